import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'

interface Handlers {
  /** Content has changed, by whichever process. */
  changed(): void
  /** Whether changes are being heard at the moment. */
  listening(yes: boolean): void
}

const FIRST_PAUSE_MS = 100
const LONGEST_PAUSE_MS = 2_000
const PROBE_EVERY_MS = 5_000

/**
 * Hears of committed changes to content over LISTEN/NOTIFY, for as long as the process lives. A lost
 * connection is told at once, because nobody knows then what was missed, and is made anew by itself.
 */
export function listenForChanges(url: string, handlers: Handlers): { stop(): Promise<void> } {
  let stopped = false
  // Once it stands: one that is ended while it is made would never tell what became of it.
  let client: pg.Client | null = null

  async function listenOnce(): Promise<void> {
    const connection = new pg.Client({
      connectionString: url,
      application_name: 'restaurant-site',
      connectionTimeoutMillis: 4_000,
      query_timeout: 4_000,
      keepAlive: true,
    })
    const lost = new Promise<void>((resolve) => {
      connection.on('error', () => resolve())
      connection.on('end', () => resolve())
    })
    connection.on('notification', () => handlers.changed())
    let probe: NodeJS.Timeout | undefined
    try {
      await connection.connect()
      client = connection
      if (stopped) return
      await connection.query('listen content_changed')
      handlers.listening(true)
      // A connection can die without a word; a question now and then finds out.
      probe = setInterval(() => connection.query('select 1').catch(() => connection.end()), PROBE_EVERY_MS)
      await lost
    } finally {
      clearInterval(probe)
      client = null
      connection.end().catch(() => {})
    }
  }

  const done = (async () => {
    for (let wait = FIRST_PAUSE_MS; !stopped; wait = Math.min(wait * 2, LONGEST_PAUSE_MS)) {
      const began = Date.now()
      await listenOnce().catch(() => {})
      handlers.listening(false)
      if (Date.now() - began > LONGEST_PAUSE_MS) wait = FIRST_PAUSE_MS
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
