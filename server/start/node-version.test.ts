import { expect, test } from 'vitest'
import { requireNodeVersion } from './node-version.ts'

test.each(['22.17.0', '22.20.1', '24.0.0'])('Node.js %s is new enough', (version) => {
  expect(() => requireNodeVersion(version)).not.toThrow()
})

test.each(['20.20.2', '22.16.9'])('Node.js %s is refused by name', (version) => {
  expect(() => requireNodeVersion(version)).toThrow(`This is Node.js ${version}; 22.17 or newer is needed.`)
})
