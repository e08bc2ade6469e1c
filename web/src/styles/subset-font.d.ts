// The package brings no types of its own; this is the part of it that is used here.
declare module 'subset-font' {
  interface SubsetOptions {
    /** OpenType features to keep; all others go. */
    readonly keepFeatures?: readonly string[]
    readonly targetFormat?: 'sfnt' | 'woff' | 'woff2' | 'truetype'
    /** Axis name to the value it is pinned to, or to the range it keeps. */
    readonly variationAxes?: Readonly<Record<string, number | { min: number; max: number; default?: number }>>
  }

  /** The font with only the glyphs that `text` needs. */
  export default function subsetFont(font: Buffer, text: string, options?: SubsetOptions): Promise<Buffer>
}
