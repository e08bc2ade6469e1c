import { describe, expect, test } from 'vitest'
import { providerOf, recordsFor, serverOf } from './providers.ts'

describe('the server of a provider', () => {
  test('is known, or follows from the address', () => {
    expect(serverOf('gmail', '')).toEqual({ mailServer: 'smtp.gmail.com', port: 587 })
    expect(serverOf('hosting', 'bilgi@kose.com.tr ')).toEqual({ mailServer: 'mail.kose.com.tr', port: 465 })
    expect(serverOf('hosting', 'bilgi@')).toBeNull()
    expect(serverOf('other', 'bilgi@kose.com.tr')).toBeNull()
  })

  test.each([
    ['smtp.yandex.com', 'a@kose.tr', 'yandex'],
    ['SMTP.Office365.com', 'a@kose.tr', 'microsoft'],
    ['mail.kose.tr', 'a@kose.tr', 'hosting'],
    ['smtp.elsewhere.example', 'a@kose.tr', 'other'],
    [null, null, 'gmail'],
  ])('%s of %s belongs to %s', (server, mail, provider) => {
    expect(providerOf(server, mail)).toBe(provider)
  })
})

test('the records of a domain are those of its provider, and an address that everybody can get needs none', () => {
  expect(recordsFor('gmail', 'a@kose.tr')).toEqual({
    domain: 'kose.tr',
    spf: 'v=spf1 include:_spf.google.com ~all',
    dmarc: 'v=DMARC1; p=none; rua=mailto:a@kose.tr',
  })
  expect(recordsFor('hosting', 'a@kose.tr')?.spf).toBe('v=spf1 a mx ~all')
  expect(recordsFor('gmail', 'kose@gmail.com')).toBeNull()
  expect(recordsFor('gmail', '')).toBeNull()
})
