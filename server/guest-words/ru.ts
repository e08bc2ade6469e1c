import { countedRussian } from '../../web/src/languages/plurals.ts'
import { dayOfMonth, weekdays } from '../../web/src/languages/ru/hours.words.ts'
import { toHome, tryAgain } from '../../web/src/languages/ru/not-found.words.ts'
import { bookTable, menu } from '../../web/src/languages/ru/shell.words.ts'
import type { GuestWords } from './guest-words.ts'

const TELL_US = 'Если вы не сможете прийти, пожалуйста, сообщите нам об этом на странице по ссылке ниже.'

const GUESTS = { one: 'гость', few: 'гостя', many: 'гостей' }
const PERSONS = { one: 'персону', few: 'персоны', many: 'персон' }
const SECONDS = { one: 'секунду', few: 'секунды', many: 'секунд' }

export const russian: GuestWords = {
  moment: ({ day, month, year, weekday, time }) =>
    `${weekdays[weekday - 1]?.toLowerCase()}, ${dayOfMonth({ day, month })} ${year} г., ${time}`,
  asked: (moment, people) => `${moment}, ${countedRussian(people, GUESTS)}`,
  greeting: 'Здравствуйте!',
  confirmed: {
    subject: 'ваш столик забронирован',
    told: (asked) => `Ваш столик забронирован: ${asked}.`,
    next: TELL_US,
  },
  declined: {
    subject: 'ваш запрос на столик',
    told: (asked) => `К сожалению, на выбранное вами время (${asked}) свободных столиков нет.`,
    next: 'Вы можете отправить на нашем сайте запрос на другой день или другое время.',
  },
  changed: {
    subject: 'ваша бронь изменена',
    told: (asked) => `Ваша бронь изменена. Теперь она такая: ${asked}.`,
    next: TELL_US,
  },
  givenUp: {
    subject: 'ваша бронь отменена',
    told: (asked) => `Ваша бронь отменена: ${asked}.`,
    next: 'Если это ошибка, пожалуйста, позвоните нам.',
  },
  button: 'Посмотреть мою бронь',
  footer: (siteName) => `Это письмо отправлено автоматически с сайта «${siteName}».`,
  calendar: {
    title: (siteName, people) => `${siteName}: столик на ${countedRussian(people, PERSONS)}`,
    phone: 'Телефон',
    cannotCome: 'Если вы не сможете прийти',
    file: 'stolik.ics',
  },
  plain: {
    onlyRead: { title: 'Здесь так запросить нельзя', text: 'Эту страницу можно только читать.' },
    otherForm: { title: 'Так эту форму отправить нельзя' },
    tooMany: {
      title: 'Подождите немного',
      text: (seconds) =>
        `За короткое время пришло слишком много запросов. Попробуйте ещё раз через ${countedRussian(seconds, SECONDS)} или позвоните нам.`,
    },
    away: {
      title: 'Мы скоро вернёмся',
      text: 'Наш сайт ненадолго перестал отвечать. Попробуйте ещё раз через несколько секунд или позвоните нам.',
    },
    offline: {
      title: 'Нет подключения',
      text: 'Эту страницу нельзя открыть без интернета. Меню можно посмотреть и без подключения, или позвоните нам.',
    },
    ...{ toHome, tryAgain, menu, bookTable },
  },
}
