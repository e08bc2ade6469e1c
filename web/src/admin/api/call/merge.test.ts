import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isSame } from '../same-value.ts'
import { merge, type Side } from './merge.ts'

const base = { id: '1', version: 1, name: 'Mantı', price: 100, description: null }
const mine = { ...base, name: 'Kayseri mantısı', price: 120 }
const theirs = { ...base, version: 2, price: 110, description: 'El açması' }

const conflictsOf = (...versions: Parameters<typeof merge>) =>
  merge(...versions).conflicts.map(({ name }) => name)

describe('two people changed one record', () => {
  test('only fields changed by both are conflicts', () => {
    expect(merge(base, mine, theirs).conflicts).toEqual([
      { name: 'price', field: 'price', mine: 120, theirs: 110 },
    ])
  })

  test('the same change by both is not a conflict', () => {
    expect(conflictsOf(base, { ...base, price: 110 }, theirs)).toEqual([])
  })

  test('own changes are applied to the stored version', () => {
    const { merged, changed } = merge(base, mine, theirs)
    expect(merged).toEqual({ ...theirs, name: 'Kayseri mantısı', price: 120 })
    expect(changed).toEqual(['name', 'price'])
  })

  test('stored values are used if chosen', () => {
    const { merged, changed, conflicts } = merge(base, mine, theirs, { price: 'theirs' })
    expect(merged).toEqual({ ...theirs, name: 'Kayseri mantısı' })
    expect(changed).toEqual(['name'])
    expect(conflicts).toHaveLength(1)
  })

  test('links are a set: what one added and the other took away both hold', () => {
    const before = { ...base, tagIds: ['1', '2'] }
    const { merged, changed, conflicts } = merge(
      before,
      { ...before, tagIds: ['2', '1', '3'] },
      { ...before, version: 2, tagIds: ['2', '4'] },
    )
    expect(merged.tagIds).toEqual(['2', '4', '3'])
    expect([changed, conflicts]).toEqual([['tagIds'], []])
  })

  test('links that both have added are no change', () => {
    const before = { ...base, tagIds: ['1'] }
    const changed = { ...before, tagIds: ['2', '1'] }
    expect(merge(before, changed, { ...changed, version: 2, tagIds: ['1', '2'] }).changed).toEqual([])
  })

  // Merged as sets, both answers would become one that nobody gave, signed by who never saw it.
  test('milk: allergens are one value', () => {
    const before = { ...base, allergens: null }
    const found = merge(before, { ...before, allergens: [] }, { ...before, allergens: ['MILK'] })
    expect(found.conflicts).toEqual([{ name: 'allergens', field: 'allergens', mine: [], theirs: ['MILK'] }])
    expect(found.merged.allergens).toEqual([])
  })

  test('lists of links are one value each', () => {
    const link = (label: string) => ({ label, url: `https://${label}.example` })
    const before = { ...base, deliveryLinks: [link('a')], socialLinks: [link('x')] }
    const typed = { ...before, deliveryLinks: [link('a'), link('b')] }
    const stored = { ...before, deliveryLinks: [link('c')], socialLinks: [] }
    expect(conflictsOf(before, typed, stored)).toEqual(['deliveryLinks'])
    expect(merge(before, typed, stored, { deliveryLinks: 'theirs' }).merged).toEqual(stored)
  })
})

describe('opening periods are one value for each weekday', () => {
  const period = (weekday: number, opens: string, closes: string) => ({
    weekday,
    opens,
    closes,
    kind: 'SERVICE',
  })
  const lunch = period(1, '11:00', '15:00')
  const evening = period(1, '18:00', '23:00')
  const tuesday = period(2, '11:00', '23:00')
  const before = { weekly: [lunch, evening, tuesday] }

  // As a set of periods it would become 11–15 and 17–22: the closed evening would be open again without a word.
  test('Monday: a closed evening and a moved one are a conflict', () => {
    const moved = period(1, '17:00', '22:00')
    const typed = { weekly: [lunch, moved, tuesday] }
    const stored = { weekly: [lunch, tuesday] }
    const { merged, conflicts } = merge(before, typed, stored)
    expect(conflicts).toEqual([
      { name: 'weekly.1', field: 'weekly', weekday: 1, mine: [lunch, moved], theirs: [lunch] },
    ])
    expect(merged).toEqual(typed)
    const theirs: Record<string, Side> = { 'weekly.1': 'theirs' }
    expect(merge(before, typed, stored, theirs)).toMatchObject({ merged: stored, changed: [] })
  })

  test('other days stay, also if all were closed', () => {
    const later = period(2, '12:00', '23:00')
    const typed = { weekly: [tuesday] }
    const stored = { weekly: [later, evening, lunch] }
    expect(merge(before, typed, stored)).toMatchObject({ merged: { weekly: [later] }, conflicts: [] })
    expect(merge(before, { weekly: [] }, stored)).toMatchObject({
      merged: { weekly: [] },
      conflicts: [{ weekday: 2, mine: [], theirs: [later] }],
    })
  })

  test('the order of periods means nothing', () => {
    expect(merge(before, { weekly: before.weekly.toReversed() }, before).changed).toEqual([])
  })
})

