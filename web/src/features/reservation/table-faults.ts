/** A broken rule of a field, as the API names it. */
export interface Fault {
  readonly rule: string
  readonly params: Readonly<Record<string, unknown>>
}

/** By the name of the field. */
export type Faults = Readonly<Record<string, Fault>>

/** What is asked of a guest, in the order in which the form asks it. */
export const FIELDS = ['people', 'date', 'at', 'name', 'phone', 'email', 'note'] as const
export type TableField = (typeof FIELDS)[number]

/** What the form holds; the moment is empty until one is chosen. */
export type TableEntries = Readonly<Record<TableField, string>>

const fault = (rule: string, params: object = {}): Fault => ({ rule, params: { ...params } })

/** The number of guests; null for what is none. */
export function peopleIn(text: string): number | null {
  const people = Number(text)
  return text.trim() !== '' && Number.isInteger(people) ? people : null
}

/** What a browser can tell before it asks: the rest is the server's. */
export function faultsIn(entries: TableEntries, largestParty: number): Faults {
  const { people: text, date, at, name, phone } = entries
  const people = peopleIn(text)
  const isParty = people !== null && people >= 1 && people <= largestParty
  return {
    ...(!isParty && { people: fault('INTEGER_RANGE', { min: 1, max: largestParty }) }),
    ...(!date && { date: fault('REQUIRED') }),
    ...(!at && { at: fault('REQUIRED') }),
    ...(!name.trim() && { name: fault('REQUIRED') }),
    ...(!phone.trim() && { phone: fault('REQUIRED') }),
  }
}

const MISSING: Readonly<Partial<Record<TableField, string>>> = {
  people: 'Kaç kişi olacağınızı yazın.',
  date: 'Hangi gün geleceğinizi seçin.',
  at: 'Bir saat seçin.',
  name: 'Adınızı yazın.',
  phone: 'Size ulaşabileceğimiz bir telefon numarası yazın.',
}

const WORDS: Readonly<Record<string, (params: Fault['params']) => string>> = {
  MAX_LENGTH: ({ max }) => `En çok ${max} karakter yazabilirsiniz.`,
  NO_LINKS: () => 'İnternet adresi yazılamıyor (http, www.).',
  INVALID_CHARACTERS: () => 'Burada yazılamayan bir karakter var.',
  NOT_A_PHONE_NUMBER: () => 'Bu bir telefon numarasına benzemiyor. Örneğin 0532 111 22 33.',
  EMAIL: () => 'Bu bir e-posta adresine benzemiyor. Boş da bırakabilirsiniz.',
  NOT_A_DATE: () => 'Günü yeniden seçin.',
}
const OTHERS = 'Burayı bir daha gözden geçirin.'

/** Why a field is refused, in a sentence for its guest. */
export function faultText(field: TableField, found: Fault | undefined): string | undefined {
  if (!found) return undefined
  const { rule, params } = found
  if (field === 'people' && typeof params.max === 'number' && rule === 'INTEGER_RANGE')
    return `1 ile ${params.max} arasında bir sayı yazın; daha fazlaysanız bizi arayın.`
  if ((field === 'at' || field === 'date') && rule === 'NOT_A_DATE') return MISSING[field]
  const isMissing = rule === 'REQUIRED' || rule === 'LENGTH'
  return (isMissing && MISSING[field]) || (WORDS[rule]?.(params) ?? OTHERS)
}
