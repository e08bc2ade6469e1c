import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import subsetFont from 'subset-font'

const LATIN = Array.from({ length: 0x7f - 0x20 }, (_, index) => String.fromCharCode(0x20 + index)).join('')
/** The characters of the fonts: Turkish, German, French quotes and typography. */
const CHARACTERS = `${LATIN}ÂÎÛâîûÄäÇçÖöÜüßıĞğŞşİéè’‘“”–—…·×°½€₺`
/** Characters that a sentence about a dish does without, a tenth of the file. */
const UNSPOKEN = /[`{|}~\\^_<>[\]@#$=]/g
/**
 * Kerning, and ligatures that keep the dot of a Turkish i. Tabular figures would make spaces and full stops as wide.
 */
const FEATURES = ['kern', 'liga', 'locl', 'ccmp', 'calt']

type Axes = Readonly<Record<string, number | { min: number; max: number }>>

const FACES: readonly {
  source: string
  name: string
  axes: Axes
  characters?: string
  features?: string[]
}[] = [
  {
    source: 'Fraunces[SOFT,WONK,opsz,wght].ttf',
    name: 'fraunces',
    axes: { SOFT: 0, WONK: 0, opsz: 14, wght: 600 },
  },
  // Descriptions, and the name of a dish without a picture.
  {
    source: 'Fraunces-Italic[SOFT,WONK,opsz,wght].ttf',
    name: 'fraunces-italic',
    axes: { SOFT: 0, WONK: 0, opsz: 14, wght: 400 },
    characters: CHARACTERS.replaceAll(UNSPOKEN, ''),
    // The plain letters in place of the wonky ones, which the file has first.
    features: ['rvrn'],
  },
  { source: 'DMSans[opsz,wght].ttf', name: 'dm-sans', axes: { opsz: 14, wght: { min: 400, max: 700 } } },
]

/**
 * Writes the fonts of the site, reduced to the characters that Turkish and German need and to the weights in use.
 * @param folder with the variable fonts as published by their designers.
 * @param names of the faces to write, all without them.
 */
async function write(folder: string, names: readonly string[]): Promise<void> {
  for (const { source, name, axes, characters = CHARACTERS, features = [] } of FACES) {
    if (names.length > 0 && !names.includes(name)) continue
    const whole = readFileSync(path.join(folder, source))
    const options = {
      targetFormat: 'woff2',
      variationAxes: axes,
      keepFeatures: [...FEATURES, ...features],
    } as const
    const cut = await subsetFont(whole, characters, options)
    writeFileSync(new URL(`./fonts/${name}.woff2`, import.meta.url), cut)
  }
}

const [folder, ...names] = process.argv.slice(2)
if (folder === undefined) throw new Error('Name the folder with the variable fonts.')
await write(folder, names)
