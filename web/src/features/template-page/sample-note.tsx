import type { TemplatePage } from '../../paths.ts'
import { telephoneHref } from '../../rules/telephone.ts'

const WORDS: Readonly<Partial<Record<TemplatePage, string>>> = {
  'home-one': 'Bu sayfa bir örnektir; buradan sipariş ve rezervasyon alınmıyor.',
  'book-table': 'Bu formdan bize bilgi ulaşmıyor; masanızı telefonla ayırıyoruz.',
  cart: 'Bu sepet bir örnektir: gerçek bir sipariş oluşmaz.',
  checkout: 'Bu sayfa bir örnektir: sipariş iletilmez, ödeme alınmaz; kart bilgisi girmeyin.',
  faq: 'Bu sayfadaki soru ve yanıtlar örnektir.',
  'terms-conditions': 'Bu sayfadaki koşullar örnek metindir.',
  'privacy-policy': 'Bu sayfadaki metin örnektir.',
}
/** In place of the above while guests ask for tables on the site. */
const WITH_TABLES: typeof WORDS = {
  'home-one': 'Bu sayfa bir örnektir; buradan sipariş alınmıyor.',
  'privacy-policy': 'Masa isteklerini anlatan ilk bölüm geçerlidir; sonraki metin örnektir.',
}
const OTHERS = 'Bu sayfadaki içerik örnektir.'

/** The legal text whose first sections are true while guests order on the site. */
const WITH_ORDERS = 'Siparişleri anlatan bölüm geçerlidir; sonraki metin örnektir.'

interface SampleNoteProps {
  readonly page: TemplatePage
  readonly phone: string
  readonly takesTables: boolean
  readonly takesOrders: boolean
}

/** A note that a template page has sample content, and how to reach the restaurant. */
export function SampleNote({ page, phone, takesTables, takesOrders }: SampleNoteProps) {
  const isLegal = takesOrders && page === 'privacy-policy'
  const words = isLegal ? WITH_ORDERS : (takesTables && WITH_TABLES[page]) || WORDS[page]
  return (
    <p className="sample-note">
      {words ?? OTHERS} {phone && <a href={telephoneHref(phone)}>{phone}</a>}
    </p>
  )
}
