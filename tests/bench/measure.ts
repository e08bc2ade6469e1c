import autocannon from 'autocannon'
import { ask, type Question, type Target } from './processes.ts'

export interface Figures {
  readonly perSecond: number
  /** Processor time of the server process for each reply. */
  readonly cpuMicroseconds: number
  readonly p50: number
  readonly p99: number
}

export interface Load {
  readonly seconds: number
  readonly connections: number
  /** Requests per second, sent without waiting for replies; unlimited if omitted. */
  readonly rate?: number
}

/**
 * One round. The reply is verified before it is counted, and each reply must have its status.
 * @throws {Error} that names the case.
 */
export async function measure(
  target: Target,
  question: Question,
  load: Load,
  status = 200,
): Promise<Figures> {
  const first = await ask(target.url, question)
  if (first.status !== status) throw new Error(`${question.path}: ${first.status} instead of ${status}.`)
  const before = await target.cpu()
  const result = await autocannon({
    url: target.url + question.path,
    connections: load.connections,
    duration: load.seconds,
    method: question.body ? 'POST' : 'GET',
    headers: {
      'accept-encoding': 'br',
      ...(question.body && { 'content-type': 'application/json' }),
      ...question.headers,
    },
    ...(question.body && { body: question.body }),
    ...(load.rate && { overallRate: load.rate }),
  })
  const replies = result.requests.total
  const expected = result.statusCodeStats?.[`${status}`]?.count ?? 0
  if (result.errors > 0 || result.timeouts > 0 || expected < replies) {
    throw new Error(`${question.path}: ${replies - expected} replies of ${replies} were not ${status}.`)
  }
  return {
    perSecond: result.requests.average,
    cpuMicroseconds: (((await target.cpu()) - before) / replies) * 1e6,
    p50: result.latency.p50,
    p99: result.latency.p99,
  }
}

/** Number of replies after which V8 has compiled the rendering code. */
const COMPILED_AFTER = 1_500

/** Loads a server until its code is compiled, which takes some seconds, longer for slow replies. */
export async function warmUp(target: Target, question: Question, load: Load, status = 200): Promise<void> {
  let replies = 0
  while (replies < COMPILED_AFTER) {
    const { perSecond } = await measure(target, question, load, status)
    replies += perSecond * load.seconds
  }
}

export const median = (values: readonly number[]) =>
  [...values].sort((a, b) => a - b)[values.length >> 1] as number

/** The median of each metric. */
export function typical(rounds: readonly Figures[]): Figures {
  const of = (name: keyof Figures) => median(rounds.map((round) => round[name]))
  return {
    perSecond: of('perSecond'),
    cpuMicroseconds: of('cpuMicroseconds'),
    p50: of('p50'),
    p99: of('p99'),
  }
}
