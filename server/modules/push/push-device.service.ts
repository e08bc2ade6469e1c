import type { EntityManager } from '@mikro-orm/postgresql'
import { requireRule, signedInPerson } from '../../core/access.ts'
import type { AttemptLimit } from '../../core/attempt-limit.ts'
import { BadInputError, ConflictError, NotFoundError } from '../../core/errors.ts'
import { checked, idFrom } from '../../core/input/check-input.ts'
import { LOCKS } from '../../core/primitives/locks.ts'
import { OwnRows } from '../../core/read/own-rows.ts'
import type { RequestContext } from '../../core/request-context.ts'
import { inTransaction } from '../../core/write/transaction.ts'
import type { PushConcern } from './push.item.ts'
import type { PushDeliveries, PushTarget } from './push-deliveries.ts'
import { AddPushDevice } from './push-device.input.ts'
import type { PushDevice } from './push-device.types.ts'
import { isPushService } from './push-hosts.ts'
import { isAuthSecret, isPublicKey, type PushKeys } from './push-keys.ts'
import { NOTHING_TOLD } from './push-message.ts'
import { TOPIC_RULES } from './push-topics.ts'

const MAX_DEVICES = 10
const TEST_SECONDS = 60

const clockTime = (column: string) => `to_char(${column}, 'HH24:MI')`

const ROWS = new OwnRows<PushDevice>({
  table: 'push_device',
  kind: 'pushDevice',
  columns: {
    ...{ id: 'id', name: 'name', topics: 'topics' },
    ...{ quietFrom: clockTime('quiet_from'), quietTo: clockTime('quiet_to') },
    ...{ createdAt: 'created_at', lastSentAt: 'last_sent_at', lastError: 'last_error' },
  },
  moments: ['createdAt', 'lastSentAt'],
  max: MAX_DEVICES,
})

interface PushDeviceParts {
  readonly keys: PushKeys
  readonly deliveries: PushDeliveries
  /** Of an account. */
  readonly testLimit: AttemptLimit
  /** IANA name of the restaurant's time zone. */
  readonly timeZone: string
}

/** The devices that ring for those who answer. */
export class PushDeviceService {
  constructor(private readonly parts: PushDeviceParts) {}

  private get isAvailable(): boolean {
    return this.parts.deliveries.isAvailable
  }

  /** The public key with which browsers subscribe; null where there are no pushes. */
  async key({ caller, em }: RequestContext): Promise<string | null> {
    requireRule(caller, signedInPerson)
    return this.isAvailable ? (await this.parts.keys.current(em)).publicKey : null
  }

  /** The caller's own devices, the newest first. */
  async own({ caller, em }: RequestContext): Promise<PushDevice[]> {
    requireRule(caller, signedInPerson)
    return ROWS.list(em, caller.userId as number)
  }

  /** A device that was added before, as it is now. @throws {NotFoundError} once it has ended. */
  async addedBefore({ em, caller }: RequestContext, id: unknown): Promise<PushDevice> {
    const found = (await ROWS.list(em, caller.userId as number)).find((each) => each.id === Number(id))
    return found ?? missing(id)
  }

  /** Why no device rings, where one should; null if there is nothing to mend. */
  async concern({ caller, em }: RequestContext): Promise<PushConcern | null> {
    requireRule(caller, TOPIC_RULES.TABLES)
    if (!this.isAvailable) return null
    const [row] = await em.execute<{ isUsed: boolean; count: number; isRefused: boolean | null }[]>(
      `select exists (select from push_use) as "isUsed", count(*)::integer as count, bool_or(is_refused) as "isRefused"
         from push_device`,
    )
    if (row?.isRefused) return 'REFUSED'
    return row?.isUsed && row.count === 0 ? 'SILENT' : null
  }

  /**
   * Adds the browser's subscription to the caller's devices. One that is there is replaced, and taken from any other account.
   * @throws {BadInputError} for another host than a push service, and keys that are none.
   * @throws {ForbiddenError} for a topic without the role for it.
   * @throws {ConflictError} where there are no pushes, and beyond 10 devices.
   */
  async add(context: RequestContext, raw: AddPushDevice): Promise<PushDevice> {
    requireRule(context.caller, signedInPerson)
    for (const topic of raw.topics) requireRule(context.caller, TOPIC_RULES[topic])
    const input = await checked(AddPushDevice, raw)
    await requireSubscription(input)
    requireTopics(input)
    if (!this.isAvailable) throw new ConflictError('PUSH_UNAVAILABLE')
    const userId = context.caller.userId as number
    const { ids } = await inTransaction(
      context,
      async (em) => {
        // Moved from another account it is as new.
        await em.execute('delete from push_device where endpoint = ? and user_id <> ?', [
          input.endpoint,
          userId,
        ])
        const known = await em.execute('select from push_device where endpoint = ?', [input.endpoint])
        if (known.length === 0) await ROWS.requireRoom(em, userId)
        return { ids: [await store(em, userId, input)] }
      },
      LOCKS.ofAccounts,
    )
    return (await ROWS.one(context.em, ids[0] as number)) ?? missing(ids[0])
  }

