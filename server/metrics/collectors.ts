import { statfs } from 'node:fs/promises'
import { setImmediate as nextTurn } from 'node:timers/promises'
import type { MikroORM } from '@mikro-orm/postgresql'
import { Counter, collectDefaultMetrics, Gauge, type Registry } from 'prom-client'

export interface FigureSources {
  readonly orm: MikroORM
  readonly cache: {
    readonly size: { readonly replies: number; readonly bytes: number }
    readonly lookups: { readonly hits: number; readonly misses: number }
  }
  readonly loadShedder: {
    load(): { readonly working: number; readonly waiting: number; readonly refused: number }
  }
  readonly files: {
    readonly figures: readonly {
      readonly operation: string
      readonly done: number
      readonly failed: number
      readonly seconds: number
    }[]
  }
  readonly mail: () => Promise<{
    readonly state: string | null
    readonly waiting: number
    readonly failed: number
    readonly sentToday: number
  }>
  readonly decoder: { readonly load: { readonly decoding: number; readonly waiting: number } }
  readonly replicas?: { readonly state: { readonly all: number; readonly fresh: number } } | undefined
  readonly security: {
    readonly figures: readonly (readonly [
      labels: { readonly event: string; readonly outcome: string },
      count: number,
    ])[]
  }
  readonly version: string
  readonly dataDir: string
  readonly isReady: () => Promise<boolean>
  /** Whether changes of content are received, which the response cache depends on. */
  readonly isListening: () => boolean
  readonly lastBackup?: (() => Promise<Date | null>) | undefined
  /** Time of the last test restore of a nightly backup. */
  readonly lastVerified?: (() => Promise<Date | null>) | undefined
  /** Last time at which all nightly backups were known to be copied. */
  readonly lastCopied?: (() => Promise<Date | null>) | undefined
  /** Time at which the folder of backups was created. */
  readonly since?: (() => Promise<Date>) | undefined
}

const MAIL_STATES = ['OFF', 'READY', 'CHANGED', 'REFUSED', 'UNREACHABLE']

/** Values by their labels. */
type Figures = readonly (readonly [labels: Readonly<Record<string, string>>, value: number])[]

