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
const pages = readdirSync(path.join(root, 'routes')).map((name) => path.parse(name).name)

test.each(pages.filter((name) => !PARTS.includes(name)))(
  '%s has the styles of its classes without a visit to another page',
  (page) => {
    const files = [page, 'layout'].flatMap((name) => [...importsOf(path.join(root, `routes/${name}.tsx`))])
    const own = new Set([...SHARED, ...files.filter((file) => file.endsWith('.css'))].flatMap(classesIn))
    const components = files.filter((file) => file.endsWith('.tsx'))
    const missing = components.flatMap(wordsIn).filter((word) => declared.has(word) && !own.has(word))
    expect([...new Set(missing)]).toEqual([])
  },
)
