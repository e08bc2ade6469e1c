import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, FieldResolver, Info, Mutation, Query, Resolver, Root } from 'type-graphql'
import { IdArg } from '../../core/graphql/arguments.ts'
import type { GraphQLContext } from '../../core/graphql/graphql-context.ts'
import { selectionOf } from '../../core/graphql/graphql-selection.ts'
import { type TableOf, TableQuery, tableType } from '../../core/read/table-query.ts'
import { Reservation } from './reservation.entity.ts'
import { AddReservation, UpdateReservation } from './reservation.input.ts'
import { ReservationMark, ReservationState } from './reservation.item.ts'
import type { ReservationService } from './reservation.service.ts'

const ReservationTable = tableType(Reservation, 'Reservation')

@Resolver(() => Reservation)
export class ReservationResolver {
  constructor(private readonly book: ReservationService) {}

  @Query(() => [Reservation], {
    description:
      'Returns the tables of a day, by their moments, or the promised ones ahead at which the restaurant is closed. For managers of reservations.',
  })
  reservations(
    @Arg('date', () => String, { nullable: true, description: 'Day, YYYY-MM-DD.' })
    date: string | null | undefined,
    @Arg('outsideHours', () => Boolean, {
      defaultValue: false,
      description: 'Promised tables ahead at which the restaurant is closed, in place of a day.',
    })
    outsideHours: boolean,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Reservation[]> {
    return this.book.ofDay(context, date, outsideHours, selectionOf(info))
  }

  @Query(() => ReservationTable, {
    description:
      'Returns a table of all tables in the book, by their moments. The search covers name and phone. Fields: at, state, people. For managers of reservations.',
  })
  reservationTable(
    @Arg('query', () => TableQuery, { nullable: true, description: 'Search, filters, order and page.' })
    query: TableQuery | null,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<TableOf<Reservation>> {
    return this.book.table(context, query, selectionOf(info))
  }

  @Mutation(() => Reservation, {
    description:
      'Takes a table for a guest: promised, or with guests who are there already. It may take more seats than there are, and says so in `overbooked`. For managers of reservations.',
  })
  async addReservation(
    @Arg('input', () => AddReservation, { description: 'The table.' }) input: AddReservation,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Reservation> {
    return this.book.one(context, await this.book.add(context, input), selectionOf(info))
  }

  @Mutation(() => Reservation, {
    description:
      'Changes a table; it may take more seats than there are, and says so in `overbooked`. CONFLICT `RESERVATION_SETTLED` for guests who do not come. For managers of reservations.',
  })
  async updateReservation(
    @IdArg() id: string,
    @Arg('input', () => UpdateReservation, { description: 'What changes.' }) input: UpdateReservation,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Reservation> {
    return this.book.one(context, await this.book.update(context, id, input), selectionOf(info))
  }

  @Mutation(() => Reservation, {
    description:
      'Tells what became of a promised table; until the end of its day another mark replaces it. CONFLICT `RESERVATION_SETTLED` for any other. For managers of reservations.',
  })
  async markReservation(
    @IdArg() id: string,
    @Arg('as', () => ReservationMark, { description: 'What became of it.' }) as: ReservationMark,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Reservation> {
    return this.book.one(context, await this.book.mark(context, id, as), selectionOf(info))
  }

  @FieldResolver(() => ReservationState, { description: 'Its state.' })
  state(@Root() { state, at }: Reservation): ReservationState {
    return state === 'NEW' && at <= new Date() ? 'EXPIRED' : state
  }
}
