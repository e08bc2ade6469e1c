import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '../../..')
const FOLDERS = ['web/public/drawings', 'server/demo/drawing']
const files = [
  'web/public/placeholder.svg',
  ...FOLDERS.flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.svg'))
      .map((name) => `${folder}/${name}`),
  ),
]
const read = (file: string) => readFileSync(path.join(root, file), 'utf8')
const COLOUR = /#[0-9a-f]{6}\b/g

/** Colour of roasted food, which has no token: no text or surface of a page is brown. */
const ROAST = '#8c4a2a'
const tokens = new Set([...(read('web/src/styles/tokens.css').match(COLOUR) ?? []), ROAST])

test('there are drawings', () => expect(files.length).toBeGreaterThan(40))

test.each(files)(
  '%s has the colours of the tokens, in both schemes, and nothing that runs or loads',
  (file) => {
    const drawing = read(file)
    const colours = drawing.match(COLOUR) ?? []
    expect(colours.filter((colour) => !tokens.has(colour))).toEqual([])
    expect(drawing).toMatch(
      /^<svg xmlns="[^"]+" viewBox="[\d. -]+" width="\d+" height="\d+">\n<title>[^<]+<\/title>\n<style>\n/,
    )
    expect(drawing).not.toMatch(
      /<(?:script|image|text|a|foreignObject)\b|href|url\(|#[0-9a-f]{3}\b(?![0-9a-f])/,
    )
    // Its body names classes only.
    expect(drawing.split('</style>')[1]).not.toMatch(COLOUR)
    expect(drawing.length).toBeLessThan(8_000)
  },
)

test('what moves comes to rest within five seconds, and does not move for those who ask for rest', () => {
  const moving = files.filter((file) => read(file).includes('animation'))
  expect(moving.map((file) => file.replace('web/public/drawings/', ''))).toEqual([
    ...['oven.svg', 'scenes/grill.svg', 'scenes/oven.svg'],
  ])
  for (const file of moving) {
    const [rule = ''] = /@media \(prefers-reduced-motion:no-preference\)\{.*\}\}/.exec(read(file)) ?? []
    expect(read(file).replace(rule, '')).not.toContain('animation')
    expect(rule).not.toContain('infinite')
  }
})
