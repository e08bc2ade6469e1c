/** The widths in which a picture is stored, up to its own width, for `srcset`. */
const WIDTHS = [240, 480, 960, 1600] as const
export const THUMB_WIDTH = 240
/** The width of thumbnails in dense lists, which pictures stored by an earlier version lack. */
export const SMALL_THUMB_WIDTH = 192

/** The path of a stored picture: the hash of its content and its largest width, which implies all others. */
const PATH = /^([0-9a-f]{32})-(\d{1,5})\.webp$/

/**
 * The widths of the files of a picture: the standard ones below its width, and its own or the largest standard one.
 */
function widthsFor(width: number): number[] {
  const largest = Math.min(width, WIDTHS[WIDTHS.length - 1] as number)
  return [...WIDTHS.filter((standard) => standard < largest), largest]
}

/** The widths of all files of a picture, the narrowest first. */
export function storedWidths(width: number): number[] {
  return [...(width > SMALL_THUMB_WIDTH ? [SMALL_THUMB_WIDTH] : []), ...widthsFor(width)]
}

export function pathOf(hash: string, width: number): string {
  return `${hash}-${width}.webp`
}

/**
 * The file of a path in a width: the narrowest one of at least that width, else the widest.
 * @returns null for a path that is not one of `pathOf`.
 */
export function fileFor(filePath: string, wanted?: number): string | null {
  const match = PATH.exec(filePath)
  if (!match) return null
  const widths = widthsFor(Number(match[2]))
  const width = wanted === undefined ? undefined : widths.find((candidate) => candidate >= wanted)
  return pathOf(match[1] as string, width ?? (widths.at(-1) as number))
}

/** The file of a path for small thumbnails, which may be missing; null for a picture that is no wider. */
export function smallThumbOf(filePath: string): string | null {
  const match = PATH.exec(filePath)
  const isWider = match !== null && Number(match[2]) > SMALL_THUMB_WIDTH
  return isWider ? pathOf(match[1] as string, SMALL_THUMB_WIDTH) : null
}

/** The hash in a path; any other path is returned as it is. */
export function contentOf(filePath: string): string {
  return PATH.exec(filePath)?.[1] ?? filePath
}

/** The names of all files of a picture, the narrowest first. */
export function variantsOf(filePath: string): string[] {
  const match = PATH.exec(filePath)
  return match ? storedWidths(Number(match[2])).map((width) => pathOf(match[1] as string, width)) : [filePath]
}

/** The widest file of a picture, whose name is the path of the picture. */
export function widest(names: readonly string[]): string {
  const width = (name: string) => Number(PATH.exec(name)?.[2] ?? 0)
  return names.reduce((widest, name) => (width(name) > width(widest) ? name : widest))
}

/** Whether a name is one of `pathOf`; no other name in a record refers to a stored file. */
export function isPictureName(name: string): boolean {
  return PATH.test(name)
}

/**
 * The hash of each picture in a list of files, by the name of its widest file.
 * @returns the first 32 hexadecimal digits of the SHA-256 of the content.
 */
export function contentHashes(names: Iterable<string>): Map<string, string> {
  const pictures = Map.groupBy(names, (name) => PATH.exec(name)?.[1])
  pictures.delete(undefined)
  return new Map([...pictures].map(([hash, variants]) => [widest(variants), hash as string]))
}

/** Names of the files that are rendered from a picture on demand: its path without the extension, and the form. */
const RENDERED = /^([0-9a-f]{32})-[\w-]+\.(?:png|jpg)$/

/**
 * The name of the file of a picture in another form.
 * @param picture its path, or for a picture without one the hash of its content.
 * @param form such as `share.jpg`.
 */
export function renderedName(picture: string, form: string): string {
  return `${picture.replace(/\.webp$/, '')}-${form}`
}

/** The hash of the picture that a file was rendered from; null for every other file. */
export function renderedFrom(name: string): string | null {
  return RENDERED.exec(name)?.[1] ?? null
}