describe('pictures are files in the form and addresses in the record', () => {
  const was = { ...base, imageUrl: '/resource/a.webp' }
  const file = new File(['x'], 'x.png')
  const replaced = { ...was, version: 2, imageUrl: '/resource/b.webp' }

  test('a removed one stays removed', () => {
    expect(merge(was, { ...was, image: null }, { ...was, version: 2 }).changed).toEqual(['image'])
  })

  test('two new ones are a conflict', () => {
    const typed = { ...was, image: file }
    expect(conflictsOf(was, typed, replaced)).toEqual(['image'])
    expect(conflictsOf(was, typed, { ...was, version: 2 })).toEqual([])
    expect(merge(was, typed, replaced).changed).toEqual(['image'])
    expect(merge(was, typed, replaced, { image: 'theirs' }).changed).toEqual([])
  })

  test('new lists are a conflict, and are compared by their files', () => {
    const heroes = { ...base, heroImageUrls: ['/resource/a.webp'] }
    const others = { ...heroes, version: 2, heroImageUrls: ['/resource/b.webp', '/resource/c.webp'] }
    expect(conflictsOf(heroes, { ...heroes, heroImages: [file] }, others)).toEqual(['heroImages'])
    expect(isSame([file], [new File(['y'], 'y.png')])).toBe(false)
    expect(isSame([file], [file])).toBe(true)
  })
})

describe('whatever two people change', () => {
  const ids = fc.uniqueArray(fc.constantFrom<string>('1', '2', '3', '4'))
  const day = fc.record({ weekday: fc.constantFrom(1, 2), opens: fc.constantFrom('10:00', '11:00') })
  const record = fc.record({
    name: fc.constantFrom('a', 'b', 'c', null),
    tagIds: ids,
    weekly: fc.uniqueArray(day, { selector: ({ weekday }) => weekday, minLength: 1 }),
  })
  type Sample = typeof record extends fc.Arbitrary<infer T> ? T : never
  const holds = (property: (base: Sample, mine: Sample, theirs: Sample) => void) =>
    fc.assert(fc.property(record, record, record, property), { numRuns: 500 })
  const on = (weekday: number, { weekly }: Sample) => weekly.filter((each) => each.weekday === weekday)
  const values = (sample: Sample) => [sample.name, on(1, sample), on(2, sample)]

  test('a link stays away that one has taken away, and is there that one has added', () => {
    holds((base, mine, theirs) => {
      const { tagIds } = merge(base, mine, theirs).merged as Sample
      for (const id of ['1', '2', '3', '4']) {
        const [was, ...now] = [base, mine, theirs].map((each) => each.tagIds.includes(id))
        expect(tagIds.includes(id)).toBe(was ? now.every(Boolean) : now.some(Boolean))
      }
    })
  })

  test('a value is what the one who changed it wants, and a conflict if both did differently', () => {
    holds((base, mine, theirs) => {
      const { merged, conflicts } = merge(base, mine, theirs)
      const both = ['name', 'weekly.1', 'weekly.2'].filter((name, at) => {
        const [before, typed, stored] = [base, mine, theirs].map((each) => values(each)[at])
        const isConflict = !isSame(typed, before) && !isSame(stored, before) && !isSame(typed, stored)
        expect(values(merged as Sample)[at], name).toEqual(isSame(typed, before) ? stored : typed)
        return isConflict
      })
      expect(conflicts.map(({ name }) => name).sort()).toEqual(both)
    })
  })

  test('nobody is asked about what only one has changed', () => {
    holds((base, mine, theirs) => {
      expect(merge(base, base, theirs)).toEqual({ merged: theirs, changed: [], conflicts: [] })
      expect(merge(base, mine, base).conflicts).toEqual([])
    })
  })
})
