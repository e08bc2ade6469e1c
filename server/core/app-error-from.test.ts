import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { DriverException } from '@mikro-orm/core'
import { expect, test } from 'vitest'
import { appErrorFrom } from './app-error-from.ts'

const reasonOf = (error: Error) => appErrorFrom(error)?.reason

const installed = createRequire(import.meta.url)

/** Messages of the driver and its pool about connections that are lost, closed, or not opened in time. */
const LOST = /terminated|queryable|timeout|timed out|calling end on the pool/i

const messages = ['pg/lib/client.js', 'pg-pool'].flatMap((file) =>
  [...readFileSync(installed.resolve(file), 'utf8').matchAll(/new Error\(\s*'([^']+)'/g)].map(
    ([, message]) => message as string,
  ),
)

test.each(messages.filter((message) => LOST.test(message)))(
  'A9: "%s" of the driver is an unavailable database',
  (message) => {
    const error = new Error(message)
    expect(reasonOf(error)).toBe('DATABASE_UNAVAILABLE')
    expect(reasonOf(new DriverException(error))).toBe('DATABASE_UNAVAILABLE')
  },
)

test.each([
  ['08006', 'DATABASE_UNAVAILABLE'],
  ['08P01', 'DATABASE_UNAVAILABLE'],
  ['57P01', 'DATABASE_UNAVAILABLE'],
  ['57P05', 'DATABASE_UNAVAILABLE'],
  ['53300', 'DATABASE_UNAVAILABLE'],
  ['EHOSTUNREACH', 'DATABASE_UNAVAILABLE'],
  ['40P01', 'TOO_MANY_CHANGES'],
  ['55P03', 'TOO_MANY_CHANGES'],
  ['53100', 'STORAGE_FULL'],
  ['42601', undefined],
  ['57014', undefined],
])('a failure with the code %s is %s', (code, reason) => {
  expect(reasonOf(Object.assign(new Error('x'), { code }))).toBe(reason)
})

test('the messages of the driver are found', () => {
  expect(messages).toContain('Client has encountered a connection error and is not queryable')
})
