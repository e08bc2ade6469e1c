import { expect, test } from 'vitest'
import { drawingText } from './list-text.ts'

test('a drawing is told by its scene, the colours of its cloth, and what lies on the table', () => {
  const key = (name: string) => name.replace('resources.site.', '')
  const drawing = { scene: 'SEA', cloth: ['WHITE', 'SKY'], onTable: ['FISH'] }
  expect(drawingText(drawing, key)).toBe('scenes.SEA\nclothColours.WHITE, clothColours.SKY\ndishes.FISH')
  expect(drawingText({ ...drawing, onTable: [] }, key)).toBe(
    'scenes.SEA\nclothColours.WHITE, clothColours.SKY',
  )
})
