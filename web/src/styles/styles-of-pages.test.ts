import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'

const root = path.resolve(import.meta.dirname, '..')
const SHARED = ['tokens', 'base', 'shell', 'pages'].map((name) => path.join(root, `styles/${name}.css`))
const PARTS = ['layout', 'failed', 'guest-table', 'own-page', 'template-page']
const IMPORT = /(?:import|from) '(\.[^']+)'/g
const CLASSES = /className=("[^"]*"|\{(?:[^{}]|\{[^{}]*\})*\})/g

const read = (file: string) => readFileSync(file, 'utf8')

/** A file with all that it imports. */
function importsOf(file: string, found = new Set<string>()): Set<string> {
  if (found.has(file)) return found
  found.add(file)
  if (!/\.tsx?$/.test(file)) return found
  for (const [, name = ''] of read(file).matchAll(IMPORT)) importsOf(path.resolve(file, '..', name), found)
  return found
}

/** The classes of a sheet that it styles in every state, not only where an attribute or a pseudo-class says so. */
function classesIn(sheet: string): string[] {
  const selectors = read(sheet).replace(/\/\*[\s\S]*?\*\/|\{[^{}]*\}|(?:url|:has|:not)\([^)]*\)/g, ' ')
  return [...selectors.matchAll(/\.([a-z][\w-]*)(?![\w:[-])/g)].map(([, name = '']) => name)
}

/** The words of all class attributes of a component. */
function wordsIn(component: string): string[] {
  return [...read(component).matchAll(CLASSES)].flatMap(([, value = '']) => value.split(/[^\w-]+/))
}

const sheets = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.css') && !name.startsWith('admin'))
  .map((name) => path.join(root, name))
const declared = new Set(sheets.flatMap(classesIn))
const filesIn = (folder: string) =>
  readdirSync(path.join(root, folder), { withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.tsx') && !entry.name.includes('.test.'))
    .map(({ name }) => path.parse(name).name)
const isPage = (name: string) =>
  /^export const Component\b/m.test(read(path.join(root, `routes/${name}.tsx`)))
const pages = filesIn('routes')
  .filter((name) => !PARTS.includes(name))
  .map((name): [string, string[]] => [name, [name, 'layout']])
/** Those that a document names beside the page's own or, where they are pages themselves, in its place. */
const livePages = filesIn('routes/live')
  .filter((name) => pages.some(([page]) => page === name))
  .map((name): [string, string[]] => [
    `live ${name}`,
    [
      ...[`live/${name}`, 'live/parts', 'layout'],
      ...(isPage(`live/${name}`) ? [] : [name]),
      ...(name === 'cart' ? ['menu'] : []),
    ],
  ])

test.each([...pages, ...livePages])(
  '%s has the styles of its classes without a visit to another page',
  (_, names) => {
    const files = names.flatMap((name) => [...importsOf(path.join(root, `routes/${name}.tsx`))])
    const own = new Set([...SHARED, ...files.filter((file) => file.endsWith('.css'))].flatMap(classesIn))
    const components = files.filter((file) => file.endsWith('.tsx'))
    const missing = components.flatMap(wordsIn).filter((word) => declared.has(word) && !own.has(word))
    expect([...new Set(missing)]).toEqual([])
  },
)
