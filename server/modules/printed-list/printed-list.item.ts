import { describedEnum } from '../../core/primitives/described-enum.ts'

export const PrintedKind = describedEnum('PrintedKind', 'A kind of printed sheet.', {
  DOOR: 'Price list for the door, A4.',
  TABLE: 'Price list for a table, A5.',
  COUNTER: 'Price list for the points where guests order and pay, A4.',
  CARD: 'Tent card with a QR code for a table, A4 folded.',
  STICKERS: 'Stickers with QR codes and table numbers, eight on A4.',
  ALLERGENS: 'Table of dishes and allergens, A4 across.',
  INGREDIENTS: 'Booklet of ingredients, A5.',
})
export type PrintedKind = keyof typeof PrintedKind
