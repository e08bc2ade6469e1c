import { Entity, Enum, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { Field, GraphQLISODateTime, ID, Int, ObjectType } from 'type-graphql'
import { Language } from '../../core/primitives/language.ts'
import { ReservationState } from './reservation.item.ts'

/** A table in the book, with what its guest has told; deleted some days after its day. */
@ObjectType({
  simpleResolvers: true,
  description: 'A table that guests asked for, or that was taken for them.',
})
@Entity({ tableName: 'reservation' })
export class Reservation {
  @Field(() => ID, { description: 'Positive and unique among reservations.' })
  @PrimaryKey({ type: 'integer' })
  id!: number

  /** EXPIRED is worked out when it is read. */
  @Enum({ items: () => ReservationState, type: 'text' })
  state!: ReservationState

  @Field(() => GraphQLISODateTime, { description: 'Moment from which the table is taken.' })
  @Property({ type: 'datetime', columnType: 'timestamptz(3)' })
  at!: Date

  /** The day of its hours, by the clock of the restaurant. */
  @Property({ type: 'date', hidden: true })
  day!: string

  @Field(() => Int, { description: 'Minutes for which it is taken.' })
  @Property({ type: 'integer' })
  stayMinutes!: number

  @Field(() => Int, { description: 'Number of guests.' })
  @Property({ type: 'integer' })
  people!: number

  @Field(() => String, { description: 'Name of the guest.' })
  @Property({ type: 'text' })
  name!: string

  @Field(() => String, { nullable: true, description: 'Phone number of the guest.' })
  @Property({ type: 'text', nullable: true })
  phone: string | null = null

  @Field(() => String, { nullable: true, description: 'Mail address of the guest.' })
  @Property({ type: 'text', nullable: true })
  email: string | null = null

  @Field(() => String, { nullable: true, description: 'Wish of the guest.' })
  @Property({ type: 'text', nullable: true })
  note: string | null = null

  @Field(() => Language, {
    description: 'Language in which the guest asked for it; TR for what the restaurant has entered.',
  })
  @Enum({ items: () => Language, type: 'text' })
  language: Language = Language.TR

  @Field(() => String, {
    nullable: true,
    description: 'Sentence that the restaurant told the guest with its answer.',
  })
  @Property({ type: 'text', nullable: true })
  message: string | null = null

  /** What the guest asked for first; null for a table that the restaurant has entered. */
  @Property({ type: 'integer', nullable: true, hidden: true })
  askedPeople: number | null = null

  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true, hidden: true })
  askedAt: Date | null = null

  /** The last part of the address of the guest's page; null for a table that the restaurant has entered. */
  @Property({ type: 'text', nullable: true, hidden: true })
  code: string | null = null

  /** Id of the token that the request was sent with. */
  @Property({ type: 'uuid', nullable: true, hidden: true })
  request: string | null = null

  /** Digest of the values of the request, by which its repetition is told from another one. */
  @Property({ type: 'text', nullable: true, hidden: true })
  fingerprint: string | null = null

  /** Whether it takes seats before it is answered: not one of a flood. */
  @Property({ type: 'boolean', hidden: true })
  takesSeats: boolean = true

  /** Template variables of the last answer sent, kept by a trigger: mails are deleted, and in no backup. */
  @Property({ type: 'json', nullable: true, hidden: true, lazy: true })
  readonly told: object | null = null

  @Field(() => Boolean, { description: 'Whether somebody of the restaurant has entered it.' })
  @Property({ type: 'boolean' })
  byPhone!: boolean

  @Field(() => Boolean, { description: 'Whether it was promised beyond the seats that are counted.' })
  @Property({ type: 'boolean' })
  overbooked!: boolean

  @Field(() => GraphQLISODateTime, { nullable: true, description: 'Time of the answer.' })
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  answeredAt: Date | null = null

  @Field(() => ID, { nullable: true, description: 'Id of the user who answered.' })
  @Property({ type: 'integer', nullable: true })
  answeredBy: number | null = null

  @Field(() => GraphQLISODateTime, { description: 'Time of the request.' })
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', defaultRaw: 'clock_timestamp()' })
  createdDate!: Date

  @Field(() => GraphQLISODateTime, {
    nullable: true,
    description: 'Time at which the guest has changed the request last; null if never.',
  })
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true })
  changedAt: Date | null = null

  /** When those who answer were told of it once more; null if they were not. */
  @Property({ type: 'datetime', columnType: 'timestamptz(3)', nullable: true, hidden: true })
  remindedAt: Date | null = null

  @Field(() => Int, { description: 'Version, for the calls that change it.' })
  @Property({ type: 'integer' })
  version: number = 1
}
