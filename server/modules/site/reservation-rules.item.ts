import { IsOptional } from 'class-validator'
import { Field, InputType, Int, ObjectType } from 'type-graphql'
import {
  all,
  IntegerFrom,
  IntegerOf,
  ShortTexts,
  Text,
  Weekdays,
  WithoutLinks,
} from '../../core/input/validation.ts'
import { KEPT } from '../../core/other-tables.ts'

/** A whole number between two bounds. */
const Count = (name: string, min: number, max: number): PropertyDecorator =>
  all(
    Field(() => Int, { description: `${name}, ${min} to ${max}.` }),
    IntegerFrom(min, max),
  )

/** Sentences that are ready for answers. */
const MOST_ANSWERS = 8

/** Bounds of the minutes that a table is taken. */
export const STAY_MINUTES = { least: 30, most: 480 }

@ObjectType('ReservationRules', { simpleResolvers: true, description: 'Rules for tables of guests.' })
@InputType('ReservationRulesInput', {
  description: 'Rules for tables of guests; what is left out gets its default.',
})
export class ReservationRules {
  @Field(() => Int, { description: 'Minutes between slots: 15, 30 or 60.' })
  @IntegerOf([15, 30, 60])
  slotMinutes: number = 30

  @Count('Minutes that a table is taken', STAY_MINUTES.least, STAY_MINUTES.most)
  stayMinutes: number = 120

  @Count('Least minutes from now to a slot', 0, 10_080)
  noticeMinutes: number = 120

  @Count('Days ahead for which a table can be asked', 1, 365)
  daysAhead: number = 60

  @Count('Least minutes from a slot to the end of the hours', 0, 240)
  lastArrivalMinutes: number = 60

  @Count('Largest party that may ask by itself', 1, 100)
  largestParty: number = 12

  @Field(() => Int, { nullable: true, description: 'Seats, 1 to 1,000; null if nobody counts them.' })
  @IsOptional()
  @IntegerFrom(1, 1_000)
  seats?: number | null = null

  @Field(() => [Int], {
    description: 'Days for walk-ins alone, 1 for Monday to 7 for Sunday.',
  })
  @Weekdays()
  closedWeekdays: number[] = []

  @Count('Days after which what a guest has told is deleted', 1, 365)
  keepDays: number = KEPT.guestDays

  @Field(() => [String], {
    description:
      'Sentences to answer guests with, 0 to 8 of 1 to 200 characters, without links and each only once; everybody can read them.',
  })
  @all(ShortTexts(MOST_ANSWERS, 200), WithoutLinks({ each: true }))
  answers: string[] = []

  @Field(() => String, { nullable: true, description: 'A sentence for guests, up to 300 characters.' })
  @IsOptional()
  @Text(300)
  note?: string | null = null
}
