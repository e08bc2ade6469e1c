/** Whether this browser can ring, and why not. */
export type PushSupport = 'READY' | 'BLOCKED' | 'HOME_SCREEN' | 'NONE'

interface BrowserFacts {
  readonly hasPush: boolean
  /** Null where there are no notices at all. */
  readonly permission: NotificationPermission | null
  readonly userAgent: string
  readonly isStandalone: boolean
  readonly touchPoints: number
}

/** iPadOS calls itself a Mac. */
const isApplesPhone = ({ userAgent, touchPoints }: BrowserFacts) =>
  /iPhone|iPad|iPod/.test(userAgent) || (/Macintosh/.test(userAgent) && touchPoints > 1)

/** Browsers of iPhones ring from the home screen alone. */
export function supportOf(facts: BrowserFacts): PushSupport {
  if (isApplesPhone(facts) && !facts.isStandalone) return 'HOME_SCREEN'
  if (!facts.hasPush || facts.permission === null) return 'NONE'
  return facts.permission === 'denied' ? 'BLOCKED' : 'READY'
}

export const browserFacts = (): BrowserFacts => ({
  hasPush: 'serviceWorker' in navigator && 'PushManager' in globalThis,
  permission: 'Notification' in globalThis ? Notification.permission : null,
  userAgent: navigator.userAgent,
  isStandalone: matchMedia('(display-mode: standalone)').matches,
  touchPoints: navigator.maxTouchPoints,
})

/** Systems and browsers by what their names have, the more special ones first. */
const SYSTEMS = {
  iPhone: /iPhone/,
  iPad: /iPad/,
  Android: /Android/,
  Windows: /Windows/,
  Mac: /Mac/,
  Linux: /Linux/,
}
const BROWSERS = {
  Edge: /Edg/,
  Firefox: /Firefox|FxiOS/,
  Samsung: /SamsungBrowser/,
  Opera: /OPR/,
  Chrome: /Chrome|CriOS/,
  Safari: /Safari/,
}

/** A name for a device, such as `Android, Chrome`. */
export function proposedName(userAgent: string): string {
  const nameIn = (names: Readonly<Record<string, RegExp>>) =>
    Object.entries(names).find(([, pattern]) => pattern.test(userAgent))?.[0]
  return [nameIn(SYSTEMS), nameIn(BROWSERS)].filter(Boolean).join(', ') || 'Tarayıcı'
}
