import { randomUUID } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { Carrier } from '../../core/carrier.ts'
import { present } from '../../core/clock.ts'
import { LOCKS } from '../../core/primitives/locks.ts'
import type { PushDelivery } from './deliver-push.ts'
import type { PushDeliveries, PushTarget } from './push-deliveries.ts'
import { messageOf, type WaitingPush } from './push-message.ts'
import { mayBeTold } from './push-topics.ts'

const IDLE_MS = 1_000
/** Devices that are told at the same time; one that is silent holds up no other. */
const MAX_UNDER_WAY = 20
/** Minutes after which a message is tried again, by the number of attempts; then it has failed. */
const RETRY_MINUTES = [1, 5, 15]
/** The longest that a push service is asked to keep a message, and the shortest, in seconds. */
const KEPT_SECONDS = { least: 60, most: 12 * 60 * 60 }
/** In quiet hours a device rings for what is within this time. */
const URGENT_HOURS = 3

/** SQL of whether the device `d` has quiet hours at the time of day `t`. */
const IS_QUIET = `(case when d.quiet_from is null then false
  when d.quiet_from <= d.quiet_to then t.now >= d.quiet_from and t.now < d.quiet_to
  else t.now >= d.quiet_from or t.now < d.quiet_to end)`

/** SQL of the messages `m` for the devices `d` that can leave at the time of day `t`. */
const IS_DUE = `m.state = 'WAITING' and m.not_before <= now()
  and (m.kind = 'ANSWERED' or coalesce(d.rang_at not between now() - interval '1 minute' and now(), true)
    and (not ${IS_QUIET} or (m.facts ->> 'at')::timestamptz <= now() + interval '${URGENT_HOURS} hours'))`

interface CarrierParts {
  readonly deliveries: PushDeliveries
  /** Number of requests for tables that wait for an answer. */
  readonly waiting: (em: EntityManager) => Promise<number>
  /** IANA name of the restaurant's time zone. */
  readonly timeZone: string
  readonly log: { warn(facts: object, message: string): void }
}

/** What a device is told in one message. */
interface Ring {
  readonly device: PushTarget
  readonly told: readonly WaitingPush[]
  readonly expiresAt: Date
  readonly hasTables: boolean
}

type ClaimedRow = WaitingPush &
  Omit<PushTarget, 'id'> & {
    readonly deviceId: number
    readonly expiresAt: Date
    readonly hasTables: boolean
  }

/** Sends the messages for devices: at most one ring a minute for each, which tells of all that waits for it. */
export class PushCarrier implements Carrier {
  readonly lock = LOCKS.pushes
  readonly what = 'pushes'
  private readonly underWay = new Map<number, Promise<void>>()
  /** Messages of which could not be recorded what became of them. */
  private readonly unrecorded = new Set<number>()

  constructor(private readonly parts: CarrierParts) {}

  /** What another process was sending may have been taken. */
  async takeOver(em: EntityManager): Promise<void> {
    await release(em, 'true', [])
  }

  async turn(em: EntityManager): Promise<number> {
    await this.releaseUnrecorded(em)
    if (!this.parts.deliveries.isAvailable || !(await this.settleWaiting(em))) return IDLE_MS
    const claim = randomUUID()
    for (const [deviceId, rings] of ringsOf(await this.claimed(em, claim))) {
      const sent = Promise.all(rings.map((ring) => this.sendOrRemember(em.fork(), ring, claim)))
      this.underWay.set(
        deviceId,
        sent.then(() => void this.underWay.delete(deviceId)),
      )
    }
    return IDLE_MS
  }

  async settled(): Promise<void> {
    await Promise.all(this.underWay.values())
  }

  /** Ends what is over, and what its owner may not be told any more. @returns whether anything waits. */
  private async settleWaiting(em: EntityManager): Promise<boolean> {
    const [due] = await em.execute(
      "select from push_message where state = 'WAITING' and not_before <= now() limit 1",
    )
    if (!due) return false
    // Roles are looked up for each device, not for each message: in quiet hours many may wait.
    await em.execute(
      `with told as materialized (
         select d.id, ${mayBeTold('false')} as of_tables, ${mayBeTold('true')} as of_alerts from push_device d)
       update push_message m set state = case when m.expires_at <= now() then 'EXPIRED' else 'CANCELLED' end
         from told
        where told.id = m.device_id and m.state = 'WAITING' and m.not_before <= now()
          and (m.expires_at <= now() or not case m.kind when 'ALERT' then told.of_alerts else told.of_tables end)`,
    )
    return true
  }

  /** Also what cannot be encrypted comes here: whatever fails twice is given up. */
  private async releaseUnrecorded(em: EntityManager): Promise<void> {
    const ids = [...this.unrecorded]
    if (ids.length === 0) return
    await release(em, 'id = any (?::integer[])', [`{${ids.join(',')}}`])
    for (const id of ids) this.unrecorded.delete(id)
  }

