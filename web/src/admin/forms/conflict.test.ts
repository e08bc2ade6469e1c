import { describe, expect, test } from 'vitest'
import { conflicts, merge } from './conflict.ts'

const base = { id: '1', version: 1, name: 'Mantı', price: 100, description: null }
const mine = { ...base, name: 'Kayseri mantısı', price: 120 }
const stored = { ...base, version: 2, price: 110, description: 'El açması' }

describe('two people changed one record', () => {
  test('only what both changed is in question', () => {
    expect(conflicts({ base, mine, stored })).toEqual(['price'])
  })

  test('the same change by both is none', () => {
    expect(conflicts({ base, mine: { ...base, price: 110 }, stored })).toEqual([])
  })

  test('one keeps their own, on top of the version that is stored now', () => {
    const { values, changed } = merge({ base, mine, stored }, {})
    expect(values).toEqual({ ...stored, name: 'Kayseri mantısı', price: 120 })
    expect(changed).toEqual(['name', 'price'])
  })

  test('one takes theirs where one says so', () => {
    const { values, changed } = merge({ base, mine, stored }, { price: 'stored' })
    expect(values).toEqual({ ...stored, name: 'Kayseri mantısı' })
    expect(changed).toEqual(['name'])
  })
})
