import { type GraphQLFieldResolver, GraphQLID, type GraphQLSchema, getNamedType } from 'graphql'
import type { GraphQLContext } from '../core/graphql/graphql-context.ts'
import {
  CLIENT_KEY,
  Repetition,
  requestStoring,
  type StoredBefore,
  storedBefore,
} from '../core/write/once.ts'
import type { Services } from '../services.ts'
import { replaysBy } from './replays.ts'

/** Mutations for everybody, and those that store nothing that a repetition could double. */
const WITHOUT_KEY: ReadonlySet<string> = new Set([
  'login',
  'logout',
  'beginPasskeyLogin',
  'passkeyLogin',
  'settle',
  'requestPasswordLink',
  'setPasswordByLink',
  'setPasswordByRecoveryCode',
  'confirmEmail',
  'beginReservation',
  'requestReservation',
  'changeReservation',
  'cancelReservation',
])

const ARGUMENT = {
  name: 'clientKey',
  type: GraphQLID,
  description: CLIENT_KEY,
  defaultValue: undefined,
  deprecationReason: undefined,
  extensions: {},
  astNode: undefined,
}

type MutationResolver = GraphQLFieldResolver<unknown, GraphQLContext, Record<string, unknown>>

/**
 * Adds the argument `clientKey` to every mutation that needs a sign-in, so that each is carried out once for each key,
 * and a repetition is answered by what the first call has stored.
 * @throws if the type of a mutation has no replay.
 */
export function keyMutations(schema: GraphQLSchema, services: Services): void {
  const replays = replaysBy(services)
  for (const field of Object.values(schema.getMutationType()?.getFields() ?? {})) {
    if (WITHOUT_KEY.has(field.name)) continue
    const type = getNamedType(field.type).name
    const replay = replays[type]
    if (!replay) throw new Error(`${field.name} returns ${type}, for which replays.ts has no entry.`)
    field.args = [...field.args, ARGUMENT]
    const resolve = field.resolve as MutationResolver
    const keyed: MutationResolver = async (source, { clientKey: key, ...args }, context, info) => {
      if (typeof key !== 'string') return resolve(source, args, context, info)
      const call = { name: field.name, key, fingerprint: await services.calls.fingerprint(args) }
      const answer = (stored: StoredBefore) => {
        context.extensions.requestId = stored.requestId
        return replay(stored, context, info)
      }
      const before = await storedBefore({ ...context, call })
      if (before) return answer(before)
      try {
        const reply = await resolve(source, args, { ...context, call }, info)
        context.extensions.requestId = requestStoring(call) ?? context.requestId
        return reply
      } catch (error) {
        if (error instanceof Repetition) return answer(error.stored)
        throw error
      }
    }
    field.resolve = keyed
  }
}
