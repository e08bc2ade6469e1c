import type { Grey } from './picture-pixels.ts'

/** Below it a pixel is ink, once the light is even. */
const INK = 150

/** Pixels of ink that touch each other. */
export interface Blot {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
  readonly ink: number
  readonly index: number
}

export interface Blots {
  readonly blots: readonly Blot[]
  /** Of each pixel the index of its blot; 0 for paper. */
  readonly labels: Int32Array
}

/** The blots of a picture with dark letters on an evenly white page. */
export function blotsOf({ width, height, pixels }: Grey): Blots {
  const labels = new Int32Array(width * height)
  const blots: Blot[] = []
  const stack: number[] = []
  for (let start = 0; start < labels.length; start += 1) {
    if (labels[start] !== 0 || (pixels[start] as number) >= INK) continue
    const index = blots.length + 1
    let [left, right, top, bottom, ink] = [width, 0, height, 0, 0]
    labels[start] = index
    stack.push(start)
    while (stack.length > 0) {
      const at = stack.pop() as number
      const [x, y] = [at % width, (at / width) | 0]
      ink += 1
      if (x < left) left = x
      if (x > right) right = x
      if (y < top) top = y
      if (y > bottom) bottom = y
      for (let down = y > 0 ? -1 : 0; down <= (y < height - 1 ? 1 : 0); down += 1)
        for (let across = x > 0 ? -1 : 0; across <= (x < width - 1 ? 1 : 0); across += 1) {
          const next = at + down * width + across
          if (labels[next] === 0 && (pixels[next] as number) < INK) {
            labels[next] = index
            stack.push(next)
          }
        }
    }
    blots.push({ left, right, top, bottom, ink, index })
  }
  return { blots, labels }
}
