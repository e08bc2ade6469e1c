import type { EntityManager, MikroORM } from '@mikro-orm/postgresql'
import type { Hours } from '../../../web/src/rules/opening-hours.ts'
import { openMinutesBetween } from '../../../web/src/rules/opening-minutes.ts'
import { anonymous } from '../../core/access.ts'
import { present } from '../../core/clock.ts'
import type { RequestContext } from '../../core/request-context.ts'
import type { PushOutbox } from '../push/push-outbox.service.ts'

/** Minutes of opening time after which those who answer are told of a request once more. */
const REMIND_MINUTES = 15

interface ReminderParts {
  readonly orm: MikroORM
  readonly pushes: PushOutbox
  readonly site: { hoursSince(context: RequestContext, since: Date): Promise<Hours> }
}

interface WaitingTable {
  readonly id: number
  readonly at: Date
  readonly people: number
  /** When it was asked for, or changed last. */
  readonly asked: Date
}

/** Tells those who answer of requests that wait, once more. */
export class TableReminders {
  constructor(private readonly parts: ReminderParts) {}

  /** Reminds of every request that has waited for 15 minutes of opening time, once over all processes. */
  async remind(): Promise<void> {
    const em = this.parts.orm.em.fork()
    if (!(await this.parts.pushes.isHeard(em, 'TABLES'))) return
    const tables = await waitingTables(em)
    const [earliest] = tables
    if (!earliest) return
    const hours = await this.parts.site.hoursSince(contextOf(em), earliest.asked)
    const now = present()
    for (const table of tables) {
      // Those that were asked for later have waited less.
      if (openMinutesBetween(hours, table.asked, now) < REMIND_MINUTES) return
      await this.remindOf(em, table)
    }
  }

  private async remindOf(em: EntityManager, { id, asked, ...table }: WaitingTable): Promise<void> {
    await em.transactional(async (tx) => {
      const taken = await tx.execute(
        `update reservation set reminded_at = now()
          where id = ? and state = 'NEW' and reminded_at is null and coalesce(changed_at, created_date) = ? returning id`,
        [id, asked],
      )
      if (taken.length > 0) await this.parts.pushes.asked(tx, { id, ...table })
    })
  }
}

/** In the order in which they were asked for. */
async function waitingTables(em: EntityManager): Promise<WaitingTable[]> {
  const rows = await em.execute<WaitingTable[]>(
    `select id, at, people, coalesce(changed_at, created_date) as asked from reservation
      where state = 'NEW' and at > now() and reminded_at is null
        and coalesce(changed_at, created_date) <= now() - make_interval(mins => ?)
      order by asked`,
    [REMIND_MINUTES],
  )
  return rows.map((row) => ({ ...row, at: new Date(row.at), asked: new Date(row.asked) }))
}

const contextOf = (em: EntityManager): RequestContext => ({
  ...{ em, caller: anonymous, requestId: '', address: 'system', token: null },
})
