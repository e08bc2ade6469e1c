import { brotliCompressSync, constants } from 'node:zlib'
import { expect, test } from 'vitest'
import {
  type ChosenDrawing,
  CLOTH_COLOURS,
  type ColourName,
  DISH_NAMES,
  DISHES,
  SCENES,
  type SceneName,
} from '../../../web/src/rules/drawing.ts'
import { composedDrawing, drawnIcon, framedDrawing, hashOf, pathOfDrawing } from './composed-drawing.ts'
import { drawnPart } from './drawing-parts.ts'

const scenes = Object.keys(SCENES) as SceneName[]
const colours = Object.keys(CLOTH_COLOURS) as ColourName[]
const cloths = colours.flatMap((ground) =>
  colours.filter((stripe) => stripe !== ground).map((stripe) => [ground, stripe] as const),
)
/** As the server compresses for every visitor. */
const bytesOf = (svg: string) =>
  brotliCompressSync(svg, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }).length
const composed = (drawing: Partial<ChosenDrawing>) =>
  composedDrawing({ scene: 'OVEN', cloth: ['WHITE', 'TOMATO'], onTable: [], ...drawing })
/** WCAG 2.2, relative luminance of #rrggbb. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(hex.slice(at, at + 2), 16) / 255
    return part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

test('there are eight scenes, twelve colours and more than thirty dishes', () => {
  expect([scenes.length, colours.length]).toEqual([8, 12])
  expect(DISH_NAMES.length).toBeGreaterThanOrEqual(30)
})

test.each(colours)('%s is told from outlines of ink, which keep 3:1 on it', (colour) => {
  const ink = luminance('#2a1a12')
  expect((luminance(CLOTH_COLOURS[colour].hex) + 0.05) / (ink + 0.05)).toBeGreaterThanOrEqual(3)
})

test('every drawing is at most 8 KB: any scene on any cloth, with any three dishes', () => {
  const bare = Math.max(
    ...scenes.map((scene) => bytesOf(composed({ scene }))),
    ...cloths.map((cloth) => bytesOf(composed({ scene: 'GRILL', cloth }))),
  )
  // Compressed together they are smaller than one by one.
  const [first = 0, second = 0, third = 0] = DISH_NAMES.map((name) =>
    bytesOf(drawnPart(`${DISHES[name].file}.svg`)),
  ).sort((a, b) => b - a)
  expect(bare + first + second + third).toBeLessThanOrEqual(8_000)
})

test.each(scenes)(
  '%s has nothing that runs, loads or is text, and no other colours than it names',
  (scene) => {
    for (const [index] of DISH_NAMES.entries()) {
      const onTable = [0, 1, 2].flatMap((next) => DISH_NAMES[index + next] ?? [])
      for (const svg of [
        composed({ scene, onTable }),
        drawnIcon({ scene, cloth: ['SKY', 'SAND'], onTable }),
      ]) {
        expect(svg).not.toMatch(
          /<(?:script|image|use|text|tspan|title|desc|a|foreignObject)\b|href|url\(|@import|\bon\w+=/,
        )
        const [, style = '', body = ''] = /<style>(.*)<\/style>(.*)<\/svg>$/s.exec(svg) ?? []
        expect(body.replaceAll(/<[^>]*>/g, '')).toBe('')
        const named = new Set(
          [...body.matchAll(/class="([^"]+)"/g)].flatMap(([, names = '']) => names.split(' ')),
        )
        // `food` and `air` only change after dusk.
        const styled = [...named].filter((name) => !new RegExp(`\\.${name}[\\s,{]`).test(style))
        expect(styled.filter((name) => name !== 'air' && name !== 'food')).toEqual([])
      }
    }
  },
)

test('each scene, cloth and choice of dishes is another drawing with another address', () => {
  const all = [
    ...scenes.map((scene) => composed({ scene })),
    ...cloths.map((cloth) => composed({ cloth })),
    ...DISH_NAMES.map((dish) => composed({ onTable: [dish] })),
    composed({ onTable: ['TEA', 'PIDE'] }),
    composed({ onTable: ['PIDE', 'TEA'] }),
  ]
  // The plain oven on its cloth is in the first two lists.
  expect(new Set(all.map(hashOf)).size).toBe(all.length - 1)
  expect(pathOfDrawing({ scene: 'OVEN', cloth: ['WHITE', 'TOMATO'], onTable: [] })).toBe(
    `/drawing.svg?v=${hashOf(composed({}))}`,
  )
})

test('only a fire moves, comes to rest within five seconds, and never moves for those who ask for rest', () => {
  const moving = scenes.filter((scene) => composed({ scene }).includes('animation'))
  expect(moving).toEqual(['OVEN', 'GRILL'])
  const svg = composed({ scene: 'OVEN' })
  const [rule = ''] = /@media \(prefers-reduced-motion:no-preference\)\{.*?\}\}/.exec(svg) ?? []
  expect(svg.replace(rule, '')).not.toContain('animation')
  const lasts = [...rule.matchAll(/([\d.]+)s[^}]*?(?:ease-in-out |count:)(\d+)/g)].map(
    ([, s, times]) => Number(s) * Number(times),
  )
  expect(lasts).toHaveLength(3)
  expect(Math.max(...lasts)).toBeLessThanOrEqual(5)
})

test('after dusk the place is dark, while cloth and dishes keep their colours', () => {
  const svg = composed({ onTable: ['TEA'] })
  const [, dusk = ''] = /prefers-color-scheme:dark\)\{(.*)\}<\/style>/.exec(svg) ?? []
  expect(dusk).toContain('.in-card{fill:#2a1d16}')
  expect(dusk).toContain('.food .line{stroke:#2a1a12}')
  expect(dusk).not.toMatch(/ground|stripe/)
})

test('a frame holds the whole drawing at its foot', () => {
  const boxOf = (width: number, height: number) =>
    /viewBox="([^"]+)" width="(\d+)" height="(\d+)"/
      .exec(framedDrawing({ scene: 'SEA', cloth: ['WHITE', 'SKY'], onTable: ['FISH'] }, width, height))
      ?.slice(1)
  expect(boxOf(748, 664)).toEqual(['0 -24 748 664', '748', '664'])
  expect(boxOf(374, 664)).toEqual(['0 -688 748 1328', '374', '664'])
  expect(boxOf(1496, 664)).toEqual(['-374 -24 1496 664', '1496', '664'])
})
