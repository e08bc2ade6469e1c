import type { Page } from 'playwright'
import { beforeEach, describe, expect, test } from 'vitest'
import type { PushedMessage } from '../../../web/src/rules/pushed-message.ts'
import { graveFaults, overflowAt } from '../../support/accessibility.ts'
import { openBackOffice } from '../../support/back-office.ts'
import { openOwnAccount } from '../../support/own-account.ts'
import { ringingPhone } from '../../support/ringing-phone.ts'
import { openSite, PHONE } from '../../support/site.ts'
import { answer, openRequests, row, TOMORROW } from '../../support/table-requests.ts'

const site = openSite()
const office = openBackOffice(site)
const { addUser } = openOwnAccount(site, office)
const { request } = openRequests(site)

beforeEach(async () => {
  for (const table of ['push_device', 'push_use', 'reservation']) await site.sql(`delete from ${table}`)
})

/** A guest asks for a table tomorrow. @returns its id. */
async function asked(name: string, time = '19:30'): Promise<number> {
  await request(name, { time, people: 4 })
  const [stored] = await site.sql('select id from reservation where name = $1', [name])
  return Number(stored?.id)
}

const hasFocus = (page: Page, name: string) =>
  expect.poll(() => row(page, name).evaluate((element) => element === document.activeElement)).toBe(true)
const isShown = (page: Page, day: string) =>
  expect.poll(() => page.getByLabel('Gün', { exact: true }).inputValue()).toBe(day)

describe('the address of a notice', () => {
  test('leads to its request, and shows the book of its day', async () => {
    await asked('Elif Şahin', '18:30')
    const id = await asked('Can Öztürk')
    const { page } = await office.visit(`/tables?request=${id}`, PHONE)
    await hasFocus(page, 'Can Öztürk')
    await isShown(page, TOMORROW)
    await page.getByText('Can Öztürk, Yarın 19.30: bu istek başka bir gün için.').waitFor()
    expect(await graveFaults(page)).toEqual([])
    expect(await overflowAt(page, [320, 390, 1440])).toEqual([])
    // Once it has led there, it says nothing of what is answered here.
    await page.getByRole('button', { name: 'Kapat' }).click()
    await answer(page, 'Can Öztürk', 'Onayla')
    await page.getByRole('button', { name: 'Can Öztürk: Geri al' }).waitFor()
    expect(await page.getByText('bu istek onaylanmış').count()).toBe(0)
  })

  test('leads to the day of a request that was answered, or given up, and says so', async () => {
    const [confirmed, given] = [await asked('Can Öztürk'), await asked('Elif Şahin')]
    await site.sql("update reservation set state = 'CONFIRMED', answered_at = now() where id = $1", [
      confirmed,
    ])
    await site.sql("update reservation set state = 'CANCELLED' where id = $1", [given])
    const { page } = await office.visit(`/tables?request=${confirmed}`, PHONE)
    const sentence = page.getByRole('status').filter({ hasText: 'defteri var' })
    await expect.poll(() => sentence.textContent()).toContain('Can Öztürk, Yarın 19.30: bu istek onaylanmış.')
    await isShown(page, TOMORROW)
    expect(await sentence.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await graveFaults(page)).toEqual([])
    // It is about that day alone.
    await page.getByRole('button', { name: 'Önceki gün' }).click()
    await sentence.waitFor({ state: 'detached' })
    await page.goto(`${site.server.url}/admin/tables?request=${given}`)
    await expect
      .poll(() => sentence.textContent())
      .toContain('Elif Şahin, Yarın 19.30: bu masadan vazgeçilmiş.')
    await page.goto(`${site.server.url}/admin/tables?request=999999`)
    await page.getByText('Bu istek artık kayıtlarda yok.').waitFor()
  })

  test('leads there through the sign-in', async () => {
    const { userName } = await addUser('Reception')
    await site.sql('update user_account set must_change_password = false')
    const id = await asked('Can Öztürk')
    const { page } = await site.visitor(PHONE)
    await page.goto(`${site.server.url}/admin/tables?request=${id}`)
    await page.getByLabel('E-posta ya da kullanıcı adı').fill(userName)
    await page.getByLabel('Şifre', { exact: true }).fill('correct horse battery')
    await page.getByRole('button', { name: 'Giriş yap' }).click()
    await hasFocus(page, 'Can Öztürk')
  })
})

