import { buildPushPayload } from '@block65/webcrypto-web-push'
import type { PushedMessage } from '../../../web/src/rules/pushed-message.ts'
import { present } from '../../core/clock.ts'
import { OutboundError, type OutboundReply, outbound } from '../../core/outbound/outbound.ts'
import { retryAfterSeconds } from '../../core/outbound/retry-after.ts'
import type { PushKeyPair } from './push-keys.ts'

/** A push service has nothing to say but a status. */
const BOUNDS = { timeoutMs: 10_000, largest: 4_096, isPublic: true }

/** A browser's subscription. */
export interface Subscription {
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

interface PushHeaders {
  readonly keys: PushKeyPair
  /** The address of the site. */
  readonly subject: string
  /** For how long the push service keeps it for a device that is away, in seconds. */
  readonly seconds: number
  /** A later message of the same topic replaces one that has not been delivered; 32 characters of base64url at most. */
  readonly topic: string
}

/** What became of a message at the push service. */
export type PushDelivery =
  | { readonly outcome: 'TAKEN' }
  /**
   * `GONE` is a subscription that has ended, `UNAUTHORIZED` one that refuses the key of this installation, `FAILED` a
   * message that it does not take.
   */
  | { readonly outcome: 'GONE' | 'UNAUTHORIZED' | 'FAILED'; readonly text: string }
  | {
      readonly outcome: 'LATER'
      readonly text: string
      /** When it asks for the next attempt, in seconds; null if it does not. */
      readonly afterSeconds: number | null
      /** Whether the message was sent without an answer, so that the service may have taken it. */
      readonly isUnheard: boolean
    }

/** Encrypts a message for a device (RFC 8291), padded to one size, and hands it to its push service. */
export async function deliverPush(
  { endpoint, p256dh, auth }: Subscription,
  message: PushedMessage,
  { keys, subject, seconds, topic }: PushHeaders,
): Promise<PushDelivery> {
  const { headers, body } = await buildPushPayload(
    { data: { ...message }, options: { ttl: seconds, urgency: 'high', topic } },
    { endpoint, expirationTime: null, keys: { p256dh, auth } },
    { subject, ...keys },
  )
  try {
    return deliveryOf(
      await outbound(new URL(endpoint), { method: 'POST', headers: withText(headers), body }, BOUNDS),
    )
  } catch (error) {
    if (!(error instanceof OutboundError)) throw error
    return { outcome: 'LATER', text: error.message, afterSeconds: null, isUnheard: error.isSent }
  }
}

function deliveryOf({ status, headers, url }: OutboundReply): PushDelivery {
  const text = `${url.host}: ${status}`
  if (status >= 200 && status < 300) return { outcome: 'TAKEN' }
  if (status === 404 || status === 410) return { outcome: 'GONE', text }
  if (status === 401 || status === 403) return { outcome: 'UNAUTHORIZED', text }
  if (status === 429 || status >= 500)
    return { outcome: 'LATER', text, afterSeconds: retryAfterSeconds(headers, present()), isUnheard: false }
  return { outcome: 'FAILED', text }
}

const withText = (headers: object): Record<string, string> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]))
