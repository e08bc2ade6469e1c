import type { OrderLine } from './order-line.ts'

/**
 * Three letters of base 36 for a serving's label: its FNV-1a hash of 32 bits, as UTF-8, modulo 36³.
 * https://datatracker.ietf.org/doc/draft-eastlake-fnv/
 */
export function servingKey(label: string): string {
  let hash = 0x811c9dc5
  for (const byte of new TextEncoder().encode(label)) hash = Math.imul(hash ^ byte, 0x01000193)
  return ((hash >>> 0) % 36 ** 3).toString(36).padStart(3, '0')
}

/** The fragment of an address that shows an order: `#o=1.12x2.13-0abx1&t=7`. */
export function orderFragment(lines: readonly OrderLine[], table: number | null): string {
  const texts = lines.map(
    ({ id, serving, count }) => `.${id}${serving === null ? '' : `-${servingKey(serving)}`}x${count}`,
  )
  return `#o=1${texts.join('')}${table ? `&t=${table}` : ''}`
}
