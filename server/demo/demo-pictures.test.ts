import { existsSync, readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { slugOf } from '../../web/src/rules/slug.ts'
import { picturesOfDish, SEEN_TWICE } from './demo-pictures.ts'
import { icons, pictures } from './drawing/drawn-pictures.ts'
import { blogs, services } from './house.ts'
import { breakfastAndStarters } from './menu-breakfast-and-starters.ts'
import { mains } from './menu-mains.ts'
import { sweetsAndDrinks } from './menu-sweets-and-drinks.ts'

const folder = (name: string) => fileURLToPath(new URL(name, import.meta.url))
const files = readdirSync(folder('./pictures/'))
const drawings = readdirSync(folder('../../web/public/drawings/dishes/'))
const menu = [...breakfastAndStarters, ...mains, ...sweetsAndDrinks]
const dishes = menu.flatMap((category) => category.dishes.map(([name]) => name))

/** Dishes of the template's pages that the demo's menu has not. */
const OF_OTHERS = ['ramen.svg', 'sushi.svg']

test('every picture is of a drawing, and no file is left of one that is gone', () => {
  expect([...pictures, ...icons].filter(({ drawing }) => !existsSync(drawing))).toEqual([])
  const drawn = [...pictures, ...icons].map(({ file }) => file)
  expect(new Set(drawn).size).toBe(drawn.length)
  expect([...drawn].sort()).toEqual(files.sort())
})

test('every category, service and post has a picture, and so have about twenty dishes', () => {
  const count = (kind: string) => pictures.filter(({ file }) => file.startsWith(`${kind}-`)).length
  expect([count('category'), count('service'), count('post')]).toEqual([12, services.length, blogs.length])
  expect(icons).toHaveLength(12 + services.length)
  const seen = dishes.filter((name) => picturesOfDish(name).length > 0)
  expect(seen.length).toBeGreaterThanOrEqual(20)
  expect(seen.length).toBeLessThan(dishes.length / 3)
  expect(dishes.filter((name) => picturesOfDish(name).length > 1)).toEqual([...SEEN_TWICE])
})

test('D20: no dish shows other food than its name says', () => {
  // A drawing is of one dish, which it is named after.
  const named = dishes.map((name) => `${slugOf(name)}.svg`)
  expect(drawings.filter((file) => !named.includes(file) && !OF_OTHERS.includes(file))).toEqual([])
})
