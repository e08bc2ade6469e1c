import { CLOTH_COLOURS, type ColourName } from '../../../web/src/rules/drawing.ts'

/** An odd number, so that both edges of the cloth have the same colour. */
const STRIPES = 15
/** The cloth before the scene: its far and near edge, and its hem. */
const FAR = { y: 472, left: 24, right: 724 }
const NEAR = { y: 574, left: 3, right: 745 }
const HEM = 610
const SCALLOP = 18
/** Rows on the table, the nearer the wider, and one along the part that hangs. */
const ROWS = [
  [484, 498],
  [516, 538],
  [586, 602],
] as const

type Cloth = readonly ColourName[]

/** The style of both colours: stripes lie over the ground as threads do, and are fullest where they cross. */
export const clothStyle = ([ground, stripe]: Cloth): string =>
  `.ground{fill:${hex(ground)}}.stripe{fill:${hex(stripe)};fill-opacity:.55}`

const hex = (colour: ColourName | undefined) => CLOTH_COLOURS[colour ?? 'WHITE'].hex

/** A laid cloth in the viewBox of the scenes, with the feet of its table. */
export function laidCloth(): string {
  const at = (edge: typeof FAR, index: number) =>
    round(edge.left + ((edge.right - edge.left) * index) / STRIPES)
  const width = round((NEAR.right - NEAR.left) / STRIPES)
  const stripes = each(STRIPES)
    .filter((index) => index % 2 === 0)
    .map(
      (index) =>
        `M${at(FAR, index)} ${FAR.y}H${at(FAR, index + 1)}L${at(NEAR, index + 1)} ${NEAR.y}V${HEM}q${-width / 2} ${SCALLOP} ${-width} 0V${NEAR.y}Z`,
    )
  const rows = ROWS.map(
    ([from, to]) => `M${sideAt(from)} ${from}H${748 - sideAt(from)}L${748 - sideAt(to)} ${to}H${sideAt(to)}Z`,
  )
  const scallops = `q${-width / 2} ${SCALLOP} ${-width} 0`.repeat(STRIPES)
  const outline = `M${FAR.left} ${FAR.y}H${FAR.right}L${NEAR.right} ${NEAR.y}V${HEM}${scallops}V${NEAR.y}Z`
  return [
    '<path class="in-brown" d="M46 600h26v42H46ZM676 600h26v42h-26Z"/>',
    `<path class="ground" d="${outline}"/>`,
    `<path class="stripe flat" d="${stripes.join('')}"/>`,
    `<path class="stripe flat" d="${rows.join('')}"/>`,
    `<path d="${outline}M${NEAR.left} ${NEAR.y}H${NEAR.right}"/>`,
  ].join('')
}

/** A cloth that fills a square of 128 units. */
export function squareCloth(): string {
  const bands = [8, 40, 72, 104]
  const along = bands.map((from) => `M${from} 0h16v128h-16Z`).join('')
  const across = bands.map((from) => `M0 ${from}h128v16H0Z`).join('')
  return `<path class="ground flat" d="M0 0h128v128H0Z"/><path class="stripe flat" d="${along}"/><path class="stripe flat" d="${across}"/>`
}

/** The left edge of the cloth at a height; below the table's edge it hangs straight down. */
function sideAt(y: number): number {
  const part = Math.min(1, (y - FAR.y) / (NEAR.y - FAR.y))
  return round(FAR.left + (NEAR.left - FAR.left) * part)
}

const each = (count: number) => Array.from({ length: count }, (_, index) => index)
const round = (value: number) => Math.round(value * 10) / 10
