/** Whether only the computer that serves an address reaches it: guests could not open it. */
export function isLoopback(address: string): boolean {
  return /^(127\..*|localhost|\[::1\]|0\.0\.0\.0)$/.test(new URL(address).hostname)
}

/** IPv4 networks that no router of the internet forwards to, by RFC 1918 and RFC 3927. */
const PRIVATE_IPV4 = /^(10\.|192\.168\.|169\.254\.|172\.(1[6-9]|2\d|3[01])\.)/
/** IPv6 addresses of one network, by RFC 4193 and RFC 4291. */
const PRIVATE_IPV6 = /^\[f([cd]|e[89ab])/

/** Whether only the same computer or network reaches an address: nobody else on the internet could open it. */
export function isPrivateAddress(address: string): boolean {
  const { hostname } = new URL(address)
  if (isLoopback(address) || PRIVATE_IPV6.test(hostname)) return true
  if (/^[\d.]+$/.test(hostname)) return PRIVATE_IPV4.test(hostname)
  return !/[.:]/.test(hostname) || /\.(local|localhost|internal|lan|home\.arpa)$/.test(hostname)
}
