import type { MikroORM } from '@mikro-orm/postgresql'
import { present } from '../../core/clock.ts'
import { IS_ADMINISTRATOR } from '../../core/held-roles.ts'
import { LOCKS } from '../../core/primitives/locks.ts'
import { Status } from '../../core/primitives/status.ts'
import type { PushOutbox } from '../push/push-outbox.service.ts'
import type { AlertConcern, Facts } from './facts.item.ts'

const AGAIN_DAYS = 7
const MAX_A_DAY = 3

/** Alert conditions: true if present, false if absent, left out if unknown. */
export type Findings = Readonly<Partial<Record<AlertConcern, boolean>>>

/** Mails to the administrators about what an operator has to mend: once, again after a week, and when it is over. */
export class Alerts {
  /** @param timeZone IANA name of the zone in which days are counted. */
  constructor(
    private readonly orm: MikroORM,
    private readonly timeZone: string,
    private readonly pushes: PushOutbox,
  ) {}

  /**
   * Tells the active administrators what is new among the findings, three things a day at most; the rest is told by a
   * later call. Nobody is told while no account sends mails, and no device rings.
   * @param place the machine that they are of, which can be one of several.
   */
  async tell(findings: Findings, place: string, now = present()): Promise<void> {
    await this.orm.em.fork().transactional(async (em) => {
      await em.execute('select pg_advisory_xact_lock(?)', [LOCKS.alerts])
      const mails = await em.execute("select from mail_account where state <> 'OFF'")
      if (mails.length === 0 && !(await this.pushes.isHeard(em, 'ALERTS'))) return
      // A machine that is gone never says that its concerns are over; what was told by a clock ahead is told again.
      await em.execute(
        `delete from alert where told_at < ?::timestamptz - make_interval(days => ?)
            or told_at > ?::timestamptz + interval '1 day'`,
        [now, AGAIN_DAYS + 1, now],
      )
      const [{ told } = { told: 0 }] = await em.execute<{ told: number }[]>(
        `select count(distinct (facts, created_at))::integer as told from mail
          where kind = 'ALERT' and created_at >= date_trunc('day', ?::timestamptz, ?)
            and created_at <= ?::timestamptz + interval '1 day'`,
        [now, this.timeZone, now],
      )
      const rung = await this.pushes.alertsOfDay(em, this.timeZone)
      const rows = await em.execute<{ concern: string; isDue: boolean }[]>(
        `select concern, told_at <= ?::timestamptz - make_interval(days => ?) as "isDue" from alert where place = ?`,
        [now, AGAIN_DAYS, place],
      )
      const known = new Map(rows.map(({ concern, isDue }) => [concern, isDue]))
      const isNews = (concern: string, isWrong: boolean) =>
        isWrong ? (known.get(concern) ?? true) : known.has(concern)
      const found = Object.entries(findings) as [AlertConcern, boolean][]
      const news = found.filter(([concern, isWrong]) => isNews(concern, isWrong))
      for (const [concern, isWrong] of news.slice(0, Math.max(0, MAX_A_DAY - Math.max(told, rung)))) {
        await em.execute(
          isWrong
            ? `insert into alert (concern, place, told_at) values (?, ?, ?)
                 on conflict (concern, place) do update set told_at = excluded.told_at`
            : 'delete from alert where concern = ? and place = ?',
          isWrong ? [concern, place, now] : [concern, place],
        )
        await this.pushes.alert(em, concern, !isWrong, now)
        if (mails.length === 0) continue
        await em.execute(
          `insert into mail (kind, user_id, recipient, facts, created_at, not_before, expires_at)
             select 'ALERT', u.id, u.email, ?::jsonb, ?, ?, ?::timestamptz + interval '24 hours'
               from user_account u where not u.delete and u.status = ? and ${IS_ADMINISTRATOR}`,
          [
            JSON.stringify({ concern, over: !isWrong } satisfies Facts['ALERT']),
            now,
            now,
            now,
            Status.ACTIVE,
          ],
        )
      }
    })
  }
}
