import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors'
import { HttpError, type I18nProvider } from 'ra-core'
import { describe, expect, test } from 'vitest'
import { apiFailure, isRefusal } from './api-failure.ts'
import { errorMessages } from './error-messages.ts'

const LABELS: Readonly<Record<string, string>> = {
  'resources.product.fields.name': 'Ad',
  'resources.product.fields.price': 'Fiyat',
  'resources.user.fields.email': 'E-posta',
  'resources.product.name': 'Yemek',
  'resources.user.name': 'Kullanıcılar',
  'resources.role.administrator': 'Yönetici',
}

const i18n = (language: string): I18nProvider => ({
  translate: (key, options) => LABELS[key] ?? options?._ ?? key,
  getLocale: () => language,
  changeLocale: () => Promise.resolve(),
})

const refused = (extensions: Record<string, unknown>, message = 'Said by the server.') =>
  new CombinedGraphQLErrors({ errors: [{ message, extensions }] })

const conflict = (reason: string, params: object = {}) => refused({ code: 'CONFLICT', reason, params })

describe('a refusal', () => {
  test.each([
    [
      conflict('IN_USE', { entity: 'category', by: 'product', count: 3 }),
      'Bu kategoride hâlâ 3 yemek var. Önce onları başka kategoriye taşıyın ya da kaldırın.',
    ],
    [
      conflict('VALUE_TAKEN', { entity: 'user', field: 'email' }),
      'E-posta: bu değer başka bir kayıtta kullanılıyor.',
    ],
    [
      conflict('OVERLAPPING_EXCEPTION', { label: 'Tadilat', fromDate: '2026-11-23', toDate: '2026-11-24' }),
      'Bu günlerin bir kısmı için Tadilat (23–24 Kasım 2026) zaten kayıtlı.',
    ],
    [
      refused({
        code: 'FORBIDDEN',
        reason: 'ROLES_NOT_HELD',
        params: { action: 'ASSIGN_ROLES', entity: 'group', roles: ['administrator', 'user.manage', 'kasa'] },
      }),
      'Bu yetkileri veremezsiniz: sizde şu yetkiler yok: Yönetici, Kullanıcılar, kasa.',
    ],
    [
      refused({ code: 'FORBIDDEN', reason: 'MISSING_PERMISSION', params: { permission: 'user.manage' } }),
      'Bunun için “Kullanıcılar” yetkisi gerekir; gruplarınızın hiçbirinde yok.',
    ],
  ])('is shown in Turkish by its reason', (error, said) => {
    expect(apiFailure(error, i18n('tr')).message).toBe(said)
  })

  test('is shown in English if that is chosen', () => {
    const error = conflict('LAST_ADMINISTRATOR')
    expect(apiFailure(error, i18n('en')).message).toBe(
      'This would leave no active administrator. Add another one first.',
    )
  })

  test.each(['A_NEW_ONE', undefined, 'toString'])(
    'with the unknown reason %s has the server’s message',
    (reason) => {
      const error = refused({ code: 'CONFLICT', reason, params: {} })
      expect(apiFailure(error, i18n('tr'))).toMatchObject({ message: 'Said by the server.', status: 409 })
    },
  )

  test('of fields names each by its label, and beside the field only the rule', () => {
    const fields = [
      { field: 'name', message: 'a', rule: 'MAX_LENGTH', params: { max: 200 } },
      { field: 'price', message: 'b', rule: 'REQUIRED', params: {} },
      { field: 'other', message: 'Said of another.', rule: 'A_NEW_ONE', params: {} },
    ]
    const error = refused({ code: 'BAD_USER_INPUT', reason: 'INVALID_FIELDS', params: {}, fields })
    const { message, status, body } = apiFailure(error, i18n('tr'), 'product')
    const said = 'Ad: En çok 200 karakter olabilir. Fiyat: Bu alan gerekli. Said of another.'
    expect([status, message]).toEqual([400, said])
    expect(body.errors).toEqual({
      name: 'En çok 200 karakter olabilir.',
      price: 'Bu alan gerekli.',
      other: 'Said of another.',
      root: { serverError: said },
    })
  })

  test('of one record in a list has its index, and its fields their names', () => {
    const fields = [{ field: 'lines.3.name', message: 'a', rule: 'MAX_LENGTH', params: { max: 200 } }]
    const error = refused({ code: 'BAD_USER_INPUT', reason: 'INVALID_FIELDS', params: {}, fields })
    const { message, body } = apiFailure(error, i18n('tr'), 'product')
    expect([message, body.line]).toEqual(['Ad: En çok 200 karakter olabilir.', 3])
    const stale = refused({
      code: 'CONFLICT',
      reason: 'STALE_VERSION',
      params: { entity: 'product' },
      line: 2,
    })
    expect(apiFailure(stale, i18n('tr')).body.line).toBe(2)
  })

  test('of an undo says so, followed by the reason', () => {
    const fields = [{ field: 'name', message: 'a', rule: 'NO_SUCH_RECORD', params: { id: '3' } }]
    const error = refused({ code: 'CONFLICT', reason: 'UNDO_INVALID_FIELDS', params: {}, fields })
    expect(apiFailure(error, i18n('tr')).message).toBe(
      'Eski değerler artık geçerli değil. Hiçbir şey geri alınmadı. Seçilen kayıt artık yok.',
    )
  })
})

