import { expect, test } from 'vitest'
import { refusalIn, refusalOf } from './refusal.ts'

const reply = (status: number, body: unknown, retryAfter = '') =>
  new Response(JSON.stringify(body), { status, headers: { 'Retry-After': retryAfter } })

test('an error is shown in Turkish by its reason, not with the server’s message', async () => {
  const body = { reason: 'WRONG_CREDENTIALS', params: {}, message: 'The name or the password is wrong.' }
  expect(await refusalOf(reply(401, body))).toEqual({
    message: 'Kullanıcı adı ya da şifre yanlış.',
    waitSeconds: 0,
    reason: 'WRONG_CREDENTIALS',
    fields: {},
  })
})

test('after too many attempts it shows how long to wait', async () => {
  const body = { reason: 'TOO_MANY_ATTEMPTS', params: { retryAfter: 42 } }
  expect(await refusalOf(reply(429, body, '42'))).toMatchObject({
    message: 'Çok fazla deneme yapıldı. 42 saniye sonra yeniden deneyin.',
    waitSeconds: 42,
  })
})

test('a refused field gets the message of the rule that it breaks', () => {
  const fields = [
    { field: 'password', rule: 'LENGTH', params: { min: 10, max: 128 } },
    { field: 'code', rule: 'OF_TOMORROW' },
  ]
  expect(refusalIn({ reason: 'INVALID_FIELDS', fields }, { headers: new Headers() }).fields).toEqual({
    password: 'En az 10, en çok 128 karakter olmalı.',
    code: 'Sunucu isteği kabul etmedi. Sayfayı yenileyip yeniden deneyin.',
  })
})

test.each([
  ['a reason without a message', { reason: 'STORAGE_FULL', message: 'There is no room.' }],
  ['the name of a method of objects', { reason: 'toString' }],
  ['a body that is null', null],
  ['a proxy in front', '<h1>Bad gateway</h1>'],
])('%s gets a message for all', async (_, body) => {
  expect((await refusalOf(reply(502, body))).message).toBe(
    'Sunucu isteği kabul etmedi. Sayfayı yenileyip yeniden deneyin.',
  )
})
