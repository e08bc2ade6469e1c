import { numberFormat } from '../numbers.ts'

/** `1,250 TL`. @param lira with two decimal places or none. */
export const { price } = numberFormat({ grouping: ',', decimal: '.' })
