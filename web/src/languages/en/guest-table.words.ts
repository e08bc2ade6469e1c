export const title = 'Your table request'
export const description = 'What became of your table request.'
export const states = {
  NEW: {
    title: 'We have your request; it is not confirmed yet',
    text: 'One of our team will look at it and reply.',
  },
  CONFIRMED: { title: 'Your table is booked', text: 'We look forward to seeing you.' },
  DECLINED: {
    title: 'Sorry, we have no table this time',
    text: 'You can ask for another time or call us.',
  },
  CANCELLED: {
    title: 'Your table was cancelled',
    text: 'No table is kept for you any more. If you would like to come, you can ask again.',
  },
  EXPIRED: {
    title: 'We are sorry that we did not reply in time',
    text: 'No table was booked. If you would like to come, please call us.',
  },
  ARRIVED: { title: 'Welcome', text: 'You are at your table; enjoy your meal.' },
  NO_SHOW: { title: 'We missed you', text: 'If there was a mistake, please call us.' },
}
export const givenUp = 'You cancelled your table'
export const comesHere = 'The answer will appear here by itself; you can also come back to this page later.'
export const reload = 'To see the answer, reload this page; you can also come back to it later.'
export const usually = (duration: string) => `We usually reply within ${duration}.`
export const today = 'today'
export const tomorrow = 'tomorrow'
export const closedNow = (day: string, time: string) =>
  `We are closed at the moment; please expect our answer ${day} after ${time}.`
export const wrote = (name: string): readonly string[] => [name, ' wrote']
export const day = 'Day'
export const note = 'Your message'
export const toCalendar = 'Add to calendar'
export const askAgain = 'Book another table'
export const whatsapp = 'Message on WhatsApp'
export const directions = 'Directions'
export const message = (name: string, day: string, time: string, people: number) =>
  `Hello, I am writing about my table request in the name of ${name}, ${day} at ${time}, for ${people}.`
export const change = 'Change'
export const changeLabel = 'Change the table request'
export const changed = 'Your request was changed; please wait for our answer.'
export const sendChange = 'Send the change'
export const keep = 'Keep it as it is'
export const newTime = 'New time'
export const peopleOn = (day: string, people: string): readonly string[] => [
  day,
  ', ',
  people,
  people === '1' ? ' person' : ' people',
]
export const giveUp = 'Cancel my table'
export const giveUpQuestion = 'Cancel your table? It may then go to someone else.'
export const giveUpYes = 'Yes, cancel it'
export const giveUpNo = 'No, I’m coming'
export const giveUpFailed = 'Your cancellation did not reach us. Please try again or let us know'
export const shared = 'My table request'
export const keepPage = 'Keep this page'
export const keepPageWhy =
  'You will see the answer here, and can cancel here if you cannot come. The address of this page is your key: whoever knows it can see, change and cancel your request.'
export const share = 'Share'
export const copy = 'Copy address'
export const copied = 'Address copied.'
export const notCopied = 'It could not be copied; please copy it from your browser’s address bar.'