test('a refusal of a stale version is identified by its reason, and marks no field', () => {
  const stale = apiFailure(conflict('STALE_VERSION', { entity: 'product' }), i18n('tr'))
  expect([isRefusal(stale, 'STALE_VERSION'), stale.body.errors]).toEqual([true, undefined])
  const taken = refused({ code: 'CONFLICT', reason: 'VALUE_TAKEN' }, 'This has changed since you read it.')
  expect(isRefusal(apiFailure(taken, i18n('tr')), 'STALE_VERSION')).toBe(false)
  expect(isRefusal(new Error('STALE_VERSION'), 'STALE_VERSION')).toBe(false)
})

describe('a reply that is not a GraphQL result', () => {
  const answered = (status: number, bodyText: string) =>
    apiFailure(new ServerError('x', { response: new Response(null, { status }), bodyText }), i18n('tr'))
  const body = (reason: string, params: object) =>
    JSON.stringify({ errors: [{ message: 'Said by the server.', extensions: { reason, params } }] })

  test.each([
    [
      413,
      body('FILE_TOO_LARGE', { filename: 'a.png', max: 10_485_760 }),
      'a.png çok büyük: bir dosya en çok 10 MB olabilir.',
    ],
    [503, body('OVERLOADED', {}), 'Şu anda çok fazla istek var. Biraz sonra yeniden deneyin.'],
    [400, body('A_NEW_ONE', {}), 'Said by the server.'],
    [413, '<h1>Too large</h1>', 'admin.failure.tooLarge'],
    [502, '<h1>Bad gateway</h1>', 'admin.failure.away'],
    [500, body('A_NEW_ONE', {}), 'admin.failure.away'],
  ])('with the status %d: %s', (status, text, said) => {
    const failure = answered(status, text)
    expect(failure).toBeInstanceOf(HttpError)
    expect([failure.status, failure.message]).toEqual([status, said])
  })

  test('is reported if there is no reply', () => {
    const failure = apiFailure(new TypeError('Failed to fetch'), i18n('tr'))
    expect([failure.status, failure.message]).toEqual([503, 'admin.failure.away'])
  })
})

describe('every message is a sentence of its language:', () => {
  type Loose = Readonly<Record<string, (params: object, names: object) => string>>
  const given = {
    ...{ entity: 'product', by: 'product', parent: 'product', field: 'name', action: 'REMOVE', type: 'PNG' },
    ...{
      filename: 'a.png',
      name: 'x',
      permission: 'x',
      accepted: 'text',
      role: 'x',
      roles: ['x'],
      names: ['x'],
      times: ['19:00'],
      keys: ['cart', 'privacy-policy'],
      id: '3',
    },
    ...{ label: 'x', fromDate: '2026-01-01', toDate: '2026-01-02', values: ['x'], value: 'x' },
    ...{ diet: 'VEGAN', words: 'kuver', contents: ['MILK'], fields: ['diet'] },
    ...{ cause: 'AUTH', text: 'x.', since: '2026-11-26T00:00:00Z' },
    ...{ count: 3, min: 1, max: 3, minutesOff: 3, slotMinutes: 30, megapixels: 5, retryAfter: 3, seconds: 3 },
  }
  const moments = { min: '2026-11-26T00:00:00Z', max: '2027-11-26T00:00:00Z' }
  const names = { kind: () => 'x', count: () => '3 x', field: () => 'x', permission: () => 'x' }
  const loose = (messages: object) => messages as Loose
  const all = [
    ...Object.entries(loose(errorMessages.tr.reasons)).map(
      ([name, say]) => [name, say, loose(errorMessages.en.reasons)[name]] as const,
    ),
    ...Object.entries(loose(errorMessages.tr.rules)).map(
      ([name, say]) => [name, say, loose(errorMessages.en.rules)[name]] as const,
    ),
  ]
  test.each(all)('%s', (name, turkish, english) => {
    const params = name === 'MOMENT_RANGE' ? moments : given
    const [tr, en] = [turkish(params, names), english?.(params, names)]
    expect(tr).toMatch(/^\S.*\.$/)
    expect(en).toMatch(/^\S.*\.$/)
    expect(tr).not.toBe(en)
    expect(`${tr} ${en}`).not.toMatch(/undefined|NaN|\[object/)
  })
})