  /** What others hold at the moment, such as the end of a device, is left to the next turn: nobody waits for each other. */
  private claimed(em: EntityManager, claim: string): Promise<ClaimedRow[]> {
    const room = MAX_UNDER_WAY - this.underWay.size
    return em.execute<ClaimedRow[]>(
      `with due as (
         select m.id, m.device_id, m.kind from push_message m join push_device d on d.id = m.device_id
           cross join (select (now() at time zone ?)::time as now) t
          where ${IS_DUE} and d.id <> all (?::integer[])
            for no key update of m, d skip locked),
       chosen as (select distinct device_id from due order by device_id limit ?),
       rung as (
         update push_device set rang_at = now() where id in (
           select device_id from due join chosen using (device_id) where kind <> 'ANSWERED'))
       update push_message m set state = 'SENDING', attempts = attempts + 1, claim = ?
         from push_device d
        where d.id = m.device_id and m.state = 'WAITING' and m.id in (select id from due join chosen using (device_id))
       returning m.id, m.kind, m.reservation_id as "reservationId", m.facts, m.is_unheard as "isUnheard",
         m.expires_at as "expiresAt", d.id as "deviceId", d.endpoint, d.p256dh, d.auth, 'TABLES' = any (d.topics) as "hasTables"`,
      [this.parts.timeZone, `{${[...this.underWay.keys()].join(',')}}`, room, claim],
    )
  }

  private async sendOrRemember(em: EntityManager, ring: Ring, claim: string): Promise<void> {
    try {
      await this.send(em, ring, claim)
    } catch (error) {
      this.parts.log.warn({ err: error }, 'a push could not be recorded')
      for (const { id } of ring.told) this.unrecorded.add(id)
    }
  }

  private async send(
    em: EntityManager,
    { device, told, expiresAt, hasTables }: Ring,
    claim: string,
  ): Promise<void> {
    const { deliveries, waiting, timeZone } = this.parts
    const message = messageOf(told, { timeZone, waiting: hasTables ? await waiting(em) : null })
    const seconds = Math.floor((expiresAt.getTime() - present().getTime()) / 1_000)
    const delivery = await deliveries.send(
      em,
      device,
      message,
      Math.min(Math.max(seconds, KEPT_SECONDS.least), KEPT_SECONDS.most),
    )
    const ids = told.map(({ id }) => id)
    await record(em, ids, claim, delivery)
    if (delivery.outcome !== 'TAKEN')
      this.parts.log.warn(
        { pushes: ids, device: device.id, outcome: delivery.outcome, text: delivery.text },
        'a push was not taken',
      )
  }
}

/** By the ids of the devices: one message for all that rings, and one for each silent one. */
function ringsOf(rows: readonly ClaimedRow[]): Map<number, Ring[]> {
  const devices = [...new Set(rows.map(({ deviceId }) => deviceId))]
  return new Map(
    devices.map((device) => {
      const own = rows.filter(({ deviceId }) => deviceId === device)
      const ringing = own.filter(({ kind }) => kind !== 'ANSWERED')
      const silent = own.filter(({ kind }) => kind === 'ANSWERED')
      const groups = [...(ringing.length > 0 ? [ringing] : []), ...silent.map((each) => [each])]
      return [device, groups.map(ringOf)]
    }),
  )
}

function ringOf(told: readonly ClaimedRow[]): Ring {
  const { deviceId: id, endpoint, p256dh, auth, hasTables } = told[0] as ClaimedRow
  const expiresAt = new Date(Math.max(...told.map((each) => new Date(each.expiresAt).getTime())))
  return { device: { id, endpoint, p256dh, auth }, told, expiresAt, hasTables }
}

/** Has what was being sent wait again, without ringing once more, as it may have been taken; the second time it has failed. */
async function release(em: EntityManager, which: string, values: unknown[]): Promise<void> {
  await em.execute(
    `update push_message set state = case when is_unheard then 'FAILED' else 'WAITING' end, is_unheard = true, claim = null
      where state = 'SENDING' and ${which}`,
    values,
  )
}

async function record(
  em: EntityManager,
  ids: readonly number[],
  claim: string,
  delivery: PushDelivery,
): Promise<void> {
  // Whoever holds it now: once another process has taken it over, this one has nothing to say of it.
  const own = 'id = any (?::integer[]) and claim = ?'
  const list = `{${ids.join(',')}}`
  if (delivery.outcome !== 'LATER') {
    const state = delivery.outcome === 'TAKEN' ? 'SENT' : 'FAILED'
    await em.execute(`update push_message set state = ?, claim = null where ${own}`, [state, list, claim])
    return
  }
  const { isUnheard, afterSeconds } = delivery
  const pause = afterSeconds === null ? null : Math.min(afterSeconds, KEPT_SECONDS.most)
  await em.execute(
    `update push_message set claim = null, is_unheard = is_unheard or ?,
            state = case when attempts > ? or is_unheard and ? then 'FAILED' else 'WAITING' end,
            not_before = now() + coalesce(make_interval(secs => ?::integer),
              make_interval(mins => (array[${RETRY_MINUTES.join(',')}])[least(attempts, ${RETRY_MINUTES.length})]))
      where ${own}`,
    [isUnheard, RETRY_MINUTES.length, isUnheard, pause, list, claim],
  )
}
