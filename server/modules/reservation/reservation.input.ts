import { IsOptional } from 'class-validator'
import { Field, GraphQLISODateTime, InputType, Int } from 'type-graphql'
import {
  CalendarDay,
  EmailAddress,
  Flag,
  IntegerFrom,
  Moment,
  OptionalButNotNull,
  PhoneNumber,
  ShortName,
  Text,
  VersionNumber,
} from '../../core/input/validation.ts'

/** The largest party that the restaurant itself enters. */
const MOST_PEOPLE = 1_000

export class DayOfBook {
  @CalendarDay()
  date!: string
}

/** A day that is closed for requests, or opened again. */
export class ClosedDay extends DayOfBook {
  @Flag()
  open!: boolean

  @IsOptional()
  @Moment()
  from?: Date | null
}

export class AnswerText {
  @IsOptional()
  @Text(200)
  message?: string | null

  @VersionNumber()
  version!: number
}

/** Optional contact details and wish of a guest. */
@InputType()
abstract class GuestDetails {
  @Field(() => String, { nullable: true, description: 'Phone number of the guest, up to 32 characters.' })
  @IsOptional()
  @PhoneNumber()
  phone?: string | null

  @Field(() => String, { nullable: true, description: 'Mail address of the guest.' })
  @IsOptional()
  @EmailAddress()
  email?: string | null

  @Field(() => String, { nullable: true, description: 'Wish of the guest, up to 300 characters.' })
  @IsOptional()
  @Text(300)
  note?: string | null
}

@InputType({
  description:
    'A table that somebody of the restaurant takes for a guest. Only guests who are there may have no phone number.',
})
export class AddReservation extends GuestDetails {
  @Field(() => String, { description: 'Name of the guest, 1 to 100 characters.' })
  @ShortName()
  name!: string

  @Field(() => Int, { description: 'Number of guests, 1 to 1,000.' })
  @IntegerFrom(1, MOST_PEOPLE)
  people!: number

  @Field(() => GraphQLISODateTime, { description: 'Moment from which the table is taken.' })
  @Moment()
  at!: Date

  @Field(() => Boolean, { description: 'Whether the guests are there already.' })
  @Flag()
  walkIn: boolean = false
}

@InputType({ description: 'Changes of a table. Fields that are left out stay as they are.' })
export class UpdateReservation extends GuestDetails {
  @Field(() => String, { nullable: true, description: 'Name of the guest, 1 to 100 characters.' })
  @OptionalButNotNull()
  @ShortName()
  name?: string

  @Field(() => Int, { nullable: true, description: 'Number of guests, 1 to 1,000.' })
  @OptionalButNotNull()
  @IntegerFrom(1, MOST_PEOPLE)
  people?: number

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Moment from which the table is taken.' })
  @OptionalButNotNull()
  @Moment()
  at?: Date

  @Field(() => Int, { description: 'Version that the change was made from.' })
  @VersionNumber()
  version!: number
}
