import { ArgsType, Field, ID, Int } from 'type-graphql'

/** Filters and page of the history; the service checks them. */
@ArgsType()
export class ChangeQuery {
  @Field(() => String, {
    nullable: true,
    description:
      'Returns only changes of this kind of record, named as the query that returns one: `product`, `blogTag` …',
  })
  entity?: string | null

  @Field(() => ID, { nullable: true, description: 'Returns only changes of the record with this id.' })
  id?: string | null

  @Field(() => String, { nullable: true, description: 'Returns only changes that this request made.' })
  requestId?: string | null

  @Field(() => ID, { nullable: true, description: 'Returns only changes by this user.' })
  userId?: string | null

  @Field(() => String, {
    nullable: true,
    description: 'Returns only changes from this day on, YYYY-MM-DD by the clock of the restaurant.',
  })
  from?: string | null

  @Field(() => String, { nullable: true, description: 'Returns only changes up to this day.' })
  to?: string | null

  @Field(() => String, {
    nullable: true,
    description: 'Returns only changes of records that are called so, or with this text in a value.',
  })
  text?: string | null

  @Field(() => Int, { nullable: true, description: 'Number of the page, from 1; 1 by default.' })
  page?: number | null

  @Field(() => Int, {
    nullable: true,
    description: 'Number of entries on a page, 1 to 100; 20 by default.',
  })
  pageSize?: number | null
}
