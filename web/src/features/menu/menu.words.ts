import type { CalendarDay } from '../../rules/calendar-day.ts'
import { dayOfMonth } from '../../rules/hours.words.ts'

const ASKED = {
  VEGAN: 'vegan',
  VEGETARIAN: 'vejetaryen',
  NO_ALCOHOL: 'alkolsüz',
  NO_PORK: 'domuz eti içermeyen',
  ALCOHOL: 'alkol içeren',
  PORK: 'domuz eti içeren',
}

/** `Süt`, `Yer fıstığı ve sert kabuklu yemiş`. */
function listed(allergens: readonly string[]): string {
  const names = allergens.map((name, index) => (index === 0 ? name : name.toLocaleLowerCase('tr')))
  return [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' ve ')
}

/** The menu, its search and its filter. Allergens are named as the words of food name them. */

export const menu = 'Menü'
export const titleOf = (category: string) => `${category} · Menü`
export const description = 'yemekler ve güncel fiyatlar.'
/** @param named dishes with their prices. */
export const namedAndMore = (named: string, others: number) => `${named} ve ${others} yemek daha`
export const note = 'Mevsimsel olarak ürünlerimiz çeşitlilik gösterebilir'
export const gone = 'Aradığınız yemek artık burada değil; menümüzde arayabilirsiniz.'
/** The list of what is printed, before its date. */
export const priceList = 'Fiyat listesi'
export const withTax = 'KDV dâhil'
/** `29 Ekim 2026`. */
export const date = (day: CalendarDay) => `${dayOfMonth(day)} ${day.year}`
/** Before a day. */
export const pricesSince = 'Fiyatlarımız TL’dir, KDV dâhildir. Son fiyat değişikliği:'
export const preview = 'Önizleme'
export const close = 'Kapat'

export const chooseCategory = 'Kategori seçin'
export const all = 'Tümü'
export const search = 'Menüde ara'
export const find = 'Ara'

export const columns = ['Resim', 'Yiyecek', 'Fiyat']
export const caption = 'Yemekler ve fiyatları. Bir kategorinin yemekleri arasında ok tuşlarıyla gezilir.'
export const inTexts = 'İçeriğinde geçenler'
export const enlarge = (dish: string) => `${dish} resmini büyüt`
export const askForPrice = 'Fiyatı sorunuz'
export const soldOut = 'Tükendi'
/** On a page that is shown without a connection. */
export const maybeSoldOut = 'Tükenmiş olabilir'
export const ingredients = 'İçindekiler'
export const allergens = 'Alerjenler'
export const portion = 'Porsiyon'
export const suitableFor = 'Kimlere uygun'

export const pictureBefore = 'Önceki resim'
export const pictureAfter = 'Sonraki resim'
export const share = 'Paylaş'
export const copied = 'Bağlantı kopyalandı'
export const besides = 'Yanındaki yemekler'
export const before = (dish: string) => `Önceki: ${dish}`
export const after = (dish: string) => `Sonraki: ${dish}`

export const filter = 'Alerjen ve diyet'
export const only = 'Yalnız şunlar olsun'
export const without = 'Şunları içermesin'
export const filterNote =
  'Bilgiler mutfağımızın beyanıdır ve aynı tezgâhta başka yemekler de hazırlanır. “Bilinmiyor” yazan yemekleri sipariş etmeden önce lütfen sorun.'
export const clear = 'Temizle'
export const show = 'Yemekleri göster'
export const showCount = (count: number) => (count > 0 ? `${count} yemeği göster` : 'Uygun yemek yok')
export const chosen = 'Seçtikleriniz'
export const remove = (wish: string) => `${wish}: kaldır`

export const dishes = (count: number) => `${count} yemek`
export const results = (count: number, search: string) => `“${search}” için ${count} sonuç`
export const resultsInstead = (count: number, search: string, foundBy: string) =>
  `“${search}” için sonuç yok; “${foundBy}” için ${count} sonuç`
/** After what was found: of so many it is not known whether they are as wished. */
export const unanswered = (text: string, count: number) => `${text}; ${count} yemeğin bilgisi eksik`
export const unansweredAllergens = (text: string, count: number) =>
  `${text}; ${count} yemeğin alerjenleri bilinmiyor`
/** What the menu cannot tell. @param count of the dishes whose texts have the words. */
export function unfiltered(searched: readonly string[], count: number) {
  const asked = searched.map((each) => `“${each}”`).join(', ')
  return count === 0
    ? `${asked} diye süzemiyoruz; garsonumuza sorun.`
    : `${asked} diye süzemiyoruz; metninde öyle yazan ${count} yemek var. Emin olmak için garsonumuza sorun.`
}
export const noneLeft = 'Bu seçimle gösterilecek yemek kalmadı.'
export const seeCategories = 'Kategorilere göz atabilirsiniz.'
export const noneSuits = 'Bu aramaya uyan yemek yok. Kategorilere göz atabilirsiniz.'
export const meant = (search: string) => `“${search}” bulunamadı. Bunlardan birini mi aradınız?`
export const notFound = (search: string) => `“${search}” bulunamadı. Kategorilere göz atabilirsiniz.`
export const emptyCategory = 'Bu kategoride şu an yemek yok.'
export const empty = 'Menümüzü hazırlıyoruz; sorularınız için bizi arayın.'
export const showAll = 'Tüm menüyü göster'

export const halal =
  'Bu menü helal belgesi yerine geçmez; helal olup olmadığını garsonumuza sorun. Listelenenlerde, mutfağın bildirdiğine göre, domuz eti ve alkol yok.'
/** Before names of dishes. */
export const leftOut = 'Adında ya da tarifinde geçtiği için listeye almadıklarımız:'
export const andMore = (count: number) => ` ve ${count} yemek daha`
export const showFreeOf = (allergens: readonly string[]) => `${listed(allergens)} içermeyenleri göster`
export const showOnly = (asked: keyof typeof ASKED) => `Yalnız ${ASKED[asked]} yemekleri göster`
/** The number of dishes that have allergens, or have none of them. */
export function countWith(allergens: readonly string[], contained: boolean, count: number) {
  const what = `${listed(allergens)} ${contained ? 'içeren' : 'içermeyen'}`
  return count > 0 ? `${what} ${count} yemek` : `${what} yemek yok`
}
export function countOf(asked: keyof typeof ASKED, count: number) {
  const what = ASKED[asked]
  return count > 0
    ? `${count} ${what} yemek`
    : `${what.charAt(0).toLocaleUpperCase('tr')}${what.slice(1)} yemek yok`
}
