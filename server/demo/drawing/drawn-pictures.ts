import { iconFile, pictureFile, SEEN_TWICE, secondPictureFile } from '../demo-pictures.ts'
import { blogs, services } from '../house.ts'
import { breakfastAndStarters } from '../menu-breakfast-and-starters.ts'
import { mains } from '../menu-mains.ts'
import { sweetsAndDrinks } from '../menu-sweets-and-drinks.ts'
import type { PlateOptions } from './plates.ts'

const SQUARE = { width: 640, height: 640 }
const WIDE = { width: 960, height: 720 }

/** A file with a plate of drawings, the largest first. */
interface DrawnPlate {
  readonly file: string
  /** Varies tint, turn and crop. */
  readonly seed: string
  readonly names: readonly string[]
  readonly options: PlateOptions
}

interface DrawnIcon {
  readonly file: string
  readonly name: string
}

const menu = [...breakfastAndStarters, ...mains, ...sweetsAndDrinks]

export const plates: readonly DrawnPlate[] = [
  ...services.map(({ name, drawings }) => plate('service', name, drawings, WIDE)),
  ...blogs.map(({ name, drawings }) => plate('post', name, drawings, WIDE)),
  ...menu.map(({ name, drawings }) => plate('category', name, drawings, { ...WIDE, fill: 0.92 })),
  ...menu
    .flatMap(({ dishes }) => dishes)
    .flatMap(([name, , , ...names]) => [
      plate('dish', name, names, SQUARE),
      ...(SEEN_TWICE.has(name)
        ? [
            {
              ...{ file: secondPictureFile(name), seed: `${name} 2`, names },
              options: { ...SQUARE, fill: 1.15 },
            },
          ]
        : []),
    ]),
]

export const icons: readonly DrawnIcon[] = [
  ...services.map(({ name, icon }) => ({ file: iconFile('service', name), name: icon })),
  ...menu.map(({ name, drawings }) => ({ file: iconFile('category', name), name: drawings[0] as string })),
]

function plate(
  kind: Parameters<typeof pictureFile>[0],
  name: string,
  names: readonly string[],
  options: PlateOptions,
): DrawnPlate {
  return { file: pictureFile(kind, name), seed: name, names, options }
}
