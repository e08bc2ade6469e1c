import type { DrawnDish } from './drawn-menus.ts'

/** A dish as it was read, in whatever way. */
export interface ReadDish {
  readonly name: string
  /** The price, and those of further sizes. */
  readonly prices: readonly (number | null)[]
  readonly doubts: readonly string[]
}

export interface Figures {
  readonly words: number
  readonly rightWords: number
  readonly prices: number
  readonly rightPrices: number
  readonly doubted: number
  /** Wrong prices that nobody is asked to look at. */
  readonly unseen: readonly string[]
}

const PRICE_DOUBTS = ['NO_PRICE', 'LOW_CONFIDENCE', 'ODD_PRICE']

/** How much of a menu was read right, each dish compared with the one whose name is most like it. */
export function compareMenus(made: readonly DrawnDish[], read: readonly ReadDish[]): Figures {
  let [words, rightWords, prices, rightPrices] = [0, 0, 0, 0]
  const unseen: string[] = []
  const rest = [...read]
  const isDoubted = ({ doubts }: ReadDish) => doubts.some((doubt) => PRICE_DOUBTS.includes(doubt))
  for (const dish of made) {
    const own = dish.name.split(' ')
    const shared = ({ name }: ReadDish) => own.filter((word) => name.split(' ').includes(word)).length
    const found = rest.toSorted((a, b) => shared(b) - shared(a))[0]
    const right = found ? shared(found) : 0
    words += own.length
    rightWords += right
    prices += dish.prices.length
    if (!found || right === 0) continue
    rest.splice(rest.indexOf(found), 1)
    const same = dish.prices.filter((price, index) => found.prices[index] === price).length
    rightPrices += same
    const isWrong = same < dish.prices.length || found.prices.length > dish.prices.length
    if (isWrong && !isDoubted(found)) unseen.push(`${dish.name}: ${found.prices.join(', ')}`)
  }
  for (const dish of rest)
    if (dish.prices.some((price) => price !== null) && !isDoubted(dish))
      unseen.push(`${dish.name}: ${dish.prices.join(', ')}`)
  return { words, rightWords, prices, rightPrices, doubted: read.filter(isDoubted).length, unseen }
}
