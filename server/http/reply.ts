import type { IncomingMessage, ServerResponse } from 'node:http'
import { promisify } from 'node:util'
import { gzip } from 'node:zlib'

const gzipped = promisify(gzip)

/** Below it, compressing saves less than one packet. */
const MIN_COMPRESSED_BYTES = 1_400
/** Low, because the reply is compressed for one client only. */
const GZIP_LEVEL = 4

/** A complete reply, before it is sent. */
export interface Reply {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: Buffer
  /** Whether it is the same for every anonymous caller, so that the response cache may store it. */
  readonly isPublic?: boolean
}

/** Sends a reply that is not cached, gzipped for callers that accept it. */
export async function sendReply(
  request: IncomingMessage,
  response: ServerResponse,
  { status, headers, body }: Reply,
): Promise<void> {
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
  const control = forCookies(headers['Cache-Control'], response)
  if (control) response.setHeader('Cache-Control', control)
  const compresses = body.length >= MIN_COMPRESSED_BYTES
  if (compresses) addVary(response, 'Accept-Encoding')
  const sent = compresses && accepts(request, 'gzip') ? await gzipped(body, { level: GZIP_LEVEL }) : body
  if (sent !== body) response.setHeader('Content-Encoding', 'gzip')
  if (status !== 204) response.setHeader('Content-Length', sent.length)
  response.writeHead(status)
  response.end(request.method === 'HEAD' || status === 204 ? undefined : sent)
}

/** `private` instead of `public` for a reply that sets a cookie: shared caches must not pass that cookie to others. */
export function forCookies(control: string | undefined, response: ServerResponse): string | undefined {
  return response.hasHeader('set-cookie') ? control?.replace(/\bpublic\b/, 'private') : control
}

/** Adds a request header that the reply depends on to `Vary`. */
function addVary(response: ServerResponse, name: string): void {
  const present = String(response.getHeader('vary') ?? '')
  const names = present.split(/,\s*/).filter(Boolean)
  if (!names.some((each) => each.toLowerCase() === name.toLowerCase())) {
    response.setHeader('Vary', [...names, name].join(', '))
  }
}

const CODINGS = {
  br: /(?:^|[,\s])br\s*(?:;\s*q=([\d.]+)\s*)?(?:,|$)/i,
  gzip: /(?:^|[,\s])gzip\s*(?:;\s*q=([\d.]+)\s*)?(?:,|$)/i,
} as const

/** Whether a request accepts a content coding; `;q=0` refuses it. */
export function accepts({ headers }: IncomingMessage, coding: keyof typeof CODINGS): boolean {
  const match = CODINGS[coding].exec(String(headers['accept-encoding'] ?? ''))
  return match !== null && (match[1] === undefined || Number(match[1]) > 0)
}
