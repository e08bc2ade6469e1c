import type { IncomingMessage, ServerResponse } from 'node:http'
import { bodyReadAhead } from './front.ts'

type Handler = (request: IncomingMessage, response: ServerResponse) => void

/** What is taken on at the same time. Beyond it, everybody would only wait longer for as much as before. */
const MOST_TAKEN = 100
/**
 * What is worked on at the same time: enough to keep one processor busy while others wait for the database. What waits
 * at the door is little; half-done replies that wait for each other grow old, and are costly to clear away.
 */
const MOST_WORKING = 3
/** Whoever takes longer waits for something else: for the database, or for a visitor who reads slowly. */
const LONGEST_WORK_MS = 200
const MESSAGE = 'There are too many requests at the moment. Try again shortly.'
/** Whoever watches the process has to hear of it all the more. */
const ALWAYS = /^\/(healthz|readyz|metrics)\b/

/**
 * Sends away at once what comes while there is more to do than can be done soon, so that what is taken on is answered
 * in time. Reads are counted, and queries whose body is there already: whoever sends slowly holds nobody up.
 */
export class Admission {
  private readonly waiting = new Set<() => void>()
  private taken = 0
  private working = 0
  private done = 0
  private refused = 0

  constructor(
    private readonly most = MOST_TAKEN,
    private readonly mostWorking = MOST_WORKING,
    private readonly longestWorkMs = LONGEST_WORK_MS,
  ) {}

  get load(): { working: number; waiting: number; refused: number } {
    return { working: this.working, waiting: this.waiting.size, refused: this.refused }
  }

  /** @param page what visitors are shown who are sent away. */
  before(next: Handler, page: string): Handler {
    return (request, response) => {
      const isRead = request.method === 'GET' || request.method === 'HEAD' || bodyReadAhead(request)
      const path = request.url ?? ''
      if (!isRead || ALWAYS.test(path) || path.startsWith('/resource/')) return next(request, response)
      if (this.taken < this.most) return this.take(response, () => next(request, response))
      this.refused++
      refuse(path, page, response)
    }
  }

  private take(response: ServerResponse, work: () => void): void {
    let state: 'waiting' | 'working' | 'slow' | 'done' = 'waiting'
    let slow: NodeJS.Timeout | undefined
    const begin = () => {
      this.waiting.delete(begin)
      state = 'working'
      this.working++
      const doneBefore = this.done
      slow = setTimeout(() => {
        state = 'slow'
        this.working--
        if (this.done > doneBefore) this.beginNext()
        // Nothing else is done either: work stands still, and nobody waits for it.
        else for (const each of this.waiting) each()
      }, this.longestWorkMs)
      work()
    }
    const end = () => {
      if (state === 'done') return
      if (state === 'working') this.working--
      this.waiting.delete(begin)
      clearTimeout(slow)
      state = 'done'
      this.done++
      this.taken--
      this.beginNext()
    }
    this.taken++
    // What was sent is finished; who left before that is closed.
    response.once('finish', end).once('close', end)
    this.waiting.add(begin)
    this.beginNext()
  }

  private beginNext(): void {
    const [first] = this.waiting
    if (this.working < this.mostWorking) first?.()
  }
}

/** In the form of whatever was asked. */
function refuse(path: string, page: string, response: ServerResponse): void {
  const [type, body] = refusalFor(path, page, String(response.getHeader('x-request-id') ?? ''))
  response.writeHead(503, {
    'Content-Type': type,
    'Content-Length': Buffer.byteLength(body),
    'Cache-Control': 'no-store',
    'Retry-After': '1',
    'X-Content-Type-Options': 'nosniff',
  })
  response.end(body)
}

function refusalFor(path: string, page: string, traceId: string): [type: string, body: string] {
  if (/^\/graphql\b/i.test(path)) {
    const error = { message: MESSAGE, extensions: { code: 'SERVICE_UNAVAILABLE' } }
    return ['application/json; charset=utf-8', JSON.stringify({ errors: [error] })]
  }
  if (/^\/api\b/i.test(path)) {
    const problem = { type: 'about:blank', title: 'Service Unavailable', status: 503, detail: MESSAGE }
    return [
      'application/problem+json; charset=utf-8',
      JSON.stringify({ ...problem, message: MESSAGE, errors: {}, traceId }),
    ]
  }
  return ['text/html; charset=utf-8', page]
}
