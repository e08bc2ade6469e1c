import type { GraphQLResolveInfo } from 'graphql'
import { isListType, isNonNullType } from 'graphql'
import type { GraphQLContext } from '../core/graphql/graphql-context.ts'
import { selectionOf } from '../core/graphql/graphql-selection.ts'
import type { Selection } from '../core/read/selection.ts'
import { capitalized } from '../core/record-definition.ts'
import type { RequestContext } from '../core/request-context.ts'
import type { StoredBefore } from '../core/write/once.ts'
import { registry } from '../modules/registry.ts'
import type { Services } from '../services.ts'

/** Answers a repeated call by what the first one has stored, as the caller may read it now. */
type Replay = (stored: StoredBefore, context: GraphQLContext, info: GraphQLResolveInfo) => unknown

/** By the name of the type that a mutation returns. */
export type Replays = Readonly<Record<string, Replay>>

interface ReadsOne {
  getById(context: RequestContext, id: unknown, selection: Selection): Promise<object>
}

export function replaysBy(services: Services): Replays {
  return {
    ...Object.fromEntries(
      Object.entries(registry).map(([name, { record }]) => [
        capitalized(record.one),
        replayOf(services[name as keyof typeof registry] as unknown as ReadsOne),
      ]),
    ),
    AddedPasskey: (stored, context) => services.factors.addedBefore(context, stored),
    Boolean: () => true,
    Int: ({ count }) => count,
    Change: ({ ids }, context) => services.history.recorded(context, ids[0] as number),
    DemoRemoval: ({ count, requestId }) => ({ removed: count, requestId }),
    Hours: (_, context) => services.site.hours(context),
    Invitation: async (stored, context, info) =>
      services.links.withUser(
        context,
        await services.links.invitedBefore(context, stored),
        selectionOf(info),
      ),
    Mail: ({ ids }, context, info) => services.mail.one(context, ids[0], selectionOf(info)),
    MailAccount: (_, context) => services.mail.account(context),
    ManyChanged: ({ count, requestId }) => ({ count, requestId }),
    NewApiToken: (stored, context) => services.apiTokens.madeBefore(context, stored),
    PasskeyChallenge: (stored, context) => services.factors.shownBefore(context, stored),
    PasswordLink: (stored) => services.links.madeBefore(stored),
    PrintedList: ({ ids }) => services.printedLists.recorded(ids[0] as number),
    PushDevice: ({ ids }, context) => services.pushDevices.addedBefore(context, ids[0]),
    RecoveryCodes: (stored, context) => services.factors.shownBefore(context, stored),
    Reservation: ({ ids }, context, info) => services.reservations.one(context, ids[0], selectionOf(info)),
    ReservationDay: ({ ids }, context) => services.reservationDays.one(context, ids[0]),
    String: (stored, context) => services.recovery.madeBefore(context, stored),
    TotpSetup: (stored, context) => services.factors.shownBefore(context, stored),
    Site: (_, context, info) => services.site.site(context, selectionOf(info)),
  }
}

/** @throws {NotFoundError} for a record that was removed since. */
function replayOf(service: ReadsOne): Replay {
  return ({ ids }, context, info) => {
    const records = ids.map((id) => service.getById(context, id, selectionOf(info)))
    const type = isNonNullType(info.returnType) ? info.returnType.ofType : info.returnType
    return isListType(type) ? Promise.all(records) : records[0]
  }
}
