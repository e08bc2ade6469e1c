export const skip = 'Zum Inhalt'
export const openMenu = 'Menü öffnen'
export const closeMenu = 'Menü schließen'
export const mainMenu = 'Hauptmenü'
export const home = 'Startseite'
export const about = 'Über uns'
export const menu = 'Speisekarte'
export const services = 'Service'
export const showServices = 'Service anzeigen'
export const contact = 'Kontakt'
export const bookTable = 'Tisch reservieren'
export const cart = (count: number) => `Warenkorb, ${count} Artikel`
export const phone = (number: string) => `Telefon ${number}`
export const pages = 'Seiten'
export const categories = 'Kategorien der Karte'
export const reachUs = 'Kontakt'
export const languages = 'Sprachen'
export const information = 'Informationen'
export const order = 'Online bestellen'
export const blog = 'Beiträge'
export const faq = 'Häufige Fragen'
export const terms = 'Nutzungsbedingungen'
export const privacy = 'Datenschutz'
export const quickAccess = 'Schnellzugriff'
export const table = 'Tisch'
export const call = 'Anrufen'
export const directions = 'Route'
export const offline = 'Keine Verbindung.'
export const pricesOf = (moment: string) => `Preise vom ${moment}.`
export const storedAt = (moment: string) => `Diese Seite wurde am ${moment} gespeichert.`
export const outdated = (moment: string) =>
  `Diese Seite wurde am ${moment} gespeichert; aktuelle Preise nennen wir Ihnen gern am Telefon.`
export const reload = 'Neu laden'