  /** Removes one of the caller's devices. @throws {NotFoundError} for any other. */
  async remove(context: RequestContext, id: unknown): Promise<void> {
    requireRule(context.caller, signedInPerson)
    const userId = context.caller.userId as number
    await inTransaction(
      context,
      async (em) => {
        const removed = await ROWS.remove(em, userId, id)
        // Whoever removes the last one wants none to ring.
        await em.execute('delete from push_use where not exists (select from push_device)')
        return { ids: [removed] }
      },
      LOCKS.ofAccounts,
    )
  }

  /**
   * Sends a message to one of the caller's devices at once.
   * @throws {NotFoundError} for any other.
   * @throws {ConflictError} where there are no pushes, and if its push service does not take it.
   * @throws {TooManyRequestsError} past 5 a minute.
   */
  async test(context: RequestContext, id: unknown): Promise<void> {
    requireRule(context.caller, signedInPerson)
    if (!this.isAvailable) throw new ConflictError('PUSH_UNAVAILABLE')
    const userId = context.caller.userId as number
    const [device] = await context.em.execute<PushTarget[]>(
      'select id, endpoint, p256dh, auth from push_device where id = ? and user_id = ?',
      [idFrom(id) ?? 0, userId],
    )
    if (!device) missing(id)
    await this.parts.testLimit.take(`user ${userId}`)
    const message = { ...NOTHING_TOLD, kind: 'TEST', tag: 'test', timeZone: this.parts.timeZone } as const
    const delivery = await this.parts.deliveries.send(context.em, device, message, TEST_SECONDS)
    if (delivery.outcome !== 'TAKEN') throw new ConflictError('PUSH_REFUSED')
    await inTransaction(context, async () => ({ ids: [device.id] }))
  }
}

function missing(id: unknown): never {
  throw new NotFoundError('NOT_FOUND', { entity: 'pushDevice', id: String(id).slice(0, 40) })
}

async function store(em: EntityManager, userId: number, input: AddPushDevice): Promise<number> {
  const { endpoint, p256dh, auth, name, topics, quietFrom, quietTo } = input
  const [stored] = await em.execute<{ id: number }[]>(
    `insert into push_device (user_id, endpoint, p256dh, auth, name, topics, quiet_from, quiet_to)
       values (?, ?, ?, ?, ?, ?::text[], ?, ?)
     on conflict (endpoint) do update set p256dh = excluded.p256dh, auth = excluded.auth, name = excluded.name,
       topics = excluded.topics, quiet_from = excluded.quiet_from, quiet_to = excluded.quiet_to
     returning id`,
    [userId, endpoint, p256dh, auth, name, `{${topics.join(',')}}`, quietFrom ?? null, quietTo ?? null],
  )
  await em.execute('insert into push_use default values on conflict do nothing')
  return (stored as { id: number }).id
}

async function requireSubscription({ endpoint, p256dh, auth }: AddPushDevice): Promise<void> {
  if (!isPushService(endpoint)) throw BadInputError.field('endpoint', 'UNKNOWN_PUSH_SERVICE')
  if (!(await isPublicKey(p256dh))) throw BadInputError.field('p256dh', 'INVALID_KEY')
  if (!isAuthSecret(auth)) throw BadInputError.field('auth', 'INVALID_KEY')
}

function requireTopics({ topics, quietFrom, quietTo }: AddPushDevice): void {
  const repeated = topics.find((topic, place) => topics.indexOf(topic) !== place)
  if (repeated) throw BadInputError.field('topics', 'REPEATED', { value: repeated })
  if (quietFrom && !quietTo) throw BadInputError.field('quietTo', 'REQUIRED_WITH', { other: 'quietFrom' })
  if (quietTo && !quietFrom) throw BadInputError.field('quietFrom', 'REQUIRED_WITH', { other: 'quietTo' })
}
