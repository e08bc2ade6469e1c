import { Arg, Ctx, GraphQLISODateTime, Mutation, Query, Resolver } from 'type-graphql'
import { NeverKept } from '../../core/graphql/arguments.ts'
import type { GraphQLContext } from '../../core/graphql/graphql-context.ts'
import { ReservationDay } from './reservation-day.entity.ts'
import type { ReservationDays } from './reservation-days.service.ts'

@Resolver()
export class ReservationDaysResolver {
  constructor(private readonly days: ReservationDays) {}

  @Query(() => [ReservationDay], {
    description:
      'Returns the days from today on that were closed for requests, in order. For managers of reservations.',
  })
  @NeverKept()
  reservationDays(@Ctx() context: GraphQLContext): Promise<ReservationDay[]> {
    return this.days.closed(context)
  }

  @Mutation(() => ReservationDay, {
    description:
      'Closes a day for requests, or opens it again: the moments of a closed one are full, from the given one on if there is one. The restaurant itself takes tables as before. It goes with the day. Rule `MOMENT_RANGE` for a day that is over or further than `site.reservations.daysAhead`, and a moment that is not of the day. For managers of reservations.',
  })
  setReservationDay(
    @Arg('date', () => String, { description: 'Day, YYYY-MM-DD.' }) date: string,
    @Arg('open', () => Boolean, { description: 'Whether guests may ask for its tables.' }) open: boolean,
    @Arg('from', () => GraphQLISODateTime, {
      nullable: true,
      description: 'Moment from which it is closed; without one all of it is.',
    })
    from: Date | null | undefined,
    @Ctx() context: GraphQLContext,
  ): Promise<ReservationDay> {
    return this.days.set(context, { date, open, from: from ?? null })
  }
}
