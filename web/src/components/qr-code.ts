import { encode } from 'uqr'

/** Modules of the quiet zone around the code, which the standard requires. */
const QUIET = 4

/** A QR code as an SVG path. */
interface QrPath {
  /** Side of the code with its margin, in modules. */
  readonly size: number
  /** Data of an SVG path of the dark modules. */
  readonly path: string
}

/** The QR code of a text with error correction level M: about 15 % may be damaged. */
export function qrPath(text: string): QrPath {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET })
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join('')
  return { size, path }
}
