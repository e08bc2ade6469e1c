/** Messages by key, nested. */
export interface Messages {
  readonly [key: string]: string | Messages
}

/** The same messages in both languages. */
export interface BothLanguages {
  readonly tr: Messages
  readonly en: Messages
}

/** A message in Turkish and in English. */
export type Text = readonly [tr: string, en: string]

/** Texts by key, nested; one without its English does not compile. */
export interface Texts {
  readonly [key: string]: Text | Texts
}

/** Messages of one part of the back-office. @param path the keys that they are below, such as `admin.hours`. */
export function messages(path: string, texts: Texts): BothLanguages {
  const below = (tree: Messages) =>
    path.split('.').reduceRight<Messages>((inner, key) => ({ [key]: inner }), tree)
  return { tr: below(inLanguage(0, texts)), en: below(inLanguage(1, texts)) }
}

function inLanguage(language: 0 | 1, texts: Texts): Messages {
  return Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      isText(text) ? text[language] : inLanguage(language, text),
    ]),
  )
}

const isText = (text: Text | Texts): text is Text => Array.isArray(text)
