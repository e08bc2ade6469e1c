import type { EntityManager } from '@mikro-orm/postgresql'
import { present } from '../../core/clock.ts'
import type { PushTopic } from './push.item.ts'
import { mayBeTold } from './push-topics.ts'

/** A table that is told of. */
export interface PushedTable {
  readonly id: number
  readonly at: Date
  readonly people: number
}

/** The facts of a message besides its kind and table; stored as JSON. */
export interface PushFacts {
  /** ISO 8601. */
  readonly at?: string
  readonly people?: number
  readonly concern?: string
  readonly isOver?: boolean
}

/** Why a device rings. */
interface Cause {
  readonly kind: 'TABLE' | 'CHANGE' | 'GIVEN_UP' | 'ALERT'
  readonly topic: PushTopic
  readonly reservationId?: number
  readonly facts: PushFacts
  readonly expiresAt: Date
}

const RINGS = "kind <> 'ANSWERED'"
/** Of Apple's, every message rings. */
const IS_APPLES = "split_part(endpoint, '/', 3) like '%.apple.com'"
const ALERT_HOURS = 12

/** Takes messages for devices in the transaction of their cause; a process that holds their lock sends them. */
export class PushOutbox {
  /** @param isAvailable whether pushes can leave at all. */
  constructor(private readonly isAvailable: () => boolean) {}

  /** A guest asks for a table, or has not been answered. */
  async asked(em: EntityManager, table: PushedTable): Promise<void> {
    await this.add(em, ofTable('TABLE', 'TABLES', table))
  }

  /** A guest has changed a request. Where it has not been told yet, it is told as it is now. */
  async changed(em: EntityManager, table: PushedTable): Promise<void> {
    await this.restated(em, table)
    await this.add(em, ofTable('CHANGE', 'CHANGES_OF_TABLES', table))
  }

  /** A guest gives a table up. Of a request that was not told nothing is. */
  async givenUp(em: EntityManager, table: PushedTable): Promise<void> {
    await em.execute(
      "update push_message set state = 'CANCELLED' where reservation_id = ? and state = 'WAITING' and kind = 'CHANGE'",
      [table.id],
    )
    await this.add(em, ofTable('GIVEN_UP', 'CHANGES_OF_TABLES', table))
    await this.settled(em, table.id, present())
  }

  /** What has not been told yet of a table is told as it is now. */
  async restated(em: EntityManager, { id, at, people }: PushedTable): Promise<void> {
    await em.execute(
      `update push_message set facts = ?::jsonb, expires_at = ? where reservation_id = ? and state = 'WAITING' and ${RINGS}`,
      [JSON.stringify({ at: at.toISOString(), people } satisfies PushFacts), at, id],
    )
  }

  /**
   * A request waits no more: what was not told of it is not, and where it was, a silent message replaces it.
   * @param notBefore until when that can still be taken back.
   */
  async settled(em: EntityManager, reservationId: number, notBefore: Date): Promise<void> {
    // What is under way may arrive, but is not sent again.
    await em.execute(
      `update push_message set state = 'CANCELLED', claim = null, is_unheard = is_unheard or state = 'SENDING'
        where reservation_id = ? and state in ('WAITING', 'SENDING') and kind in ('TABLE', 'CHANGE')`,
      [reservationId],
    )
    if (!this.isAvailable()) return
    // Whoever is told that it was given up has it in place of the request.
    await em.execute(
      `insert into push_message (device_id, kind, reservation_id, facts, not_before, expires_at)
         select distinct on (m.device_id) m.device_id, 'ANSWERED', m.reservation_id, m.facts, ?, m.expires_at
           from push_message m join push_device d on d.id = m.device_id
          where m.reservation_id = ? and m.kind in ('TABLE', 'CHANGE') and (m.state = 'SENT' or m.is_unheard)
            and not ${IS_APPLES} and not exists (
              select from push_message o where o.device_id = m.device_id and o.reservation_id = m.reservation_id
                 and (o.kind = 'GIVEN_UP' or o.kind = 'ANSWERED' and o.id > m.id))
          order by m.device_id, m.id desc`,
      [notBefore, reservationId],
    )
  }

  /** An answer was taken back before anybody was told of it: what was not told of the request is told after all, as it is now. */
  async unsettled(em: EntityManager, table: PushedTable): Promise<void> {
    await em.execute(
      "delete from push_message where reservation_id = ? and kind = 'ANSWERED' and state = 'WAITING'",
      [table.id],
    )
    await em.execute(
      `update push_message set state = 'WAITING' where id in (
         select max(id) from push_message
          where reservation_id = ? and state = 'CANCELLED' and kind in ('TABLE', 'CHANGE') and not is_unheard
          group by device_id)`,
      [table.id],
    )
    await this.restated(em, table)
  }

  /** Something that an administrator has to do, or no more. */
  async alert(em: EntityManager, concern: string, isOver: boolean, now: Date): Promise<void> {
    const expiresAt = new Date(now.getTime() + ALERT_HOURS * 60 * 60 * 1000)
    await this.add(em, { kind: 'ALERT', topic: 'ALERTS', facts: { concern, isOver }, expiresAt })
  }

  /** Number of alerts that devices were told of since midnight. @param timeZone IANA name. */
  async alertsOfDay(em: EntityManager, timeZone: string): Promise<number> {
    const [row] = await em.execute<{ count: number }[]>(
      `select count(distinct (facts, created_at))::integer as count from push_message
        where kind = 'ALERT' and created_at >= date_trunc('day', now(), ?)`,
      [timeZone],
    )
    return row?.count ?? 0
  }

  /** Whether a device rings for a topic, whose owner may be told of it. */
  async isHeard(em: EntityManager, topic: PushTopic): Promise<boolean> {
    if (!this.isAvailable()) return false
    const [row] = await em.execute<{ heard: boolean }[]>(
      `select exists (select from push_device d where ? = any (d.topics) and ${mayBeTold("? = 'ALERTS'")}) as heard`,
      [topic, topic],
    )
    return row?.heard === true
  }

  /** A message for each device that rings for it, unless it is yet to be told of the table. */
  private async add(
    em: EntityManager,
    { kind, topic, reservationId, facts, expiresAt }: Cause,
  ): Promise<void> {
    if (!this.isAvailable()) return
    await em.execute(
      `insert into push_message (device_id, kind, reservation_id, facts, expires_at)
         select d.id, ?, ?::integer, ?::jsonb, ? from push_device d
          where ? = any (d.topics) and not exists (
            select from push_message o where o.device_id = d.id and o.reservation_id = ?::integer
               and o.state = 'WAITING' and ${RINGS})`,
      [kind, reservationId ?? null, JSON.stringify(facts), expiresAt, topic, reservationId ?? null],
    )
  }
}

const ofTable = (kind: Cause['kind'], topic: PushTopic, { id, at, people }: PushedTable): Cause => ({
  ...{ kind, topic, reservationId: id, expiresAt: at },
  facts: { at: at.toISOString(), people },
})
