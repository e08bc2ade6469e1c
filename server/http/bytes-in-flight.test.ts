import { expect, test } from 'vitest'
import { OverloadedError } from '../core/errors.ts'
import { BytesInFlight } from './bytes-in-flight.ts'

test('A1: bodies in flight are bounded together and for each address, and given back once', () => {
  const inFlight = new BytesInFlight({ bytes: 100, perAddress: 60, reason: 'OVERLOADED' })
  const release = inFlight.reserve(60, 'one')
  expect(() => inFlight.reserve(1, 'one')).toThrow(OverloadedError)
  inFlight.reserve(40, 'other')
  expect(() => inFlight.reserve(1, 'third')).toThrow(OverloadedError)
  release()
  release()
  inFlight.reserve(60, 'third')
  expect(() => inFlight.reserve(1, 'one')).toThrow(OverloadedError)
})
