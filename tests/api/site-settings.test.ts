import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DEFAULT_WEEK } from '../../server/modules/site/site-defaults.ts'
import { type Api, startApi } from '../support/api.ts'
import { createPeople, type Headers } from '../support/people.ts'
import { plain } from '../support/pictures.ts'
import { upload } from '../support/upload.ts'

let api: Api
let owner: Headers
let admin: Headers

beforeAll(async () => {
  api = await startApi()
  const people = await createPeople(api)
  owner = await people.headers(await people.userWith(['site.manage']))
  admin = await people.headers(people.admin)
})

afterAll(() => api.close())

/** Resets every setting. */
beforeEach(async () => {
  const { rows } = await api.sql(
    "select column_name as name from information_schema.columns where table_name = 'site'",
  )
  const kept = ['id', 'created_date', 'updated_date', 'is_deleted', 'created_by', 'updated_by', 'version']
  const columns = rows.map(({ name }) => name as string).filter((name) => !kept.includes(name))
  const cleared = columns.map((name) => `${name} = ${name === 'hide_alcoholic_drinks' ? 'true' : 'null'}`)
  await api.sql(`update site set ${cleared.join(', ')}`)
  await api.sql('delete from contact')
  await api.sql('delete from opening_exception')
})

const update = (input: object, headers = owner) =>
  api.ask('mutation ($input: UpdateSite!) { updateSite(input: $input) { version } }', { input }, headers)

async function site<T = Record<string, unknown>>(fields: string): Promise<T> {
  const { data, errors } = await api.ask<{ site: T }>(`{ site { ${fields} } }`)
  expect(errors).toBeUndefined()
  return data.site
}

describe('an unset value', () => {
  test('falls back to the configuration', async () => {
    expect(
      await site(
        'name phone address mapUrl deliveryUrl whatsapp mail socialLinks { url } logoUrl heroImageUrls',
      ),
    ).toEqual({
      name: 'İncek Sofrası',
      phone: '+90 312 555 01 23',
      address: 'Taşpınar, Incek, Gölbaşı/Ankara',
      mapUrl: expect.stringContaining('openstreetmap'),
      deliveryUrl: 'https://www.yemeksepeti.com/',
      whatsapp: null,
      mail: null,
      socialLinks: [],
      logoUrl: null,
      heroImageUrls: [],
    })
    expect(
      await site('hours { timeZone weekly { weekday opens closes kind } exceptions { label } }'),
    ).toEqual({
      hours: { timeZone: 'Europe/Istanbul', weekly: DEFAULT_WEEK, exceptions: [] },
    })
  })

  test('falls back to the first contact entry before that', async () => {
    await api.services.contacts.add(api.staff, { address: 'Tunalı 1, Çankaya', mail: 'a@example.com' })
    expect(await site('phone address mail')).toEqual({
      phone: '+90 312 555 01 23',
      address: 'Tunalı 1, Çankaya',
      mail: 'a@example.com',
    })
  })
})

test('a setting takes precedence over the contact entry, and null resets it', async () => {
  await api.services.contacts.add(api.staff, { phoneNumber: '111' })
  await update({ phone: '222', name: 'Köşe' })
  expect(await site('phone name')).toEqual({ phone: '222', name: 'Köşe' })
  await update({ phone: null })
  expect(await site('phone name')).toEqual({ phone: '111', name: 'Köşe' })
})

describe('D3: the map', () => {
  test('follows a changed address', async () => {
    await update({ address: 'Tunalı Hilmi 12, Çankaya/Ankara' })
    const query = encodeURIComponent('Tunalı Hilmi 12, Çankaya/Ankara')
    expect(await site('mapUrl directionsUrl')).toEqual({
      mapUrl: `https://www.google.com/maps/search/?api=1&query=${query}`,
      directionsUrl: `https://www.google.com/maps/dir/?api=1&destination=${query}`,
    })
  })

  test('follows the coordinates, unless a map is set', async () => {
    await update({ latitude: 39.9, longitude: 32.8 })
    expect((await site<{ mapUrl: string }>('mapUrl')).mapUrl).toContain('query=39.9%2C32.8')
    await update({ mapUrl: 'https://maps.example/own' })
    expect(await site('mapUrl')).toEqual({ mapUrl: 'https://maps.example/own' })
  })
})

