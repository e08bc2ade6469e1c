import { encode } from 'uqr'

/** Light modules around the code, which the standard asks for. */
const QUIET = 4

/** A QR code as a path of squares. */
export interface QrPath {
  /** Side of the code with its margin, in modules. */
  readonly size: number
  /** Data of an SVG path of the dark modules. */
  readonly path: string
}

/** The QR code of a text, of which a tenth may be dirty or worn (level M). */
export function qrPath(text: string): QrPath {
  const { size, data } = encode(text, { ecc: 'M', border: QUIET })
  const path = data.flatMap((row, y) => row.flatMap((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : []))).join('')
  return { size, path }
}
