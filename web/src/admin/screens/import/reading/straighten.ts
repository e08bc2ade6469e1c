import { median, type Word } from './words.ts'

/** In degrees: what a page that somebody holds before a camera has. */
const MOST = 5
const STEP = 0.25
const FINE_STEP = 0.05
/** How far the angle of the whole page is from the one that its words have among themselves. */
const NEAR = 0.75
const LEAST_PAIRS = 8

/**
 * Words with their places on the page as if it were straight. The skew is the one at which the words fall into the
 * fewest lines: the sum of the squares of how much each line holds is the largest.
 */
export function straightened(words: readonly Word[]): Word[] {
  const angle = skewOf(words)
  if (Math.abs(angle) < FINE_STEP) return [...words]
  const [sin, cos] = [Math.sin(radians(angle)), Math.cos(radians(angle))]
  return words.map((word) => {
    const centre = (word.left + word.right) / 2
    const x = centre * cos + word.middle * sin
    const half = (word.right - word.left) / 2
    return { ...word, left: x - half, right: x + half, middle: word.middle * cos - centre * sin }
  })
}

function skewOf(words: readonly Word[]): number {
  if (words.length < 6) return 0
  const bin = Math.max(1, median(words.map(({ height }) => height)) / 8)
  const seen = slopeOf(words)
  // Where prices are far from their names, other angles put them beside the names of other lines.
  const [from, to] = seen === null ? [-MOST, MOST] : [seen - NEAR, seen + NEAR]
  const coarse = bestOf(words, bin, from, to, STEP)
  return bestOf(words, bin, coarse - STEP, coarse + STEP, FINE_STEP)
}

/** The slope of words that follow each other closely, in degrees; null where there are too few. */
function slopeOf(words: readonly Word[]): number | null {
  let [along, rise, pairs] = [0, 0, 0]
  const sorted = words.filter(({ isLeader }) => !isLeader).toSorted((a, b) => a.left - b.left)
  for (const [index, word] of sorted.entries()) {
    const next = sorted
      .slice(index + 1, index + 200)
      .find(
        (other) =>
          other.left >= word.right &&
          other.left - word.right < word.height &&
          Math.abs(other.middle - word.middle) < word.height * 0.6,
      )
    if (!next) continue
    const across = (next.left + next.right - word.left - word.right) / 2
    along += across * across
    rise += across * (next.middle - word.middle)
    pairs += 1
  }
  return pairs < LEAST_PAIRS ? null : (Math.atan2(rise, along) * 180) / Math.PI
}

function bestOf(words: readonly Word[], bin: number, from: number, to: number, step: number): number {
  const middle = (from + to) / 2
  let best = middle
  let most = sharpness(words, bin, middle)
  for (let angle = from; angle <= to + step / 2; angle += step) {
    const found = sharpness(words, bin, angle)
    // Of angles that are hardly different the one in the middle is likelier.
    if (found > most * (Math.abs(angle - middle) > Math.abs(best - middle) ? 1.02 : 0.995)) {
      most = found
      best = angle
    }
  }
  return best
}

/** How much the words fall together into lines, wherever the borders between bins are. */
function sharpness(words: readonly Word[], bin: number, angle: number): number {
  const [sin, cos] = [Math.sin(radians(angle)), Math.cos(radians(angle))]
  const lines = new Map<number, number>()
  for (const { left, right, middle } of words) {
    const line = Math.round((middle * cos - ((left + right) / 2) * sin) / bin)
    for (const [index, weight] of KERNEL.entries()) {
      const at = line + index - 2
      lines.set(at, (lines.get(at) ?? 0) + weight)
    }
  }
  let sum = 0
  for (const held of lines.values()) sum += held * held
  return sum
}

const KERNEL = [1, 2, 3, 2, 1]

const radians = (degrees: number): number => (degrees * Math.PI) / 180
