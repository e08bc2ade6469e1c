import { createECDH, randomBytes } from 'node:crypto'
import type { PushedMessage } from '../../web/src/rules/pushed-message.ts'
import { decryptPush, type ReceiverKeys } from './decrypt-push.ts'
import type { Received } from './open-push-world.ts'

/** A phone whose browser has subscribed. */
export interface Phone extends ReceiverKeys {
  /** Of its subscription, at the push service. */
  readonly path: string
  /** As an input of `addPushDevice`. */
  readonly subscription: { readonly endpoint: string; readonly p256dh: string; readonly auth: string }
}

let made = 0

/** @param service the host of the push service. */
export function newPhone(service: string): Phone {
  const keys = createECDH('prime256v1')
  const auth = randomBytes(16)
  const path = `/fcm/send/device-${++made}`
  const p256dh = keys.generateKeys().toString('base64url')
  const endpoint = `https://${service}${path}`
  return { path, keys, auth, subscription: { endpoint, p256dh, auth: auth.toString('base64url') } }
}

export const messageOf = ({ body }: Received, phone: ReceiverKeys) =>
  JSON.parse(decryptPush(Buffer.from(body, 'base64'), phone)) as PushedMessage
