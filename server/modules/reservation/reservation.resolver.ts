import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { IdArg } from '../../core/graphql/arguments.ts'
import type { GraphQLContext } from '../../core/graphql/graphql-context.ts'
import { selectionOf } from '../../core/graphql/graphql-selection.ts'
import { type TableOf, TableQuery, tableType } from '../../core/read/table-query.ts'
import { askedFirst, stateOf, withdrawableMs } from './book.ts'
import { Reservation } from './reservation.entity.ts'
import { AddReservation, UpdateReservation } from './reservation.input.ts'
import { ReservationAnswer, ReservationMark, ReservationState } from './reservation.item.ts'
import type { ReservationService } from './reservation.service.ts'
import { AskedFirst } from './reservation.types.ts'

const VersionArg = () => Arg('version', () => Int, { description: 'Version that the change was made from.' })

const ReservationTable = tableType(Reservation, 'Reservation')

@Resolver(() => Reservation)
export class ReservationResolver {
  constructor(private readonly book: ReservationService) {}

  @Query(() => [Reservation], {
    description:
      'Returns the tables of a day, by their moments; or the promised ones ahead at which the restaurant is closed, or those whose answers can be taken back. For managers of reservations.',
  })
  reservations(
    @Arg('date', () => String, { nullable: true, description: 'Day, YYYY-MM-DD.' })
    date: string | null | undefined,
    @Arg('outsideHours', () => Boolean, {
      defaultValue: false,
      description: 'Promised tables ahead at which the restaurant is closed, in place of a day.',
    })
    outsideHours: boolean,
    @Arg('withdrawable', () => Boolean, {
      defaultValue: false,
      description: 'Tables whose answers `withdrawAnswer` takes back, in place of a day.',
    })
    withdrawable: boolean,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Reservation[]> {
    return this.book.list(context, { date, outsideHours, withdrawable }, selectionOf(info))
  }

  @Query(() => ReservationTable, {
    description:
      'Returns a table of all tables in the book, by their moments. The search covers name and phone. Fields: id, createdDate, at, state, people. For managers of reservations.',
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
    @Arg('input', () => UpdateReservation, { description: 'Fields that change.' }) input: UpdateReservation,
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
    @Arg('as', () => ReservationMark, { description: 'Its outcome.' }) as: ReservationMark,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Reservation> {
    return this.book.one(context, await this.book.mark(context, id, as), selectionOf(info))
  }

  @Query(() => Int, {
    description: 'Returns the number of requests that wait for an answer. For managers of reservations.',
  })
  reservationsWaiting(@Ctx() context: GraphQLContext): Promise<number> {
    return this.book.waiting(context)
  }

  @Mutation(() => Reservation, {
    description:
      'Answers a guest who asks for a table. The guest is told after 30 seconds, until which `withdrawAnswer` takes it back. A promise may take more seats than there are, and says so in `overbooked`. CONFLICT `RESERVATION_SETTLED` for a table that needs no answer. For managers of reservations.',
  })
  async answerReservation(
    @IdArg() id: string,
    @Arg('answer', () => ReservationAnswer, { description: 'The answer.' }) answer: ReservationAnswer,
    @Arg('message', () => String, {
      nullable: true,
      description: 'A sentence for the guest, up to 200 characters.',
    })
    message: string | null | undefined,
    @VersionArg() version: number,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Reservation> {
    const answered = await this.book.answer(context, id, answer, { message: message ?? null, version })
    return this.book.one(context, answered, selectionOf(info))
  }

  @Mutation(() => Reservation, {
    description:
      'Takes an answer back within 30 seconds: the table is NEW again, and no mail leaves. CONFLICT `RESERVATION_SETTLED` later. For managers of reservations.',
  })
  async withdrawAnswer(
    @IdArg() id: string,
    @VersionArg() version: number,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Reservation> {
    return this.book.one(context, await this.book.withdraw(context, id, version), selectionOf(info))
  }

  @Query(() => [[ID]], {
    description:
      'Returns the ids of waiting requests that came from the same address within the last hour, where there are several: a list for each address. `declineReservationsAlike` declines them all. For managers of reservations.',
  })
  reservationsAlike(@Ctx() context: GraphQLContext): Promise<number[][]> {
    return this.book.alike(context)
  }

  @Mutation(() => Int, {
    description:
      'Declines all requests that wait and came from the same address as one, and returns their number: 0 once that is forgotten, an hour after the request. Each can be taken back as any answer. For managers of reservations.',
  })
  declineReservationsAlike(@IdArg() id: string, @Ctx() context: GraphQLContext): Promise<number> {
    return this.book.declineAlike(context, id)
  }

  @FieldResolver(() => ReservationState, { description: 'Its state.' })
  state(@Root() reservation: Reservation): ReservationState {
    return stateOf(reservation)
  }

  @FieldResolver(() => AskedFirst, {
    nullable: true,
    description: 'The table that the guest asked for first; null while it is that.',
  })
  askedFirst(@Root() reservation: Reservation): AskedFirst | null {
    return askedFirst(reservation)
  }

  @FieldResolver(() => Int, {
    description: 'Whole seconds for which `withdrawAnswer` takes the answer back; 0 if it does not.',
  })
  withdrawableSeconds(@Root() reservation: Reservation): number {
    return Math.floor(withdrawableMs(reservation) / 1000)
  }
}
