import type { Language } from '../../../gql/graphql.ts'

interface GoogleWords {
  /** Name of the whole menu. */
  readonly menu: string
  /** Of portions, by their keys. */
  readonly units: Readonly<Record<string, string>>
}

/** Words that the download itself adds to the menu, in each language. */
export const GOOGLE_WORDS: Readonly<Record<Language, GoogleWords>> = {
  TR: { menu: 'Menü', units: { G: 'g', ML: 'ml', PIECE: 'adet' } },
  EN: { menu: 'Menu', units: { G: 'g', ML: 'ml', PIECE: 'pieces' } },
  DE: { menu: 'Speisekarte', units: { G: 'g', ML: 'ml', PIECE: 'Stück' } },
  RU: { menu: 'Меню', units: { G: 'г', ML: 'мл', PIECE: 'шт.' } },
  AR: { menu: 'قائمة الطعام', units: { G: 'غ', ML: 'مل', PIECE: 'قطع' } },
  FA: { menu: 'منو', units: { G: 'گرم', ML: 'میلی‌لیتر', PIECE: 'عدد' } },
}
