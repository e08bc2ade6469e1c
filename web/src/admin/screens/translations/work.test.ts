import { describe, expect, test } from 'vitest'
import { NOTHING_TYPED, standingOf, typedOver, typedSince } from './typed-text.ts'
import { acceptable, lineOf, type WorkItem, withStored } from './work.ts'

const item = (changed: Partial<WorkItem> = {}): WorkItem => ({
  ...{ kind: 'PRODUCT', recordId: '7', field: 'name', source: 'Mercimek Çorbası' },
  ...{ text: null, state: 'MISSING', proposal: null },
  ...changed,
})

test('proposals are accepted where nobody has written anything, and no unknown word is left in them', () => {
  const items = [
    item({ recordId: '1', proposal: 'Lentil soup' }),
    item({ recordId: '2', proposal: 'lentils, [uydurma]' }),
    item({ recordId: '3', proposal: 'Lentil soup', text: 'Soup', state: 'STALE' }),
    item({ recordId: '4', proposal: 'Lentil soup' }),
    item({ recordId: '5' }),
  ]
  const ids = acceptable(items, (key) => key === 'PRODUCT/4/name').map(({ recordId }) => recordId)
  expect(ids).toEqual(['1'])
})

test('an empty text removes a translation, and is compared with the source that was shown', () => {
  expect(lineOf(item(), ' \n')).toMatchObject({ text: null, seenSource: 'Mercimek Çorbası' })
  expect(lineOf(item(), 'Soup ', 'Mercimek')).toMatchObject({ text: 'Soup ', seenSource: 'Mercimek' })
})

test('a stored text stays on its page and is counted', () => {
  const page = { items: [item()], totalCount: 1, done: 4, total: 9 }
  const after = withStored(page, item(), 'Lentil soup')
  expect(after).toMatchObject({ done: 5, items: [{ text: 'Lentil soup', state: 'DONE' }] })
  expect(withStored(after, item(), '')).toMatchObject({ done: 4, items: [{ text: null, state: 'MISSING' }] })
})

describe('a text that is typed', () => {
  const typed = typedOver(item(), NOTHING_TYPED, 'Lentil')

  test('is saved once no unknown word of its proposal is left in brackets', () => {
    expect(standingOf(item(), typedOver(item(), NOTHING_TYPED, 'Lentils, [uydurma]'))).toBe('unfinished')
    const bracketed = item({ source: 'Çorba [250 ml]' })
    expect(standingOf(bracketed, typedOver(bracketed, NOTHING_TYPED, 'Soup [250 ml]'))).toBe('due')
  })

  test('is saved by itself while nobody else has changed what it was typed over', () => {
    expect(standingOf(item(), NOTHING_TYPED)).toBe('idle')
    expect(standingOf(item(), typed)).toBe('due')
    expect(standingOf(item({ text: 'Lentil', state: 'DONE' }), typed)).toBe('idle')
    expect(standingOf(item({ source: 'Ezogelin' }), typed)).toBe('sourceChanged')
    expect(standingOf(item({ text: 'Soup', state: 'DONE' }), typed)).toBe('overtaken')
  })

  test('goes on over what was shown when it was begun', () => {
    const changed = item({ source: 'Ezogelin', text: 'Soup' })
    const longer = typedOver(changed, typed, 'Lentil soup')
    expect(longer).toEqual({ text: 'Lentil soup', seen: 'Mercimek Çorbası', over: '' })
    expect(standingOf(changed, longer)).toBe('sourceChanged')
  })

  test('while another is saved remains, over that one', () => {
    expect(typedSince(typed, typed)).toBeNull()
    const longer = typedOver(item(), typed, 'Lentil soup')
    const left = typedSince(longer, typed)
    expect(left).toEqual({ text: 'Lentil soup', seen: 'Mercimek Çorbası', over: 'Lentil' })
    expect(left && standingOf(item({ text: 'Lentil', state: 'DONE' }), left)).toBe('due')
  })
})
