import { peopleText } from './people.ts'

export const title = 'Ваш запрос столика'
export const description = 'Что с вашим запросом столика.'
export const states = {
  NEW: {
    title: 'Ваш запрос у нас; он ещё не подтверждён',
    text: 'Кто-то из нашей команды посмотрит его и ответит.',
  },
  CONFIRMED: { title: 'Ваш столик забронирован', text: 'Ждём вас.' },
  DECLINED: {
    title: 'К сожалению, на этот раз столика нет',
    text: 'Вы можете выбрать другое время или позвонить нам.',
  },
  CANCELLED: {
    title: 'Бронь столика отменена',
    text: 'Столик за вами больше не закреплён. Если захотите прийти, отправьте новый запрос.',
  },
  EXPIRED: {
    title: 'Простите, мы не успели ответить вовремя',
    text: 'Столик не забронирован. Если хотите прийти, позвоните нам.',
  },
  ARRIVED: { title: 'Добро пожаловать', text: 'Вы за своим столиком; приятного аппетита.' },
  NO_SHOW: { title: 'Мы вас не дождались', text: 'Если это ошибка, позвоните нам.' },
}
export const givenUp = 'Вы отменили свой столик'
export const comesHere = 'Ответ появится здесь сам; эту страницу можно открыть и позже.'
export const reload = 'Чтобы увидеть ответ, обновите страницу; её можно открыть и позже.'
export const usually = (duration: string) => `Обычно мы отвечаем не дольше чем за ${duration}.`
export const today = 'сегодня'
export const tomorrow = 'завтра'
export const closedNow = (day: string, time: string) =>
  `Сейчас мы закрыты; ждите ответа ${day} после ${time}.`
export const wrote = (name: string): readonly string[] => [name, ' пишет']
export const day = 'День'
export const note = 'Ваше сообщение'
export const toCalendar = 'Добавить в календарь'
export const askAgain = 'Запросить столик снова'
export const whatsapp = 'Написать в WhatsApp'
export const directions = 'Как добраться'
export const message = (name: string, day: string, time: string, people: number) =>
  `Здравствуйте! Пишу по поводу запроса столика на имя ${name}: ${day}, ${time}, ${peopleText(people)}.`
export const change = 'Изменить'
export const changeLabel = 'Изменить запрос столика'
export const changed = 'Запрос изменён; дождитесь нашего ответа.'
export const sendChange = 'Отправить изменение'
export const keep = 'Оставить как есть'
export const newTime = 'Новое время'
export const peopleOn = (day: string, people: string): readonly string[] => [
  day,
  ', ',
  people,
  peopleText(Number(people)).slice(String(Number(people)).length),
]
export const giveUp = 'Отменить столик'
export const giveUpQuestion = 'Отменить столик? Его могут отдать другим гостям.'
export const giveUpYes = 'Да, отменить'
export const giveUpNo = 'Нет, я приду'
export const giveUpFailed = 'Отмена до нас не дошла. Попробуйте ещё раз или сообщите нам'
export const shared = 'Мой запрос столика'
export const keepPage = 'Сохраните эту страницу'
export const keepPageWhy =
  'Здесь вы увидите ответ и сможете отменить столик, если не получится прийти. Адрес этой страницы — ваш ключ: всякий, кто его знает, может увидеть, изменить и отменить ваш запрос.'
export const share = 'Поделиться'
export const copy = 'Скопировать адрес'
export const copied = 'Адрес скопирован.'
export const notCopied = 'Скопировать не удалось; скопируйте его из адресной строки браузера.'
