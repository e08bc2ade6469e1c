import { describedEnum } from '../../core/primitives/described-enum.ts'

export const BusinessSize = describedEnum(
  'BusinessSize',
  'Size of the business, by which its duties begin.',
  {
    SINGLE: 'One place, or two in a province.',
    PROVINCE_CHAIN: 'A chain with three places or more in a province.',
    NATIONAL_CHAIN: 'A chain in several provinces.',
  },
)
export type BusinessSize = keyof typeof BusinessSize
