import { parse } from 'graphql'
import { expect, test, vi } from 'vitest'
import { ResultCache } from './result-cache.ts'

const query = parse('query Number($value: Int!) { same(value: $value) }')
const of = (value: number) => ({ query, variables: { value } })

test('returns the result of the same variables, and notifies its watchers', () => {
  const cache = new ResultCache()
  const callback = vi.fn()
  const stop = cache.watch({ ...of(1), optimistic: true, callback })
  cache.writeQuery({ ...of(1), data: { same: 1 } })
  cache.writeQuery({ ...of(2), data: { same: 2 } })
  expect([cache.readQuery(of(1)), cache.readQuery(of(3))]).toEqual([{ same: 1 }, null])
  expect(callback.mock.calls).toEqual([[{ complete: true, result: { same: 1 }, dataState: 'complete' }]])
  stop()
  cache.writeQuery({ ...of(1), data: { same: 7 } })
  expect(callback).toHaveBeenCalledOnce()
})

test('extracts the results that a render has read', () => {
  const cache = new ResultCache()
  for (const value of [1, 2]) cache.writeQuery({ ...of(value), data: { same: value } })
  const show = (value: number) => cache.diff({ ...of(value), optimistic: true, returnPartialData: true })
  show(1)
  cache.beginRender()
  show(2)
  show(3)
  expect(cache.extractShown()).toEqual({ 'Number {"value":2}': { same: 2 } })
})

test('keeps the object for equal data', () => {
  const cache = new ResultCache().restore({ 'Number {"value":1}': { same: 1 } })
  const first = cache.readQuery(of(1))
  cache.writeQuery({ ...of(1), data: { same: 1 } })
  expect(cache.readQuery(of(1))).toBe(first)
  expect(cache.extract()).toEqual({ 'Number {"value":1}': { same: 1 } })
})
