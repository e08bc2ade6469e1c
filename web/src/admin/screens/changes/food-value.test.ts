import { expect, test } from 'vitest'
import { foodMessages } from '../food/food.messages.ts'
import { foodValueText } from './food-value.ts'

const translate = (key: string) =>
  String(
    key.split('.').reduce<unknown>((held, name) => (held as Record<string, unknown>)[name], foodMessages.tr),
  )
const text = (field: string, value: unknown) => foodValueText(field, value, 'tr', translate)

test('answers about a dish are shown in words, and none differs from not answered', () => {
  expect(text('allergens', ['GLUTEN', 'MILK'])).toBe('Gluten, Süt')
  expect(text('allergens', [])).toBe('Hiçbiri yok')
  expect(text('diet', 'VEGAN')).toBe('Vegan')
  expect(text('energySource', 'ESTIMATE')).toBe('Tahmin')
  expect(text('portion', { amount: 1.5, unit: 'PIECE', of: 'köfte' })).toBe('1,5 adet köfte')
  expect(text('name', 'x')).toBeNull()
})
