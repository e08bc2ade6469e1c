import type { CalendarDay } from '../../rules/calendar-day.ts'
import { listed } from '../listed.ts'
import { countedRussian } from '../plurals.ts'
import { dayOfMonth } from './hours.words.ts'

/** An adjective without its ending, or what is said after the dishes. */
const ASKED = {
  VEGAN: { kind: 'веганск' },
  VEGETARIAN: { kind: 'вегетарианск' },
  NO_ALCOHOL: { having: 'без алкоголя' },
  NO_PORK: { having: 'без свинины' },
  ALCOHOL: { having: 'с алкоголем' },
  PORK: { having: 'со свининой' },
} as const

/** In quotation marks the names keep their case. */
const quoted = (allergens: readonly string[]) => `«${listed(allergens, ' и ').toLowerCase()}»`
const withoutText = (allergens: readonly string[]) =>
  `без ${allergens.length > 1 ? 'аллергенов' : 'аллергена'} ${quoted(allergens)}`
const of = (count: number) => countedRussian(count, { one: 'блюда', few: 'блюд', many: 'блюд' })

export const menu = 'Меню'
export const titleOf = (category: string) => `${category} · Меню`
export const description = 'блюда и актуальные цены.'
export const namedAndMore = (named: string, others: number) => `${named} и ещё ${dishes(others)}`
export const note = 'Состав меню может меняться по сезону'
export const gone = 'Этого блюда здесь больше нет; поищите в нашем меню.'
export const priceList = 'Прейскурант'
export const withTax = 'с НДС'
/** `29 октября 2026 года`: written out, since a full stop may follow. */
export const date = (day: CalendarDay) => `${dayOfMonth(day)} ${day.year} года`
export const pricesSince = 'Цены в турецких лирах (TL), с НДС. Последнее изменение цен:'
export const preview = 'Предпросмотр'
export const close = 'Закрыть'

export const chooseCategory = 'Выберите раздел'
export const all = 'Все'
export const search = 'Поиск по меню'
export const find = 'Найти'

export const columns = ['Фото', 'Блюдо', 'Цена']
export const caption = 'Блюда и цены. По блюдам раздела можно перемещаться клавишами со стрелками.'
export const inTexts = 'Упоминается в описании'
export const enlarge = (dish: string) => `Увеличить фото: ${dish}`
export const askForPrice = 'Цену уточняйте у нас'
export const soldOut = 'Закончилось'
export const maybeSoldOut = 'Могло закончиться'
export const ingredients = 'Состав'
export const allergens = 'Аллергены'
export const portion = 'Порция'
export const suitableFor = 'Кому подходит'

export const pictureBefore = 'Предыдущее фото'
export const pictureAfter = 'Следующее фото'
export const share = 'Поделиться'
export const copied = 'Ссылка скопирована'
export const besides = 'Соседние блюда'
export const before = (dish: string) => `Назад: ${dish}`
export const after = (dish: string) => `Далее: ${dish}`

export const filter = 'Аллергены и питание'
export const only = 'Показать только'
export const without = 'Не должно содержать'
export const filterNote =
  'Сведения сообщила наша кухня; на том же столе готовят и другие блюда. Если написано «неизвестно», пожалуйста, спросите до заказа.'
export const clear = 'Сбросить'
export const show = 'Показать блюда'
export const showCount = (count: number) => (count > 0 ? `Показать ${dishes(count)}` : 'Подходящих блюд нет')
export const chosen = 'Ваш выбор'
export const remove = (wish: string) => `${wish}: убрать`

export const dishes = (count: number) => countedRussian(count, { one: 'блюдо', few: 'блюда', many: 'блюд' })
export const results = (count: number, search: string) =>
  `${countedRussian(count, { one: 'результат', few: 'результата', many: 'результатов' })} по запросу «${search}»`
export const resultsInstead = (count: number, search: string, foundBy: string) =>
  `По запросу «${search}» ничего нет; ${results(count, foundBy)}`
export const unanswered = (text: string, count: number) =>
  `${text}; нет данных о ${countedRussian(count, { one: 'блюде', few: 'блюдах', many: 'блюдах' })}`
export const unansweredAllergens = (text: string, count: number) =>
  `${text}; аллергены ${of(count)} неизвестны`
export function unfiltered(searched: readonly string[], count: number) {
  const asked = searched.map((each) => `«${each}»`).join(', ')
  return count === 0
    ? `Отобрать по запросу ${asked} мы не можем; спросите официанта.`
    : `Отобрать по запросу ${asked} мы не можем; так написано в тексте ${of(count)}. Чтобы не ошибиться, спросите официанта.`
}
export const noneLeft = 'С таким выбором блюд не осталось.'
export const seeCategories = 'Посмотрите разделы меню.'
export const noneSuits = 'По этому запросу блюд нет. Посмотрите разделы меню.'
export const meant = (search: string) => `«${search}» не найдено. Может быть, вы искали это?`
export const notFound = (search: string) => `«${search}» не найдено. Посмотрите разделы меню.`
export const emptyCategory = 'В этом разделе сейчас нет блюд.'
export const empty = 'Мы готовим меню; если есть вопросы, позвоните нам.'
export const showAll = 'Показать всё меню'

export const halal =
  'Это меню не заменяет сертификат «халяль»; о халяльности блюда спросите официанта. В показанных блюдах, по сведениям кухни, нет свинины и алкоголя.'
export const leftOut = 'Не показаны из-за слова в названии или рецепте:'
export const andMore = (count: number) => ` и ещё ${dishes(count)}`
export const showFreeOf = (allergens: readonly string[]) => `Показать блюда ${withoutText(allergens)}`
export function showOnly(asked: keyof typeof ASKED) {
  const what = ASKED[asked]
  return `Показать только ${'kind' in what ? `${what.kind}ие блюда` : `блюда ${what.having}`}`
}
export function countWith(allergens: readonly string[], contained: boolean, count: number) {
  const what = contained
    ? `с ${allergens.length > 1 ? 'аллергенами' : 'аллергеном'} ${quoted(allergens)}`
    : withoutText(allergens)
  return count > 0 ? `${dishes(count)} ${what}` : `Блюд ${what} нет`
}
export function countOf(asked: keyof typeof ASKED, count: number) {
  const what = ASKED[asked]
  if ('having' in what) return count > 0 ? `${dishes(count)} ${what.having}` : `Блюд ${what.having} нет`
  const [one, more] = [`${what.kind}ое`, `${what.kind}их`]
  if (count > 0)
    return countedRussian(count, { one: `${one} блюдо`, few: `${more} блюда`, many: `${more} блюд` })
  return `${more.charAt(0).toUpperCase()}${more.slice(1)} блюд нет`
}
