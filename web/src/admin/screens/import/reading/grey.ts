/** A picture in shades of grey, a byte each, row by row. */
export interface Grey {
  readonly width: number
  readonly height: number
  readonly pixels: Uint8Array<ArrayBuffer>
}

interface Rgba {
  readonly width: number
  readonly height: number
  readonly data: ArrayLike<number>
}

/** A picture of four bytes a pixel in shades of grey. */
export function greyOf({ width, height, data }: Rgba): Grey {
  const pixels = new Uint8Array(width * height)
  for (let at = 0; at < pixels.length; at += 1) {
    const rgba = at * 4
    pixels[at] =
      ((data[rgba] as number) * 77 + (data[rgba + 1] as number) * 150 + (data[rgba + 2] as number) * 29) >> 8
  }
  return { width, height, pixels }
}

/** As a file that every recogniser reads, and that costs no compression. */
export function portableGreymap({ width, height, pixels }: Grey): Uint8Array<ArrayBuffer> {
  const head = new TextEncoder().encode(`P5\n${width} ${height}\n255\n`)
  const file = new Uint8Array(head.length + pixels.length)
  file.set(head)
  file.set(pixels, head.length)
  return file
}
