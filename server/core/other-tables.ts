import { TIME_ZONE } from './primitives/time-zone.ts'

/** A table that holds no content. */
interface OtherTable {
  readonly table: string
  /** The folder of `server/modules` whose code alone names it in SQL; null for one of `server/core`. */
  readonly module: string | null
  /** In words, for operators. */
  readonly holds: string
  /** In words, for operators. */
  readonly kept: string
  /** SQL of the rows that are deleted by themselves; null if somebody has to end them. */
  readonly over: string | null
  /** Left out is whatever a restored backup must not send or open again. */
  readonly isBackedUp: boolean
  /** The column of the account with whose erasure a row is deleted; null if none is. */
  readonly ofAccount: string | null
}

/** How long rows are kept. */
export const KEPT = {
  /** After the day of a table, where the rules do not say. */
  guestDays: 30,
  /** After the last sign-in from a place. */
  placeDays: 30,
  failureMinutes: 5,
} as const

/** SQL of the origins of requests for tables that do not count any more. */
export const ORIGIN_IS_OVER = "at < now() - interval '1 hour'"

/** SQL of the keys that count: one that was closed before a call used it keeps out what was sent before it. */
export const KEY_COUNTS =
  "client_key.created_at > now() - case when client_key.call is null then interval '1 hour' else interval '8 days' end"

/** SQL of the keys whose secrets are shown once more. */
export const SECRET_COUNTS = "client_key.created_at > now() - interval '10 minutes'"

const table = (
  name: string,
  [holds, kept]: readonly [string, string],
  rest: Partial<Omit<OtherTable, 'table' | 'holds' | 'kept'>> = {},
): OtherTable => ({
  ...{ table: name, module: null, holds, kept },
  ...{ over: null, isBackedUp: true, ofAccount: null },
  ...rest,
})

/**
 * All tables but those of content, users, groups and roles: what is held of people besides these, for how long, and
 * where it goes. `forgetWhatIsOver` deletes the rows that are over, whatever else happens.
 */
export const OTHER_TABLES: readonly OtherTable[] = [
  table(
    'account_link',
    ['digests of links for passwords and addresses', 'until used; 30 days after their end'],
    {
      module: 'recovery',
      over: "expires_at < now() - interval '30 days'",
      isBackedUp: false,
      ofAccount: 'user_id',
    },
  ),
  table('alert', ['what administrators were told of', 'until it is over'], {
    module: 'mail',
    isBackedUp: false,
  }),
  table('api_token', ['digests of tokens of programs', 'until their owner removes them'], {
    module: 'auth',
    isBackedUp: false,
  }),
  table('change', ['the history', 'always; values of an erased account are overwritten']),
  table(
    'client_key',
    ['which call was stored under which key; secrets shown once, encrypted', '8 days; secrets 10 minutes'],
    { over: `not (${KEY_COUNTS})`, ofAccount: 'user_id' },
  ),
  table('import_picture', ['which pictures were fetched from the old site', '30 days'], {
    module: 'moving-in',
    over: "stored_at < now() - interval '30 days'",
    isBackedUp: false,
  }),
  table(
    'import_source',
    ['where records came from that were moved in, with digests of what was read', 'always'],
    { module: 'moving-in' },
  ),
  table(
    'known_place',
    ['digests of devices and addresses that have signed in', `${KEPT.placeDays} days after the last time`],
    { module: 'auth', over: `seen_at < now() - interval '${KEPT.placeDays} days'`, ofAccount: 'user_id' },
  ),
  table('code_app', ['secrets of code apps, encrypted', 'until removed; 10 minutes where not confirmed'], {
    over: 'sealed is null and next_until < now()',
    ofAccount: 'user_id',
  }),
  table('mail', ['mails that wait, and which have left to whom', '30 days'], {
    module: 'mail',
    over: "created_at < now() - interval '30 days'",
    isBackedUp: false,
    ofAccount: 'user_id',
  }),
  table('mail_account', ['the account that sends mails', 'until it is replaced'], { module: 'mail' }),
  table('migration', ['which migrations were run', 'always']),
  table('picture_store', ['the id of the picture store', 'always'], { isBackedUp: false }),
  table(
    'push_device',
    [
      'subscriptions of devices that ring, with the names that people gave them',
      'until removed; until the sessions of the account end',
    ],
    { module: 'push', isBackedUp: false, ofAccount: 'user_id' },
  ),
  table('push_key', ['the key pair of pushes, encrypted', 'until it cannot be read'], {
    module: 'push',
    isBackedUp: false,
  }),
  table('push_message', ['moment and number of people of tables that devices were told of', '2 days'], {
    module: 'push',
    over: "created_at < now() - interval '2 days' and expires_at < now()",
    isBackedUp: false,
  }),
  table('push_use', ['whether there have been devices that ring', 'until the last one is removed'], {
    module: 'push',
  }),
  table('printed_list', ['which prices were printed when', 'always'], { module: 'printed-list' }),
  table('passkey', ['public keys of passkeys, with the names that people gave them', 'until removed'], {
    ofAccount: 'user_id',
  }),
  table('recovery_code', ['hashes of recovery codes', 'until used or renewed'], {
    module: 'factor',
    ofAccount: 'user_id',
  }),
  table(
    'reservation',
    ['tables with name, phone, mail address and note of the guest', '`keepDays` after the day'],
    {
      module: 'reservation',
      over: `day < (now() at time zone '${TIME_ZONE}')::date
      - coalesce((select (reservations ->> 'keepDays')::integer from site), ${KEPT.guestDays})`,
    },
  ),
  table('booking_day', ['days that were closed for requests', 'until the day is over'], {
    module: 'reservation',
    over: `date < (now() at time zone '${TIME_ZONE}')::date`,
  }),
  table('reservation_origin', ['digests of addresses that asked for a table', 'an hour'], {
    module: 'reservation',
    over: ORIGIN_IS_OVER,
    isBackedUp: false,
  }),
  table(
    'session',
    ['sessions with device, part of the address and way of signing in', 'until the token ends'],
    {
      // An ended token from before there were sessions could become valid again when a fast clock is corrected.
      over: "expires_at < now() - case when ended_at is null then interval '0' else interval '7 days' end",
      isBackedUp: false,
      ofAccount: 'user_id',
    },
  ),
  table('settled_challenge', ['ids of challenges that a passkey has answered', '10 minutes'], {
    module: 'factor',
    over: 'expires_at < now()',
    isBackedUp: false,
  }),
  table('sign_in_attempt', ['how often addresses have tried to sign in', 'until the limit forgets them'], {
    over: 'expire < extract(epoch from now()) * 1000',
  }),
  table('sign_in_failure', ['addresses of failed sign-ins', `${KEPT.failureMinutes} minutes`], {
    module: 'auth',
    over: `failed_at < now() - interval '${KEPT.failureMinutes} minutes'`,
    ofAccount: 'user_id',
  }),
  table('wrong_code', ['when somebody with the right password typed a wrong code', '24 hours'], {
    module: 'factor',
    over: "at < now() - interval '24 hours'",
    isBackedUp: false,
    ofAccount: 'user_id',
  }),
]
