import { expect, test } from 'vitest'
import { forbiddenWording } from './menu-wording.ts'

test.each([
  ['servis ücreti', 'servis ücreti'],
  ['Fiyatlara SERVİS ÜCRETİ eklenir', 'SERVİS ÜCRETİ'],
  ['SERVIS UCRETI %10', 'SERVIS UCRETI'],
  ['servıs  ucretı alınır', 'servıs  ucretı'],
  ['Se\u0301rvis-bedeli', 'Sérvis-bedeli'],
  ['ser\u00ADvis\u00A0ücreti', 'servis ücreti'],
  ['servisücreti', 'servisücreti'],
  ['SERVİS ÜCRETİ'.toLowerCase(), 'servis ücreti'],
  ['Kuver', 'Kuver'],
  ['KUVERİMİZ 50 TL', 'KUVERİMİZ'],
  ['kuver ücreti', 'kuver ücreti'],
  ['Masa Ücretleri', 'Masa Ücretleri'],
  ['masa bedeli', 'masa bedeli'],
  ['oturma ücreti', 'oturma ücreti'],
  ['garsoniye dâhil', 'garsoniye'],
  ['couvert', 'couvert'],
])('%j is found as %j', (text, words) => {
  expect(forbiddenWording(text)).toBe(words.normalize('NFKC'))
})

test.each([
  '',
  'Kuvertür çikolatalı sufle',
  'KUVERTÜR',
  'Servis: pilav ile',
  'Ücretsiz servis ve çay',
  'Servis ücretsizdir',
  'Masada flambe; ücret sorunuz',
  'Rokuverde',
  'Türk kahvesi, lokum ile servis edilir',
])('%j is none of them', (text) => expect(forbiddenWording(text)).toBeNull())
