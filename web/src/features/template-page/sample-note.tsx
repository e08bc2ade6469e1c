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
const OTHERS = 'Bu sayfadaki içerik örnektir.'

/** A note that a template page has sample content, and how to reach the restaurant. */
export function SampleNote({ page, phone }: { page: TemplatePage; phone: string }) {
  return (
    <p className="sample-note">
      {WORDS[page] ?? OTHERS} {phone && <a href={telephoneHref(phone)}>{phone}</a>}
    </p>
  )
}
