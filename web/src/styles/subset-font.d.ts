// The package has no types; this declares the part that is used here.
declare module 'subset-font' {
  interface SubsetOptions {
    /** OpenType features to keep; all others are removed. */
    readonly keepFeatures?: readonly string[]
    readonly targetFormat?: 'sfnt' | 'woff' | 'woff2' | 'truetype'
    /** Axis name to its fixed value, or to the range to keep. */
    readonly variationAxes?: Readonly<Record<string, number | { min: number; max: number; default?: number }>>
  }

  /** The font with only the glyphs that `text` needs. */
  export default function subsetFont(font: Buffer, text: string, options?: SubsetOptions): Promise<Buffer>
}
