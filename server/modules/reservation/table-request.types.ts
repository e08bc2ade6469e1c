import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql'
import { Language } from '../../core/primitives/language.ts'
import { ReservationState } from './reservation.item.ts'

@ObjectType({ simpleResolvers: true, description: 'A moment at which guests may come.' })
export class ReservationSlot {
  @Field(() => String, {
    description: "Time by the restaurant's clock, HH:MM; after midnight it belongs to the evening before.",
  })
  time!: string

  @Field(() => GraphQLISODateTime, { description: 'The moment itself.' })
  at!: Date

  @Field(() => Boolean, { description: 'Whether there are no seats for that many guests.' })
  isFull!: boolean
}

@ObjectType({ simpleResolvers: true, description: 'A table as its guest sees it.' })
export class GuestReservation {
  @Field(() => ID, { description: "The last part of the address of the guest's page." })
  code!: string

  @Field(() => ReservationState, {
    description: 'Its state; an answer shows once it can no longer be taken back.',
  })
  state!: ReservationState

  @Field(() => Int, { description: 'Number of guests.' })
  people!: number

  @Field(() => GraphQLISODateTime, { description: 'Moment from which the table is taken.' })
  at!: Date

  @Field(() => String, { description: 'Name of the guest.' })
  name!: string

  @Field(() => String, { nullable: true, description: 'Wish of the guest.' })
  note!: string | null

  @Field(() => Language, { description: 'Language in which the table was asked for.' })
  language!: Language

  @Field(() => String, { nullable: true, description: 'Sentence that the restaurant told with its answer.' })
  message!: string | null
}
