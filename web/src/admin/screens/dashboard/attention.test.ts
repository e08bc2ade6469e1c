import { describe, expect, test } from 'vitest'
import type { PrintedKind, Status } from '../../../gql/graphql.ts'
import { type Content, concernsOf, INSTALLER_KEYS, READY_KEYS } from './attention.ts'

const food = (values: object = {}) => ({
  isComplete: true,
  isAlcoholicDrink: false,
  energyKcal: null,
  portion: null,
  ...values,
})

const dish = (id: string, values: object = {}) => ({
  id,
  name: `dish ${id}`,
  price: 100,
  availiblity: true,
  status: 'ACTIVE' as Status,
  categoryId: '1',
  productImages: [{ id: '1' }],
  foodInformation: food(),
  ...values,
})
const category = (id: string, status: Status = 'ACTIVE') => ({
  id,
  name: `category ${id}`,
  status,
  imageFilePath: null,
})

const found = (content: Content) =>
  Object.fromEntries(concernsOf(content).map(({ key, records }) => [key, records.map(({ id }) => id)]))

describe('what needs attention', () => {
  test('is every dish without a price or a picture, and every one that is sold out', () => {
    const products = [
      dish('1'),
      dish('2', { price: 0 }),
      dish('3', { productImages: [] }),
      dish('4', { availiblity: false, price: 0 }),
    ]
    expect(found({ products })).toEqual({ noPrice: ['2', '4'], noPicture: ['3'], soldOut: ['4'] })
  })

  test('is every dish without food information', () => {
    const products = [dish('1'), dish('2', { foodInformation: food({ isComplete: false }) })]
    expect(found({ products })).toEqual({ noFood: ['2'] })
  })

  test('is every shown dish whose grams of meat have to be stated', () => {
    const grams = { portion: { amount: 120, unit: 'G' } }
    const products = [
      dish('1', { name: 'Et Döner' }),
      dish('2', { name: 'İSKENDER', foodInformation: food(grams) }),
      dish('3', { name: 'Burger', status: 'PASSIVE' }),
    ]
    expect(found({ products })).toEqual({ noGrams: ['1'] })
  })

  test.each([
    ['SINGLE', '2027-12-30', '2027-12-31'],
    ['PROVINCE_CHAIN', '2026-12-30', '2026-12-31'],
    ['NATIONAL_CHAIN', '2026-06-30', '2026-07-01'],
  ] as const)('is the energy of every shown dish of a %s after %s', (businessSize, before, day) => {
    const products = [
      dish('1'),
      dish('2', { foodInformation: food({ energyKcal: 0 }) }),
      dish('3', { status: 'PASSIVE' }),
      dish('4', { foodInformation: food({ isAlcoholicDrink: true }) }),
    ]
    const on = (today: string | null) => found({ products, business: { businessSize }, today })
    expect([on(null), on(before), on(day)]).toEqual([{}, {}, { noKcal: ['1'] }])
  })

  test('is every existing dish with pictures waiting in this browser (D54)', () => {
    expect(found({ products: [dish('1'), dish('2')], waitingPictures: ['2', '99'] })).toEqual({
      waitingPictures: ['2'],
    })
  })

  test('is the missing recovery code of an administrator', () => {
    expect(found({ recoveryCodeMadeAt: null })).toEqual({ noCode: [] })
    expect(found({ recoveryCodeMadeAt: '2026-11-26T10:00:00Z' })).toEqual({})
  })

  test('is an account that does not send though it should', () => {
    const of = (state: 'CHANGED' | 'OFF' | 'READY' | 'REFUSED' | 'UNREACHABLE') =>
      found({ mailAccount: { state } })
    expect([of('OFF'), of('READY')]).toEqual([{}, {}])
    expect([of('CHANGED'), of('REFUSED'), of('UNREACHABLE')]).toEqual([
      { mailChanged: [] },
      { mailRefused: [] },
      { mailUnreachable: [] },
    ])
  })

  test('is a menu without any category (D55)', () => {
    expect(found({ products: [], categories: [] })).toEqual({ nothing: [] })
  })

  test('is every hidden category with dishes, and every one without', () => {
    const categories = [category('1', 'PASSIVE'), category('2'), category('3', 'PASSIVE'), category('4')]
    const products = [dish('1'), dish('2', { categoryId: '4' })]
    expect(found({ products, categories })).toEqual({ hidden: ['1'], empty: ['2', '3'] })
  })

  const settings = (phone: string | null, address: string | null = null) => ({ settings: { phone, address } })

  test('is a missing contact entry, unless the settings have what the site shows', () => {
    expect(found({ contacts: [], site: settings(null) })).toEqual({ noContact: [] })
    expect(found({ contacts: [], site: settings('0212 555 66 77', 'Çınar Sokak 1') })).toEqual({})
    expect(found({ contacts: [], site: settings(null, 'Çınar Sokak 1') })).toEqual({ noPhone: [] })
  })

  test('is a phone number that neither the settings nor the first contact entry have', () => {
    const contacts = [
      { id: '7', phoneNumber: null },
      { id: '8', phoneNumber: '0212 222 33 44' },
    ]
    expect(found({ contacts, site: settings(null) })).toEqual({ noPhone: ['7'] })
    expect(found({ contacts, site: settings('0212 555 66 77') })).toEqual({})
    expect(found({ contacts: contacts.slice(1), site: settings(null) })).toEqual({})
  })

  test('is a page in words of the owner that has none, so that visitors do not see it', () => {
    const page = (key: string, mode: 'OWN' | 'HIDDEN') => ({ key, mode })
    const pages = [page('faq', 'OWN'), page('chefs', 'OWN'), page('cart', 'HIDDEN'), page('360', 'OWN')]
    expect(found({ pages: { pages, hiddenPages: ['faq', 'cart', '360'] } })).toEqual({ noText: ['faq'] })
    expect(found({ pages: { pages, hiddenPages: ['cart'] } })).toEqual({})
  })

  test('is a backup that is old or cannot be restored', () => {
    expect(found({ backups: { needAttention: true } })).toEqual({ oldBackup: [] })
    expect(found({ backups: { needAttention: false } })).toEqual({})
  })

  test('is that backups are not copied off-site', () => {
    expect(found({ backupCopies: { needAttention: true, lastCopied: null } })).toEqual({ noCopies: [] })
    expect(found({ backupCopies: { needAttention: false, lastCopied: null } })).toEqual({})
  })

  test('is a printed list with outdated prices', () => {
    const list = (kind: PrintedKind, changedPrices: number, changedProducts = 0) => ({
      ...{ kind, changedPrices, changedProducts },
    })
    const old = (printedLists: Content['printedLists']) =>
      concernsOf({ printedLists }).map((concern) => [concern.key, concern.list?.kind])
    expect(old([list('DOOR', 4), list('TABLE', 0, 1)])).toEqual([
      ['oldList', 'DOOR'],
      ['oldList', 'TABLE'],
    ])
    expect(old([list('DOOR', 0), list('ALLERGENS', 4), list('STICKERS', 4)])).toEqual([])
  })

  test('excludes what the user may not see', () => {
    expect(found({ categories: [category('1', 'PASSIVE'), category('2')] })).toEqual({})
    expect(found({})).toEqual({})
  })

  test('is on a site with its owner’s name all that would still be another’s', () => {
    const page = (key: string, mode: 'TEMPLATE' | 'OWN' | 'HIDDEN') => ({ key, mode })
    const own: Content = {
      identity: { imageUrl: 'https://kose.example/resource/', settings: { name: 'Köşe', heroText: 'Pide' } },
      demoContent: 0,
      abouts: [{ id: '1' }],
      pages: { pages: [page('faq', 'OWN'), page('cart', 'HIDDEN')], hiddenPages: ['cart'] },
      categories: [{ ...category('1'), imageFilePath: 'a.webp' }],
      products: [dish('1')],
      backupCopies: { needAttention: false, lastCopied: '2026-11-26T03:00:00Z' },
    }
    expect(found(own)).toEqual({})
    const others: Content = {
      identity: { imageUrl: 'http://127.0.0.1:4000/resource/', settings: { name: 'Köşe', heroText: null } },
      demoContent: 3,
      abouts: [],
      pages: { pages: [page('faq', 'TEMPLATE'), page('cart', 'TEMPLATE')], hiddenPages: ['cart'] },
      categories: [category('1')],
      products: [dish('1')],
      backupCopies: { needAttention: false, lastCopied: null },
    }
    expect(found(others)).toEqual({
      demo: [],
      noWords: [],
      noAbout: [],
      sampleTexts: ['faq'],
      noCategoryPicture: ['1'],
      noAddress: [],
      noCopy: [],
    })
    const left = concernsOf(others).map(({ key }) => key)
    // An owner can reach neither of the others: they are no part of the list that ends empty.
    expect(left.filter((key) => !READY_KEYS.has(key))).toEqual([...INSTALLER_KEYS])
    const unnamed = { imageUrl: 'http://127.0.0.1:4000/resource/', settings: { name: null, heroText: null } }
    expect(found({ ...others, identity: unnamed })).toEqual({})
  })
})

