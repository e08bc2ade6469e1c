import { expect, test } from 'vitest'
import { shortened } from './shortened.ts'

const STORY =
  'İncek’te bir taş fırın yanar; sofra hep o ateşin çevresinde kurulur.\n\n2009’da üç masalı bir kahvaltı evi olarak açıldık, bugün salonumuz büyüdü, o ev hâlâ aynı ev: etimizi kasabımızdan alır, peynirimizi Kars’tan getirtiriz.'

test('what is longer than search results show ends after a word of it, wherever it is cut', () => {
  const words = STORY.replace(/\s+/g, ' ')
  for (let start = 0; start < 80; start++) {
    const text = words.slice(start).trim()
    const shown = shortened(text)
    expect(shown.length).toBeLessThanOrEqual(160)
    if (text.length <= 160) {
      expect(shown).toBe(text)
      continue
    }
    expect(shown).toMatch(/[\p{L}\d]…$/u)
    const kept = shown.slice(0, -1)
    expect(text.startsWith(kept)).toBe(true)
    expect(text[kept.length]).toMatch(/[^\p{L}\d]/u)
    expect(kept.length).toBeGreaterThan(130)
  }
})

test('paragraphs become one line', () => {
  expect(shortened('Bir.\n\n  İki. ')).toBe('Bir. İki.')
})
