import type { ParsedRow } from './row.ts'
import { tidied } from './row.ts'
import type { Word } from './words.ts'

/** The label of a column of prices, and where it stands. */
export interface SizeLabel {
  readonly text: string
  readonly x: number
}

const SIZE =
  /^(?:yar[ıi]m|tam|k[üu][çc][üu]k|orta|b[üu]y[üu]k|tek|[çc]ift|duble|1 porsiyon|(?:bir )?buçuk|porsiyon|por\.?|kadeh|[şs]i[şs]e|bardak|fincan|s[üu]rahi|karaf|k[âa]se|tabak|dilim|normal|mini|maxi|s|m|l|xl|\d+[.,]5(?: (?:porsiyon|por\.?))?|\d+ (?:porsiyon|por\.?|kişilik)|\d{1,4}(?:[.,]\d+)? ?(?:cl|ml|lt?|gr?|cm))\.?$/iu

/**
 * The labels of columns of prices that a line without a price is, with the heading before them.
 * @returns null if it is none.
 */
export function sizeLabels(
  row: ParsedRow,
  next: ParsedRow | undefined,
): { readonly labels: readonly SizeLabel[]; readonly heading: string } | null {
  const words = row.words.filter(({ isLeader, text }) => !isLeader && !/^[/|–-]$/.test(text))
  const labels: SizeLabel[] = []
  let end = words.length
  while (end > 0) {
    const taken = [3, 2, 1].find(
      (count) =>
        end >= count && isNear(words.slice(end - count, end)) && SIZE.test(textOf(words, end - count, end)),
    )
    if (!taken) break
    const [first, last] = [words[end - taken] as Word, words[end - 1] as Word]
    labels.unshift({ text: textOf(words, end - taken, end), x: (first.left + last.right) / 2 })
    end -= taken
  }
  const isAbove = (next?.prices.length ?? 0) > 1
  if (labels.length < 2 || !isAbove) return null
  return { labels, heading: tidied(textOf(words, 0, end)) }
}

const textOf = (words: readonly Word[], from: number, to: number): string =>
  words
    .slice(from, to)
    .map(({ text }) => text)
    .join(' ')

/** Whether words stand as close as those of one label. */
const isNear = (words: readonly Word[]): boolean =>
  words.every((word, index) => {
    const before = words[index - 1]
    return !before || word.left - before.right < word.height
  })
