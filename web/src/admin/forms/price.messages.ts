import { messages } from '../language/messages.ts'

/** Messages of all inputs for prices. */
export const priceMessages = messages('admin.price', {
  unreadable: [
    'Bu bir fiyat değil. Örneğin 120 ya da 12,50 yazın.',
    'This is not a price. Write 120 or 12,50, for example.',
  ],
  thousands: [
    'Bu fiyat iki türlü okunabilir. Binler için 1.250, kuruş için 12,50 yazın.',
    'This price is ambiguous. Write 1.250 for thousands, 12,50 for kuruş.',
  ],
  decimals: [
    'Virgülden sonra en çok iki basamak olabilir: 12,50.',
    'At most two digits may follow the comma: 12,50.',
  ],
  tooLow: ['Fiyat sıfırdan küçük olamaz.', 'A price cannot be less than zero.'],
  tooHigh: ['Fiyat en çok %{most} TL olabilir.', 'A price can be at most %{most} TL.'],
  slipTitle: ['Fiyat doğru mu?', 'Is the price right?'],
  slip: ['%{name}: %{from} yerine %{to} yazdınız.', '%{name}: you typed %{to} in place of %{from}.'],
  slipStore: ['Evet, %{to}', 'Yes, %{to}'],
  slipCorrect: ['Düzelt', 'Correct it'],
})
