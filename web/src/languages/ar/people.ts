import { countedArabic } from '../plurals.ts'

/** `شخص واحد`, `شخصان`, `3 أشخاص`. */
export const peopleText = (count: number): string =>
  countedArabic(count, { one: 'شخص واحد', two: 'شخصان', few: 'أشخاص', many: 'شخصًا', other: 'شخص' })
