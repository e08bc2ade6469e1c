/**
 * Charges that a menu must not mention in addition to its prices, without case and diacritics. `kuvertür` is a
 * chocolate, and `ücretsiz` means free of charge.
 */
const CHARGES = [
  /(?<![a-z])(?:servis|masa|oturma|hizmet|garson(?:iye)?|kuver)[\s_-]*(?:ucret(?!siz)|bedel(?!siz)|parasi)[a-z]*/,
  /(?<![a-z])kuver(?!tur)[a-z]*/,
  /(?<![a-z])couvert(?!ure)[a-z]*/,
  /(?<![a-z])garsoniye[a-z]*/,
]

/** The same charges in the languages of translations. */
const CHARGES_IN = {
  TR: [],
  EN: [
    /(?<![a-z])(?:service|cover|table|seating)[\s_-]*(?:charge|fee)s?(?![a-z])/,
    /(?<![a-z])gratuit(?:y|ies)(?![a-z])/,
  ],
  DE: [
    /(?<![a-z])(?:service|bedienungs?|gedeck|tisch)[\s_-]*(?:gebuhr|zuschlag|aufschlag|pauschale|geld|preis|entgelt)[a-z]*/,
    /(?<![a-z])gedeck[\s:]*\d/,
  ],
  RU: [
    /(?:плата|сбор|надбавка)\s+за\s+(?:обслуживание|сервис|стол)\p{L}*/u,
    /сервисн\p{L}*\s+(?:сбор|плата)/u,
    /обслуживани\p{L}*[\s:]*\d+\s*%/u,
  ],
  AR: [/(?:رسوم|رسم|اجرة|بدل)\s*(?:ال)?(?:خدمة|طاولة|جلوس)/],
  FA: [/(?:هزینه|حق|کارمزد)[یئ\s]*(?:سرویس|میز|ورودی)/],
} as const

/**
 * Invisible characters, which could split a word, and marks that no letter takes up, such as the dot that programs
 * without Turkish leave when they make `İ` small.
 */
const INVISIBLE = /[\u00AD\u200B-\u200D\u2060\uFEFF]|\p{M}/gu

/** A text without case and diacritics of the same length as the original, so that a match can be cut out of that. */
function foldedByLetter(text: string): string {
  return [...text]
    .map((letter) => {
      const [base = letter] = letter.toLocaleLowerCase('tr').normalize('NFD')
      const plain = base === 'ı' ? 'i' : base
      return plain.length === letter.length ? plain : letter
    })
    .join('')
}

/**
 * The first forbidden words of a text, in its spelling; null if there are none.
 * @param language of the text, in which Turkish words are forbidden, too.
 */
export function forbiddenWording(text: string, language: keyof typeof CHARGES_IN = 'TR'): string | null {
  const shown = text.normalize('NFKC').replace(INVISIBLE, '')
  const plain = foldedByLetter(shown)
  for (const charge of [...CHARGES, ...CHARGES_IN[language]]) {
    const found = charge.exec(plain)
    if (found) return shown.slice(found.index, found.index + found[0].length)
  }
  return null
}
