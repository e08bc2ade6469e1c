import { expect, test } from 'vitest'
import { OverloadedError } from '../core/errors.ts'
import { BytesInFlight } from './bytes-in-flight.ts'

test('A1: bodies in flight are bounded together and for each address, and given back once', () => {
  const inFlight = new BytesInFlight({ bytes: 100, perAddress: 60, reason: 'OVERLOADED' })
  const { release } = inFlight.reserve(60, 'one')
  expect(() => inFlight.reserve(1, 'one')).toThrow(OverloadedError)
  inFlight.reserve(40, 'other')
  expect(() => inFlight.reserve(1, 'third')).toThrow(OverloadedError)
  release()
  release()
  inFlight.reserve(60, 'third')
  expect(() => inFlight.reserve(1, 'one')).toThrow(OverloadedError)
})

test('bodies that are only announced give way to those of an address with fewer bytes, the largest of the greediest first', () => {
  const inFlight = new BytesInFlight({ bytes: 100, perAddress: 60, reason: 'OVERLOADED' })
  const gaveWay: string[] = []
  const announce = (bytes: number, address: string, name: string) =>
    inFlight.reserve(bytes, address, () => gaveWay.push(name))
  announce(20, 'one', 'small')
  announce(40, 'one', 'large')
  announce(40, 'other', 'other')
  announce(10, 'guest', 'guest')
  expect(gaveWay).toEqual(['large'])
  // It would have more than any other.
  expect(() => announce(45, 'guest', 'too large')).toThrow(OverloadedError)
  announce(30, 'guest', 'larger')
  announce(25, 'guest', 'smaller')
  expect(gaveWay).toEqual(['large', 'larger'])
})

test('a body that has arrived does not give way', () => {
  const inFlight = new BytesInFlight({ bytes: 100, perAddress: 100, reason: 'OVERLOADED' })
  const refused: unknown[] = []
  const body = inFlight.reserve(100, 'one', (error) => refused.push(error))
  body.arrived()
  expect(() => inFlight.reserve(1, 'other', () => {})).toThrow(OverloadedError)
  expect(refused).toEqual([])
  body.release()
  inFlight.reserve(100, 'other', (error) => refused.push(error))
  inFlight.reserve(1, 'one', () => {})
  expect(refused).toEqual([expect.any(OverloadedError)])
})
