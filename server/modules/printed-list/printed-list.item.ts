import { registerEnumType } from 'type-graphql'

export enum PrintedKind {
  DOOR = 'DOOR',
  TABLE = 'TABLE',
  CARD = 'CARD',
  STICKERS = 'STICKERS',
  ALLERGENS = 'ALLERGENS',
  INGREDIENTS = 'INGREDIENTS',
}

registerEnumType(PrintedKind, {
  name: 'PrintedKind',
  description: 'A kind of printed sheet.',
  valuesConfig: {
    DOOR: { description: 'Price list for the door, A4.' },
    TABLE: { description: 'Price list for a table, A5.' },
    CARD: { description: 'Tent card with a QR code for a table, A4 folded.' },
    STICKERS: { description: 'Stickers with QR codes and table numbers, eight on A4.' },
    ALLERGENS: { description: 'Table of dishes and allergens, A4 across.' },
    INGREDIENTS: { description: 'Booklet of ingredients, A5.' },
  },
})
