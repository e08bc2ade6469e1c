import { readFileSync } from 'node:fs'
import path from 'node:path'
import vm from 'node:vm'
import { beforeEach, describe, expect, test } from 'vitest'
import type { PushedKind, PushedMessage } from '../rules/pushed-message.ts'

const script = readFileSync(path.resolve(import.meta.dirname, '../../public/admin-worker.js'), 'utf8')
const NOW = new Date('2026-11-25T12:00:00Z')

interface Notice {
  readonly title: string
  readonly options: Record<string, unknown>
  close(): void
}

interface Window {
  readonly url: string
  readonly visibilityState: 'visible' | 'hidden'
}

/** A worker as a browser runs it, on 25 November 2026 at 15.00 in Istanbul. */
function startWorker({ language = 'tr', windows = [] as Window[], now = NOW } = {}) {
  const listeners: Record<string, (event: object) => void> = {}
  let shown: Notice[] = []
  const went: string[] = []
  const badges: (number | null)[] = []
  const clients = windows.map((window) => ({
    ...window,
    focus: async () => {},
    navigate: async (to: string) => void went.push(`navigate ${to}`),
  }))
  class Today extends Date {
    constructor(...given: [] | [string | number]) {
      super(given.length === 0 ? now.getTime() : given[0])
    }
  }
  vm.runInNewContext(script, {
    ...{
      URL,
      Intl,
      console,
      Date: Today,
      navigator: { setAppBadge, clearAppBadge: () => setAppBadge(null) },
    },
    location: new URL(`https://restaurant.example/admin-worker.js?language=${language}`),
    addEventListener: (type: string, listener: (event: object) => void) => {
      listeners[type] = listener
    },
    clients: {
      matchAll: async () => clients,
      openWindow: async (to: string) => void went.push(`open ${to}`),
    },
    registration: {
      getNotifications: async ({ tag }: { tag: string }) =>
        shown.filter(({ options }) => options.tag === tag),
      showNotification: async (title: string, options: Record<string, unknown>) => {
        const notice = {
          title,
          options,
          close: () => {
            shown = shown.filter((each) => each !== notice)
          },
        }
        shown = [...shown.filter((each) => each.options.tag !== options.tag), notice]
      },
    },
  })
  async function setAppBadge(count: number | null) {
    badges.push(count)
  }
  const dispatch = async (type: string, event: object) => {
    let work: unknown
    listeners[type]?.({
      ...event,
      waitUntil: (promise: unknown) => {
        work = promise
      },
    })
    await work
  }
  return {
    went,
    badges,
    notices: () => shown,
    push: (text: string) => dispatch('push', { data: { json: () => JSON.parse(text) } }),
    tell: (message: Partial<PushedMessage> & { kind: PushedKind }) =>
      dispatch('push', { data: { json: () => ({ ...TABLE, ...message }) } }),
    tap: (notice: Notice) =>
      dispatch('notificationclick', { notification: { data: notice.options.data, close: notice.close } }),
  }
}

const TABLE: PushedMessage = {
  ...{ kind: 'TABLE', id: 7, at: '2026-11-25T16:30:00Z', people: 4, timeZone: 'Europe/Istanbul' },
  ...{ concern: null, isOver: false, counts: {}, waiting: 2, tag: 'table-7', isSilent: false },
}

let worker: ReturnType<typeof startWorker>
beforeEach(() => {
  worker = startWorker()
})

const said = () => worker.notices().map(({ title, options }) => [title, options.body])

test('a request is told with its moment and people, and how many wait', async () => {
  await worker.tell({ kind: 'TABLE' })
  expect(said()).toEqual([['Yeni masa isteği', 'bu akşam 19.30 · 4 kişi']])
  expect(worker.notices()[0]?.options).toMatchObject({
    ...{
      tag: 'table-7',
      renotify: true,
      silent: false,
      lang: 'tr',
      data: { to: '/admin/tables?request=7', kind: 'TABLE' },
    },
  })
  expect(worker.badges).toEqual([2])
})

describe('the moment', () => {
  test.each([
    ['2026-11-25T13:30:00Z', 'bugün 16.30'],
    ['2026-11-25T14:00:00Z', 'bu akşam 17.00'],
    ['2026-11-25T20:59:00Z', 'bu akşam 23.59'],
    ['2026-11-25T21:00:00Z', 'yarın 00.00'],
    ['2026-11-26T16:30:00Z', 'yarın 19.30'],
    ['2026-12-01T16:30:00Z', '1 Aralık Salı 19.30'],
  ])('%s is %s', async (at, text) => {
    await worker.tell({ kind: 'TABLE', at })
    expect(said()).toEqual([['Yeni masa isteği', `${text} · 4 kişi`]])
  })

  test('is of the restaurant’s clock, also after midnight', async () => {
    worker = startWorker({ now: new Date('2026-11-25T21:30:00Z') })
    await worker.tell({ kind: 'TABLE', at: '2026-11-26T16:30:00Z' })
    expect(said()).toEqual([['Yeni masa isteği', 'bu akşam 19.30 · 4 kişi']])
  })
})

