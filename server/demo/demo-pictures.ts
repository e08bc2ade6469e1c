import { createReadStream, existsSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { slugOf } from '../../web/src/rules/slug.ts'
import type { PictureSource } from '../core/pictures/picture-source.ts'

/** Beside the sources, or in the folder where the build copies it. */
const FOLDER = fileURLToPath(
  new URL(
    import.meta.env?.PROD
      ? `${import.meta.url.includes('/assets/') ? '../' : './'}demo-pictures/`
      : './pictures/',
    import.meta.url,
  ),
)

/** Dishes with a second, closer picture in their lightbox. */
export const SEEN_TWICE: ReadonlySet<string> = new Set(['Künefe'])

type Kind = 'dish' | 'category' | 'service' | 'post'

export const pictureFile = (kind: Kind, name: string) => `${kind}-${slugOf(name)}.webp`
export const secondPictureFile = (name: string) => `dish-${slugOf(name)}-2.webp`
export const iconFile = (kind: Kind, name: string) => `${kind}-${slugOf(name)}-icon.png`

/** The pictures of a dish: most have none, since one is worth its place only if it shows that dish. */
export const picturesOfDish = (name: string): string[] =>
  [pictureFile('dish', name), secondPictureFile(name)].filter((file) => existsSync(path.join(FOLDER, file)))

/** A picture of the demo content, as staff would upload it. */
export function demoPicture(file: string): Promise<PictureSource> {
  return Promise.resolve({
    filename: file,
    createReadStream: () => createReadStream(path.join(FOLDER, file)),
  })
}
