import { IsOptional, Matches } from 'class-validator'
import { Field, GraphQLISODateTime, InputType, Int } from 'type-graphql'
import {
  all,
  broken,
  EmailAddress,
  IntegerFrom,
  Moment,
  PhoneNumber,
  ShortName,
  Text,
} from '../../core/input/validation.ts'

/** Longer than any token. */
const MAX_TOKEN = 1_000

/** The texts are passed on, so that links in them would advertise. */
const WithoutLinks = (): PropertyDecorator => Matches(/^(?!.*(http|www\.))/is, broken('NO_LINKS'))

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
}
