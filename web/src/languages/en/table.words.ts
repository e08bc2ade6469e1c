import { counted } from '../plurals.ts'
import { weekdays } from './hours.words.ts'

export const title = 'Book a table'
export const description = (name: string, phone: string) =>
  `Ask for a table at ${name}: tell us the day, the time and how many you are, and one of our team will look and reply.${phone ? ` By phone: ${phone}.` : ''}`
export const lead =
  'Choose a day and time and send them to us; one of our team will look and reply. Your table is not certain until you have our answer.'
export const next = 'What happens next?'
export const steps = [
  'Your request reaches us, and a page of your own opens.',
  'One of our team looks at it and books the table if there is one.',
  'You will see the answer on that page. If you cannot come, you can cancel there too.',
]

export const request = 'Table request'
export const people = 'Number of people'
export const callIfMore = (people: number) => `For more than ${people}, please call us.`
export const date = 'Date of your visit'
export const dateHint = 'Day, month, year.'
export const daysAhead = (days: number) => `At most ${counted(days, 'day', 'days')} ahead.`
export const today = 'Today'
export const tomorrow = 'Tomorrow'
export const time = 'Time'
export const timeHint = 'You will see the free times in the next step and choose one.'
export const name = 'Your name'
export const phone = 'Phone'
export const email = 'Email'
export const emailLabel = 'Email (optional)'
export const note = 'Message'
export const noteLabel = 'Message (optional)'
export const noteHint = 'A high chair, a window seat, a birthday: whatever you would like us to know.'
export const leaveEmpty = 'Leave this empty'
export const send = 'Send the request'
export const sending = 'Sending…'
export const sendingAgain = 'Sending again…'
export const again = 'There was no answer; the same request is being sent again. It is not stored twice.'
export const data = (name: string, days: number | null): readonly string[] => [
  name,
  ' uses these details only to book your table and to reply to you',
  days === null ? '' : `, and deletes them ${counted(days, 'day', 'days')} after your visit`,
  '. Please write nothing about your health;',
]
export const rights = 'your rights and the details are on the privacy page'

export const clock = (time: string) => time
export const dayToday = (day: string) => `today, ${day}`
export const dayTomorrow = (day: string) => `tomorrow, ${day}`
export const nightOf = (day: string) => `Night of ${day}`
export const full = 'full'
export const night = 'night'
export const free = (count: number) => `${counted(count, 'free time', 'free times')}.`
export const looking = 'Looking for free times…'
export const nearestDay = 'Nearest day:'
export const nearestTimes = 'Nearest free times:'
export const tryAgain = 'Try again'
export const tooMany = (people: number) =>
  `Parties of more than ${people} are best arranged by phone; please call us.`
export const chooseDay = 'Choose the day; the free times will appear here.'
export const tellPeople = 'Tell us how many you are; the free times will appear here.'
export const tellBoth = 'Choose the number of people and the day; the free times will appear here.'
export const notFound = 'We could not look for free times. Please check your connection.'
export const askedTooOften =
  'There were too many queries in a short time; please look again in a minute or call us.'
export const chooseOther = 'Please choose another day or call us.'
export const chooseBelow = 'Please choose another day below or call us.'
export const dayFull = 'This day is full.'
export const dayClosed = 'Tables cannot be requested here for this day.'

export const past = 'This day has passed.'
export const tooFar = (days: number) =>
  `You can ask for a table at most ${counted(days, 'day', 'days')} ahead.`
export const closedOnWeekday = (weekday: number) => `We are closed on ${weekdays[weekday - 1]}s.`
export const walkIns = (weekday: number) =>
  `We do not book tables on ${weekdays[weekday - 1]}s; just drop in.`
export const closedOn = (day: string, label: string) => `${day}: ${label ? `${label}, ` : ''}we are closed.`
export const timesPast = 'The table times of this day have passed.'
export const notice = (duration: string) => `Tables need to be requested at least ${duration} ahead.`
export const days = (count: number) => counted(count, 'day', 'days')
export const hours = (count: number) => counted(count, 'hour', 'hours')
export const minutes = (count: number) => counted(count, 'minute', 'minutes')
export const notOn = (day: string) => `Tables cannot be requested here for ${day}.`

export const readAgain = 'Please read it once more'
export const chooseTime = 'Choose the time'
export const changeDetails = 'Change the details'
export const details = 'Your details'
export const showTimes = 'Show free times'

export const yourTables = 'Tables you asked for from this device'
export const forgotten = 'Forgotten on this device. Unless you cancelled it, your request still stands.'
export const show = 'Show'
export const forget = 'Forget'
export const open = 'Your open request'
export const asked = (day: string, time: string, people: number) =>
  `${day}, ${time}, ${counted(people, 'person', 'people')}`
export const arrived = 'Your last request has reached us:'
export const notChanged =
  'What you changed after that was not stored; you can change it on the page of your request.'
export const openRequest = 'Open my request'
export const unanswered = 'There was no answer to your last request:'
export const sendToSee = 'To see whether it reached us, send the same again; it is not stored twice.'
export const sendSame = 'Send the same again'

export const failures = {
  SLOT_UNAVAILABLE: {
    title: 'There is no table left at this time.',
    text: 'What you wrote is still here; please choose another time and send it again.',
  },
  TOO_MANY_RESERVATIONS: {
    title: 'We cannot take more requests from here right now.',
    text: 'Please ask for your table by phone; what you wrote is still here.',
  },
  RESERVATIONS_OFF: {
    title: 'We have paused table requests on this site.',
    text: 'We book your table by phone.',
  },
  RESERVATION_SETTLED: {
    title: 'Your request can no longer be changed here.',
    text: 'Its present state is above; for a change, please call us.',
  },
  TOKEN: {
    title: 'Please send it once more.',
    text: 'The form was sent too quickly or had been open for a long time; what you wrote is still here.',
  },
  KEY_REUSED: {
    title: 'A request from this form has already reached us.',
    text: 'If this is a second request, send it once more; if not, continue on the page of the first or call us. What you wrote is still here.',
  },
  FIELDS: {
    title: 'Something is missing or wrong.',
    text: 'Please check the marked fields and send it again; the others are still here.',
  },
  NO_REPLY: {
    title: 'There was no answer from the server.',
    text: 'Please check your connection and press the button again: even if your request has reached us, it is not stored twice.',
  },
  OTHER: {
    title: 'Your request could not be stored.',
    text: 'Please try again in a moment or call us; what you wrote is still here.',
  },
}

export const missing = {
  people: 'Please tell us how many you will be.',
  date: 'Please choose the day of your visit.',
  at: 'Please choose a time.',
  name: 'Please write your name.',
  phone: 'Please write a phone number where we can reach you.',
}
export const faults = {
  INTEGER_RANGE: (max: number) => `Please write a number from 1 to ${max}; if you are more, call us.`,
  MAX_LENGTH: (max: number) => `You can write at most ${counted(max, 'character', 'characters')}.`,
  NO_LINKS: 'Web addresses cannot be written here (http, www.).',
  INVALID_CHARACTERS: 'There is a character that cannot be written here.',
  NOT_A_PHONE_NUMBER: 'This does not look like a phone number. For example +90 532 111 22 33.',
  EMAIL: 'This does not look like an email address. You can also leave it empty.',
  NOT_A_DATE: 'Please choose the day again.',
  OTHER: 'Please check this once more.',
}
