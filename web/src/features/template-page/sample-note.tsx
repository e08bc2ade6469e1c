import type { TemplatePage } from '../../paths.ts'
import { telephoneHref } from '../../rules/telephone.ts'

const WORDS: Readonly<Partial<Record<TemplatePage, string>>> = {
  'book-table': 'Bu form henüz iletilmiyor; masanızı telefonla ayırıyoruz.',
  cart: 'Bu sayfa bir örnektir: sepet ve fiyatlar gerçek değildir, düğmeler bir şey yapmaz.',
  checkout: 'Bu sayfa bir örnektir: ödeme alınmaz, kart bilgisi girmeyin.',
  faq: 'Bu sayfadaki soru ve yanıtlar örnektir.',
  'terms-conditions': 'Bu sayfadaki koşullar örnek metindir.',
  'privacy-policy': 'Bu sayfadaki metin örnektir.',
}
const OTHERS = 'Bu sayfa bir örnektir; düğmeleri bir şey yapmaz.'

/** A note that a template page has sample content, above controls without function, and how to reach the restaurant. */
export function SampleNote({ page, phone }: { page: TemplatePage; phone: string }) {
  return (
    <p className="sample-note">
      {WORDS[page] ?? OTHERS} <a href={telephoneHref(phone)}>{phone}</a>
    </p>
  )
}
