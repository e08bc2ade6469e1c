import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { requireNodeVersion } from './node-version.ts'

test.each(['22.17.0', '22.20.1', '24.0.0'])('Node.js %s is new enough', (version) => {
  expect(() => requireNodeVersion(version)).not.toThrow()
})

test.each(['20.20.2', '22.16.9'])('Node.js %s is refused by name', (version) => {
  expect(() => requireNodeVersion(version)).toThrow(`This is Node.js ${version}; 22.17 or newer is needed.`)
})

test('a release requires the same version', () => {
  const launcher = readFileSync(new URL('../release/files/server.js', import.meta.url), 'utf8')
  const [, oldest] = /^const OLDEST = \[(\d+, \d+)\]$/m.exec(launcher) ?? []
  const version = oldest?.replace(', ', '.')
  expect(() => requireNodeVersion('20.0.0')).toThrow(` ${version} or newer`)
  for (const file of ['files/restaurant-site', 'make-release.ts']) {
    expect(readFileSync(new URL(`../release/${file}`, import.meta.url), 'utf8')).toContain(version)
  }
})