test('a changed address resets the coordinates, and a blank text counts as not set', async () => {
  await update({ address: 'Bir', latitude: 39.9, longitude: 32.8, name: '\u200b ' })
  expect(await site('name latitude')).toEqual({ name: 'İncek Sofrası', latitude: 39.9 })
  await update({ address: 'İki', locality: 'Bodrum', region: 'Muğla' })
  const { latitude, mapUrl } = await site<{ latitude: null; mapUrl: string }>('latitude mapUrl')
  expect(latitude).toBeNull()
  expect(decodeURIComponent(mapUrl)).toContain('query=İki, Bodrum, Muğla')
})

test('lists of links and pages are stored, and undone, in order', async () => {
  await update({ deliveryLinks: [{ label: 'Getir', url: 'https://getir.example/' }] })
  await update({
    deliveryLinks: [],
    pages: [
      { key: 'cart', mode: 'HIDDEN' },
      { key: 'faq', mode: 'OWN' },
    ],
  })
  const { deliveryUrl, pages } = await site<{ deliveryUrl: null; pages: { key: string; mode: string }[] }>(
    'deliveryUrl pages { key mode }',
  )
  expect(deliveryUrl).toBeNull()
  expect(pages).toHaveLength(13)
  expect(pages.filter(({ mode }) => mode !== 'TEMPLATE')).toEqual([
    { key: 'faq', mode: 'OWN' },
    { key: 'cart', mode: 'HIDDEN' },
  ])
  const { data } = await api.ask<{ changes: { items: { id: string; undoObstacle: null }[] } }>(
    '{ changes(entity: "site", pageSize: 1) { items { id undoObstacle } } }',
    {},
    admin,
  )
  const [change] = data.changes.items
  expect(change?.undoObstacle).toBeNull()
  const undone = await api.ask(
    'mutation ($id: ID!) { undoChange(id: $id) { id } }',
    { id: change?.id },
    admin,
  )
  expect(undone.errors).toBeUndefined()
  expect(await site('deliveryUrl')).toEqual({ deliveryUrl: 'https://getir.example/' })
})

test('alcoholic drinks are hidden until the owner changes it, and again by null', async () => {
  const hidden = async () =>
    (await site<{ hideAlcoholicDrinks: boolean }>('hideAlcoholicDrinks')).hideAlcoholicDrinks
  expect(await hidden()).toBe(true)
  for (const [value, is] of [
    [false, false],
    [null, true],
  ]) {
    expect((await update({ hideAlcoholicDrinks: value })).errors).toBeUndefined()
    expect(await hidden()).toBe(is)
  }
})

test('phone numbers are accepted with usual separators, and blank ones count as not set', async () => {
  for (const phone of ['+90 (312) 555-01.23', '444 0 123', '112']) {
    expect((await update({ phone, whatsapp: phone })).errors).toBeUndefined()
    expect(await site('phone whatsapp')).toEqual({ phone, whatsapp: phone })
  }
  await update({ phone: null, whatsapp: null })
  const unset = await site('phone whatsapp')
  expect((await update({ phone: ' ', whatsapp: '' })).errors).toBeUndefined()
  expect(await site('phone whatsapp')).toEqual(unset)
})

test('every template page has its mode, in order', async () => {
  await update({ pages: [{ key: 'faq', mode: 'OWN' }] })
  const { pages } = await site<{ pages: { key: string; mode: string }[] }>('pages { key mode }')
  expect([pages[0]?.key, pages.at(-1)?.key]).toEqual(['home-one', '360'])
  expect(pages).toContainEqual({ key: 'faq', mode: 'OWN' })
  expect(pages).toContainEqual({ key: 'blog', mode: 'TEMPLATE' })
})

test('a stale version is a conflict', async () => {
  const { version } = await site<{ version: number }>('version')
  expect((await update({ name: 'A', version })).errors).toBeUndefined()
  expect((await update({ name: 'B', version })).errors?.[0]?.extensions).toMatchObject({
    code: 'CONFLICT',
    reason: 'STALE_VERSION',
  })
})