/** Registers metrics that are read at each scrape: process, event loop, pool, cache, media. */
export function registerFigures(registry: Registry, sources: FigureSources): void {
  const {
    orm,
    cache,
    loadShedder,
    files,
    decoder,
    mail,
    replicas,
    security,
    version,
    dataDir,
    isReady,
    isListening,
    lastBackup,
    lastVerified,
    lastCopied,
    since,
  } = sources
  collectDefaultMetrics({ register: registry })
  // Default gauges with names of counters, which Prometheus warns about.
  for (const kind of ['handles', 'requests', 'resources'])
    registry.removeSingleMetric(`nodejs_active_${kind}_total`)
  new Gauge({
    name: 'restaurant_site_info',
    help: 'Version of the program and of Node.js.',
    labelNames: ['version', 'node'],
    registers: [registry],
  }).set({ version, node: process.versions.node }, 1)
  gauge(registry, 'database_ready', 'Whether the database answers.', null, async () => [
    [{}, (await isReady()) ? 1 : 0],
  ])
  gauge(registry, 'content_changes_heard', 'Whether changes of content are heard.', null, () => [
    [{}, isListening() ? 1 : 0],
  ])
  gauge(registry, 'data_disk_bytes', 'Space of the disk on which DATA_DIR is.', 'of', async () => {
    const disk = await statfs(dataDir).catch(() => null)
    if (!disk) return []
    return [
      [{ of: 'free' }, disk.bavail * disk.bsize],
      [{ of: 'all' }, disk.blocks * disk.bsize],
    ]
  })

  gauge(
    registry,
    'database_connections',
    'Connections of the pool, and requests that wait for one.',
    'state',
    async () => {
      // The pool queues the queries of the other metrics for a tick, although connections are free.
      await nextTurn()
      const { totalCount, idleCount, waitingCount } = await orm.em.getConnection().getNativeClient()
      return [
        [{ state: 'busy' }, totalCount - idleCount],
        [{ state: 'idle' }, idleCount],
        [{ state: 'waiting' }, waitingCount],
      ]
    },
  )
  gauge(registry, 'reply_cache_kept', 'Replies that the cache in front keeps, and their bytes.', 'of', () => [
    [{ of: 'replies' }, cache.size.replies],
    [{ of: 'bytes' }, cache.size.bytes],
  ])
  counter(
    registry,
    'reply_cache_lookups_total',
    'Look-ups in the cache in front, by what they found.',
    ['found'],
    () => [
      [{ found: 'hit' }, cache.lookups.hits],
      [{ found: 'miss' }, cache.lookups.misses],
    ],
  )
  gauge(registry, 'reads', 'Reads that are worked on, and that wait for it.', 'state', () => [
    [{ state: 'working' }, loadShedder.load().working],
    [{ state: 'waiting' }, loadShedder.load().waiting],
  ])
  counter(
    registry,
    'reads_refused_total',
    'Reads that were sent away because there was too much to do.',
    [],
    () => [[{}, loadShedder.load().refused]],
  )
  gauge(
    registry,
    'media_pictures',
    'Uploaded pictures that are being decoded, and that wait for it.',
    'state',
    () => [
      [{ state: 'decoding' }, decoder.load.decoding],
      [{ state: 'waiting' }, decoder.load.waiting],
    ],
  )
  counter(
    registry,
    'media_store_operations_total',
    'What was asked of the store of pictures, and whether it did it.',
    ['operation', 'result'],
    () =>
      files.figures.flatMap(({ operation, done, failed }) => [
        [{ operation, result: 'done' }, done] as const,
        [{ operation, result: 'failed' }, failed] as const,
      ]),
  )
  counter(
    registry,
    'media_store_seconds_total',
    'Seconds that the store of pictures took.',
    ['operation'],
    () => files.figures.map(({ operation, seconds }) => [{ operation }, seconds]),
  )
  gauge(
    registry,
    'mails',
    'Mails that wait, those of 30 days that failed, those of today.',
    'state',
    async () => {
      const { waiting, failed, sentToday } = await mail()
      return [
        [{ state: 'waiting' }, waiting],
        [{ state: 'failed' }, failed],
        [{ state: 'sent today' }, sentToday],
      ]
    },
  )
  gauge(
    registry,
    'mail_account',
    'State of the account that sends mails; none is 1 before the first try.',
    'state',
    async () => {
      const { state } = await mail()
      return MAIL_STATES.map((each) => [{ state: each }, each === state ? 1 : 0])
    },
  )
  counter(
    registry,
    'security_events_total',
    'Entries of the security log, such as failed sign-ins, locks and refusals for asking too often.',
    ['event', 'outcome'],
    () => security.figures,
  )
  if (replicas) {
    const help = 'Read replicas: all that are configured, and those that are read from at the moment.'
    gauge(registry, 'database_replicas', help, 'state', () => [
      [{ state: 'configured' }, replicas.state.all],
      [{ state: 'in use' }, replicas.state.fresh],
    ])
  }
  const times = [
    ['success', 'When the newest nightly backup in BACKUP_DIR was made; 0 where there is none.', lastBackup],
    ['verified', 'When a nightly backup was last restored for a trial; 0 where none was.', lastVerified],
    ['copied', 'When all nightly backups were last known to be at BACKUP_URL; 0 where never.', lastCopied],
  ] as const
  for (const [what, help, read] of times) {
    if (!read) continue
    gauge(registry, `backup_last_${what}_timestamp_seconds`, help, null, async () => {
      const last = await read().catch(() => null)
      return [[{}, last ? last.getTime() / 1000 : 0]]
    })
  }
  if (since) {
    const help = 'When BACKUP_DIR was created; absent where it cannot be read.'
    gauge(registry, 'backup_folder_created_timestamp_seconds', help, null, () =>
      since().then(
        (created): Figures => [[{}, created.getTime() / 1000]],
        () => [],
      ),
    )
  }
}

function gauge(
  registry: Registry,
  name: string,
  help: string,
  label: string | null,
  read: () => Figures | Promise<Figures>,
): void {
  new Gauge({
    name,
    help,
    labelNames: label ? [label] : [],
    registers: [registry],
    async collect() {
      for (const [labels, value] of await read()) this.set(labels, value)
    },
  })
}

/** A counter whose value is kept elsewhere and read at each scrape. */
function counter(
  registry: Registry,
  name: string,
  help: string,
  labelNames: readonly string[],
  read: () => Figures,
): void {
  new Counter({
    name,
    help,
    labelNames,
    registers: [registry],
    collect() {
      this.reset()
      for (const [labels, value] of read()) this.inc(labels, value)
    },
  })
}
