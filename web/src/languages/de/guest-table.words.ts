import { counted } from '../plurals.ts'

export const title = 'Ihre Tischanfrage'
export const description = 'Der Stand Ihrer Tischanfrage.'
export const states = {
  NEW: {
    title: 'Ihre Anfrage ist bei uns; sie ist noch nicht bestätigt',
    text: 'Jemand aus unserem Team antwortet Ihnen.',
  },
  CONFIRMED: { title: 'Ihr Tisch ist reserviert', text: 'Wir freuen uns auf Sie.' },
  DECLINED: {
    title: 'Diesmal haben wir leider keinen Tisch',
    text: 'Fragen Sie gern nach einer anderen Uhrzeit oder rufen Sie uns an.',
  },
  CANCELLED: {
    title: 'Ihr Tisch wurde storniert',
    text: 'Für Sie ist kein Tisch mehr reserviert. Fragen Sie gern neu an.',
  },
  EXPIRED: {
    title: 'Verzeihung, wir haben nicht rechtzeitig geantwortet',
    text: 'Es wurde kein Tisch reserviert. Wenn Sie kommen möchten, rufen Sie uns bitte an.',
  },
  ARRIVED: { title: 'Willkommen', text: 'Sie sind an Ihrem Tisch; guten Appetit.' },
  NO_SHOW: { title: 'Wir haben Sie vermisst', text: 'Falls das ein Irrtum ist, rufen Sie uns bitte an.' },
}
export const givenUp = 'Sie haben Ihren Tisch abgesagt'
export const comesHere = 'Die Antwort erscheint hier von selbst; Sie können die Seite auch später öffnen.'
export const reload = 'Für die Antwort laden Sie die Seite neu; Sie können sie auch später öffnen.'
export const usually = (duration: string) => `Unsere Antwort dauert meist höchstens ${duration}.`
export const today = 'heute'
export const tomorrow = 'morgen'
export const closedNow = (day: string, time: string) =>
  `Wir haben gerade geschlossen; mit unserer Antwort rechnen Sie bitte ${day} nach ${time} Uhr.`
export const wrote = (name: string): readonly string[] => [name, ' schreibt']
export const day = 'Tag'
export const note = 'Ihre Nachricht'
export const toCalendar = 'In den Kalender'
export const askAgain = 'Neuen Tisch reservieren'
export const whatsapp = 'Per WhatsApp schreiben'
export const directions = 'Route'
export const message = (name: string, day: string, time: string, people: number) =>
  `Guten Tag, ich schreibe wegen meiner Tischanfrage auf den Namen ${name}: ${day}, ${time} Uhr, ${counted(people, 'Person', 'Personen')}.`
export const change = 'Ändern'
export const changeLabel = 'Tischanfrage ändern'
export const changed = 'Ihre Anfrage ist geändert; bitte warten Sie auf unsere Antwort.'
export const sendChange = 'Änderung senden'
export const keep = 'So lassen'
export const newTime = 'Neue Uhrzeit'
export const peopleOn = (day: string, people: string): readonly string[] => [
  day,
  ', ',
  people,
  people === '1' ? ' Person' : ' Personen',
]
export const giveUp = 'Tisch absagen'
export const giveUpQuestion = 'Tisch absagen? Er kann dann an andere gehen.'
export const giveUpYes = 'Ja, absagen'
export const giveUpNo = 'Nein, ich komme'
export const giveUpFailed =
  'Ihre Absage kam nicht an. Bitte versuchen Sie es noch einmal oder sagen Sie uns Bescheid'
export const shared = 'Meine Tischanfrage'
export const keepPage = 'Bewahren Sie diese Seite auf'
export const keepPageWhy =
  'Hier sehen Sie die Antwort und sagen ab, falls Sie nicht kommen können. Die Adresse dieser Seite ist Ihr Schlüssel: Wer sie kennt, kann Ihre Anfrage sehen, ändern und stornieren.'
export const share = 'Teilen'
export const copy = 'Adresse kopieren'
export const copied = 'Adresse kopiert.'
export const notCopied = 'Nicht kopiert; bitte kopieren Sie sie aus der Adresszeile des Browsers.'
