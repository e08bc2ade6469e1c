import { type RequestHandler, Router } from 'express'
import { Histogram, Registry } from 'prom-client'
import { type FigureSources, registerFigures } from './collectors.ts'

interface MetricsParts extends FigureSources {
  /** Whether metrics are open to every client, not to this machine only. */
  readonly open: boolean
}

interface Metrics {
  readonly router: Router
  /** Records a finished request: its address, status and seconds. */
  observe(path: string, status: number, seconds: number): void
}

/** Request durations and the metrics of the application's parts, as Prometheus text. */
export function createMetrics({ open, ...sources }: MetricsParts): Metrics {
  const registry = new Registry()
  registerFigures(registry, sources)
  const requests = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Seconds until a reply was sent, by kind of request and status.',
    labelNames: ['kind', 'status'],
    buckets: [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [registry],
  })

  // Strict, because this exact address is the one that proxies block for visitors.
  const router = Router({ strict: true, caseSensitive: true })
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

/** Headers of proxies, which may be on this machine. */
const FORWARDED = /^(forwarded|via|x-real-ip|x-forwarded-.*)$/

/** 404 unless the request is directly from loopback; a forwarded request came from elsewhere. */
function thisMachineAlone(open: boolean): RequestHandler {
  return (request, _response, next) => {
    const loopback = /^(::ffff:)?127\.|^::1$/.test(request.socket.remoteAddress ?? '')
    const isForwarded = Object.keys(request.headers).some((name) => FORWARDED.test(name))
    if (open || (loopback && !isForwarded)) next()
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
