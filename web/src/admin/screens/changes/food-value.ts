import { momentText } from '../../language/moment-text.ts'

type Translate = (key: string, options?: object) => string

/** A value of the food information as text; null for fields of other kinds. */
export function foodValueText(
  field: string,
  value: unknown,
  locale: string,
  translate: Translate,
): string | null {
  const named = (group: string, name: unknown) => translate(`admin.food.${group}.${String(name)}`)
  if (value === null || value === undefined) return null
  switch (field) {
    case 'allergens': {
      const allergens = value as readonly string[]
      return allergens.length === 0
        ? translate('admin.food.noAllergen')
        : allergens.map((each) => named('content', each)).join(', ')
    }
    case 'diet':
      return named('diets', value)
    case 'energySource':
      return named('sources', value)
    case 'portion': {
      const { amount, unit, of } = value as { amount: number | string; unit: string; of?: string | null }
      if (amount === '') return ''
      return [amount.toLocaleString(locale), named('units', unit), of].filter(Boolean).join(' ')
    }
    case 'reviewedAt':
      return momentText(new Date(String(value)), locale)
    default:
      return null
  }
}
