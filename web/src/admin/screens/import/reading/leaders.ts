import { type Blot, type Blots, blotsOf, heightOf, letterHeight, widthOf } from './blots.ts'
import type { Grey } from './grey.ts'

/** The picture without the rows of dots and the lines that lead to prices or frame them, and the blots that are left. */
export function withoutLeaders(picture: Grey): { readonly picture: Grey; readonly blots: readonly Blot[] } {
  const found = blotsOf(picture)
  const gone = new Set(leadersOf(found.blots).map(({ index }) => index))
  if (gone.size === 0) return { picture, blots: found.blots }
  return {
    picture: withoutBlots(picture, found, gone),
    blots: found.blots.filter(({ index }) => !gone.has(index)),
  }
}

function withoutBlots(picture: Grey, { labels }: Blots, gone: ReadonlySet<number>): Grey {
  const { width, height } = picture
  const pixels = picture.pixels.slice()
  const isGone = new Uint8Array(labels.length)
  labels.forEach((label, at) => {
    if (label > 0 && gone.has(label)) isGone[at] = 1
  })
  // With the soft edge around them.
  for (let y = 1; y < height - 1; y += 1)
    for (let x = 1; x < width - 1; x += 1) {
      if (!isGone[y * width + x]) continue
      for (let down = -1; down <= 1; down += 1)
        for (let right = -2; right <= 2; right += 1) {
          const at = (y + down) * width + Math.max(0, Math.min(width - 1, x + right))
          if (labels[at] === 0 || isGone[at]) pixels[at] = 250
        }
    }
  return { width, height, pixels }
}

/** The height of small and of tall letters together, by that of a usual one. */
const SMALL = 0.84

/** Rows of dots, and lines. */
function leadersOf(blots: readonly Blot[]): Blot[] {
  const letter = letterHeight(blots) * SMALL
  if (letter === 0) return []
  const sizeOf = (blot: Blot) => ({ width: widthOf(blot), height: heightOf(blot) })
  const lines = blots.filter((blot) => {
    const { width, height } = sizeOf(blot)
    if (width > letter * 3 && height < letter * 0.45) return true
    // The frame of a box, or a rule beside a column.
    const isFrame = (width > letter * 12 || height > letter * 6) && blot.ink < width * height * 0.15
    return isFrame || (height > letter * 4 && width < letter * 0.4)
  })
  const dots = blots
    .filter((blot) => sizeOf(blot).width < letter * 0.55 && sizeOf(blot).height < letter * 0.45)
    .toSorted((a, b) => a.left - b.left)
  const rows: Blot[][] = []
  const open: Blot[][] = []
  for (const dot of dots) {
    const middle = (dot.top + dot.bottom) / 2
    const at = open.findIndex((row) => {
      const last = row.at(-1) as Blot
      return (
        Math.abs((last.top + last.bottom) / 2 - middle) < letter * 0.15 &&
        dot.left - last.right < letter * 1.1
      )
    })
    const row = open[at]
    if (row) row.push(dot)
    else {
      const fresh = [dot]
      rows.push(fresh)
      open.push(fresh)
    }
    // Rows that no dot can follow any more.
    for (let index = open.length - 1; index >= 0; index -= 1)
      if (dot.left - ((open[index] as Blot[]).at(-1) as Blot).right > letter * 2) open.splice(index, 1)
  }
  return [...lines, ...rows.filter(isLeader).flat()]
}

/** Whether dots follow each other as only a printer sets them: alike, and at the same distance. */
function isLeader(row: readonly Blot[]): boolean {
  if (row.length < 4) return false
  const sizes = row.map(({ ink }) => ink).toSorted((a, b) => a - b)
  const usual = sizes[Math.floor(sizes.length / 2)] as number
  const alike = sizes.filter((ink) => ink > usual * 0.4 && ink < usual * 2.2).length
  const steps = row.slice(1).map(({ left }, index) => left - (row[index] as Blot).left)
  const step = steps.toSorted((a, b) => a - b)[Math.floor(steps.length / 2)] as number
  const even = steps.filter((each) => Math.abs(each - step) <= Math.max(2, step * 0.3)).length
  return alike >= row.length * 0.8 && even >= steps.length * 0.7
}