test.each([
  [{ deliveryLinks: [{ label: 'x', url: 'http://x.example/' }] }, 'deliveryLinks.0.url', 'HTTPS_ADDRESS'],
  [{ socialLinks: [{ network: '', url: 'https://x.example/' }] }, 'socialLinks.0.network', 'LENGTH'],
  [{ mapUrl: 'javascript:alert(1)' }, 'mapUrl', 'HTTPS_ADDRESS'],
  [{ pages: [{ key: 'about', mode: 'HIDDEN' }] }, 'pages.0.key', 'ONE_OF'],
  [
    {
      pages: [
        { key: 'faq', mode: 'OWN' },
        { key: 'faq', mode: 'HIDDEN' },
      ],
    },
    'pages',
    'REPEATED',
  ],
  [{ phone: 'Ali’yi arayın' }, 'phone', 'NOT_A_PHONE_NUMBER'],
  [{ whatsapp: '+90' }, 'whatsapp', 'NOT_A_PHONE_NUMBER'],
  [{ latitude: 91 }, 'latitude', 'NUMBER_RANGE'],
  [{ foundedYear: 20 }, 'foundedYear', 'INTEGER_RANGE'],
  [
    { deliveryLinks: Array(11).fill({ label: 'x', url: 'https://x.example/' }) },
    'deliveryLinks',
    'MAX_ITEMS',
  ],
])('%j is refused at %s: %s', async (input, field, rule) => {
  const { errors } = await update(input)
  expect(errors?.[0]?.extensions).toMatchObject({ code: 'BAD_USER_INPUT', fields: [{ field, rule }] })
})

test('pictures are stored, replaced as a list, and reset by null', async () => {
  const bytes = await plain('png')
  const file = (at: string) => ({ at: `variables.input.${at}`, name: 'a.png', bytes })
  const operation =
    'mutation ($input: UpdateSite!) { updateSite(input: $input) { logoUrl heroImageUrls shareImageUrl } }'
  const { data } = await upload<{ updateSite: { logoUrl: string; heroImageUrls: string[] } }>(
    api.url,
    operation,
    { input: { logo: null, heroImages: [null, null] } },
    [file('logo'), file('heroImages.0'), file('heroImages.1')],
    owner,
  )
  expect(data.updateSite.heroImageUrls).toHaveLength(2)
  expect(data.updateSite.logoUrl).toContain('/resource/')
  await update({ heroImages: null, logo: null })
  expect(await site('logoUrl heroImageUrls')).toEqual({ logoUrl: null, heroImageUrls: [] })
})

test('the size of the business is a single place unless one is set', async () => {
  const sizes = () => site('businessSize settings { businessSize }')
  expect(await sizes()).toEqual({ businessSize: 'SINGLE', settings: { businessSize: null } })
  await update({ businessSize: 'NATIONAL_CHAIN' })
  expect(await sizes()).toEqual({
    businessSize: 'NATIONAL_CHAIN',
    settings: { businessSize: 'NATIONAL_CHAIN' },
  })
  expect((await update({ businessSize: 'HUGE' })).errors?.[0]?.extensions.code).toBe('BAD_USER_INPUT')
})

