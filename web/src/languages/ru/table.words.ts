import { countedRussian } from '../plurals.ts'
import { peopleText } from './people.ts'

const ON_WEEKDAYS = [
  ...['понедельникам', 'вторникам', 'средам', 'четвергам'],
  ...['пятницам', 'субботам', 'воскресеньям'],
] as const

const more = (people: number) =>
  `больше ${countedRussian(people, { one: 'человека', few: 'человек', many: 'человек' })}`

export const title = 'Забронировать столик'
export const description = (name: string, phone: string) =>
  `Запросите столик в ${name}: укажите день, время и сколько вас будет, и кто-то из нашей команды ответит.${phone ? ` По телефону: ${phone}.` : ''}`
export const lead =
  'Выберите день и время и отправьте запрос; кто-то из нашей команды посмотрит и ответит. До ответа бронь не подтверждена.'
export const next = 'Что дальше?'
export const steps = [
  'Запрос приходит к нам, и для вас открывается отдельная страница.',
  'Кто-то из нашей команды смотрит его и бронирует столик, если он есть.',
  'Ответ вы увидите на этой странице. Там же можно отменить столик, если не сможете прийти.',
]

export const request = 'Запрос столика'
export const people = 'Сколько человек'
export const callIfMore = (people: number) => `Если вас ${more(people)}, позвоните нам.`
export const date = 'Дата визита'
export const dateHint = 'День, месяц, год.'
export const daysAhead = (count: number) => `Не более чем за ${days(count)}.`
export const today = 'Сегодня'
export const tomorrow = 'Завтра'
export const time = 'Время'
export const timeHint = 'Свободное время вы увидите и выберете на следующем шаге.'
export const name = 'Ваше имя'
export const phone = 'Телефон'
export const email = 'Эл. почта'
export const emailLabel = 'Эл. почта (необязательно)'
export const note = 'Сообщение'
export const noteLabel = 'Сообщение (необязательно)'
export const noteHint = 'Детский стул, место у окна, день рождения: всё, что нам стоит знать.'
export const leaveEmpty = 'Оставьте пустым'
export const send = 'Отправить запрос'
export const sending = 'Отправляем…'
export const sendingAgain = 'Отправляем ещё раз…'
export const again = 'Ответа не было; тот же запрос отправляется ещё раз. Дважды он не сохранится.'
export const data = (name: string, count: number | null): readonly string[] => [
  name,
  ' использует эти данные только для того, чтобы забронировать вам столик и ответить',
  count === null ? '' : `, и удаляет их через ${days(count)} после вашего визита`,
  '. Пожалуйста, не пишите ничего о здоровье;',
]
export const rights = 'ваши права и подробности — на странице о конфиденциальности'

export const clock = (time: string) => time
export const dayToday = (day: string) => `сегодня, ${day}`
export const dayTomorrow = (day: string) => `завтра, ${day}`
/** The night that follows: `ночь на` would name the day after. */
export const nightOf = (day: string) => `${day}, ночь на следующий день`
export const full = 'занято'
export const night = 'ночь'
export const free = (count: number) =>
  `${countedRussian(count, { one: 'свободный вариант', few: 'свободных варианта', many: 'свободных вариантов' })}.`
export const looking = 'Ищем свободное время…'
export const nearestDay = 'Ближайший день:'
export const nearestTimes = 'Ближайшее свободное время:'
export const tryAgain = 'Попробовать ещё раз'
export const tooMany = (people: number) =>
  `Если вас ${more(people)}, лучше договоримся по телефону; позвоните нам.`
export const chooseDay = 'Выберите день; свободное время появится здесь.'
export const tellPeople = 'Укажите, сколько вас будет; свободное время появится здесь.'
export const tellBoth = 'Укажите, сколько вас будет, и день; свободное время появится здесь.'
export const notFound = 'Не удалось узнать свободное время. Проверьте подключение.'
export const askedTooOften =
  'Слишком много запросов за короткое время; загляните через минуту или позвоните нам.'
export const chooseOther = 'Выберите другой день или позвоните нам.'
export const chooseBelow = 'Выберите ниже другой день или позвоните нам.'
export const dayFull = 'В этот день всё занято.'
export const dayClosed = 'На этот день запросить столик здесь нельзя.'

export const past = 'Этот день прошёл.'
export const tooFar = (count: number) => `Столик можно запросить не более чем за ${days(count)}.`
export const closedOnWeekday = (weekday: number) => `По ${ON_WEEKDAYS[weekday - 1]} мы закрыты.`
export const walkIns = (weekday: number) =>
  `По ${ON_WEEKDAYS[weekday - 1]} мы не бронируем столики; приходите без брони.`
