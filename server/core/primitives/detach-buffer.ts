/** A copy in memory of its own: a small buffer is a slice of Node's shared pool, and keeps all 64 KiB of it alive. */
export function detachBuffer(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}
