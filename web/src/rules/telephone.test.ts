import { expect, test } from 'vitest'
import { internationalPhone, telephoneHref, whatsappHref } from './telephone.ts'

test.each([
  ['+90 (312) 555-01.23', 'tel:+903125550123'],
  ['0312/555 01 23', 'tel:03125550123'],
  ['0312 555 01 23 / 24', 'tel:03125550123'],
  ['444 0 123', 'tel:4440123'],
])('%s is dialled as %s', (phone, href) => expect(telephoneHref(phone)).toBe(href))

test('a WhatsApp link needs the country code', () => {
  expect(whatsappHref('0532 555 01 23')).toBe('https://wa.me/905325550123')
  expect(whatsappHref('+90 532 555 01 23 / 24')).toBe('https://wa.me/905325550123')
})

test.each([
  ['0312 555 01 23', '+903125550123'],
  ['(0532) 555 01 23', '+905325550123'],
  ['532 555 01 23 / 24', '+905325550123'],
  ['+90 312 555 01 23', '+90 312 555 01 23'],
  ['+49 30 1234567', '+49 30 1234567'],
  ['444 0 123', '444 0 123'],
])('%s is %s from everywhere', (phone, international) =>
  expect(internationalPhone(phone)).toBe(international),
)