export const closedOn = (day: string, label: string) => `${day}: ${label ? `${label}, ` : ''}мы закрыты.`
export const timesPast = 'Время для брони на этот день прошло.'
export const notice = (duration: string) => `Столик нужно запросить не позднее чем за ${duration}.`
export const days = (count: number) => countedRussian(count, { one: 'день', few: 'дня', many: 'дней' })
export const hours = (count: number) => countedRussian(count, { one: 'час', few: 'часа', many: 'часов' })
/** In the accusative, as after `за`. */
export const minutes = (count: number) =>
  countedRussian(count, { one: 'минуту', few: 'минуты', many: 'минут' })
export const notOn = (day: string) => `На ${day} запросить столик здесь нельзя.`

export const readAgain = 'Проверьте ещё раз'
export const chooseTime = 'Выберите время'
export const changeDetails = 'Изменить данные'
export const details = 'Ваши данные'
export const showTimes = 'Показать свободное время'

export const yourTables = 'Столики, запрошенные с этого устройства'
export const forgotten = 'На этом устройстве забыто. Если вы не отменили запрос, он остаётся в силе.'
export const show = 'Показать'
export const forget = 'Забыть'
export const open = 'Ваш открытый запрос'
export const asked = (day: string, time: string, people: number) => `${day}, ${time}, ${peopleText(people)}`
export const arrived = 'Ваш прошлый запрос дошёл до нас:'
export const notChanged = 'То, что вы изменили потом, не сохранено; изменить можно на странице запроса.'
export const openRequest = 'Открыть мой запрос'
export const unanswered = 'На ваш последний запрос не пришло ответа:'
export const sendToSee = 'Чтобы узнать, дошёл ли он, отправьте то же ещё раз; дважды он не сохранится.'
export const sendSame = 'Отправить то же ещё раз'

export const failures = {
  SLOT_UNAVAILABLE: {
    title: 'На это время столиков не осталось.',
    text: 'Всё написанное на месте; выберите другое время и отправьте снова.',
  },
  TOO_MANY_RESERVATIONS: {
    title: 'Отсюда мы пока не можем принять больше запросов.',
    text: 'Спросите о столике по телефону; всё написанное на месте.',
  },
  RESERVATIONS_OFF: {
    title: 'Мы приостановили приём запросов через сайт.',
    text: 'Столик мы забронируем по телефону.',
  },
  RESERVATION_SETTLED: {
    title: 'Изменить запрос здесь уже нельзя.',
    text: 'Его состояние указано выше; чтобы что-то изменить, позвоните нам.',
  },
  TOKEN: {
    title: 'Отправьте ещё раз.',
    text: 'Форму отправили слишком быстро или она долго была открыта; всё написанное на месте.',
  },
  KEY_REUSED: {
    title: 'Запрос из этой формы уже дошёл до нас.',
    text: 'Если это второй запрос, отправьте его ещё раз; если нет, откройте страницу первого или позвоните нам. Всё написанное на месте.',
  },
  FIELDS: {
    title: 'Чего-то не хватает, или есть ошибка.',
    text: 'Проверьте отмеченные поля и отправьте снова; остальное на месте.',
  },
  NO_REPLY: {
    title: 'Сервер не ответил.',
    text: 'Проверьте подключение и нажмите кнопку ещё раз: даже если запрос уже дошёл, дважды он не сохранится.',
  },
  OTHER: {
    title: 'Сохранить запрос не удалось.',
    text: 'Попробуйте чуть позже или позвоните нам; всё написанное на месте.',
  },
}

export const missing = {
  people: 'Укажите, сколько вас будет.',
  date: 'Выберите день визита.',
  at: 'Выберите время.',
  name: 'Укажите ваше имя.',
  phone: 'Укажите телефон, по которому с вами можно связаться.',
}
export const faults = {
  INTEGER_RANGE: (max: number) => `Укажите число от 1 до ${max}; если вас больше, позвоните нам.`,
  MAX_LENGTH: (max: number) =>
    `Не более ${countedRussian(max, { one: 'символа', few: 'символов', many: 'символов' })}.`,
  NO_LINKS: 'Адреса сайтов здесь писать нельзя (http, www.).',
  INVALID_CHARACTERS: 'Здесь есть недопустимый символ.',
  NOT_A_PHONE_NUMBER: 'Это не похоже на номер телефона. Например, +90 532 111 22 33.',
  EMAIL: 'Это не похоже на адрес эл. почты. Поле можно оставить пустым.',
  NOT_A_DATE: 'Выберите день ещё раз.',
  OTHER: 'Проверьте это поле ещё раз.',
}
