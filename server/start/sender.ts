import { setTimeout as pause } from 'node:timers/promises'
import type { MikroORM } from '@mikro-orm/postgresql'
import pg from 'pg'
import type { Carrier } from '../core/carrier.ts'

/** Between attempts to become the process that sends, and the longest that one takes. */
const LOCK_MS = 5_000

interface SenderParts {
  readonly orm: MikroORM
  readonly databaseUrl: string
  readonly log: { warn(facts: object, message: string): void }
}

/** Gives a carrier its turns, in one process at a time. */
export class Sender {
  private readonly ended = new AbortController()
  private readonly running: Promise<void>
  private lock: pg.Client | null = null
  /** The lock under which was taken up what another process had left. */
  private takenOver: pg.Client | null = null

  constructor(
    private readonly carrier: Carrier,
    private readonly parts: SenderParts,
  ) {
    this.running = this.run()
  }

  /** Resolves once what is being sent has been answered. */
  async stop(): Promise<void> {
    this.ended.abort()
    await this.running
    await this.carrier.settled?.()
    await this.lock?.end().catch(() => {})
  }

  private async run(): Promise<void> {
    const { signal } = this.ended
    while (!signal.aborted) {
      const wait = await this.turn().catch((error) => {
        this.parts.log.warn({ err: error }, `${this.carrier.what} cannot be sent at the moment`)
        return LOCK_MS
      })
      await pause(wait, undefined, { signal }).catch(() => {})
    }
  }

  private async turn(): Promise<number> {
    const em = this.parts.orm.em.fork()
    if (!(await this.isSender())) return LOCK_MS
    if (this.takenOver !== this.lock) {
      await this.carrier.takeOver?.(em)
      this.takenOver = this.lock
    }
    return this.carrier.turn(em)
  }

  /** Whether this process holds the lock of the carrier, which ends with its connection. */
  private async isSender(): Promise<boolean> {
    if (this.lock) {
      await this.lock.query('select 1')
      return true
    }
    const client = new pg.Client({
      connectionString: this.parts.databaseUrl,
      connectionTimeoutMillis: LOCK_MS,
      query_timeout: LOCK_MS,
      application_name: `restaurant-site ${this.carrier.what}`,
      keepAlive: true,
    })
    client.on('error', () => {
      if (this.lock === client) this.lock = null
    })
    try {
      await client.connect()
      const { rows } = await client.query('select pg_try_advisory_lock($1) as held', [this.carrier.lock])
      if (rows[0].held) this.lock = client
    } finally {
      if (this.lock !== client) await client.end().catch(() => {})
    }
    return this.lock === client
  }
}
