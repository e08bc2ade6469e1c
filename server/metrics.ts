import type { MikroORM } from '@mikro-orm/postgresql'
import { type RequestHandler, Router } from 'express'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'

interface MetricsParts {
  readonly orm: MikroORM
  /** What the cache in front tells of itself. */
  readonly cache: {
    readonly size: { replies: number; bytes: number }
    readonly lookups: { hits: number; misses: number }
  }
  /** Whether they are shown to everybody, and not to this machine alone. */
  readonly open: boolean
  /** How many read replicas there are, and are read from. */
  readonly replicas?: { readonly state: { all: number; fresh: number } } | undefined
  readonly lastBackup?: (() => Promise<Date | null>) | undefined
}

export interface Metrics {
  readonly router: Router
  /** Counts a finished request: its address, status and seconds. */
  observe(path: string, status: number, seconds: number): void
}

/** What each kind of request costs, the database pool, the cache in front and the process, as Prometheus text. */
export function createMetrics({ orm, cache, open, lastBackup, replicas }: MetricsParts): Metrics {
  const registry = new Registry()
  const registers = [registry]
  collectDefaultMetrics({ register: registry })
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Seconds until a reply was sent, by kind of request and status.',
    labelNames: ['kind', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  })
  new Gauge({
    name: 'database_connections',
    help: 'Connections of the pool, and requests that wait for one.',
    labelNames: ['state'],
    registers,
    async collect() {
      const { totalCount, idleCount, waitingCount } = await orm.em.getConnection().getNativeClient()
      this.set({ state: 'busy' }, totalCount - idleCount)
      this.set({ state: 'idle' }, idleCount)
      this.set({ state: 'waiting' }, waitingCount)
    },
  })
  new Gauge({
    name: 'reply_cache_kept',
    help: 'Replies that the cache in front keeps, and their bytes.',
    labelNames: ['of'],
    registers,
    collect() {
      const { replies, bytes } = cache.size
      this.set({ of: 'replies' }, replies)
      this.set({ of: 'bytes' }, bytes)
    },
  })
  new Counter({
    name: 'reply_cache_lookups_total',
    help: 'Look-ups in the cache in front, by what they found.',
    labelNames: ['found'],
    registers,
    collect() {
      const { hits, misses } = cache.lookups
      this.reset()
      this.inc({ found: 'hit' }, hits)
      this.inc({ found: 'miss' }, misses)
    },
  })

  if (replicas) {
    new Gauge({
      name: 'database_replicas',
      help: 'Read replicas: all that are configured, and those that are read from at the moment.',
      labelNames: ['state'],
      registers,
      collect() {
        const { all, fresh } = replicas.state
        this.set({ state: 'configured' }, all)
        this.set({ state: 'in use' }, fresh)
      },
    })
  }
  if (lastBackup) {
    new Gauge({
      name: 'backup_last_success_timestamp_seconds',
      help: 'When the newest nightly backup in BACKUP_DIR was made; 0 where there is none.',
      registers,
      async collect() {
        const last = await lastBackup().catch(() => null)
        this.set(last ? last.getTime() / 1000 : 0)
      },
    })
  }

  const router = Router()
  router.get('/metrics', thisMachineAlone(open), async (_request, response) => {
    const text = await registry.metrics()
    response.set({ 'Content-Type': registry.contentType, 'Cache-Control': 'no-store' }).send(text)
  })
  return {
    router,
    observe: (path, status, seconds) =>
      requests.observe({ kind: kindOf(path), status: `${Math.floor(status / 100)}xx` }, seconds),
  }
}

/** To others there is nothing here. What came through a proxy came from elsewhere, whatever the socket says. */
function thisMachineAlone(open: boolean): RequestHandler {
  return (request, _response, next) => {
    const loopback = /^(::ffff:)?127\.|^::1$/.test(request.socket.remoteAddress ?? '')
    const forwarded = request.headers['x-forwarded-for'] ?? request.headers.forwarded
    if (open || (loopback && forwarded === undefined)) next()
    else next('router')
  }
}

function kindOf(path: string): string {
  const first = path.split('/', 2)[1]
  switch (first) {
    case 'graphql':
    case 'api':
    case 'resource':
    case 'assets':
      return first
    case 'healthz':
    case 'readyz':
    case 'metrics':
      return 'operations'
    default:
      return 'page'
  }
}
