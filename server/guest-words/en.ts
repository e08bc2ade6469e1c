import { dayOfMonth, weekdays } from '../../web/src/languages/en/hours.words.ts'
import { toHome, tryAgain } from '../../web/src/languages/en/not-found.words.ts'
import { bookTable, menu } from '../../web/src/languages/en/shell.words.ts'
import { counted } from '../../web/src/languages/plurals.ts'
import type { GuestWords } from './guest-words.ts'

const TELL_US = 'If you cannot come, please let us know on the page below.'

export const english: GuestWords = {
  moment: ({ day, month, year, weekday, time }) =>
    `${weekdays[weekday - 1]}, ${dayOfMonth({ day, month })} ${year}, ${time}`,
  asked: (moment, people) => `${moment}, ${people} ${people === 1 ? 'guest' : 'guests'}`,
  greeting: 'Hello,',
  confirmed: {
    subject: 'your table is reserved',
    told: (asked) => `Your table is reserved: ${asked}.`,
    next: TELL_US,
  },
  declined: {
    subject: 'your table request',
    told: (asked) => `We are sorry, but we have no table at the time you asked for (${asked}).`,
    next: 'You are welcome to ask for another day or time on our website.',
  },
  changed: {
    subject: 'your reservation has changed',
    told: (asked) => `Your reservation has changed. It is now: ${asked}.`,
    next: TELL_US,
  },
  givenUp: {
    subject: 'your reservation is cancelled',
    told: (asked) => `Your reservation has been cancelled: ${asked}.`,
    next: 'If this is a mistake, please call us.',
  },
  button: 'See my table',
  footer: (siteName) => `This email was sent automatically from the website of ${siteName}.`,
  calendar: {
    title: (siteName, people) => `${siteName}: table for ${people}`,
    phone: 'Phone',
    cannotCome: 'If you cannot come',
    file: 'table.ics',
  },
  plain: {
    onlyRead: { title: 'This request cannot be made here', text: 'This page can only be read.' },
    otherForm: { title: 'This form cannot be sent like this' },
    tooMany: {
      title: 'Please wait a moment',
      text: (seconds) =>
        `Too many requests came in a short time. Please try again in ${counted(seconds, 'second', 'seconds')}, or call us.`,
    },
    away: {
      title: 'We will be right back',
      text: 'Our website cannot answer for a short while. Please try again in a few seconds, or call us.',
    },
    offline: {
      title: 'No connection',
      text: 'This page cannot be opened without an internet connection. You can still look at our menu, or call us.',
    },
    ...{ toHome, tryAgain, menu, bookTable },
  },
}
