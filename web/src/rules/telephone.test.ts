import fc from 'fast-check'
import { expect, test } from 'vitest'
import { internationalPhone, telephoneHref, whatsappHref, whatsappShareHref } from './telephone.ts'

test.each([
  ['+90 (312) 555-01.23', 'tel:+903125550123'],
  ['0312/555 01 23', 'tel:03125550123'],
  ['0312 555 01 23 / 24', 'tel:03125550123'],
  ['444 0 123', 'tel:4440123'],
])('%s is dialled as %s', (phone, href) => expect(telephoneHref(phone)).toBe(href))

const LINK = 'https://wa.me/'
const digits = (count: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: count, maxLength: count }).map((all) => all.join(''))
/** Digits as people group them. */
const grouped = (number: string) =>
  fc
    .array(fc.constantFrom('', '', ' ', '-', '.'), { minLength: number.length, maxLength: number.length })
    .map((gaps) =>
      Array.from(number, (digit, at) => digit + (at < number.length - 1 ? gaps[at] : '')).join(''),
    )

test('a WhatsApp link has the country code, however a Turkish number is written', () => {
  const number = fc
    .tuple(fc.constantFrom('2', '3', '4', '5', '850'), digits(9))
    .map(([area, rest]) => (area + rest).slice(0, 10))
  const lead = fc.constantFrom(
    '',
    '0',
    '(0)',
    '90',
    '+90',
    '+90 ',
    '0090',
    '00 90 ',
    '+90 (0)',
    '90 0',
    '0090 (0) ',
  )
  fc.assert(
    fc.property(number, lead, fc.gen(), (each, before, gen) => {
      expect(whatsappHref(before + gen(grouped, each))).toBe(`${LINK}90${each}`)
    }),
  )
  expect(whatsappHref('+90 532 555 01 23 / 24')).toBe(`${LINK}905325550123`)
  expect(whatsappHref('444 0 123')).toBe(`${LINK}904440123`)
})

test('a WhatsApp link leaves the number of another country as it is', () => {
  const number = fc
    .tuple(
      fc.constantFrom('1', '31', '33', '44', '49', '47', '65', '7', '966', '994'),
      fc.integer({ min: 8, max: 11 }).chain(digits),
    )
    .map((parts) => parts.join(''))
  fc.assert(
    fc.property(number, fc.constantFrom('+', '00', ' (+', '00 '), fc.gen(), (each, before, gen) => {
      expect(whatsappHref(before + gen(grouped, each))).toBe(LINK + each)
    }),
  )
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

test('a text is shared with whomever its sender chooses', () =>
  expect(whatsappShareHref('Açık & yakın\nhttps://kose.example')).toBe(
    `${LINK}?text=A%C3%A7%C4%B1k%20%26%20yak%C4%B1n%0Ahttps%3A%2F%2Fkose.example`,
  ))