test('several are counted', async () => {
  await worker.tell({ kind: 'SEVERAL', counts: { TABLE: 3 }, at: null, tag: 'several', waiting: 4 })
  await worker.tell({ kind: 'SEVERAL', counts: { TABLE: 2, CHANGE: 1, ALERT: 1 }, at: null, tag: 'other' })
  expect(said()).toEqual([
    ['3 yeni masa isteği', '4 istek yanıt bekliyor'],
    ['2 yeni masa isteği, 1 değişiklik, 1 uyarı', '2 istek yanıt bekliyor'],
  ])
})

test('other kinds have words of their own, in both languages', async () => {
  const kinds: PushedKind[] = ['CHANGE', 'GIVEN_UP', 'ANSWERED', 'ALERT', 'TEST']
  for (const kind of kinds) await worker.tell({ kind, tag: kind, concern: 'DISK_LOW' })
  expect(said().map(([title]) => title)).toEqual([
    ...['Masa isteği değişti', 'Masadan vazgeçildi', 'Yanıtlandı', 'Site uyarısı', 'Deneme'],
  ])
  worker = startWorker({ language: 'en' })
  for (const kind of ['TABLE', ...kinds] as const) await worker.tell({ kind, tag: kind, concern: 'NEW_ONE' })
  expect(said()).toEqual([
    ['New request for a table', 'tonight 19:30 · 4 guests'],
    ['A request has changed', 'tonight 19:30 · 4 guests'],
    ['A table was given up', 'tonight 19:30 · 4 guests'],
    ['Answered', 'tonight 19:30 · 4 guests'],
    ['Alert of the site', 'Look at the back-office.'],
    ['Trial', 'This device rings.'],
  ])
})

test('an alert that is over says so', async () => {
  await worker.tell({ kind: 'ALERT', concern: 'BACKUP_OLD', isOver: true, waiting: null })
  expect(said()).toEqual([['Düzeldi', 'Yedekler yeniden her gece alınıyor.']])
})

test('a silent one takes the place of its notice without ringing', async () => {
  await worker.tell({ kind: 'TABLE' })
  await worker.tell({ kind: 'ANSWERED', isSilent: true, waiting: 0 })
  expect(said()).toEqual([['Yanıtlandı', 'bu akşam 19.30 · 4 kişi']])
  expect(worker.notices()[0]?.options).toMatchObject({ renotify: false, silent: true })
  expect(worker.badges).toEqual([2, null])
})

test('once none waits, the notice of several goes', async () => {
  await worker.tell({ kind: 'SEVERAL', counts: { TABLE: 2 }, tag: 'several' })
  await worker.tell({ kind: 'ANSWERED', isSilent: true, waiting: 0 })
  expect(said().map(([title]) => title)).toEqual(['Yanıtlandı'])
})

test('before an open back-office what is answered only goes', async () => {
  worker = startWorker({
    windows: [{ url: 'https://restaurant.example/admin/tables', visibilityState: 'visible' }],
  })
  await worker.tell({ kind: 'TABLE' })
  await worker.tell({ kind: 'ANSWERED', isSilent: true })
  expect(said()).toEqual([])
})

test('what cannot be read is shown all the same', async () => {
  for (const text of ['not JSON', '{"kind":"NEW_KIND"}', '{"kind":"SEVERAL","counts":{"NEW_KIND":1}}']) {
    worker = startWorker()
    await worker.push(text)
    expect(said()).toEqual([['Yeni bir haber var', '']])
  }
})

test('a tap leads to the request, in a window that is open or a new one', async () => {
  await worker.tell({ kind: 'TABLE' })
  await worker.tap(worker.notices()[0] as Notice)
  expect([worker.went, said()]).toEqual([['open /admin/tables?request=7'], []])
  worker = startWorker({
    windows: [
      { url: 'https://restaurant.example/food-collection', visibilityState: 'visible' },
      { url: 'https://restaurant.example/admin', visibilityState: 'hidden' },
    ],
  })
  await worker.tell({ kind: 'TABLE' })
  await worker.tap(worker.notices()[0] as Notice)
  expect(worker.went).toEqual(['navigate /admin/tables?request=7'])
})