/** A notice that is shown. */
interface Shown {
  readonly title: string
  readonly body: string
  readonly tag: string
}

/**
 * Hands messages to the browser's own worker of the back-office, and taps on the last notice if it is to be tapped. A
 * browser without a window has no notices and refuses to show any, so that they are kept in the worker by their tags, as
 * a browser does; and nobody taps there, without which no window comes to the front.
 * @returns the notices that are shown after each message.
 */
function told(page: Page, messages: readonly PushedMessage[], isTapped = false): Promise<string[][]> {
  const worker = page
    .context()
    .serviceWorkers()
    .findLast((each) => each.url().includes('/admin-worker.js'))
  if (!worker) return Promise.reject(new Error('There is no worker.'))
  return worker.evaluate(
    async ({ messages, isTapped }) => {
      const shown = new Map<string, Shown & { close(): void }>()
      const scope = globalThis as unknown as {
        registration: object
        WindowClient: { prototype: object }
        PushEvent: new (type: string, init: object) => Event
      }
      Object.assign(scope.registration, {
        async showNotification(title: string, options: Omit<Shown, 'title'>) {
          shown.set(options.tag, { ...options, title, close: () => shown.delete(options.tag) })
        },
        async getNotifications({ tag }: { tag?: string } = {}) {
          return [...shown.values()].filter((each) => tag === undefined || each.tag === tag)
        },
      })
      // Its badges end the process there.
      for (const name of ['setAppBadge', 'clearAppBadge'])
        Object.defineProperty(navigator, name, { value: async () => {}, configurable: true })
      Object.assign(scope.WindowClient.prototype, { focus: async () => {} })
      const happens = async (event: Event, more: object = {}) => {
        const work: unknown[] = []
        const waitUntil = (promise: unknown) => work.push(promise)
        dispatchEvent(Object.assign(event, { waitUntil, ...more }))
        await Promise.all(work)
      }
      const seen: string[][] = []
      for (const message of messages) {
        await happens(new scope.PushEvent('push', { data: JSON.stringify(message) }))
        seen.push([...shown.values()].map(({ title, body }) => `${title} · ${body}`))
      }
      const [notification] = shown.values()
      if (isTapped) await happens(new Event('notificationclick'), { notification })
      return seen
    },
    { messages, isTapped },
  )
}

test('the worker says what has come, replaces what it said of the same request, and a tap opens it', async () => {
  const page = await ringingPhone(office, await office.memberOf('Reception'))
  await page.goto(`${site.server.url}/admin/tables`)
  await page.getByRole('button', { name: 'Bu cihaz haber versin' }).click()
  await page.getByText('Bu cihaz haber veriyor.').waitFor()
  const id = await asked('Can Öztürk')
  const message: PushedMessage = {
    ...{ kind: 'TABLE', id, at: `${TOMORROW}T19:30:00+03:00`, people: 4, timeZone: 'Europe/Istanbul' },
    ...{ concern: null, isOver: false, counts: {}, waiting: 1, tag: `table-${id}`, isSilent: false },
  }
  const messages: PushedMessage[] = [
    message,
    { ...message, kind: 'CHANGE', people: 5 },
    { ...message, id: id + 1, tag: `table-${id + 1}`, people: 2, waiting: 2 },
    { ...message, kind: 'ANSWERED', isSilent: true },
  ]
  // The browser may begin the worker anew while it is new.
  await expect
    .poll(() => told(page, messages).catch(String))
    .toEqual([
      ['Yeni masa isteği · yarın 19.30 · 4 kişi'],
      ['Masa isteği değişti · yarın 19.30 · 5 kişi'],
      ['Masa isteği değişti · yarın 19.30 · 5 kişi', 'Yeni masa isteği · yarın 19.30 · 2 kişi'],
      // Whoever sees the back-office sees it there.
      ['Yeni masa isteği · yarın 19.30 · 2 kişi'],
    ])
  await page.goto(`${site.server.url}/admin/account`)
  await page.getByRole('heading', { name: 'Bu cihaz haber versin' }).waitFor()
  await told(page, [message], true)
  await hasFocus(page, 'Can Öztürk')
})
