import { randomUUID } from 'node:crypto'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

const CHANNEL = 'content_changed'
/** Prefix of the payloads that test the connection; the triggers send none. */
const PROBE = 'probe '

interface Handlers {
  /** Content has changed, in any process. */
  changed(): void
  /** Whether changes are received; if not, `listenFault` gives the reason. */
  listening(yes: boolean, listenFault: string | null): void
}

const FIRST_PAUSE_MS = 100
const MAX_PAUSE_MS = 2_000
const PROBE_INTERVAL_MS = 5_000
const MAX_NOTICE_MS = 4_000

const connectionTo = (url: string) =>
  new pg.Client({
    connectionString: url,
    application_name: 'restaurant-site',
    connectionTimeoutMillis: 4_000,
    query_timeout: 4_000,
    keepAlive: true,
  })

/** Sends a notification over a separate connection, as another process would. */
async function notify(url: string, payload: string): Promise<void> {
  const connection = connectionTo(url)
  connection.on('error', () => {})
  try {
    await connection.connect()
    await connection.query('select pg_notify($1, $2)', [CHANNEL, payload])
  } finally {
    await connection.end().catch(() => {})
  }
}

/** The database accepts LISTEN, but notifications do not arrive. */
class UndeliveredError extends Error {
  constructor() {
    super(
      'Notices of the database do not arrive, as behind PgBouncer with pool_mode=transaction. DATABASE_URL must lead to PostgreSQL itself or to a pooler in session mode.',
    )
  }
}

/**
 * Listens for committed changes of content (LISTEN/NOTIFY) for the life of the process. The connection is tested at the
 * beginning and every five seconds by a notification with a nonce: a pooler may accept LISTEN and deliver nothing. A
 * lost connection is reported at once, because changes may have been missed, and is reopened.
 */
export function listenForChanges(url: string, handlers: Handlers): { stop(): Promise<void> } {
  let stopped = false
  // Set once connected: `end` on a client that is still connecting never settles.
  let client: pg.Client | null = null

  async function listenOnce(): Promise<void> {
    const connection = connectionTo(url)
    const lost = new Promise<void>((resolve) => {
      connection.on('error', () => resolve())
      connection.on('end', () => resolve())
    })
    const expected = new Map<string, () => void>()
    connection.on('notification', ({ payload = '' }) => {
      if (payload.startsWith(PROBE)) expected.get(payload)?.()
      else handlers.changed()
    })
    const prove = async () => {
      const payload = PROBE + randomUUID()
      const heard = new Promise<void>((resolve) => {
        expected.set(payload, resolve)
      })
      try {
        await notify(url, payload)
        const late = pause(MAX_NOTICE_MS, true, { ref: false })
        if (await Promise.race([heard, lost, late])) throw new UndeliveredError()
      } finally {
        expected.delete(payload)
      }
    }
    let probe: NodeJS.Timeout | undefined
    let fault: unknown
    try {
      await connection.connect()
      client = connection
      if (stopped) return
      await connection.query(`listen ${CHANNEL}`)
      await prove()
      handlers.listening(true, null)
      probe = setInterval(() => {
        prove().catch((error: unknown) => {
          fault ??= error
          connection.end().catch(() => {})
        })
      }, PROBE_INTERVAL_MS)
      await lost
      if (fault) throw fault
    } finally {
      clearInterval(probe)
      client = null
      connection.end().catch(() => {})
    }
  }

  const done = (async () => {
    for (let wait = FIRST_PAUSE_MS; !stopped; wait = Math.min(wait * 2, MAX_PAUSE_MS)) {
      const began = Date.now()
      const fault = await listenOnce().then(
        () => null,
        (error: unknown) => error,
      )
      handlers.listening(false, fault instanceof UndeliveredError ? fault.message : null)
      if (Date.now() - began > MAX_PAUSE_MS) wait = FIRST_PAUSE_MS
      if (!stopped) await pause(wait)
    }
  })()

  return {
    async stop() {
      stopped = true
      client?.end().catch(() => {})
      await done
    },
  }
}
