import { describe, expect, test } from 'vitest'
import { isSame } from '../../api/same-value.ts'
import { conflicts, merge } from './conflict.ts'

const base = { id: '1', version: 1, name: 'Mantı', price: 100, description: null }
const mine = { ...base, name: 'Kayseri mantısı', price: 120 }
const stored = { ...base, version: 2, price: 110, description: 'El açması' }

describe('two people changed one record', () => {
  test('only fields changed by both are conflicts', () => {
    expect(conflicts({ base, mine, stored })).toEqual(['price'])
  })

  test('the same change by both is not a conflict', () => {
    expect(conflicts({ base, mine: { ...base, price: 110 }, stored })).toEqual([])
  })

  test('own changes are applied to the stored version', () => {
    const { values, changed } = merge({ base, mine, stored }, {})
    expect(values).toEqual({ ...stored, name: 'Kayseri mantısı', price: 120 })
    expect(changed).toEqual(['name', 'price'])
  })

  test('stored values are used if chosen', () => {
    const { values, changed } = merge({ base, mine, stored }, { price: 'stored' })
    expect(values).toEqual({ ...stored, name: 'Kayseri mantısı' })
    expect(changed).toEqual(['name'])
  })

  test('a removed picture stays removed', () => {
    const was = { ...base, imageUrl: '/resource/a.webp' }
    const gone = { ...was, image: null }
    expect(merge({ base: was, mine: gone, stored: { ...was, version: 2 } }, {}).changed).toEqual(['image'])
  })

  test('new lists of pictures are a conflict, and are compared by their files', () => {
    const was = { ...base, heroImageUrls: ['/resource/a.webp'] }
    const files = [new File(['x'], 'x.png')]
    const theirs = { ...was, version: 2, heroImageUrls: ['/resource/b.webp', '/resource/c.webp'] }
    expect(conflicts({ base: was, mine: { ...was, heroImages: files }, stored: theirs })).toEqual([
      'heroImages',
    ])
    expect(isSame(files, [new File(['y'], 'y.png')])).toBe(false)
    expect(isSame(files, [...files])).toBe(true)
  })

  test('two new pictures are a conflict, although the form has a file and the record an address', () => {
    const was = { ...base, imageUrl: '/resource/a.webp' }
    const file = new File(['x'], 'x.png')
    const theirs = { ...was, version: 2, imageUrl: '/resource/b.webp' }
    expect(conflicts({ base: was, mine: { ...was, image: file }, stored: theirs })).toEqual(['image'])
    expect(conflicts({ base: was, mine: { ...was, image: file }, stored: { ...was, version: 2 } })).toEqual(
      [],
    )
    expect(merge({ base: was, mine: { ...was, image: file }, stored: theirs }, {}).changed).toEqual(['image'])
    expect(
      merge({ base: was, mine: { ...was, image: file }, stored: theirs }, { image: 'stored' }).changed,
    ).toEqual([])
  })
})