describe('a request for a table', () => {
  const weekly = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({
    ...{ weekday, opens: '18:00', closes: '23:00', kind: 'SERVICE' },
  }))
  const hours = { timeZone: 'Europe/Istanbul', weekly, exceptions: [] }
  const at = (moment: string) => `2026-11-${moment}:00+03:00`
  const wants = (time: string, asked: string, now: string) => {
    const tables = [{ id: '7', name: 'Ayşe Kaya', at: at(time), createdDate: at(asked) }]
    return found({ requests: { tables, hours, now: new Date(at(now)) } })
  }

  test.each([
    ['27T20:00', '26T19:00', '26T19:14', {}],
    ['27T20:00', '26T19:00', '26T19:15', { waitingTables: ['7'] }],
    // While it is closed nobody has to answer.
    ['27T20:00', '26T22:50', '27T17:59', {}],
    ['27T20:30', '26T22:50', '27T18:05', { waitingTables: ['7'] }],
    ['27T20:00', '26T22:50', '27T18:00', { lateTables: ['7'] }],
    ['27T20:00', '27T19:58', '27T19:59', { lateTables: ['7'] }],
    ['27T20:00', '26T19:00', '27T20:00', {}],
  ])('for %s, asked at %s, is told of at %s', (time, asked, now, concerns) => {
    expect(wants(time, asked, now)).toEqual(concerns)
  })
})
