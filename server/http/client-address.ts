import type { IncomingMessage } from 'node:http'

/**
 * The address of a client, ahead of Express, which has it as `request.ip`.
 * @param proxies the number of trusted proxies that set `X-Forwarded-For`.
 */
export function clientAddress({ socket, headers }: IncomingMessage, proxies: number): string {
  const forwarded = String(headers['x-forwarded-for'] ?? '').split(',')
  const named = forwarded.map((each) => each.trim()).filter(Boolean)
  const addresses = [socket.remoteAddress ?? '', ...named.reverse()]
  return addresses[Math.min(proxies, addresses.length - 1)] as string
}
