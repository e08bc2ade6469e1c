import { counted } from '../plurals.ts'
import { weekdays } from './hours.words.ts'

export const title = 'Tisch reservieren'
export const description = (name: string, phone: string) =>
  `Tischanfrage bei ${name}: Wählen Sie Tag, Uhrzeit und Personenzahl; jemand aus unserem Team antwortet Ihnen.${phone ? ` Telefonisch: ${phone}.` : ''}`
export const lead =
  'Wählen Sie Tag und Uhrzeit und senden Sie uns Ihre Anfrage; jemand aus unserem Team antwortet Ihnen. Bis dahin ist Ihr Tisch noch nicht sicher.'
export const next = 'Wie geht es weiter?'
export const steps = [
  'Ihre Anfrage kommt bei uns an, und eine Seite nur für Sie öffnet sich.',
  'Jemand aus unserem Team sieht nach und reserviert, wenn ein Tisch frei ist.',
  'Dort sehen Sie die Antwort und sagen ab, falls Sie nicht kommen können.',
]

export const request = 'Tischanfrage'
export const people = 'Personenzahl'
export const callIfMore = (people: number) => `Sind Sie mehr als ${people}, rufen Sie uns bitte an.`
export const date = 'Tag Ihres Besuchs'
export const dateHint = 'Tag, Monat, Jahr.'
export const daysAhead = (count: number) => `Höchstens ${days(count)} im Voraus.`
export const today = 'Heute'
export const tomorrow = 'Morgen'
export const time = 'Uhrzeit'
export const timeHint = 'Freie Zeiten wählen Sie im nächsten Schritt.'
export const name = 'Ihr Name'
export const phone = 'Telefon'
export const email = 'E-Mail'
export const emailLabel = 'E-Mail (freiwillig)'
export const note = 'Nachricht'
export const noteLabel = 'Nachricht (freiwillig)'
export const noteHint = 'Kinderstuhl, Fensterplatz, Geburtstag: was immer wir wissen sollen.'
export const leaveEmpty = 'Bitte leer lassen'
export const send = 'Anfrage senden'
export const sending = 'Wird gesendet…'
export const sendingAgain = 'Wird noch einmal gesendet…'
export const again =
  'Keine Antwort; dieselbe Anfrage wird noch einmal gesendet. Gespeichert wird sie nur einmal.'
export const data = (name: string, count: number | null): readonly string[] => [
  name,
  ' verwendet diese Angaben nur, um Ihren Tisch zu reservieren und Ihnen zu antworten',
  count === null ? '' : `, und löscht sie ${days(count)} nach Ihrem Besuch`,
  '. Bitte schreiben Sie nichts über Ihre Gesundheit;',
]
export const rights = 'Ihre Rechte und alles Weitere stehen auf der Datenschutzseite'

export const clock = (time: string) => time
export const dayToday = (day: string) => `heute, ${day}`
export const dayTomorrow = (day: string) => `morgen, ${day}`
/** Not the night to that day, which `nachts` may mean as well. */
export const nightOf = (day: string) => `Nacht nach ${day}`
export const full = 'belegt'
export const night = 'nachts'
export const free = (count: number) => `${counted(count, 'freie Zeit', 'freie Zeiten')}.`
export const looking = 'Freie Zeiten werden gesucht…'
export const nearestDay = 'Nächster Tag:'
export const nearestTimes = 'Nächste freie Zeiten:'
export const tryAgain = 'Noch einmal'
export const tooMany = (people: number) =>
  `Sind Sie mehr als ${people}, besprechen wir das gern am Telefon; bitte rufen Sie uns an.`
export const chooseDay = 'Wählen Sie den Tag; die freien Zeiten erscheinen hier.'
export const tellPeople = 'Wählen Sie die Personenzahl; die freien Zeiten erscheinen hier.'
export const tellBoth = 'Wählen Sie Personenzahl und Tag; die freien Zeiten erscheinen hier.'
export const notFound = 'Freie Zeiten sind gerade nicht abrufbar. Bitte prüfen Sie Ihre Verbindung.'
export const askedTooOften =
  'Zu viele Abfragen in kurzer Zeit; bitte versuchen Sie es in einer Minute oder rufen Sie uns an.'
export const chooseOther = 'Bitte wählen Sie einen anderen Tag oder rufen Sie uns an.'
export const chooseBelow = 'Bitte wählen Sie unten einen anderen Tag oder rufen Sie uns an.'
export const dayFull = 'Dieser Tag ist belegt.'
export const dayClosed = 'Für diesen Tag sind hier keine Anfragen möglich.'

export const past = 'Dieser Tag ist vorbei.'
export const tooFar = (count: number) => `Tische können Sie höchstens ${days(count)} im Voraus anfragen.`
export const closedOnWeekday = (weekday: number) => `${weekdays[weekday - 1]}s haben wir geschlossen.`
export const walkIns = (weekday: number) =>
  `${weekdays[weekday - 1]}s reservieren wir nicht; kommen Sie einfach vorbei.`
export const closedOn = (day: string, label: string) =>
  `${day}: ${label ? `${label}, ` : ''}wir haben geschlossen.`
