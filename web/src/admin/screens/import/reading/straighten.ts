import type { Word } from './words.ts'

/** In degrees: what a page that somebody holds before a camera has. */
const MOST = 5
const STEP = 0.25
const FINE_STEP = 0.05

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
  const sorted = words.map(({ height }) => height).toSorted((a, b) => a - b)
  const bin = Math.max(1, (sorted[Math.floor(sorted.length / 2)] as number) / 8)
  const coarse = bestOf(words, bin, -MOST, MOST, STEP)
  return bestOf(words, bin, coarse - STEP, coarse + STEP, FINE_STEP)
}

function bestOf(words: readonly Word[], bin: number, from: number, to: number, step: number): number {
  let best = 0
  let most = sharpness(words, bin, 0)
  for (let angle = from; angle <= to + step / 2; angle += step) {
    const found = sharpness(words, bin, angle)
    // Of angles that are hardly different the smaller one is likelier.
    if (found > most * (Math.abs(angle) > Math.abs(best) ? 1.02 : 0.995)) {
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
