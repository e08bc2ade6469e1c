/**
 * The same bytes in memory of their own, for whoever keeps them: a small buffer is a part of a pool, and keeps all of it,
 * which is many times as much.
 */
export function ownBytes(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}
