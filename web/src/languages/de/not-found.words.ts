export const title = '404 · Seite nicht gefunden'
export const description = 'Die gesuchte Seite wurde nicht gefunden.'
export const heading = 'Diese Seite haben wir nicht gefunden'
export const lead =
  'Sie ist vielleicht umgezogen oder entfernt worden. Speisekarte und Kontakt finden Sie wie gewohnt.'
export const causes = {
  forbidden: 'Sie dürfen diese Seite nicht sehen.',
  missing: 'Das Gesuchte wurde nicht gefunden; vielleicht wurde es entfernt.',
  server: 'Auf dem Server ist etwas Unerwartetes passiert. Bitte versuchen Sie es gleich noch einmal.',
}
export const tryAgain = 'Noch einmal'
export const toHome = 'Zur Startseite'
export const seeMenu = 'Zur Speisekarte'