export const timesPast = 'Die Zeiten dieses Tages sind vorbei.'
export const notice = (duration: string) => `Bitte fragen Sie mindestens ${duration} vorher an.`
export const days = (count: number) => counted(count, 'Tag', 'Tage')
export const hours = (count: number) => counted(count, 'Stunde', 'Stunden')
export const minutes = (count: number) => counted(count, 'Minute', 'Minuten')
export const notOn = (day: string) => `Für den ${day} sind hier keine Anfragen möglich.`

export const readAgain = 'Bitte lesen Sie noch einmal'
export const chooseTime = 'Uhrzeit wählen'
export const changeDetails = 'Angaben ändern'
export const details = 'Ihre Angaben'
export const showTimes = 'Freie Zeiten zeigen'

export const yourTables = 'Von diesem Gerät angefragte Tische'
export const forgotten = 'Auf diesem Gerät vergessen. Ohne Absage gilt Ihre Anfrage weiter.'
export const show = 'Zeigen'
export const forget = 'Vergessen'
export const open = 'Ihre offene Anfrage'
export const asked = (day: string, time: string, people: number) =>
  `${day}, ${time} Uhr, ${counted(people, 'Person', 'Personen')}`
export const arrived = 'Ihre letzte Anfrage kam bei uns an:'
export const notChanged =
  'Spätere Änderungen wurden nicht gespeichert; ändern können Sie auf der Seite Ihrer Anfrage.'
export const openRequest = 'Meine Anfrage öffnen'
export const unanswered = 'Auf Ihre letzte Anfrage kam keine Antwort:'
export const sendToSee =
  'Ob sie ankam, sehen Sie, wenn Sie sie noch einmal senden; gespeichert wird sie nur einmal.'
export const sendSame = 'Noch einmal senden'

export const failures = {
  SLOT_UNAVAILABLE: {
    title: 'Zu dieser Zeit ist kein Tisch mehr frei.',
    text: 'Ihre Angaben sind noch da; bitte wählen Sie eine andere Uhrzeit und senden Sie noch einmal.',
  },
  TOO_MANY_RESERVATIONS: {
    title: 'Von hier sind gerade keine weiteren Anfragen möglich.',
    text: 'Bitte rufen Sie uns an; Ihre Angaben sind noch da.',
  },
  RESERVATIONS_OFF: {
    title: 'Tischanfragen über die Website pausieren gerade.',
    text: 'Ihren Tisch reservieren wir am Telefon.',
  },
  RESERVATION_SETTLED: {
    title: 'Ihre Anfrage lässt sich hier nicht mehr ändern.',
    text: 'Den Stand sehen Sie oben; für Änderungen rufen Sie uns bitte an.',
  },
  TOKEN: {
    title: 'Bitte senden Sie noch einmal.',
    text: 'Das Formular kam zu schnell oder war lange offen; Ihre Angaben sind noch da.',
  },
  KEY_REUSED: {
    title: 'Aus diesem Formular kam schon eine Anfrage an.',
    text: 'Ist dies eine zweite, senden Sie noch einmal; sonst gehen Sie zur Seite der ersten oder rufen Sie uns an. Ihre Angaben sind noch da.',
  },
  FIELDS: {
    title: 'Etwas fehlt oder stimmt nicht.',
    text: 'Bitte prüfen Sie die markierten Felder und senden Sie noch einmal; die anderen sind noch da.',
  },
  NO_REPLY: {
    title: 'Der Server hat nicht geantwortet.',
    text: 'Bitte prüfen Sie Ihre Verbindung und senden Sie noch einmal: Auch wenn Ihre Anfrage bei uns ist, wird sie nur einmal gespeichert.',
  },
  OTHER: {
    title: 'Ihre Anfrage konnte nicht gespeichert werden.',
    text: 'Bitte versuchen Sie es später oder rufen Sie uns an; Ihre Angaben sind noch da.',
  },
}

export const missing = {
  people: 'Bitte geben Sie an, wie viele Sie sind.',
  date: 'Bitte wählen Sie den Tag Ihres Besuchs.',
  at: 'Bitte wählen Sie eine Uhrzeit.',
  name: 'Bitte geben Sie Ihren Namen an.',
  phone: 'Bitte geben Sie Ihre Telefonnummer an.',
}
export const faults = {
  INTEGER_RANGE: (max: number) =>
    `Bitte geben Sie eine Zahl von 1 bis ${max} ein; sind Sie mehr, rufen Sie uns an.`,
  MAX_LENGTH: (max: number) => `Höchstens ${max} Zeichen sind möglich.`,
  NO_LINKS: 'Internetadressen sind hier nicht möglich (http, www.).',
  INVALID_CHARACTERS: 'Hier steht ein Zeichen, das nicht erlaubt ist.',
  NOT_A_PHONE_NUMBER: 'Das sieht nicht nach einer Telefonnummer aus. Zum Beispiel +90 532 111 22 33.',
  EMAIL: 'Das sieht nicht nach einer E-Mail-Adresse aus. Das Feld kann auch leer bleiben.',
  NOT_A_DATE: 'Bitte wählen Sie den Tag noch einmal.',
  OTHER: 'Bitte prüfen Sie das noch einmal.',
}
