import { createDecipheriv, type ECDH, hkdfSync } from 'node:crypto'

/** The keys of a browser that receives pushes. */
export interface ReceiverKeys {
  readonly keys: ECDH
  readonly auth: Buffer
}

/** Reads the body of a push as a browser does (RFC 8188, RFC 8291): one record, without its padding. */
export function decryptPush(body: Buffer, { keys, auth }: ReceiverKeys): string {
  const salt = body.subarray(0, 16)
  const sender = body.subarray(21, 21 + body.readUInt8(20))
  const secret = keys.computeSecret(sender)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender])
  const input = Buffer.from(hkdfSync('sha256', secret, auth, info, 32))
  const derived = (label: string, length: number) =>
    Buffer.from(hkdfSync('sha256', input, salt, `Content-Encoding: ${label}\0`, length))
  const sealed = body.subarray(21 + sender.length)
  const decipher = createDecipheriv('aes-128-gcm', derived('aes128gcm', 16), derived('nonce', 12))
  decipher.setAuthTag(sealed.subarray(-16))
  const padded = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()])
  return padded.subarray(0, padded.lastIndexOf(2)).toString()
}
