import { type LookupAddress, lookup } from 'node:dns'
import { request as httpRequest, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { request as httpsRequest } from 'node:https'
import { isIP, type LookupFunction } from 'node:net'
import { isPublicAddress } from './public-address.ts'

const MAX_REDIRECTS = 5
const REDIRECTS = new Set([301, 302, 303, 307, 308])

/** Why another server gave no answer that can be used. */
export type OutboundCause =
  | 'UNREACHABLE'
  | 'CERTIFICATE'
  | 'PRIVATE_ADDRESS'
  | 'TIMEOUT'
  | 'TOO_LARGE'
  | 'REDIRECT'

/** Another server gave no answer that can be used. Its text names the host alone: addresses can be secrets. */
export class OutboundError extends Error {
  constructor(
    readonly reason: OutboundCause,
    host: string,
    detail: string,
    /** Whether the request was sent whole, so that the other server may have acted on it. */
    readonly isSent: boolean,
  ) {
    super(`${host}: ${detail}`)
  }
}

interface OutboundBounds {
  /** For the whole of it, redirects included, in ms. */
  readonly timeoutMs: number
  /** The longest body of a reply, in bytes. */
  readonly largest: number
  /** Whether every address of the host has to be one of the internet. */
  readonly isPublic: boolean
  /** Whether a GET may follow a redirect there; none is followed without. */
  readonly mayFollow?: (to: URL) => boolean
}

interface OutboundRequest {
  readonly method?: 'GET' | 'POST'
  readonly headers?: Readonly<Record<string, string>>
  readonly body?: Uint8Array | string
}

export interface OutboundReply {
  readonly status: number
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
  /** Where it came from, after redirects. */
  readonly url: URL
}

/**
 * One exchange with another server, over a connection of its own, within bounds. Certificates are checked, and the
 * addresses that were checked are those that are connected to. A reply of any status is a result.
 * @throws {OutboundError} if there is none within the bounds.
 */
export async function outbound(
  url: URL,
  request: OutboundRequest,
  bounds: OutboundBounds,
): Promise<OutboundReply> {
  const signal = AbortSignal.timeout(bounds.timeoutMs)
  let at = url
  for (let redirects = 0; ; redirects++) {
    const reply = await exchange(at, request, bounds, signal)
    const { location } = reply.headers
    if (!REDIRECTS.has(reply.status) || !location || !bounds.mayFollow || request.method === 'POST')
      return reply
    const to = URL.canParse(location, at) ? new URL(location, at) : null
    if (!to || redirects === MAX_REDIRECTS || !bounds.mayFollow(to))
      throw new OutboundError('REDIRECT', at.host, 'it redirects to where is not followed.', true)
    at = to
  }
}

function exchange(
  url: URL,
  { method = 'GET', headers, body }: OutboundRequest,
  { largest, isPublic, timeoutMs }: OutboundBounds,
  signal: AbortSignal,
): Promise<OutboundReply> {
  const host = url.hostname.replace(/^\[|\]$/g, '')
  let isSent = false
  const failure = (reason: OutboundCause, detail: string) =>
    new OutboundError(reason, url.host, detail, isSent)
  const failed = (error: NodeJS.ErrnoException) => {
    if (error instanceof OutboundError) return error
    if (signal.aborted) return failure('TIMEOUT', `no whole answer within ${timeoutMs / 1_000} s.`)
    if (isOfCertificate(error)) return failure('CERTIFICATE', error.message)
    return failure('UNREACHABLE', error.code ?? 'the connection broke.')
  }
  return new Promise((resolve, reject) => {
    if (isPublic && isIP(host) !== 0 && !isPublicAddress(host)) {
      reject(failure('PRIVATE_ADDRESS', 'its address is none of the internet.'))
      return
    }
    const send = url.protocol === 'https:' ? httpsRequest : httpRequest
    const sent = send(url, {
      method,
      signal,
      agent: false,
      ...(headers ? { headers } : {}),
      ...(isPublic ? { lookup: publicLookup } : {}),
    })
    sent.on('error', (error) => reject(failed(error)))
    sent.on('finish', () => {
      isSent = true
    })
    sent.on('response', (reply) => {
      wholeBody(reply, largest).then(
        (whole) =>
          whole
            ? resolve({ status: reply.statusCode ?? 0, headers: reply.headers, body: whole, url })
            : reject(failure('TOO_LARGE', `its answer is over ${largest} bytes.`)),
        (error) => reject(failed(error)),
      )
    })
    sent.end(body)
  })
}

/** The body of a reply; null, and the connection ended, if it is too long. */
async function wholeBody(reply: IncomingMessage, largest: number): Promise<Buffer | null> {
  const parts: Buffer[] = []
  let length = 0
  for await (const part of reply as AsyncIterable<Buffer>) {
    length += part.length
    if (length > largest) {
      reply.destroy()
      return null
    }
    parts.push(part)
  }
  if (!reply.complete) throw new Error('The connection broke.')
  return Buffer.concat(parts, length)
}

/** Resolves a name as the system does, and refuses one of whose addresses any is not of the internet. */
const publicLookup: LookupFunction = (name, options, done) => {
  lookup(name, { ...options, all: true }, (error, addresses) => {
    const refused = error ?? privateOf(name, addresses)
    if (refused) done(refused, [])
    else if (options.all) done(null, addresses)
    else done(null, addresses[0]?.address ?? '', addresses[0]?.family)
  })
}

const privateOf = (name: string, addresses: readonly LookupAddress[]) =>
  addresses.every(({ address }) => isPublicAddress(address))
    ? null
    : new OutboundError('PRIVATE_ADDRESS', name, 'an address of it is none of the internet.', false)

const isOfCertificate = ({ code = '' }: NodeJS.ErrnoException): boolean =>
  code.startsWith('ERR_TLS_') || code.startsWith('CERT_') || /SELF_SIGNED|UNABLE_TO_|_CERT/.test(code)
