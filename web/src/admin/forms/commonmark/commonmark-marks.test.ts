import { expect, test } from 'vitest'
import { type Mark, marked, withParagraph } from './commonmark-marks.ts'

/** Applies a mark to a text whose selection is between bars. */
function apply(text: string, mark: Mark): string {
  const start = text.indexOf('|')
  const end = text.indexOf('|', start + 1) - 1
  const result = marked(text.replaceAll('|', ''), start, end, mark)
  return `${result.text.slice(0, result.start)}|${result.text.slice(result.start, result.end)}|${result.text.slice(result.end)}`
}

test.each<[string, Mark, string]>([
  ['ev |yapımı| reçel', 'bold', 'ev **|yapımı|** reçel'],
  ['ev **|yapımı|** reçel', 'bold', 'ev |yapımı| reçel'],
  ['||', 'italic', '*||*'],
  ['|menü|', 'link', '[|menü|](https://)'],
  ['a\nb|c|d\ne', 'heading', 'a\n|## bc|d\ne'],
  ['|bir\niki|', 'list', '|- bir\n- iki|'],
  ['|- bir\n- iki|', 'list', '|bir\niki|'],
])('%j with %s becomes %j', (text, mark, result) => {
  expect(apply(text, mark)).toBe(result)
})

test.each([
  ['', 0, 'P\n'],
  ['bir', 1, 'bir\n\nP\n'],
  ['bir\nsatır\n\niki', 2, 'bir\nsatır\n\nP\n\niki'],
  ['bir\n\niki', 8, 'bir\n\niki\n\nP\n'],
  ['bir\n\n\n\niki\n', 3, 'bir\n\nP\n\niki'],
])('%j has a paragraph more after the place %i', (text, at, wanted) => {
  const result = withParagraph(text, at, 'P')
  expect(result.text).toBe(wanted)
  expect(result.text.slice(0, result.end)).toMatch(/P$/)
})
