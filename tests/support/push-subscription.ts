import { createECDH, randomBytes } from 'node:crypto'

let made = 0

/** A subscription of a browser that nobody else has, as an input of `addPushDevice`. */
export function subscription(host = 'fcm.googleapis.com') {
  const keys = createECDH('prime256v1')
  return {
    endpoint: `https://${host}/fcm/send/device-${++made}`,
    p256dh: keys.generateKeys().toString('base64url'),
    auth: randomBytes(16).toString('base64url'),
  }
}
