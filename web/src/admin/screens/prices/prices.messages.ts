import { messages } from '../../language/messages.ts'

export const pricesMessages = messages('admin.prices', {
  title: ['Toplu fiyat', 'Change many prices'],
  rule: ['Kural', 'Rule'],
  percent: ['Yüzde', 'Per cent'],
  percentHint: ['Örneğin 12 ya da -5', 'Such as 12 or -5'],
  amount: ['Tutar (TL)', 'Amount (TL)'],
  amountHint: ['Yüzdeden sonra eklenir', 'Added after the percentage'],
  noNumber: ['Bir sayı yazın: 12 ya da -7,5', 'Enter a number: 12 or -7.5'],
  roundTo: ['Yuvarla', 'Round'],
  roundings: {
    1: ['Yuvarlama', 'Do not round'],
    50: ['50 kuruşa', 'To 50 kuruş'],
    100: ['1 TL’ye', 'To 1 TL'],
    500: ['5 TL’ye', 'To 5 TL'],
    1000: ['10 TL’ye', 'To 10 TL'],
  },
  categories: ['Değişecek kategoriler', 'Categories that change'],
  allOf: ['Tümü', 'All'],
  noneOf: ['Hiçbiri', 'None'],
  list: ['Eski ve yeni fiyatlar', 'Old and new prices'],
  correct: [
    'Yeni fiyatlar tek tek düzeltilebilir. Kaydetmeden hiçbir şey değişmez.',
    'The new prices can be corrected one by one. Nothing changes before you save.',
  ],
  newPrice: ['%{name}: yeni fiyat', '%{name}: new price'],
  slip: ['Üç kattan çok değişiyor: doğru mu?', 'Changes more than threefold: is this right?'],
  save: [
    'Bir fiyatı değiştir |||| %{smart_count} fiyatı değiştir',
    'Change one price |||| Change %{smart_count} prices',
  ],
  nothing: ['Bu kural hiçbir fiyatı değiştirmiyor.', 'No price changes by this rule.'],
  faulty: ['Önce bu fiyatı düzeltin: %{name}', 'Correct this price first: %{name}'],
  gaveWay: [
    'Kural bunlara uygulanmayacak; isterseniz yeni fiyatı siz yazın.',
    'The rule will not change these; enter a new price if you want one.',
  ],
  gone: [
    '%{name} bu arada kaldırıldı. Hiçbir fiyat değiştirilmedi; ötekiler için yeniden kaydedin.',
    '%{name} was removed meanwhile. No price was changed; save again for the others.',
  ],
  plan: ['Tarihe planla', 'Plan for a date'],
  planTitle: ['Fiyatları bir tarihe planla', 'Plan the prices for a date'],
  planHint: [
    'Bir fiyat o anda değişir. Plan o zamana kadar düzeltilebilir. |||| %{smart_count} fiyat o anda değişir. Plan o zamana kadar düzeltilebilir.',
    'One price changes at that moment. Until then the plan can be corrected. |||| %{smart_count} prices change at that moment. Until then the plan can be corrected.',
  ],
  planName: ['Fiyatlar, %{day}', 'Prices, %{day}'],
  planSave: ['Planla', 'Plan'],
  planned: ['%{name}: %{when} uygulanacak', '%{name}: applies on %{when}'],
  done: [
    'Bir fiyat değişti |||| %{smart_count} fiyat değişti',
    'One price is changed |||| %{smart_count} prices are changed',
  ],
})