describe('weekly hours', () => {
  const set = (periods: object[], version?: number) =>
    api.ask<{ setOpeningHours: object }>(
      `mutation ($periods: [OpeningPeriodInput!]!, $version: Int) {
        setOpeningHours(periods: $periods, version: $version) { weekly { weekday opens closes kind } }
      }`,
      { periods, version },
      owner,
    )
  const period = (weekday: number, opens: string, closes: string, kind = 'SERVICE') => ({
    ...{ weekday, opens, closes, kind },
  })

  test('are replaced as a whole, and the short form follows', async () => {
    const week = [period(1, '11:00', '15:00'), period(1, '18:00', '02:00'), period(2, '18:00', '02:00')]
    const { data, errors } = await set(week)
    expect(errors).toBeUndefined()
    expect(data.setOpeningHours).toEqual({ weekly: week })
    expect(await site('openingHours { opens closes days }')).toEqual({
      openingHours: { opens: '18:00', closes: '02:00', days: ['Monday', 'Tuesday'] },
    })
  })

  test('may overlap only in different kinds', async () => {
    expect(
      (await set([period(1, '11:00', '15:00'), period(1, '12:00', '14:00', 'KITCHEN')])).errors,
    ).toBeUndefined()
    const { errors } = await set([period(1, '22:00', '03:00'), period(2, '02:00', '05:00')])
    expect(errors?.[0]?.extensions).toMatchObject({
      fields: [{ field: 'weekly', rule: 'OVERLAPPING_PERIODS' }],
    })
  })

  test('are refused with invalid times', async () => {
    const { errors } = await set([period(1, '24:00', '25:00')])
    expect(errors?.[0]?.extensions.fields).toMatchObject([
      { field: 'weekly.0.opens', rule: 'NOT_A_TIME' },
      {},
    ])
  })
})

