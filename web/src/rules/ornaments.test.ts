import { readdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { bakes, ORNAMENTS, ornamentOf } from './ornaments.ts'

const folder = fileURLToPath(new URL('../../public/drawings/ornaments/', import.meta.url))

test.each([
  // The demo's.
  ['Kahvaltı', 'kahvalti'],
  ['Çorbalar', 'corba'],
  ['Mezeler', 'meze'],
  ['Salatalar', 'salata'],
  ['Izgaralar', 'izgara'],
  ['Pide ve Lahmacun', 'pide'],
  ['Makarnalar', 'makarna'],
  ['Burger ve Sandviç', 'burger'],
  ['Çocuk Menüsü', 'cocuk'],
  ['Tatlılar', 'tatli'],
  ['Sıcak İçecekler', 'sicak-icecek'],
  ['Soğuk İçecekler', 'soguk-icecek'],
  // Those of other houses.
  ['Kebaplar', 'izgara'],
  ['Ana Yemekler', 'tencere'],
  ['Günün Yemekleri', 'tencere'],
  ['Ev Yemeklerimiz', 'tencere'],
  ['Tencere Yemekleri', 'tencere'],
  ['Döner ve İskender', 'doner'],
  ['Dönerler', 'doner'],
  ['Tatlılarımız', 'tatli'],
  ['Kahveler', 'kahve'],
  ['Türk Kahvesi ve Çay', 'kahve'],
  ['Çaylar', 'sicak-icecek'],
  ['Dondurmalar', 'dondurma'],
  ['Böreklerimiz', 'borek'],
  ['Su Böreği', 'borek'],
  ['Hamur İşleri', 'borek'],
  ['Dürümler', 'durum'],
  ['Döner ve Dürüm', 'doner'],
  ['Pilavlar', 'pilav'],
  ['Aperatifler', 'patates'],
  ['Atıştırmalıklar', 'patates'],
  ['KAHVALTILIKLAR', 'kahvalti'],
  ['Balık', 'balik'],
  ['Pizza', 'pizza'],
  ['Soğuk Mezeler', 'meze'],
  ['Çocuk burgerleri', 'cocuk'],
  ['İçecekler', 'soguk-icecek'],
])('%s has the ornament %s', (name, ornament) => {
  expect(ornamentOf(name)).toBe(`/drawings/ornaments/${ornament}.svg`)
})

test.each(['Alkollü İçkiler', 'Sıcaklar', 'Etsiz', 'Dağ havası', ''])(
  '“%s” has none, rather than one of other food',
  (name) => {
    expect(ornamentOf(name)).toBeUndefined()
  },
)

test('every ornament has its drawing, and no drawing is without one', () => {
  expect(ORNAMENTS.map(([name]) => `${name}.svg`).sort()).toEqual(readdirSync(folder).sort())
})

test.each([
  [['Çorbalar', 'Pide ve Lahmacun'], true],
  [['Taş Fırından'], true],
  [['PİZZALAR'], true],
  [['Kahvaltı', 'Izgaralar'], false],
  [[], false],
])('a house of %j bakes: %s', (names, expected) => {
  expect(bakes(names.map((name) => ({ name })))).toBe(expected)
})
