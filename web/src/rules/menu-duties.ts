/** The day from which guests have to be told the energy of a dish, by the size of the business. */
export const ENERGY_DUE = {
  SINGLE: '2027-12-31',
  PROVINCE_CHAIN: '2026-12-31',
  NATIONAL_CHAIN: '2026-07-01',
} as const

/** Words of dishes whose weight of meat in grams has to be stated. */
const BY_GRAMS = /(?<!\p{L})(?:döner|iskender|\p{L}*burger)/u

interface Portioned {
  readonly portion?: { readonly amount: number; readonly unit: string } | null
}

/** Whether the grams of a dish have to be stated and are not. */
export function lacksGrams(name: string, { portion }: Portioned): boolean {
  return BY_GRAMS.test(name.toLocaleLowerCase('tr')) && !(portion?.unit === 'G' && portion.amount > 0)
}