describe('exceptions', () => {
  const add = (input: object) =>
    api.ask<{ addOpeningException: { id: string } }>(
      'mutation ($input: AddOpeningException!) { addOpeningException(input: $input) { id } }',
      { input },
      owner,
    )
  const days = (count: number) => new Date(Date.now() + count * 86_400_000).toISOString().slice(0, 10)
  const closed = (from: number, to: number, label = 'Bayram') => ({
    ...{ label, fromDate: days(from), toDate: days(to), closed: true },
  })
  const refusal = async (input: object) => (await add(input)).errors?.[0]?.extensions

  test('of the next 90 days are returned, those of one kind do not overlap', async () => {
    expect((await add(closed(3, 5))).errors).toBeUndefined()
    expect((await add(closed(200, 201, 'Uzak'))).errors).toBeUndefined()
    expect((await add(closed(-9, -8, 'Geçmiş'))).errors).toBeUndefined()
    expect(await refusal(closed(5, 6))).toMatchObject({ code: 'CONFLICT', reason: 'OVERLAPPING_EXCEPTION' })
    expect(await site('hours { exceptions { label closed periods { opens } } }')).toEqual({
      hours: { exceptions: [{ label: 'Bayram', closed: true, periods: null }] },
    })
  })

  test('of yesterday are returned, whose hours may end today, and their notes to managers only', async () => {
    const yesterday = new Date(Date.now() + 3 * 3_600_000 - 86_400_000).toISOString().slice(0, 10)
    const night = [{ opens: '20:00', closes: '04:00', kind: 'SERVICE' }]
    await add({ label: 'Yılbaşı', fromDate: yesterday, toDate: yesterday, periods: night, note: 'gizli' })
    expect(await site('hours { exceptions { label note } }')).toEqual({
      hours: { exceptions: [{ label: 'Yılbaşı', note: null }] },
    })
    const { data } = await api.ask<{ openingExceptions: object[] }>(
      '{ openingExceptions { note } }',
      {},
      owner,
    )
    expect(data.openingExceptions).toEqual([{ note: 'gizli' }])
    expect((await api.ask('{ openingExceptions { note } }')).data).toEqual({
      openingExceptions: [{ note: null }],
    })
  })

  test('of different kinds may be on the same day', async () => {
    const short = (kind: string) => ({
      ...{
        label: kind,
        fromDate: days(9),
        toDate: days(9),
        periods: [{ opens: '10:00', closes: '12:00', kind }],
      },
    })
    expect((await add(short('KITCHEN'))).errors).toBeUndefined()
    expect((await add(short('SERVICE'))).errors).toBeUndefined()
    expect(await refusal(short('KITCHEN'))).toMatchObject({ reason: 'OVERLAPPING_EXCEPTION' })
  })

  test('added concurrently do not overlap either', async () => {
    const answers = await Promise.all([1, 2, 3, 4].map((each) => add(closed(20, 22, `B${each}`))))
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1)
  })

  test('are restored only if their days are free', async () => {
    const { data } = await add(closed(30, 31))
    const { id } = data.addOpeningException
    await api.ask('mutation ($id: ID!) { removeOpeningException(id: $id) }', { id }, owner)
    await add(closed(31, 31, 'Başka'))
    const { errors } = await api.ask(
      'mutation ($id: ID!) { restoreOpeningException(id: $id) { id } }',
      { id },
      admin,
    )
    expect(errors?.[0]?.extensions).toMatchObject({ reason: 'OVERLAPPING_EXCEPTION' })
  })

  test('do not overlap by one call for several of them, be it a change or a restore', async () => {
    const idOf = async (input: object) => (await add(input)).data.addOpeningException.id
    const many = async (call: string, variables: object) =>
      (await api.ask(`mutation ($ids: [ID!]!${call} { count } }`, variables, admin)).errors?.[0]?.extensions
    const update = (ids: string[], input: object) =>
      many(', $input: UpdateOpeningException!) { updateOpeningExceptions(ids: $ids, input: $input)', {
        ids,
        input,
      })
    const ids = [await idOf(closed(40, 40, 'Bir')), await idOf(closed(42, 42, 'İki'))]
    const refused = { code: 'CONFLICT', reason: 'OVERLAPPING_EXCEPTION', params: { label: 'Bir' }, line: 1 }
    expect(await update(ids, { fromDate: days(44), toDate: days(44) })).toMatchObject(refused)
    expect(await update(ids, { note: 'yalnız not' })).toBeUndefined()
    const { rows } = await api.sql(
      'select from_date::text as day from opening_exception where id = any($1) order by id',
      [ids],
    )
    expect(rows.map(({ day }) => day)).toEqual([days(40), days(42)])
    await many(') { removeOpeningExceptions(ids: $ids)', { ids })
    await api.sql('update opening_exception set from_date = $2, to_date = $2 where id = any($1)', [
      ids,
      days(46),
    ])
    expect(await many(') { restoreOpeningExceptions(ids: $ids)', { ids })).toMatchObject(refused)
  })

  test.each([
    [{ label: 'x', fromDate: '2027-02-30', toDate: '2027-03-01', closed: true }, 'fromDate', 'NOT_A_DATE'],
    [{ label: 'x', fromDate: '2027-02-02', toDate: '2027-02-01', closed: true }, 'toDate', 'NOT_BEFORE'],

    [
      {
        ...{ label: 'x', fromDate: '2027-02-02', toDate: '2027-02-02', closed: true },
        periods: [{ opens: '10:00', closes: '12:00', kind: 'SERVICE' }],
      },
      'periods',
      'EMPTY_BESIDE',
    ],
    [
      {
        ...{ label: 'x', fromDate: '2027-02-02', toDate: '2027-02-03' },
        periods: [
          { opens: '20:00', closes: '19:00', kind: 'SERVICE' },
          { opens: '18:30', closes: '20:00', kind: 'SERVICE' },
        ],
      },
      'periods',
      'OVERLAPPING_PERIODS',
    ],
  ])('%j are refused at %s: %s', async (input, field, rule) => {
    expect(await refusal(input)).toMatchObject({ fields: [{ field, rule }] })
  })

  test('need hours or are closed', async () => {
    expect(await refusal({ label: 'x', fromDate: '2027-02-02', toDate: '2027-02-02' })).toMatchObject({
      fields: [
        { field: 'periods', rule: 'REQUIRED_WITHOUT' },
        { field: 'closed', rule: 'REQUIRED_WITHOUT' },
      ],
    })
  })

  test('lose their hours when they are closed', async () => {
    const { data } = await add({
      ...{ label: 'x', fromDate: days(40), toDate: days(40) },
      periods: [{ opens: '10:00', closes: '12:00', kind: 'SERVICE' }],
    })
    const { data: changed } = await api.ask<{ updateOpeningException: object }>(
      'mutation ($id: ID!) { updateOpeningException(id: $id, input: { closed: true }) { closed periods { opens } } }',
      { id: data.addOpeningException.id },
      owner,
    )
    expect(changed.updateOpeningException).toEqual({ closed: true, periods: null })
  })
})
