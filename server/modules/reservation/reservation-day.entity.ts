import { Entity, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { Field, GraphQLISODateTime, ObjectType } from 'type-graphql'

/** A day that somebody of the restaurant has closed for requests, or opened again; deleted once it is over. */
@ObjectType({
  simpleResolvers: true,
  description: 'Whether guests may ask for tables of a day, besides hours and rules.',
})
@Entity({ tableName: 'booking_day' })
export class ReservationDay {
  @PrimaryKey({ type: 'integer' })
  id!: number

  @Field(() => String, { description: 'Day, YYYY-MM-DD.' })
  @Property({ type: 'date' })
  date!: string

  @Field(() => Boolean, { description: 'Whether all of its moments can be asked for.' })
  @Property({ type: 'boolean' })
  isOpen!: boolean

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'Moment from which it is full; null for the whole day, and while it is open.',
  })
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  closedFrom: Date | null = null
}
