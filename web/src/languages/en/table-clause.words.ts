import { counted } from '../plurals.ts'

export const title = 'Table requests on this site'
export const address = (address: string) => `address: ${address}`
export const phone = (phone: string) => `phone: ${phone}`
export const mail = (mail: string) => `email: ${mail}`
export const controller = (name: string, details: string) =>
  `What you write on the page for table requests reaches us. The data controller under Turkish Personal Data Protection Law No. 6698 (KVKK) is ${name}${details && ` (${details})`}.`
export const data =
  'Which data: your name, your phone number and, if you wrote them, your email address and message; the day, the time and the number of people, and if you change them, what you first asked for. Please write nothing about your health.'
export const purpose =
  'For what purpose: only to book your table and to reply to you. They are not used for advertising.'
export const reason =
  'On what legal ground: Article 5(2)(c) of the KVKK, the making of a contract with you; and (f), our legitimate interest in planning the tables and preventing misuse of the form. Your explicit consent is not asked for.'
export const seenBy =
  'Who sees them: those of our staff who look after the tables. On our behalf they are processed by the company that hosts this site and, if answers are also sent by email, by our email provider. They are given to nobody else.'
export const kept = (days: number) =>
  `How long they are kept: they are deleted ${counted(days, 'day', 'days')} after the day of your visit; in backups they remain a few nights longer.`
export const onDevice =
  'On your device: what you wrote and a one-time key of the form stay in the open tab (sessionStorage) until your request has reached us; the code and the time of your request stay in your browser (localStorage) until that day is over. They are there so that you find your request again and do not send it twice. They are deleted when you close the tab and when you press “Forget”.'
export function rights(isByLetter: boolean, mail: string) {
  const by = [isByLetter && 'in writing to our address', mail && `by email to ${mail}`].filter(Boolean)
  return `Your rights: under Article 11 of the KVKK you may learn whether your data are processed, have them corrected or deleted, and claim compensation for damage caused by unlawful processing. ${by.length > 0 ? `Send your application ${by.join(' or ')};` : 'Apply to us;'} we reply free of charge within thirty days at the latest. If you find the answer insufficient, you may complain to the Turkish Personal Data Protection Board.`
}
