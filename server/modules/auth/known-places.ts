import { createHash, randomBytes } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/postgresql'
import { KEPT } from '../../core/other-tables.ts'
import { NO_ADDRESS } from '../../core/primitives/canonical-address.ts'

const FAILURES_TO_REFUSE = 5
/** Number of remembered devices and addresses of an account, the latest first. */
const MAX_PLACES = 100

/** Number of accounts that one browser is remembered for, the latest first. */
const MAX_DEVICES = 5

export interface SignInOrigin {
  /** Canonical. */
  readonly address: string
  /** The secrets that the browser presents, one for each account that signed in on it; null for other clients. */
  readonly devices: readonly string[] | null
}

/** The devices and addresses that have signed in to an account, and the failures since, for all processes. */
export class KnownPlaces {
  /**
   * Whether a right password is accepted although the account is locked: the device or the address has signed in to it
   * within 30 days, and neither that place nor the address had five failures in a row in the last five minutes.
   */
  async areTrusted(em: EntityManager, userId: number, origin: SignInOrigin): Promise<boolean> {
    const [found] = (await em.execute(
      `with failed as (select address as place, count(*) as times from sign_in_failure
                        where user_id = ? and failed_at > now() - make_interval(mins => ?) group by address)
       select exists (select from known_place k left join failed f using (place)
                       where k.user_id = ? and k.place = any (?::text[]) and k.seen_at > now() - make_interval(days => ?)
                         and coalesce(f.times, 0) < ?)
              and not exists (select from failed where place = ? and times >= ?) as trusted`,
      [
        userId,
        KEPT.failureMinutes,
        userId,
        textArray(placesOf(origin)),
        KEPT.placeDays,
        FAILURES_TO_REFUSE,
        origin.address,
        FAILURES_TO_REFUSE,
      ],
    )) as { trusted: boolean }[]
    return found?.trusted ?? false
  }

  /** Counts a failure against the address, and against a presented device of this account. */
  async failed(em: EntityManager, userId: number, origin: SignInOrigin): Promise<void> {
    await em.execute(
      `insert into sign_in_failure (user_id, address, failed_at)
       select ?, ?, now()
       union all
       select user_id, place, now() from known_place where user_id = ? and place = any (?::text[])`,
      [userId, origin.address, userId, textArray(devicePlaces(origin))],
    )
  }

  /** Whether neither the device nor the address has signed in to the account within 30 days. */
  async isNew(em: EntityManager, userId: number, origin: SignInOrigin): Promise<boolean> {
    const known = await em.execute(
      `select from known_place where user_id = ? and place = any (?::text[])
          and seen_at > now() - make_interval(days => ?)`,
      [userId, textArray(placesOf(origin)), KEPT.placeDays],
    )
    return known.length === 0
  }

  /** Whether the browser is one on which no code is asked for. */
  async needNoCode(em: EntityManager, userId: number, origin: SignInOrigin): Promise<boolean> {
    const found = await em.execute(
      'select from known_place where user_id = ? and place = any (?::text[]) and no_code_until > now()',
      [userId, textArray(devicePlaces(origin))],
    )
    return found.length > 0
  }

  /**
   * Remembers the places of a sign-in.
   * @param withoutCode whether no code is asked for on this device for 30 days.
   * @returns the secrets that the browser keeps from now on: that of this account, which is new unless it is known for
   * this account, so that nobody can prepare a browser with a secret of their own, and those of other accounts.
   */
  async succeeded(
    em: EntityManager,
    userId: number,
    origin: SignInOrigin,
    withoutCode = false,
  ): Promise<string[]> {
    const { address, devices } = origin
    const known = await this.knownDevices(em, origin)
    const own = known.find(({ accounts }) => accounts.includes(userId))
    const device = own?.device ?? randomBytes(32).toString('base64url')
    const places = placesOf({ address, devices: devices && [device] })
    await em.execute('delete from sign_in_failure where user_id = ? and address = any (?::text[])', [
      userId,
      textArray([address, ...places]),
    ])
    await em.execute(
      `insert into known_place (user_id, place, seen_at) select ?, place, now() from unnest(?::text[]) place
       on conflict (user_id, place) do update set seen_at = excluded.seen_at`,
      [userId, textArray(places)],
    )
    if (withoutCode && devices)
      await em.execute(
        `update known_place set no_code_until = now() + make_interval(days => ?) where user_id = ? and place = ?`,
        [KEPT.placeDays, userId, devicePlace(device)],
      )
    await em.execute(
      `delete from known_place where user_id = ? and place not in
         (select place from known_place where user_id = ? order by seen_at desc, place limit ?)`,
      [userId, userId, MAX_PLACES],
    )
    const others = known.flatMap((each) => (each === own ? [] : each.device))
    return [device, ...others].slice(0, MAX_DEVICES)
  }

  /** The presented secrets that were issued here, each with the accounts that it is known for. */
  private async knownDevices(
    em: EntityManager,
    origin: SignInOrigin,
  ): Promise<{ device: string; accounts: number[] }[]> {
    const found = (await em.execute(
      'select user_id as account, place from known_place where place = any (?::text[])',
      [textArray(devicePlaces(origin))],
    )) as { account: number; place: string }[]
    return (origin.devices ?? []).flatMap((device) => {
      const accounts = found.flatMap(({ account, place }) => (place === devicePlace(device) ? account : []))
      return accounts.length > 0 ? { device, accounts } : []
    })
  }
}

function placesOf(origin: SignInOrigin): string[] {
  return [...(origin.address === NO_ADDRESS ? [] : [origin.address]), ...devicePlaces(origin)]
}

function devicePlaces({ devices }: SignInOrigin): string[] {
  return (devices ?? []).slice(0, MAX_DEVICES).map(devicePlace)
}

/** As PostgreSQL writes an array. */
function textArray(values: readonly string[]): string {
  return `{${values.map((value) => JSON.stringify(value)).join(',')}}`
}

/** Only a digest is stored, so that the database or a backup of it does not contain the secret. */
function devicePlace(device: string): string {
  return `device ${createHash('sha256').update(device).digest('base64url')}`
}
