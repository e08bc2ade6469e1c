/** The widths that a picture is kept in, as far as it goes; pages choose among them by `srcset`. */
export const WIDTHS = [240, 480, 960, 1600] as const
export const THUMB_WIDTH = 240

/** A stored picture's path: hash of its content, then its widths, so that no look-up is needed to know them. */
const PATH = /^([0-9a-f]{32})-(\d{1,5})\.webp$/

/** Widths for a picture this wide: the standard ones up to it, and its own where it ends between two. */
export function widthsFor(width: number): number[] {
  const largest = Math.min(width, WIDTHS[WIDTHS.length - 1] as number)
  return [...WIDTHS.filter((standard) => standard < largest), largest]
}

/** Names a picture by its content and its largest width, which tells all its other widths. */
export function pathOf(hash: string, width: number): string {
  return `${hash}-${width}.webp`
}

/**
 * The file behind a path in the form asked for: the narrowest at least that wide, else the widest.
 * @returns null for a path that we never made.
 */
export function fileFor(filePath: string, wanted?: number): string | null {
  const match = PATH.exec(filePath)
  if (!match) return null
  const widths = widthsFor(Number(match[2]))
  const width = wanted === undefined ? undefined : widths.find((candidate) => candidate >= wanted)
  return pathOf(match[1] as string, width ?? (widths.at(-1) as number))
}

/** What a path tells of a picture's content; the path itself where it is none of ours. */
export function contentOf(filePath: string): string {
  return PATH.exec(filePath)?.[1] ?? filePath
}

/** The names of all files of a picture, the narrowest first. */
export function formsOf(filePath: string): string[] {
  const match = PATH.exec(filePath)
  return match ? widthsFor(Number(match[2])).map((width) => pathOf(match[1] as string, width)) : [filePath]
}

/** Of the files of one picture the one that names it. */
export function widest(names: readonly string[]): string {
  const width = (name: string) => Number(PATH.exec(name)?.[2] ?? 0)
  return names.reduce((widest, name) => (width(name) > width(widest) ? name : widest))
}

/** Whether a name is one that we make: whatever else a record says is no file of ours. */
export function isPictureName(name: string): boolean {
  return PATH.test(name)
}

/**
 * Of the files of pictures those whose names tell what they hold: the widest form of each.
 * @returns by name, the first 32 hexadecimal digits of their content's SHA-256.
 */
export function contentHashes(names: Iterable<string>): Map<string, string> {
  const pictures = Map.groupBy(names, (name) => PATH.exec(name)?.[1])
  pictures.delete(undefined)
  return new Map([...pictures].map(([hash, forms]) => [widest(forms), hash as string]))
}
