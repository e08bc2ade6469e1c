/** What is counted, in languages with a form for one and another for more: `1 dish`, `5 dishes`. */
export function counted(count: number, one: string, more: string): string {
  return `${count} ${count === 1 ? one : more}`
}

interface RussianForms {
  /** Of 1, 21, 31, but not of 11. */
  readonly one: string
  /** Of 2, 3, 4, 22, but not of 12, 13, 14. */
  readonly few: string
  readonly many: string
}

/** `1 блюдо`, `2 блюда`, `5 блюд`, `21 блюдо`. */
export function countedRussian(count: number, { one, few, many }: RussianForms): string {
  const ten = count % 10
  const isTeen = Math.floor((count % 100) / 10) === 1
  if (!isTeen && ten === 1) return `${count} ${one}`
  return `${count} ${!isTeen && ten >= 2 && ten <= 4 ? few : many}`
}

interface ArabicForms {
  /** Said without the number, as the dual is. */
  readonly one: string
  readonly two: string
  /** Of 3 to 10, and of 103 to 110. */
  readonly few: string
  /** Of 11 to 99, and of 111 to 199. */
  readonly many: string
  /** Of whole hundreds, and of the two numbers after them. */
  readonly other: string
}

/** `طبق واحد`, `طبقان`, `3 أطباق`, `11 طبقًا`, `100 طبق`. */
export function countedArabic(count: number, { one, two, few, many, other }: ArabicForms): string {
  if (count === 1) return one
  if (count === 2) return two
  const rest = count % 100
  if (rest >= 3 && rest <= 10) return `${count} ${few}`
  return `${count} ${rest >= 11 ? many : other}`
}
