import type { IncomingMessage, ServerResponse } from 'node:http'
import { raw } from 'express'
import { BadInputError, PayloadTooLargeError } from '../core/errors.ts'
import { MEBIBYTE } from '../core/primitives/units.ts'
import { BytesInFlight } from './bytes-in-flight.ts'
import { JSON_BOUNDS, type JsonBounds, parseJson, STRANGER_BOUNDS } from './json-nesting.ts'

/** Bounds of a JSON body. */
export interface JsonLimits extends JsonBounds {
  /** In bytes, after decompression. */
  readonly bytes: number
}

/** By who sends it. */
export const JSON_LIMITS = {
  /** A sign-in: a name and a password. */
  signIn: { ...STRANGER_BOUNDS, bytes: 16 * 1024 },
  /** A caller without a valid token. */
  anonymous: { ...STRANGER_BOUNDS, bytes: 128 * 1024 },
  signedIn: { ...JSON_BOUNDS, bytes: MEBIBYTE },
} as const satisfies Readonly<Record<string, JsonLimits>>

/** Of all bodies in memory, one address may have a quarter, so that it does not keep the others from sending theirs. */
const inFlight = new BytesInFlight({
  bytes: 32 * MEBIBYTE,
  perAddress: 8 * MEBIBYTE,
  reason: 'OVERLOADED',
})

/**
 * A JSON body that has arrived. Its values take up to twenty times the memory of its bytes, so that it is parsed once
 * its request is handled, and not while it waits.
 */
export class JsonBody {
  private bytes: Buffer | null
  private parsed: unknown

  constructor(
    bytes: Buffer,
    private readonly decoder: TextDecoder,
    private readonly bounds: JsonBounds,
    private readonly released: () => void,
  ) {
    this.bytes = bytes
  }

  /** In bytes; 0 once it is parsed. */
  get size(): number {
    return this.bytes?.length ?? 0
  }

  /** The value; an empty object for an empty body. @throws {BadInputError} */
  value(): unknown {
    if (this.bytes) {
      const text = this.decoder.decode(this.bytes)
      this.bytes = null
      this.released()
      this.parsed = text === '' ? {} : parsedBody(text, this.bounds)
    }
    return this.parsed
  }
}

function parsedBody(text: string, bounds: JsonBounds): unknown {
  try {
    return parseJson(text, bounds)
  } catch (error) {
    throw error instanceof SyntaxError ? new BadInputError('MALFORMED_JSON') : error
  }
}

interface Limits {
  readonly limits: JsonLimits
  /** The client's address in its canonical form. */
  readonly address: string
}

/**
 * Receives a JSON body without parsing it. Its bytes count towards those in flight until it is parsed or answered.
 * @throws {BadInputError}, {PayloadTooLargeError} and {OverloadedError}
 * @throws {UnsupportedBody} for a character or content encoding that is not supported.
 */
export async function receiveJson(
  request: IncomingMessage,
  response: ServerResponse,
  { limits, address }: Limits,
): Promise<JsonBody> {
  const most = limits.bytes
  const decoder = decoderOf(request)
  const { 'content-length': length, 'content-encoding': encoding = 'identity' } = request.headers
  const announced = encoding === 'identity' && length !== undefined ? Number(length) : most
  if (announced > most) throw new PayloadTooLargeError('BODY_TOO_LARGE', { max: most })
  const { promise: body, resolve, reject } = Promise.withResolvers<Buffer>()
  const { arrived, release } = inFlight.reserve(announced, address, (error) => {
    reject(error)
    // Otherwise the rest of it would still be received.
    response.shouldKeepAlive = false
    response.once('finish', () => request.destroy())
  })
  response.once('close', release)
  raw({ limit: most, type: () => true })(request as never, response as never, (error?: unknown) => {
    const { body: received } = request as { body?: unknown }
    if (error) reject(unreadable(error, most))
    else resolve(Buffer.isBuffer(received) ? received : Buffer.alloc(0))
  })
  const bytes = await body
  arrived()
  delete (request as { body?: unknown }).body
  return new JsonBody(bytes, decoder, limits, release)
}

export class UnsupportedBody extends BadInputError {}

const utf8 = new TextDecoder()

/** JSON is Unicode, by default UTF-8. */
function decoderOf({ headers }: IncomingMessage): TextDecoder {
  const [, charset] = /;\s*charset="?([^\s;"]+)/i.exec(headers['content-type'] ?? '') ?? []
  if (charset === undefined || /^utf-8$/i.test(charset)) return utf8
  try {
    if (/^utf-/i.test(charset)) return new TextDecoder(charset)
  } catch {
    // No known encoding.
  }
  throw new UnsupportedBody('UNREADABLE_BODY', { detail: `unsupported charset "${charset.slice(0, 40)}"` })
}

/** Converts a failure of body-parser to the error for the caller; unexpected failures are returned unchanged. */
function unreadable(error: unknown, most: number): unknown {
  const { status, message } = error as { status?: number; message?: string }
  if (status === 413) return new PayloadTooLargeError('BODY_TOO_LARGE', { max: most })
  if (status === undefined || status >= 500) return error
  const Refusal = status === 415 ? UnsupportedBody : BadInputError
  return new Refusal('UNREADABLE_BODY', { detail: String(message) })
}
