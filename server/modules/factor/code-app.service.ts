import type { EntityManager } from '@mikro-orm/postgresql'
import { BadInputError } from '../../core/errors.ts'
import type { SecretBox } from '../../core/primitives/secret-box.ts'
import { newTotpSecret, stepAt, stepOfCode } from './totp.ts'

/** Steps before and after the present one whose codes count. */
const REACH = 1
const SETUP_MINUTES = 10
/** Wrong codes with the right password, in a day, after which the app's codes are refused for a day. */
const MOST_WRONG = 20
const STEPS_A_MINUTE = 2

interface CodeApp {
  readonly sealed: string | null
  readonly lastStep: number | null
  readonly next: string | null
  readonly isRefused: boolean
  /** Seconds since 1970 by the clock of the database. */
  readonly now: number
}

/** A code as it was typed, without spaces and hyphens. */
export function bareCode(typed: string): string {
  return typed.replace(/[\s\p{Pd}]/gu, '')
}

export function isAppCode(code: string): boolean {
  return /^\d{6}$/.test(code)
}

/** The code apps of accounts, one for each, whose secrets are stored encrypted. */
export class CodeApps {
  constructor(private readonly secrets: SecretBox) {}

  /** Prepares another app of the account. @returns its secret; the one before stays until `confirm`. */
  async begin(em: EntityManager, userId: number): Promise<string> {
    const secret = newTotpSecret()
    await em.execute(
      `insert into code_app (user_id, next_sealed, next_until) values (?, ?, now() + make_interval(mins => ?))
         on conflict (user_id) do update set next_sealed = excluded.next_sealed, next_until = excluded.next_until`,
      [userId, this.secrets.encrypt(secret), SETUP_MINUTES],
    )
    return secret
  }

  /**
   * Puts the prepared app in the place of the one before.
   * @throws {BadInputError} for a code that is not its present one, with the minutes by which the phone's clock is off,
   * and where no app is prepared any more.
   */
  async confirm(em: EntityManager, userId: number, typed: string): Promise<void> {
    const app = await appOf(em, userId)
    const secret = app?.next ? this.secrets.open(app.next) : null
    const present = stepAt(app?.now ?? 0)
    const code = bareCode(typed)
    const step = secret === null ? null : stepOfCode(secret, code, present, SETUP_MINUTES * STEPS_A_MINUTE)
    if (step === null || Math.abs(step - present) > REACH) {
      const minutesOff = step === null ? null : Math.ceil(Math.abs(step - present) / STEPS_A_MINUTE)
      throw BadInputError.field('code', 'WRONG_CODE', { minutesOff })
    }
    await em.execute(
      `update code_app set sealed = next_sealed, last_step = ?, next_sealed = null, next_until = null,
         refused_until = null where user_id = ?`,
      [step, userId],
    )
    await em.execute('delete from wrong_code where user_id = ?', [userId])
  }

  /**
   * Whether a code is right now and was not used before, which uses it up.
   * @param em in a transaction that holds the row of the account.
   */
  async takes(em: EntityManager, userId: number, code: string): Promise<boolean> {
    const app = await appOf(em, userId)
    const secret = app?.sealed && !app.isRefused ? this.secrets.open(app.sealed) : null
    const step = app && secret ? stepOfCode(secret, code, stepAt(app.now), REACH) : null
    if (step === null || (app?.lastStep ?? -1) >= step) return false
    await em.execute('update code_app set last_step = ? where user_id = ?', [step, userId])
    return true
  }

  /**
   * Counts a wrong code that was typed with the right password.
   * @returns whether the codes of the app are refused from now on.
   */
  async countWrong(em: EntityManager, userId: number): Promise<boolean> {
    await em.execute('insert into wrong_code (user_id) values (?)', [userId])
    const refused = await em.execute(
      `update code_app set refused_until = now() + interval '24 hours'
        where user_id = ? and coalesce(refused_until <= now(), true)
          and (select count(*) from wrong_code w where w.user_id = code_app.user_id
                 and at > now() - interval '24 hours') >= ?
        returning true`,
      [userId, MOST_WRONG],
    )
    if (refused.length > 0) await em.execute('delete from wrong_code where user_id = ?', [userId])
    return refused.length > 0
  }

  /** @returns false if there was none. */
  async remove(em: EntityManager, userId: number): Promise<boolean> {
    const removed = await em.execute('delete from code_app where user_id = ? returning sealed', [userId])
    return removed.some(({ sealed }) => sealed !== null)
  }
}

async function appOf(em: EntityManager, userId: number): Promise<CodeApp | null> {
  const [found] = await em.execute<(Omit<CodeApp, 'lastStep'> & { lastStep: string | null })[]>(
    `select sealed, last_step as "lastStep", case when next_until > now() then next_sealed end as next,
            coalesce(refused_until > now(), false) as "isRefused",
            extract(epoch from clock_timestamp())::double precision as now
       from code_app where user_id = ?`,
    [userId],
  )
  return found ? { ...found, lastStep: found.lastStep === null ? null : Number(found.lastStep) } : null
}
