import { describe, expect, test } from 'vitest'
import type { RecordedChange } from './changes-call.ts'
import { conflictsOf, linkOf, undoPlan } from './undo-plan.ts'

const change = (values: Partial<RecordedChange>): RecordedChange => ({
  id: '10',
  date: '2026-05-01T10:00:00Z',
  userName: 'ayse',
  userFullName: null,
  action: 'UPDATE',
  entity: 'product',
  entityId: '7',
  recordName: 'Mantı',
  isRecordThere: true,
  before: null,
  after: null,
  goneFilePaths: [],
  ...values,
})

describe('undoing', () => {
  test('what was removed restores it, unless it is back', () => {
    expect(undoPlan(change({ action: 'REMOVE', isRecordThere: false }))).toEqual({ step: 'restore' })
    expect(undoPlan(change({ action: 'REMOVE' }))).toEqual({ step: 'none', reason: 'back' })
  })

  test.each(['ADD', 'RESTORE'] as const)('%s removes, unless it is gone', (action) => {
    expect(undoPlan(change({ action }))).toEqual({ step: 'remove' })
    expect(undoPlan(change({ action, isRecordThere: false }))).toEqual({ step: 'none', reason: 'removed' })
  })

  test('a change writes back what was there, as the API takes it', () => {
    const before = { name: 'Manti', normalizedName: 'MANTI', price: 12.5, status: 0, categoryId: 3 }
    const plan = undoPlan(change({ before, after: { ...before, price: 13 } }))
    expect(plan).toEqual({
      step: 'update',
      values: { name: 'Manti', price: 12.5, status: 'PASSIVE', categoryId: '3' },
      pictures: {},
      fields: ['name', 'price', 'status', 'categoryId'],
      lost: [],
    })
  })

  test('a picture brings it back while its file is there; an absent one takes the new one away', () => {
    const replaced = { entity: 'category', before: { imageFilePath: 'a.webp', iconFilePath: null } }
    expect(undoPlan(change(replaced))).toMatchObject({
      values: { icon: null },
      pictures: { image: 'a.webp' },
      lost: [],
    })
    expect(undoPlan(change({ ...replaced, goneFilePaths: ['a.webp'] }))).toMatchObject({
      values: { icon: null },
      pictures: {},
      lost: ['imageFilePath'],
    })
    const alone = { entity: 'category', before: { imageFilePath: 'a.webp' }, goneFilePaths: ['a.webp'] }
    expect(undoPlan(change(alone))).toEqual({ step: 'none', reason: 'picture' })
  })

  test('a password does not bring the old one back', () => {
    const secret = { entity: 'user', before: { password: '(secret)' }, after: { password: '(changed)' } }
    expect(undoPlan(change(secret))).toEqual({ step: 'none', reason: 'secret' })
  })

  test('a lock of failed sign-ins is not put back, its end is', () => {
    const locked = '2026-05-01T10:05:00Z'
    const ended = change({ entity: 'user', before: { lockoutEnd: locked }, after: { lockoutEnd: null } })
    expect(undoPlan(ended)).toEqual({ step: 'none', reason: 'fixed' })
    const came = change({ entity: 'user', before: { lockoutEnd: null }, after: { lockoutEnd: locked } })
    expect(undoPlan(came)).toMatchObject({ values: { lockoutEnd: null } })
  })

  test('a link that was added takes it away, and the other way round', () => {
    const added = change({ entity: 'user', after: { groupId: 3 } })
    expect(linkOf(added)).toEqual({ field: 'groupId', id: '3', added: true })
    expect(undoPlan(added)).toEqual({ step: 'link', field: 'groupIds', id: '3', adds: false })
    const taken = change({ entity: 'blog', before: { blogTagId: 4 } })
    expect(undoPlan(taken)).toEqual({ step: 'link', field: 'tagIds', id: '4', adds: true })
  })

  test('is not offered for what the API has no calls for', () => {
    expect(undoPlan(change({ entity: 'value' }))).toEqual({ step: 'none', reason: 'fixed' })
  })

  test('asks where a field was changed again since, to something else', () => {
    const first = change({ before: { price: 100, name: 'a' }, after: { price: 110, name: 'b' } })
    const plan = undoPlan(first)
    if (plan.step !== 'update') throw new Error('It is an update.')
    const later = (after: object) => change({ id: '11', before: {}, after: { ...after } })
    expect(conflictsOf(first, plan, [])).toEqual([])
    expect(conflictsOf(first, plan, [later({ price: 120 }), later({ price: 115 })])).toEqual([
      { field: 'price', now: 120 },
    ])
    expect(conflictsOf(first, plan, [later({ price: 110 }), later({ price: 115 })])).toEqual([])
    expect(conflictsOf(first, plan, [later({ description: 'c' })])).toEqual([])
  })
})
