import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { ornamentOf } from '../../../web/src/rules/ornaments.ts'
import { slugOf } from '../../../web/src/rules/slug.ts'
import { iconFile, pictureFile, SEEN_TWICE, secondPictureFile } from '../demo-pictures.ts'
import { blogs, services } from '../house.ts'
import { breakfastAndStarters } from '../menu-breakfast-and-starters.ts'
import { mains } from '../menu-mains.ts'
import { sweetsAndDrinks } from '../menu-sweets-and-drinks.ts'

const SITE = fileURLToPath(new URL('../../../web/public/drawings/', import.meta.url))
const OWN = fileURLToPath(new URL('./', import.meta.url))

const SQUARE = { width: 960, height: 960 }
const WIDE = { width: 960, height: 720 }

/** A picture of one drawing on a quiet ground. */
export interface DrawnPicture {
  readonly file: string
  readonly drawing: string
  readonly width: number
  readonly height: number
  /** The height of the drawing as a part of the picture's; one above 1 is cut. */
  readonly fill: number
  /** Whether it stands at the picture's lower edge. */
  readonly stands?: boolean
}

/** A small drawing on a disc, for both schemes. */
export type DrawnIcon = Pick<DrawnPicture, 'file' | 'drawing'>

const menu = [...breakfastAndStarters, ...mains, ...sweetsAndDrinks]
const dishes = menu.flatMap((category) => category.dishes.map(([name]) => name))

/** Its file: the site's own, or one that only the demo content has. */
function fileOf(drawing: string): string {
  const file = `${drawing}.svg`
  return existsSync(SITE + file) ? SITE + file : OWN + file
}

const ofDish = (name: string) => `${SITE}dishes/${slugOf(name)}.svg`
const ofCategory = (name: string) => SITE + (ornamentOf(name) ?? '').replace('/drawings/', '')

export const pictures: readonly DrawnPicture[] = [
  ...dishes
    .filter((name) => existsSync(ofDish(name)))
    .flatMap((name) => [
      { file: pictureFile('dish', name), drawing: ofDish(name), ...SQUARE, fill: 0.76 },
      ...(SEEN_TWICE.has(name)
        ? [{ file: secondPictureFile(name), drawing: ofDish(name), ...SQUARE, fill: 1.3 }]
        : []),
    ]),
  ...menu.map(({ name }) => ({
    ...{ file: pictureFile('category', name), drawing: ofCategory(name) },
    ...{ ...WIDE, fill: 0.66 },
  })),
  ...services.map(({ name, drawing }) => ({
    ...{ file: pictureFile('service', name), drawing: fileOf(drawing) },
    ...{ ...WIDE, fill: 0.66 },
  })),
  ...blogs.map(({ name, drawing }) => ({
    ...{ file: pictureFile('post', name), drawing: fileOf(drawing) },
    ...{ ...WIDE, ...(drawing.includes('/') ? { fill: 0.76 } : { fill: 0.94, stands: true }) },
  })),
]

export const icons: readonly DrawnIcon[] = [
  ...services.map(({ name, drawing }) => ({ file: iconFile('service', name), drawing: fileOf(drawing) })),
  ...menu.map(({ name }) => ({ file: iconFile('category', name), drawing: ofCategory(name) })),
]
