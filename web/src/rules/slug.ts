/** Letters that Unicode does not decompose into a Latin letter and a mark. */
const UNDECOMPOSED: Readonly<Record<string, string>> = { ı: 'i', ø: 'o', ß: 'ss', æ: 'ae', ł: 'l', đ: 'd' }

/** The longest slug that the API accepts. */
const MAX_LENGTH = 80

/** The slug of a title: `Öğle menüsü: 3 çeşit` becomes `ogle-menusu-3-cesit`; empty without a letter. */
export function slugOf(title: string): string {
  const words = title
    .toLocaleLowerCase('tr')
    .normalize('NFD')
    .replace(/\p{Mark}+/gu, '')
    .replace(/[ıøßæłđ]/g, (letter) => UNDECOMPOSED[letter] ?? '')
    .split(/[^a-z0-9]+/)
    .filter(Boolean)
  let slug = ''
  for (const word of words) {
    const longer = slug ? `${slug}-${word}` : word.slice(0, MAX_LENGTH)
    if (longer.length > MAX_LENGTH) break
    slug = longer
  }
  return /[a-z]/.test(slug) ? slug : ''
}
