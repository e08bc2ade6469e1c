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

test.each([
  ['EN', 'Bread, COVER CHARGE 20 TL', 'COVER CHARGE'],
  ['EN', 'Service-fee included', 'Service-fee'],
  ['EN', 'Gratuity added for groups', 'Gratuity'],
  ['DE', 'Serviceaufschlag 10 %', 'Serviceaufschlag'],
  ['DE', 'Gedeck: 2 €', 'Gedeck: 2'],
  ['RU', 'Обслуживание 10%', 'Обслуживание 10%'],
  ['DE', 'zzgl. Servicegebühr', 'Servicegebühr'],
  ['DE', 'Gedeckpreis 2 €', 'Gedeckpreis'],
  ['RU', 'Плата за обслуживание 10 %', 'Плата за обслуживание'],
  ['RU', 'Сервисный сбор', 'Сервисный сбор'],
  ['AR', 'تضاف رسوم الخدمة', 'رسوم الخدمة'],
  ['FA', 'حق سرویس ده درصد', 'حق سرویس'],
  ['DE', 'Kuver 20 TL', 'Kuver'],
] as const)('%s: %s names a charge', (language, text, words) => {
  expect(forbiddenWording(text, language)).toBe(words)
})

test.each([
  ['EN', 'Soup of the day, served at your table, couverture chocolate'],
  ['DE', 'Tagesgericht, am Tisch serviert'],
  ['DE', 'Teegedeck mit Gebäck'],
  ['RU', 'Обслуживание до 23:00'],
  ['RU', 'Плов на стол'],
  ['AR', 'شوربة عدس'],
  ['FA', 'سوپ عدس'],
  ['TR', 'Service charge'],
] as const)('%s: %s names none', (language, text) => {
  expect(forbiddenWording(text, language)).toBeNull()
})
