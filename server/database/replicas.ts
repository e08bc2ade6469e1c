import { setTimeout as pause } from 'node:timers/promises'
import type { MikroORM } from '@mikro-orm/postgresql'
import pg from 'pg'
import type { Logger } from 'pino'
import type { ReadReplica, ReadReplicas } from '../core/read/replica-reader.ts'
import { openOrm } from './orm.ts'

/** A replica that lags is polled often, since the lag is mostly short. */
const BEHIND_PAUSE_MS = 50
const PROBE_INTERVAL_MS = 1_000
const MAX_PAUSE_MS = 2_000
const MAX_ANSWER_MS = 2_000

/**
 * Read replicas for public reads, each used while it has replayed every change known to this process. The required
 * position (LSN) is read from the primary after each change; until it is known, and while changes are not received, no
 * replica is used.
 */
export class Replicas implements ReadReplicas {
  private readonly replicas: Replica[]
  private next = 0
  private changes = 0
  private listening = false
  private isReading = false
  private reading = Promise.resolve()

  private constructor(
    private readonly primary: MikroORM,
    private readonly log: Logger,
    replicas: readonly { url: string; orm: MikroORM }[],
  ) {
    this.replicas = replicas.map(({ url, orm }) => new Replica(url, orm, log))
  }

  /** Returns immediately, without waiting for the replicas. */
  static async open(urls: readonly string[], primary: MikroORM, log: Logger): Promise<Replicas> {
    const replicas = await Promise.all(urls.map(async (url) => ({ url, orm: await openOrm(url) })))
    return new Replicas(primary, log, replicas)
  }

  /** Number of replicas, and of those in use at the moment. */
  get state(): { all: number; fresh: number } {
    return { all: this.replicas.length, fresh: this.replicas.filter(({ isFresh }) => isFresh).length }
  }

  pick(): ReadReplica | null {
    for (let turn = 0; turn < this.replicas.length; turn++) {
      this.next = (this.next + 1) % this.replicas.length
      const replica = this.replicas[this.next]
      if (replica?.isFresh) return replica
    }
    return null
  }

  /** After a change of content, no replica is used until it shows the change. */
  changed(): void {
    this.changes++
    for (const replica of this.replicas) replica.require(null)
    if (!this.listening || this.isReading) return
    this.isReading = true
    this.reading = this.readPosition()
  }

  /** Sets whether changes are received: while not, the required position is unknown. */
  listen(yes: boolean): void {
    this.listening = yes
    this.changed()
  }

  async close(): Promise<void> {
    this.listening = false
    await this.reading
    await Promise.all(this.replicas.map((replica) => replica.close()))
  }

  /** Reads the required position from the primary, again if a change has arrived meanwhile. */
  private async readPosition(): Promise<void> {
    while (this.listening) {
      const known = this.changes
      try {
        const [row] = (await this.primary.em.fork().execute('select pg_current_wal_insert_lsn() as lsn')) as {
          lsn: string
        }[]
        if (known !== this.changes || !row) continue
        for (const replica of this.replicas) replica.require(row.lsn)
        break
      } catch (error) {
        this.log.debug({ err: error }, 'how far read replicas have to be could not be asked')
        await pause(PROBE_INTERVAL_MS)
      }
    }
    // Reset in the same tick as the exit of the loop, so that the next change starts a new one.
    this.isReading = false
  }
}

/** The server answers, but cannot be used as `DATABASE_REPLICA_URLS` requires. */
class NotAReplicaError extends Error {}

/** The part of an address without secrets. */
function placeOf(url: string): string {
  const { host, pathname } = new URL(url)
  return `${host}${pathname}`
}

/** A replica, and the connection that polls its position. Without that connection it is not used. */
class Replica implements ReadReplica {
  isFresh = false
  private required: string | null = null
  /** The problem that was logged last; null if there is none. */
  private lastWarning: string | null = null
  private readonly stopped = new AbortController()
  private wake = () => {}
  /** Set once connected: `end` on a client that is still connecting never settles. */
  private client: pg.Client | null = null
  private readonly watching: Promise<void>

  constructor(
    private readonly url: string,
    private readonly orm: MikroORM,
    private readonly log: Logger,
  ) {
    this.watching = this.watch()
  }

  fork() {
    return this.orm.em.fork()
  }

  failed(): void {
    this.isFresh = false
    // The position is polled on a new connection: this one may be to a server that is gone.
    this.client?.end().catch(() => {})
  }

  /** @param lsn the required position; null while it is unknown. */
  require(lsn: string | null): void {
    this.isFresh = false
    this.required = lsn
    this.wake()
  }

  async close(): Promise<void> {
    this.stopped.abort()
    this.wake()
    await this.client?.end().catch(() => {})
    await this.watching
    await this.orm.close(true)
  }

  private async watch(): Promise<void> {
    for (
      let wait = PROBE_INTERVAL_MS;
      !this.stopped.signal.aborted;
      wait = Math.min(wait * 2, MAX_PAUSE_MS)
    ) {
      const began = Date.now()
      try {
        await this.follow()
      } catch (error) {
        if (!this.stopped.signal.aborted) this.logFault(error as Error)
      }
      this.isFresh = false
      if (Date.now() - began > MAX_PAUSE_MS) wait = PROBE_INTERVAL_MS
      await this.sleep(wait)
    }
  }

  private async follow(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.url,
      application_name: 'restaurant-site',
      connectionTimeoutMillis: MAX_ANSWER_MS,
      query_timeout: MAX_ANSWER_MS,
      keepAlive: true,
    })
    client.on('error', () => {})
    client.on('end', () => {
      this.isFresh = false
    })
    try {
      await client.connect()
      this.client = client
      while (!this.stopped.signal.aborted) {
        const { required } = this
        const { rows } = await client.query(
          'select pg_is_in_recovery() as follows, pg_last_wal_replay_lsn() >= $1::pg_lsn as there',
          [required],
        )
        if (!rows[0].follows)
          throw new NotAReplicaError('its server follows no other, as the database itself does')
        this.logRecovery()
        // A change may have raised the required position during the query.
        if (required !== null && required === this.required) this.isFresh = rows[0].there === true
        const behind = this.required !== null && !this.isFresh
        await this.sleep(behind ? BEHIND_PAUSE_MS : PROBE_INTERVAL_MS)
      }
    } finally {
      this.client = null
      client.end().catch(() => {})
    }
  }

  /** Logs a fault once while it lasts. */
  private logFault(error: Error): void {
    const what = error instanceof NotAReplicaError ? 'is no replica' : 'does not answer'
    const sentence = `The read replica at ${placeOf(this.url)} ${what}, and the database is read in its place: ${error.message || (error as NodeJS.ErrnoException).code}.`
    if (sentence !== this.lastWarning) this.log.warn(sentence)
    this.lastWarning = sentence
  }

  private logRecovery(): void {
    if (this.lastWarning !== null) this.log.info(`The read replica at ${placeOf(this.url)} answers again.`)
    this.lastWarning = null
  }

  private async sleep(ms: number): Promise<void> {
    const woken = new Promise<void>((resolve) => {
      this.wake = resolve
    })
    const { signal } = this.stopped
    await Promise.race([woken, pause(ms, undefined, { signal, ref: false }).catch(() => {})])
  }
}
