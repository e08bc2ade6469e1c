export const title = 'Kategorien der Speisekarte'
export const heading = 'Speisekarte'
export const description = (names: string) =>
  names ? `Auf unserer Karte: ${names}.` : 'Die Kategorien unserer Speisekarte.'
export const none = 'Unsere Speisekarte entsteht gerade; bei Fragen rufen Sie uns gern an.'
