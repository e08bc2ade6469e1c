import { counted } from '../plurals.ts'

export const title = 'Tischanfragen über die Website'
export const address = (address: string) => `Adresse: ${address}`
export const phone = (phone: string) => `Telefon: ${phone}`
export const mail = (mail: string) => `E-Mail: ${mail}`
export const controller = (name: string, details: string) =>
  `Was Sie zur Tischanfrage schreiben, erreicht uns. Verantwortlich im Sinne des türkischen Datenschutzgesetzes Nr. 6698 (KVKK) ist ${name}${details && ` (${details})`}.`
export const data =
  'Welche Daten: Ihr Name, Ihre Telefonnummer und, falls angegeben, E-Mail-Adresse und Nachricht; Tag, Uhrzeit und Personenzahl, bei Änderungen auch die ersten. Bitte schreiben Sie nichts über Ihre Gesundheit.'
export const purpose = 'Wozu: nur, um Ihren Tisch zu reservieren und Ihnen zu antworten. Nicht für Werbung.'
export const reason =
  'Rechtsgrundlage: Artikel 5 Absatz 2 Buchstabe c des KVKK, der Abschluss eines Vertrags mit Ihnen; und Buchstabe f, unser berechtigtes Interesse, Tische zu planen und Missbrauch des Formulars zu verhindern. Ihre ausdrückliche Einwilligung wird nicht verlangt.'
export const seenBy =
  'Wer sie sieht: unser Team, soweit es sich um Tische kümmert. In unserem Auftrag verarbeiten sie der Hoster der Website und, falls Antworten auch per E-Mail kommen, unser E-Mail-Anbieter. Andere erhalten sie nicht.'
export const kept = (days: number) =>
  `Wie lange: Sie werden ${counted(days, 'Tag', 'Tage')} nach dem Tag Ihres Besuchs gelöscht; in Sicherungen einige Nächte später.`
export const onDevice =
  'Auf Ihrem Gerät: Ihre Angaben und ein einmaliger Schlüssel des Formulars bleiben im offenen Tab (sessionStorage), bis Ihre Anfrage bei uns ist; Code und Uhrzeit Ihrer Anfrage im Browser (localStorage), bis jener Tag vorbei ist. So finden Sie Ihre Anfrage wieder und senden sie nicht zweimal. Beim Schließen des Tabs und mit „Vergessen“ wird gelöscht.'
export function rights(isByLetter: boolean, mail: string) {
  const by = [isByLetter && 'schriftlich an unsere Adresse', mail && `per E-Mail an ${mail}`].filter(Boolean)
  return `Ihre Rechte: Nach Artikel 11 des KVKK können Sie erfahren, ob Ihre Daten verarbeitet werden, Berichtigung oder Löschung verlangen und bei rechtswidriger Verarbeitung Schadenersatz fordern. ${by.length > 0 ? `Senden Sie Ihren Antrag ${by.join(' oder ')};` : 'Wenden Sie sich an uns;'} wir antworten kostenlos in höchstens dreißig Tagen. Genügt das nicht, können Sie sich bei der türkischen Datenschutzbehörde beschweren.`
}
