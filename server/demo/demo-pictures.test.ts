import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { icons, plates } from './drawing/drawn-pictures.ts'
import drawings from './drawing/fluent-emoji.json' with { type: 'json' }
import { ownDrawings } from './drawing/own-drawings.ts'

const used = new Set([...plates.flatMap(({ names }) => names), ...icons.map(({ name }) => name)])
const files = readdirSync(fileURLToPath(new URL('./pictures/', import.meta.url)))

test('every drawing in use exists, and none is unused', () => {
  expect([...used].sort()).toEqual([...Object.keys(drawings), ...Object.keys(ownDrawings)].sort())
})

test('every record has its own picture, and no picture is unused', () => {
  const drawn = [...plates, ...icons].map(({ file }) => file)
  expect(new Set(drawn).size).toBe(drawn.length)
  expect([...drawn, 'LICENSE.txt'].sort()).toEqual(files.sort())
})

test('D20: no dish shows other food than its name says', () => {
  const largestOf = (word: string) =>
    plates.filter(({ seed }) => seed.includes(word)).map(({ names }) => names[0])
  expect(new Set(largestOf('Çorbası'))).toEqual(new Set(['pot-of-food']))
  expect(new Set(largestOf('Izgara Köfte'))).toEqual(new Set(['kofte']))
  expect(new Set(largestOf('Levrek'))).toEqual(new Set(['grilled-fish']))
  for (const wrong of ['mushroom', 'steaming-bowl', 'fish', 'cut-of-meat']) expect(used).not.toContain(wrong)
})
