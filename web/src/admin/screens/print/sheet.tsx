import type { PrintedKind } from '../../../gql/graphql.ts'
import { AllergenSheet, IngredientsSheet } from './food-sheets.tsx'
import { PriceListSheet } from './price-list-sheet.tsx'
import { CardSheet, StickerSheet } from './qr-sheets.tsx'
import type { SheetProps } from './sheet-words.tsx'

/** The kinds that are printed in another language beside Turkish, too. */
export const TRANSLATED_KINDS: readonly PrintedKind[] = ['TABLE', 'CARD']

export const KINDS: readonly PrintedKind[] = [
  'DOOR',
  'TABLE',
  'COUNTER',
  'CARD',
  'STICKERS',
  'ALLERGENS',
  'INGREDIENTS',
]

/** A printed sheet, in Turkish whatever the language of the screen; some beside it in the language of `texts`. */
export function Sheet({
  kind,
  tables,
  texts,
  ...props
}: SheetProps & { kind: PrintedKind; tables: readonly number[] }) {
  switch (kind) {
    case 'DOOR':
      return <PriceListSheet kind="door" {...props} />
    case 'TABLE':
      return <PriceListSheet kind="table" texts={texts} {...props} />
    case 'COUNTER':
      return <PriceListSheet kind="counter" {...props} />
    case 'CARD':
      return <CardSheet texts={texts} {...props} />
    case 'STICKERS':
      return <StickerSheet tables={tables} {...props} />
    case 'ALLERGENS':
      return <AllergenSheet {...props} />
    case 'INGREDIENTS':
      return <IngredientsSheet {...props} />
  }
}
