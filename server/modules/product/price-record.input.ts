import { IntegerFrom } from '../../core/input/validation.ts'

export const LOWEST_DAYS = { min: 1, max: 90, default: 10 } as const

export class LowestPriceQuery {
  @IntegerFrom(LOWEST_DAYS.min, LOWEST_DAYS.max)
  days!: number
}
