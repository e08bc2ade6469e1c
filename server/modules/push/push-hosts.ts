import { isLoopback } from '../../../web/src/rules/loopback.ts'

/** The registrable domains of the push services of browsers. */
const PUSH_DOMAINS = ['googleapis.com', 'google.com', 'mozilla.com', 'apple.com', 'windows.com']

/** Whether an address is one of a push service of a browser's vendor, written as browsers do: the same one has one text. */
export function isPushService(address: string): boolean {
  const url = URL.parse(address)
  return (
    url !== null &&
    url.href === address &&
    url.hash === '' &&
    url.protocol === 'https:' &&
    url.port === '' &&
    url.username === '' &&
    url.password === '' &&
    PUSH_DOMAINS.some((domain) => url.hostname.endsWith(`.${domain}`))
  )
}

/** Whether browsers subscribe to pushes at an address: over https, and on this machine. */
export const isRingingAddress = (publicUrl: string): boolean =>
  publicUrl.startsWith('https:') || isLoopback(publicUrl)
