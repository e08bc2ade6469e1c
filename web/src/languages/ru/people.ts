import { countedRussian } from '../plurals.ts'

/** `1 человек`, `2 человека`, `5 человек`. */
export const peopleText = (count: number): string =>
  countedRussian(count, { one: 'человек', few: 'человека', many: 'человек' })
