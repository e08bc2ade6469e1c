import type { Page } from 'playwright'
import type { BackOffice } from './back-office.ts'
import { subscription } from './push-subscription.ts'
import { PHONE } from './site.ts'

/** A phone whose browser subscribes as if it had a push service; none is in a browser of tests. */
export async function ringingPhone(office: BackOffice, token: string): Promise<Page> {
  const visit = await office.visitor({ ...PHONE, serviceWorkers: 'allow' }, token)
  const { page } = visit
  const { p256dh, auth } = subscription()
  await page.context().addInitScript(
    ({ p256dh, auth, start }) => {
      const KEY = 'test.subscription'
      const made = (endpoint: string) => ({
        endpoint,
        toJSON: () => ({ endpoint, keys: { p256dh, auth } }),
        unsubscribe: async () => {
          localStorage.removeItem(KEY)
          return true
        },
      })
      const { prototype } = PushManager as unknown as { prototype: Record<string, unknown> }
      prototype.getSubscription = async () => {
        const endpoint = localStorage.getItem(KEY)
        return endpoint && made(endpoint)
      }
      prototype.subscribe = async () => {
        const endpoint = `https://fcm.googleapis.com/fcm/send/${start}-${Date.now()}`
        localStorage.setItem(KEY, endpoint)
        return made(endpoint)
      }
      // A browser without a window refuses all notices.
      Object.defineProperty(Notification, 'permission', {
        get: () => (localStorage.getItem('test.asked') ? 'granted' : 'default'),
      })
      Notification.requestPermission = async () => {
        localStorage.setItem('test.asked', String(Number(localStorage.getItem('test.asked') ?? 0) + 1))
        return 'granted'
      }
    },
    { p256dh, auth, start: Math.random().toString(36).slice(2) },
  )
  return page
}
