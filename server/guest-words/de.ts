import { dayOfMonth, weekdays } from '../../web/src/languages/de/hours.words.ts'
import { toHome, tryAgain } from '../../web/src/languages/de/not-found.words.ts'
import { bookTable, menu } from '../../web/src/languages/de/shell.words.ts'
import { counted } from '../../web/src/languages/plurals.ts'
import type { GuestWords } from './guest-words.ts'

const TELL_US = 'Falls Sie nicht kommen können, geben Sie uns bitte über die folgende Seite Bescheid.'

const persons = (people: number) => `${people} ${people === 1 ? 'Person' : 'Personen'}`

export const german: GuestWords = {
  moment: ({ day, month, year, weekday, time }) =>
    `${weekdays[weekday - 1]}, ${dayOfMonth({ day, month })} ${year}, ${time} Uhr`,
  asked: (moment, people) => `${moment}, ${persons(people)}`,
  greeting: 'Guten Tag,',
  confirmed: {
    subject: 'Ihr Tisch ist reserviert',
    told: (asked) => `Ihr Tisch ist reserviert: ${asked}.`,
    next: TELL_US,
  },
  declined: {
    subject: 'Ihre Tischanfrage',
    told: (asked) => `Zur gewünschten Zeit (${asked}) können wir Ihnen leider keinen Tisch anbieten.`,
    next: 'Gern können Sie auf unserer Website einen anderen Tag oder eine andere Uhrzeit anfragen.',
  },
  changed: {
    subject: 'Ihre Reservierung wurde geändert',
    told: (asked) => `Ihre Reservierung wurde geändert. Sie lautet jetzt: ${asked}.`,
    next: TELL_US,
  },
  givenUp: {
    subject: 'Ihre Reservierung wurde storniert',
    told: (asked) => `Ihre Reservierung wurde storniert: ${asked}.`,
    next: 'Falls es sich um einen Irrtum handelt, rufen Sie uns bitte an.',
  },
  button: 'Meine Reservierung ansehen',
  footer: (siteName) => `Diese E-Mail wurde automatisch von der Website ${siteName} gesendet.`,
  calendar: {
    title: (siteName, people) => `${siteName}: Tisch für ${persons(people)}`,
    phone: 'Telefon',
    cannotCome: 'Falls Sie nicht kommen können',
    file: 'tisch.ics',
  },
  plain: {
    onlyRead: { title: 'Diese Anfrage ist hier nicht möglich', text: 'Diese Seite kann nur gelesen werden.' },
    otherForm: { title: 'So kann dieses Formular nicht gesendet werden' },
    tooMany: {
      title: 'Einen Moment bitte',
      text: (seconds) =>
        `In kurzer Zeit kamen zu viele Anfragen. Bitte versuchen Sie es in ${counted(seconds, 'Sekunde', 'Sekunden')} noch einmal oder rufen Sie uns an.`,
    },
    away: {
      title: 'Wir sind gleich wieder da',
      text: 'Unsere Website kann für kurze Zeit nicht antworten. Bitte versuchen Sie es in einigen Sekunden noch einmal oder rufen Sie uns an.',
    },
    offline: {
      title: 'Keine Verbindung',
      text: 'Diese Seite lässt sich ohne Internetverbindung nicht öffnen. Unsere Speisekarte können Sie auch ohne Verbindung ansehen, oder Sie rufen uns an.',
    },
    ...{ toHome, tryAgain, menu, bookTable },
  },
}
