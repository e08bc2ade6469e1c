import { createHash, randomBytes } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/postgresql'
import { NO_ADDRESS } from '../../core/primitives/canonical-address.ts'

const KNOWN_DAYS = 30
const FAILURES_TO_REFUSE = 5
const FAILURE_MINUTES = 5
/** Number of remembered devices and addresses of an account, the latest first. */
const MOST_PLACES = 100

/** The origin of a sign-in attempt. */
export interface SignInOrigin {
  /** Canonical. */
  readonly address: string
  /** The secret that the device presents, if any. */
  readonly device: string | null
}

/** The devices and addresses that have signed in to an account, and the failures since, for all processes. */
export class KnownPlaces {
  /**
   * Whether a right password is accepted although the account is locked: the device or the address has signed in to it
   * within 30 days, and the address had fewer than five failures in a row in the last five minutes.
   */
  async areTrusted(em: EntityManager, userId: number, origin: SignInOrigin): Promise<boolean> {
    const places = placesOf(origin)
    const [found] = (await em.execute(
      `select exists (select from known_place where user_id = ? and place in (?, ?)
                         and seen_at > now() - make_interval(days => ?))
              and (select count(*) from sign_in_failure where user_id = ? and address = ?
                      and failed_at > now() - make_interval(mins => ?)) < ? as trusted`,
      [
        userId,
        places[0] ?? '',
        places[1] ?? '',
        KNOWN_DAYS,
        userId,
        origin.address,
        FAILURE_MINUTES,
        FAILURES_TO_REFUSE,
      ],
    )) as { trusted: boolean }[]
    return found?.trusted ?? false
  }

  async failed(em: EntityManager, userId: number, { address }: SignInOrigin): Promise<void> {
    await em.execute('delete from sign_in_failure where failed_at < now() - make_interval(mins => ?)', [
      FAILURE_MINUTES,
    ])
    await em.execute('insert into sign_in_failure (user_id, address, failed_at) values (?, ?, now())', [
      userId,
      address,
    ])
  }

  async succeeded(em: EntityManager, userId: number, origin: SignInOrigin): Promise<void> {
    await em.execute('delete from known_place where seen_at < now() - make_interval(days => ?)', [KNOWN_DAYS])
    await em.execute('delete from sign_in_failure where user_id = ? and address = ?', [
      userId,
      origin.address,
    ])
    for (const place of placesOf(origin)) {
      await em.execute(
        `insert into known_place (user_id, place, seen_at) values (?, ?, now())
         on conflict (user_id, place) do update set seen_at = excluded.seen_at`,
        [userId, place],
      )
    }
    await em.execute(
      `delete from known_place where user_id = ? and place not in
         (select place from known_place where user_id = ? order by seen_at desc, place limit ?)`,
      [userId, userId, MOST_PLACES],
    )
  }

  /** The device's secret if it was issued here, else a new one: a client cannot choose a secret that others know. */
  async deviceOf(em: EntityManager, presented: string | null): Promise<string> {
    if (presented !== null) {
      const found = await em.execute('select from known_place where place = ? limit 1', [
        devicePlace(presented),
      ])
      if ((found as unknown[]).length > 0) return presented
    }
    return randomBytes(32).toString('base64url')
  }
}

function placesOf({ address, device }: SignInOrigin): string[] {
  return [...(address === NO_ADDRESS ? [] : [address]), ...(device === null ? [] : [devicePlace(device)])]
}

/** Only a digest is stored, so that the database or a backup of it does not contain the secret. */
function devicePlace(device: string): string {
  return `device ${createHash('sha256').update(device).digest('base64url')}`
}
