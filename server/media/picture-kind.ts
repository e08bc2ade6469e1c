type PictureKind = 'PNG' | 'JPEG' | 'WebP' | 'AVIF' | 'GIF'

/** AVIF files start with a box of type `ftyp`: the major brand, a version, then the compatible brands. */
const AVIF_BRANDS = new Set(['avif', 'avis'])
/** The major brands of image files in general, which name AVIF among the compatible ones. */
const GENERIC_BRANDS = new Set(['mif1', 'msf1', 'miaf'])
const MAX_BOX_BYTES = 256

/**
 * The kind of a picture by its first bytes; its file name is not trusted.
 * @returns null for every other content, which must not reach a decoder.
 */
export function kindOf(bytes: Buffer): PictureKind | null {
  const ascii = (from: number, to: number) => bytes.toString('latin1', from, to)
  if (bytes.length < 16) return null
  if (ascii(0, 8) === '\x89PNG\r\n\x1a\n') return 'PNG'
  if (ascii(0, 3) === '\xff\xd8\xff') return 'JPEG'
  if (ascii(0, 4) === 'RIFF' && ascii(8, 12) === 'WEBP') return 'WebP'
  if (ascii(0, 6) === 'GIF87a' || ascii(0, 6) === 'GIF89a') return 'GIF'
  return ascii(4, 8) === 'ftyp' && isAvif(bytes) ? 'AVIF' : null
}

function isAvif(bytes: Buffer): boolean {
  const brandAt = (at: number) => bytes.toString('latin1', at, at + 4)
  const major = brandAt(8)
  if (AVIF_BRANDS.has(major)) return true
  if (!GENERIC_BRANDS.has(major)) return false
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, MAX_BOX_BYTES)
  for (let at = 16; at + 4 <= end; at += 4) if (AVIF_BRANDS.has(brandAt(at))) return true
  return false
}
