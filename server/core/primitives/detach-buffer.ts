/** Copies a buffer out of Node's shared pool, since a small slice keeps all 64 KiB of the pool alive. */
export function detachBuffer(bytes: Buffer): Buffer {
  if (bytes.buffer.byteLength === bytes.length) return bytes
  const own = Buffer.allocUnsafeSlow(bytes.length)
  bytes.copy(own)
  return own
}
