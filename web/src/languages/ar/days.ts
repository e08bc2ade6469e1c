import { countedArabic } from '../plurals.ts'

/** Days, in the genitive, as after a preposition: `يومين`, `3 أيام`. */
export const daysText = (count: number): string =>
  countedArabic(count, { one: 'يوم واحد', two: 'يومين', few: 'أيام', many: 'يومًا', other: 'يوم' })
