/** A file of the project: its path relative to it, with `/`, and its text. */
interface Source {
  readonly path: string
  readonly text: string
}

/** Styles of pages, which are also in languages that are written from right to left. */
const OF_PAGES = /^web\/src\/(?!admin\/).+\.css$/

/** What a side is named for, by file: the declaration, or the rule at a side, and why it stays. */
const NAMED: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'web/src/styles/tokens.css': {
    '--fade: linear-gradient( to right, transparent, #000 var(--edge), #000 calc(100% - var(--edge)), transparent )':
      'both ends are alike',
  },
  'web/src/features/menu/price-list.css': {
    '@bottom-right': 'a box of the paper, which has no other name',
  },
  'web/src/features/home-two/home-two.css': {
    'border-width: 0 3px 3px 0': 'the two strokes of a tick, which is the same everywhere',
  },
  'web/src/features/shell/side-panel.css': {
    'float: right': 'the panel is Turkish only, and older browsers know no `inline-end`',
    'transform: translateX(40px)': 'the panel is Turkish only',
  },
}

const SIDE = /\b(?:left|right)\b|translatex/i
/** Shorthands whose second and fourth values are those of the right and the left. */
const ROUND = /^(?:margin|padding|inset|border-(?:width|style|color)|scroll-(?:margin|padding))$/
/** A declaration, or what stands before a block. */
const PART = /[^{};]+(?=[{};])/g

/** @returns a line for each left or right, and for each exception that is not needed. */
export function styleFaults(sources: readonly Source[]): string[] {
  return sources
    .filter(({ path }) => OF_PAGES.test(path))
    .flatMap(({ path, text }) => {
      const named = Object.keys(NAMED[path] ?? {})
      const found = sidesIn(text)
      const unknown = found.filter((each) => !named.includes(each))
      const unused = named.filter((each) => !found.includes(each))
      return [
        ...unknown.map(
          (each) => `${path}: “${each}” is at a side; say start and end, which turn with the language`,
        ),
        ...unused.map(
          (each) => `${path}: has no “${each}”; take it out of NAMED in tests/support/site-styles.ts`,
        ),
      ]
    })
}

/** The declarations and at-rules of a sheet that name a side. */
function sidesIn(sheet: string): string[] {
  const plain = sheet.replace(/\/\*[\s\S]*?\*\/|url\("[^"]*"\)/g, ' ')
  return [...plain.matchAll(PART)]
    .map(([part]) => part.trim().replace(/\s+/g, ' '))
    .filter((part) => {
      if (part.startsWith('@')) return SIDE.test(part)
      const [, property = '', value = ''] = /^(-{0,2}[\w-]+):\s(.*)$/.exec(part) ?? []
      return SIDE.test(`${property}: ${value}`) || isLopsided(property, value)
    })
}

/** Whether a shorthand has another value on the left than on the right. */
function isLopsided(property: string, value: string): boolean {
  if (property === 'border-radius') return value.split('/').some((each) => !isEvenRound(valuesIn(each)))
  const [, right, , left = right] = valuesIn(value)
  return ROUND.test(property) && right !== left
}

/** Corners begin at the upper left: those that are left out are as their opposite ones. */
function isEvenRound([first, second = first, third = first, fourth = second]: readonly string[]): boolean {
  return first === second && third === fourth
}

/** The values of a list that spaces separate, but those within brackets. */
function valuesIn(list: string): string[] {
  const values: string[] = []
  let depth = 0
  for (const word of list.trim().split(' ')) {
    if (depth > 0) values.push(`${values.pop()} ${word}`)
    else values.push(word)
    depth += word.split('(').length - word.split(')').length
  }
  return values
}
