import { readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subsetFont from 'subset-font'

const require = createRequire(import.meta.url)

const LATIN = Array.from({ length: 0x7f - 0x20 }, (_, place) => String.fromCharCode(0x20 + place)).join('')
/** Characters of the `latin` files: Turkish, French quotes and typography. */
const COMMON = `${LATIN}ÂÎÛâîûÇçÖöÜüıéè’‘“”–—…·×°½€₺`
/** Characters that only the `latin-ext` files hold. */
const TURKISH = 'ĞğŞşİ'

/** Writes the two faces of the site, cut down to the letters that Turkish needs, in the weights that are used. */
async function write(): Promise<void> {
  const faces = [
    {
      source: '@fontsource-variable/fraunces/files/fraunces',
      name: 'fraunces',
      weights: { min: 500, max: 650 },
    },
    {
      source: '@fontsource-variable/dm-sans/files/dm-sans',
      name: 'dm-sans',
      weights: { min: 400, max: 700 },
    },
  ]
  for (const { source, name, weights } of faces) {
    for (const [part, text] of [
      ['latin', COMMON],
      ['latin-ext', TURKISH],
    ] as const) {
      const whole = readFileSync(require.resolve(`${source}-${part}-wght-normal.woff2`))
      const cut = await subsetFont(whole, text, { targetFormat: 'woff2', variationAxes: { wght: weights } })
      writeFileSync(new URL(`./fonts/${name}-${part}.woff2`, import.meta.url), cut)
    }
  }
}

await write()
