import { expect, test } from 'vitest'
import { waysToTell } from './ways-to-tell.ts'

test('what a guest is told is in the addresses that open it', () => {
  expect(waysToTell('0532 111 22 33', 'Şu & bu')).toEqual({
    whatsapp: 'https://wa.me/905321112233?text=%C5%9Eu%20%26%20bu',
    sms: 'sms:05321112233?&body=%C5%9Eu%20%26%20bu',
    call: 'tel:05321112233',
  })
  expect(waysToTell('0532 111 22 33', null)).toEqual({
    whatsapp: 'https://wa.me/905321112233',
    sms: 'sms:05321112233',
    call: 'tel:05321112233',
  })
})
