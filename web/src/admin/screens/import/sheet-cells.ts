import { folded } from '../../../rules/folded.ts'
import { readPrice } from '../../forms/price-entry.ts'

/** Words in the place of a price that say that there is none. */
const WITHOUT_PRICE =
  /^(?:gunluk(?: fiyat)?|gunun fiyati|sorunuz|sorun|soralim|lutfen sorunuz|garsona sorunuz|piyasa(?: fiyati)?|mevsim(?:e gore)?|mevsimlik|tarti(?:yla)?|kilo ile|degisken|market price|ask|daily)$/

/** The cell of a price as an entry: `1.250,00 ₺`, `₺120`, `120,-` and `120 TRY` are prices; `Günlük` is none. */
export function priceCell(text: string): string {
  const bare = text.trim().replace(/\s+/g, ' ')
  const words = folded(bare.normalize('NFKC'))
    .replace(/[^a-z ]/g, '')
    .trim()
  if (!/\d/.test(bare) && (words === '' || WITHOUT_PRICE.test(words))) return ''
  return bare
    .replace(/(?<=\d)\s*[.,]?\s*[-–—=]+(?=\s*(?:₺|TL|TRY)?$)/i, '')
    .replace(/\s*TRY$/i, ' TL')
    .replace(/^TL\s*(?=\d)/i, '')
}

/** Whether a cell is nothing but a price. */
export function isPriceCell(text: string): boolean {
  const cell = priceCell(text)
  return cell !== '' && 'price' in readPrice(cell)
}

/** The name of a category without marks around it: `*** Çorbalar :` is `Çorbalar`. */
export function categoryName(text: string): string {
  return text
    .normalize('NFC')
    .replace(/\s+/g, ' ')
    .replace(/^[\s*•·\-–—_=~>#.]+|[\s*•·\-–—_=~<:#.]+$/g, '')
}

/** Whether a line with one cell is a note to guests rather than the name of a category. */
export function isNote(text: string): boolean {
  if (text.trim().length > 60) return true
  const key = folded(text.normalize('NFKC'))
  return /(?<![a-z])(?:kdv|dahildir|gecerlidir|rezervasyon|siparis hatti|instagram|www|tel|telefon|afiyet olsun)(?![a-z])|\d{3} ?\d{2} ?\d{2}|\.com|@/.test(
    key,
  )
}
