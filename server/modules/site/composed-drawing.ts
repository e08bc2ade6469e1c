import { createHash } from 'node:crypto'
import { type ChosenDrawing, DISHES, type DishName, sceneFile } from '../../../web/src/rules/drawing.ts'
import { drawnPart } from './drawing-parts.ts'
import { clothStyle, laidCloth, squareCloth } from './tablecloth.ts'

/** The house's colours in daylight; the tokens and one brown, as in every drawing of the site. */
const DAYLIGHT =
  '.line{fill:none;stroke:#2a1a12;stroke-width:4;stroke-linecap:round;stroke-linejoin:round}' +
  '.in-card{fill:#ffffff}.in-tint{fill:#f3e8d3}.in-red{fill:#c23b22}.in-gold{fill:#f2b33d}.in-green{fill:#5e6b2e}' +
  '.in-brown,.in-roast{fill:#8c4a2a}.in-night{fill:#2a1a12}' +
  '.of-red{stroke:#c23b22}.of-gold{stroke:#f2b33d}.of-green{stroke:#5e6b2e}.of-brown{stroke:#8c4a2a}' +
  '.of-card{stroke:#ffffff}.of-line{stroke:#e9decb}' +
  '.glow{fill:#f2b33d;opacity:.28}.ember{fill:#c23b22;opacity:.25}.flat{stroke:none}'

/** After dusk the place turns dark, while food and cloth keep their colours. */
const DUSK =
  '@media (prefers-color-scheme:dark){' +
  '.line{stroke:#f6ebdd}.in-card{fill:#2a1d16}.in-tint{fill:#33251d}.in-night{fill:#1e140f}' +
  '.of-card{stroke:#2a1d16}.of-line{stroke:#5c483c}.glow{opacity:.16}' +
  '.food .line{stroke:#2a1a12}.food .in-card{fill:#fbf5ea}.food .in-tint{fill:#f3e8d3}.food .in-night{fill:#2a1a12}' +
  '.food .of-card{stroke:#fbf5ea}.food .of-line{stroke:#e9decb}.food .air{stroke:#f6ebdd}}'

/** A fire, which rests after five seconds (WCAG 2.2.2) and never moves for those who ask for rest. */
const FIRE =
  '.flame{transform-box:fill-box;transform-origin:50% 100%}' +
  '@media (prefers-reduced-motion:no-preference){.flame{animation:flicker 1.2s ease-in-out 4 alternate}' +
  '.flame-2{animation-duration:.8s;animation-iteration-count:6}.flame-3{animation-duration:.96s;animation-iteration-count:5}}' +
  '@keyframes flicker{50%{transform:scale(.93,1.08) skewX(-3deg)}}'

/** Where dishes stand, by how many there are: their middle, their foot, and their scale. */
const PLACES = [
  [],
  [[374, 560, 1.6]],
  [
    [236, 556, 1.5],
    [512, 556, 1.5],
  ],
  [
    [132, 548, 1.36],
    [374, 562, 1.44],
    [616, 548, 1.36],
  ],
] as const
/** Of most dishes, in the units of their height. */
const FOOT = 123
const WHOLE_BOX = '0 -24 748 664'

/** The laid table before its scene, 748 by 664 pixels, as one SVG without scripts, references or text. */
export function composedDrawing(drawing: ChosenDrawing): string {
  return svg(WHOLE_BOX, 748, 664, drawing)
}

/**
 * The drawing at the foot of a frame, with nothing above and beside it.
 * @param width of the frame, in the pixels of the result, as is `height`.
 */
export function framedDrawing(drawing: ChosenDrawing, width: number, height: number): string {
  const scale = Math.min(width / 748, height / 664)
  const [wide, high] = [width / scale, height / scale]
  return svg(`${(748 - wide) / 2} ${640 - high} ${wide} ${high}`, width, height, drawing)
}

function svg(box: string, width: number, height: number, { scene, cloth, onTable }: ChosenDrawing): string {
  const behind = drawnPart(sceneFile(scene))
  const style = `${DAYLIGHT}${clothStyle(cloth)}${behind.includes('flame') ? FIRE : ''}${DUSK}`
  const places = PLACES[onTable.length as 0 | 1 | 2 | 3]
  const dishes = onTable.map((dish, index) => {
    const [middle, foot, scale] = places[index] as readonly [number, number, number]
    return dishAt(dish, middle - 64 * scale, foot - footOf(dish) * scale, scale)
  })
  return document(
    `viewBox="${box}" width="${width}" height="${height}"`,
    style,
    `<g class="line">${behind}</g><g class="food"><g class="line">${laidCloth()}</g>${dishes.join('')}</g>`,
  )
}

/** The first dish on the cloth, without a scene: the icon of the site, a square of 512 pixels. */
export function drawnIcon({ cloth, onTable: [first] }: ChosenDrawing): string {
  const scale = 0.8
  const dish = first ? dishAt(first, 64 - 64 * scale, 66 - 64 * scale, scale) : ''
  return document(
    'viewBox="0 0 128 128" width="512" height="512"',
    `${DAYLIGHT}${clothStyle(cloth)}`,
    `<g class="line">${squareCloth()}</g>${dish}`,
  )
}

const document = (size: string, style: string, body: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" ${size}><style>${style}</style>${body}</svg>`

/** A dish with outlines as strong as those of the place. */
function dishAt(dish: DishName, x: number, y: number, scale: number): string {
  const place = `translate(${round(x)} ${round(y)}) scale(${scale})`
  const part = drawnPart(`${DISHES[dish].file}.svg`)
  return `<g transform="${place}"><g class="line" style="stroke-width:${round(4 / Math.max(1, scale * 0.9))}">${part}</g></g>`
}

const footOf = (dish: DishName) => DISHES[dish].foot ?? FOOT
const round = (value: number) => Math.round(value * 100) / 100

/** The hash of a drawing: the version in its address, and the name of what is rendered from it. */
export const hashOf = (svg: string): string => createHash('sha256').update(svg).digest('hex').slice(0, 32)

/** The address of a drawing, from the root of the site. */
export const pathOfDrawing = (drawing: ChosenDrawing): string =>
  `/drawing.svg?v=${hashOf(composedDrawing(drawing))}`
