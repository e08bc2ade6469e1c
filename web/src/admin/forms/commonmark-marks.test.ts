import { expect, test } from 'vitest'
import { type Mark, marked } from './commonmark-marks.ts'

/** A text whose selection stands between bars. */
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
