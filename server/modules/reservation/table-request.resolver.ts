import {
  Arg,
  Ctx,
  FieldResolver,
  GraphQLISODateTime,
  ID,
  Int,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql'
import { NeverKept } from '../../core/graphql/arguments.ts'
import type { GraphQLContext } from '../../core/graphql/graphql-context.ts'
import { RequestReservation } from './table-request.input.ts'
import type { TableRequestService } from './table-request.service.ts'
import { GuestReservation, ReservationSlot } from './table-request.types.ts'

const CodeArg = () => Arg('code', () => ID, { description: 'Code of the table, 22 letters and digits.' })

@Resolver(() => GuestReservation)
export class TableRequestResolver {
  constructor(private readonly requests: TableRequestService) {}

  @Query(() => [ReservationSlot], {
    description:
      'Returns the moments of a day at which guests may come, in order; none while `book-table` is not LIVE, and on days without requests. For everybody, 60 a minute for an address.',
  })
  @NeverKept()
  reservationSlots(
    @Arg('date', () => String, { description: 'Day, YYYY-MM-DD.' }) date: string,
    @Arg('people', () => Int, { description: 'Number of guests, up to `site.reservations.largestParty`.' })
    people: number,
    @Arg('code', () => ID, {
      nullable: true,
      description:
        'Code of the table that is changed: its own seats are free for it, and its moment is listed within the notice.',
    })
    code: string | null | undefined,
    @Ctx() context: GraphQLContext,
  ): Promise<ReservationSlot[]> {
    return this.requests.slots(context, date, people, code ?? null)
  }

  @Mutation(() => String, {
    description:
      'Returns a token for one `requestReservation`. It stores nothing. For everybody, 60 a minute for an address.',
  })
  beginReservation(@Ctx() context: GraphQLContext): Promise<string> {
    return this.requests.begin(context)
  }

  @Mutation(() => GuestReservation, {
    description:
      'Asks for a table; somebody of the restaurant answers. CONFLICT `SLOT_UNAVAILABLE` for a moment without a table, with the nearest `times` of that day; `RESERVATIONS_OFF` while `book-table` is not LIVE; `KEY_REUSED` for other values under a token that was used. 429 `TOO_MANY_RESERVATIONS` past 20 an hour or 24 people from an address, or 3 open ones of a phone number. For everybody, 60 a minute for an address.',
  })
  requestReservation(
    @Arg('input', () => RequestReservation, { description: 'The table.' }) input: RequestReservation,
    @Ctx() context: GraphQLContext,
  ): Promise<GuestReservation> {
    return this.requests.request(context, input)
  }

  @Query(() => GuestReservation, {
    description:
      'Returns the table of a guest; NOT_FOUND `RESERVATION_UNKNOWN` for an unknown code. For everybody.',
  })
  @NeverKept()
  guestReservation(@CodeArg() code: string, @Ctx() context: GraphQLContext): Promise<GuestReservation> {
    return this.requests.byCode(context, code)
  }

  @Mutation(() => GuestReservation, {
    description:
      'Changes a request for a table while its guest was told no answer; it waits for one, and an answer to what it was is STALE_VERSION. The values that it has store nothing, whatever its state. NOT_FOUND `RESERVATION_UNKNOWN` for an unknown code; CONFLICT `RESERVATION_SETTLED` once an answer was told or its time has come, `SLOT_UNAVAILABLE` for a moment without a table, with the nearest `times` of that day, `RESERVATIONS_OFF` while `book-table` is not LIVE. 429 `TOO_MANY_RESERVATIONS` past 20 requests and changes an hour or 24 people from an address. For everybody, 60 a minute for an address.',
  })
  changeReservation(
    @CodeArg() code: string,
    @Arg('people', () => Int, { description: 'Number of guests, up to `site.reservations.largestParty`.' })
    people: number,
    @Arg('at', () => GraphQLISODateTime, { description: 'The moment of one of `reservationSlots`.' })
    at: Date,
    @Ctx() context: GraphQLContext,
  ): Promise<GuestReservation> {
    return this.requests.change(context, code, { people, at })
  }

  @FieldResolver(() => Int, {
    nullable: true,
    description:
      'Minutes of opening time within which requests are usually answered, by the quarter of an hour; null where that is not known, and once it is answered.',
  })
  answeredWithinMinutes(
    @Root() guest: GuestReservation,
    @Ctx() context: GraphQLContext,
  ): Promise<number | null> {
    return this.requests.answeredWithin(context, guest)
  }

  @Mutation(() => GuestReservation, {
    description:
      'Gives a table up for its guest. NOT_FOUND `RESERVATION_UNKNOWN` for an unknown code, CONFLICT `RESERVATION_SETTLED` for a table that is declined, over or taken. For everybody.',
  })
  cancelReservation(@CodeArg() code: string, @Ctx() context: GraphQLContext): Promise<GuestReservation> {
    return this.requests.cancel(context, code)
  }
}
