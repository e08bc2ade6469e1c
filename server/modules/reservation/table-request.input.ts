import { IsOptional } from 'class-validator'
import { Field, GraphQLISODateTime, InputType, Int } from 'type-graphql'
import {
  all,
  EmailAddress,
  IntegerFrom,
  Moment,
  OneOf,
  PhoneNumber,
  ShortName,
  Text,
  WithoutLinks,
} from '../../core/input/validation.ts'
import { Language } from '../../core/primitives/language.ts'

/** Longer than any token. */
const MAX_TOKEN = 1_000

/** What a guest changes of a request. */
export class ChangedTable {
  @IntegerFrom(1, 100)
  people!: number

  @Moment()
  at!: Date
}

@InputType({ description: 'A table that a guest asks for.' })
export class RequestReservation {
  @Field(() => String, {
    description:
      'The reply of `beginReservation`, 3 seconds to 2 hours old, for one request. The same request again is answered by what the first one stored.',
  })
  @Text(MAX_TOKEN)
  token!: string

  @Field(() => String, { description: 'Name of the guest, 1 to 100 characters, without links.' })
  @all(ShortName(), WithoutLinks())
  name!: string

  @Field(() => String, { description: 'Phone number of the guest, up to 32 characters.' })
  @PhoneNumber()
  phone!: string

  @Field(() => String, {
    nullable: true,
    description: 'Mail address of the guest, to which the answer is mailed where mails are sent.',
  })
  @IsOptional()
  @EmailAddress()
  email?: string | null

  @Field(() => Int, { description: 'Number of guests, up to `site.reservations.largestParty`.' })
  @IntegerFrom(1, 100)
  people!: number

  @Field(() => GraphQLISODateTime, { description: 'The moment of one of `reservationSlots`.' })
  @Moment()
  at!: Date

  @Field(() => String, {
    nullable: true,
    description: 'Wish of the guest, up to 300 characters, without links.',
  })
  @IsOptional()
  @all(Text(300), WithoutLinks())
  note?: string | null

  @Field(() => Language, {
    description: 'Language of the page on which it is asked for, published or not; the guest is told in it.',
  })
  @OneOf(Object.values(Language))
  language: Language = Language.TR
}
