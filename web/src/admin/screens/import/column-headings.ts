import { folded } from '../../../rules/folded.ts'
import { isServingHeading } from '../../../rules/menu-table.ts'

type Meaning = 'name' | 'price' | 'categoryId' | 'description'

/** Headings that owners write, without case, diacritics and what is in brackets. */
const SYNONYMS: Readonly<Record<Meaning, string>> = {
  name:
    'ad, adi, isim, ismi, urun, urun adi, urunun adi, urun ismi, urunler, yemek, yemek adi, ' +
    'yemegin adi, yemekler, yiyecek, yiyecekler, icecek adi, cesit, cesitler, kalem, stok adi, ' +
    'menu, menu adi, urun hizmet, urun hizmet adi, mamul, mamul adi, name, item, item name, ' +
    'dish, product, product name, title',
  price:
    'fiyat, fiyati, fiyatlar, satis, satis fiyati, satis fiyat, tutar, tutari, birim fiyat, ' +
    'birim fiyati, ucret, ucreti, bedel, tl, try, guncel fiyat, yeni fiyat, liste fiyati, ' +
    'menu fiyati, urun fiyati, porsiyon fiyati, price, unit price, amount',
  categoryId:
    'kategori, kategorisi, kategori adi, grup, grubu, grup adi, urun grubu, bolum, bolumu, ' +
    'tur, turu, cins, cinsi, sinif, baslik, menu grubu, ana grup, reyon, category, group, ' +
    'section, type',
  description:
    'aciklama, aciklamasi, aciklamalar, icerik, icerigi, tanim, tanimi, detay, detaylar, not, ' +
    'notlar, urun aciklamasi, description, details, contents, notes',
}

const MEANINGS = new Map(
  Object.entries(SYNONYMS).flatMap(([meaning, words]) =>
    words.split(', ').map((word) => [word, meaning as Meaning] as const),
  ),
)

/** Headings of columns that hold nothing for guests, even where these are numbers. */
const INTERNAL =
  /(?<![a-z])(?:maliyet|alis|kdv|stok|barkod|kod|kodu|sira|sira no|s ?no|tarih|tarihi|gecerlilik|eski|indirim|iskonto|kar|adet|miktar|birim|resim|gorsel|link)(?![a-z])/

/** Words by which the heading of a price tells that guests don't pay it. */
const FORMER =
  /(?<![a-z])(?:maliyet|alis|kdv|haric|tarih|tarihi|gecerlilik|eski|onceki|indirim|indirimli|iskonto|kampanya|toptan|old|cost)(?![a-z])/

/** Words by which the heading of a price tells that it is in another currency. */
const FOREIGN = /(?<![a-z])(?:usd|eur|gbp|dolar|euro|avro|sterlin)(?![a-z])|[$€£]/

/** Whether the heading of a price tells, in brackets or not, that guests don't pay it. */
function isNotPaid(heading: string): boolean {
  const words = folded(heading.normalize('NFKC')).replace(/kdv['’]?(?:si)? dahil/g, '')
  return FORMER.test(words) || FOREIGN.test(words)
}

/** A heading for comparison: without case, diacritics, brackets and the currency. */
export function headingKey(heading: string): string {
  return folded(heading.normalize('NFKC'))
    .replace(/\([^)]*\)/g, ' ')
    .replace(/[^a-z0-9,₺]+/g, ' ')
    .replace(/ ?₺| (?:tl|try)$/g, ' ')
    .replace(/\s+/g, ' ')
    .trim()
}

/** Headings of the price of a whole portion, which need no label beside others. */
const WHOLE_PORTION = /^(?:1 )?(?:tam )?(?:porsiyon|por|normal|standart|tek)$/

export const isWholePortion = (heading: string): boolean => WHOLE_PORTION.test(headingKey(heading))

/** What an owner's heading means; null if that is unknown. */
export function meaningOf(heading: string): Meaning | null {
  const key = headingKey(heading)
  if (key === '' && heading.includes('₺')) return 'price'
  const meaning = MEANINGS.get(key)
  if (meaning && meaning !== 'price') return meaning
  const isPrice = meaning === 'price' || /(?<![a-z])(?:fiyat|fiyati|price)(?![a-z])/.test(key)
  return isPrice && !isNotPaid(heading) ? 'price' : null
}

/** Headings of numbers about a dish that are no prices. */
const MEASURES =
  /(?<![a-z])(?:gram|grami|gramaj|gramaji|gr|g|kg|ml|cl|lt|kcal|cal|kalori|kalorisi|enerji|porsiyon|olcu|agirlik|hacim|sure|suresi|dakika|dk|kisi|kisilik|puan|sayi|sayisi|no|id|yil)(?![a-z])/

export const isMeasure = (heading: string): boolean => MEASURES.test(headingKey(heading))

/** Whether a column has the names of dishes. */
export const isNameHeading = (heading: string): boolean => meaningOf(heading) === 'name'

/** Whether a column holds nothing for guests. */
export const isInternal = (heading: string): boolean =>
  meaningOf(heading) === null && (INTERNAL.test(headingKey(heading)) || isNotPaid(heading))

/** Whether the heading of the price tells which of several sizes it is for. */
export const isSizedPrice = (heading: string): boolean =>
  meaningOf(heading) === null && !isWholePortion(heading) && isServingHeading(heading, [])
