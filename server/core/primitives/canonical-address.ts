import { isIPv4, isIPv6 } from 'node:net'

/** The canonical form of everything that is not a network address. */
export const NO_ADDRESS = 'unknown'

const MAX_LENGTH = 64
/** Prefixes below which the last 32 bits are an IPv4 address: mapped, translated (RFC 2765) and NAT64 (RFC 6052). */
const AROUND_IPV4 = ['0:0:0:0:0:ffff', '0:0:0:0:ffff:0', '64:ff9b:0:0:0:0']

/**
 * The identity of a client by address, whatever its spelling: IPv4 in four numbers, also inside IPv6; IPv6 as its /64
 * network, which belongs to one customer; without a port.
 */
export function canonicalAddress(text: string): string {
  const spelling = text.trim()
  if (spelling.length > MAX_LENGTH) return NO_ADDRESS
  const host = withoutPort(spelling)
  if (isIPv4(host)) return host
  if (!isIPv6(host)) return NO_ADDRESS
  const groups = groupsOf(host)
  const ipv4 = AROUND_IPV4.includes(groups.slice(0, 6).join(':'))
  return ipv4 ? dotted(groups.slice(6)) : `${groups.slice(0, 4).join(':')}::/64`
}

/** Strips brackets and port: `1.2.3.4:80`, `[2001:db8::1]:80`, `[2001:db8::1]`. */
function withoutPort(text: string): string {
  const bracketed = /^\[([^\]]+)\](?::\d{1,5})?$/.exec(text)
  return bracketed?.[1] ?? text.replace(/^([\d.]+):\d{1,5}$/, '$1')
}

/** The eight groups in hexadecimal, without leading zeros. */
function groupsOf(host: string): string[] {
  // The URL parser writes every IPv6 address in one form; it does not accept zones, which name a network interface.
  const { hostname } = new URL(`http://[${host.replace(/%.*$/, '')}]`)
  const [left = '', right] = hostname.slice(1, -1).split('::')
  const first = left.split(':').filter(Boolean)
  if (right === undefined) return first
  const last = right.split(':').filter(Boolean)
  return [...first, ...Array<string>(8 - first.length - last.length).fill('0'), ...last]
}

function dotted(groups: readonly string[]): string {
  return groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 0xff])
    .join('.')
}
