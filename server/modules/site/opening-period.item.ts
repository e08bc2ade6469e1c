import { Field, InputType, Int, ObjectType } from 'type-graphql'
import { IntegerFrom, OneOf, TimeOfDay } from '../../core/input/validation.ts'
import { describedEnum } from '../../core/primitives/described-enum.ts'

export const OpeningKind = describedEnum(
  'OpeningKind',
  'A part of the restaurant that has hours of its own.',
  {
    SERVICE: 'Guests are served.',
    KITCHEN: 'The kitchen takes orders.',
    DELIVERY: 'Orders are delivered.',
  },
)
export type OpeningKind = keyof typeof OpeningKind

const ENDS_LATER = 'At or before `opens` it ends on the next day; 00:00 to 00:00 is the whole day.'

@ObjectType({ simpleResolvers: true, description: 'Hours of a day on which an exception applies.' })
@InputType('DayPeriodInput', { description: 'Hours of a day on which an exception applies.' })
export class DayPeriod {
  @Field(() => String, { description: 'Beginning, HH:MM in the time zone of the restaurant.' })
  @TimeOfDay()
  opens!: string

  @Field(() => String, { description: `End, HH:MM. ${ENDS_LATER}` })
  @TimeOfDay()
  closes!: string

  @Field(() => OpeningKind, { description: 'Part of the restaurant that is open.' })
  @OneOf(Object.values(OpeningKind))
  kind!: OpeningKind
}

@ObjectType({ simpleResolvers: true, description: 'Hours of a day of every week.' })
@InputType('OpeningPeriodInput', { description: 'Hours of a day of every week.' })
export class OpeningPeriod extends DayPeriod {
  @Field(() => Int, { description: 'Day of the week on which it begins, 1 for Monday to 7 for Sunday.' })
  @IntegerFrom(1, 7)
  weekday!: number
}

export const MAX_PERIODS = { week: 100, day: 12 } as const
