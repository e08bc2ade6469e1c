import { expect, test } from 'vitest'
import drawings from './fluent-emoji.json' with { type: 'json' }
import { blogs, services } from './house.ts'
import { breakfastAndStarters } from './menu-breakfast-and-starters.ts'
import { mains } from './menu-mains.ts'
import { sweetsAndDrinks } from './menu-sweets-and-drinks.ts'
import { ownDrawings } from './own-drawings.ts'

const menu = [...breakfastAndStarters, ...mains, ...sweetsAndDrinks]
const dishes = menu.flatMap((category) => category.dishes)
const used = new Set([
  ...menu.flatMap((category) => category.drawings),
  ...dishes.flatMap(([, , , ...names]) => names),
  ...services.flatMap(({ icon, drawings: names }) => [icon, ...names]),
  ...blogs.flatMap(({ drawings: names }) => names),
])

test('every drawing that is named is there, and none is kept for nothing', () => {
  expect([...used].sort()).toEqual([...Object.keys(drawings), ...Object.keys(ownDrawings)].sort())
})

test('D20: no dish shows other food than it names', () => {
  const largestOf = (word: string) =>
    dishes.filter(([name]) => name.includes(word)).map(([, , , largest]) => largest)
  expect(new Set(largestOf('Çorbası'))).toEqual(new Set(['pot-of-food']))
  expect(new Set(largestOf('Izgara Köfte'))).toEqual(new Set(['kofte']))
  expect(new Set(largestOf('Levrek'))).toEqual(new Set(['grilled-fish']))
  for (const wrong of ['mushroom', 'steaming-bowl', 'fish', 'cut-of-meat']) expect(used).not.toContain(wrong)
})
