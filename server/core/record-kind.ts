/** Kinds whose name in sentences is not their name in the API. */
const TITLES: Readonly<Record<string, string>> = {
  about: 'about text',
  blog: 'blog entry',
  contact: 'contact entry',
}

/** A kind of records as sentences name it: `blog tag` for `blogTag`. */
export function titleOf(kind: string): string {
  return TITLES[kind] ?? kind.replace(/[A-Z]/g, (letter) => ` ${letter.toLowerCase()}`)
}

/** A kind of records as the query that returns one is named, from its title: `blogTag` from `blog tag`. */
export function kindTitled(title: string): string {
  const [kind] = Object.entries(TITLES).find(([, known]) => known === title) ?? []
  return kind ?? title.replace(/ (\w)/g, (_, letter: string) => letter.toUpperCase())
}
