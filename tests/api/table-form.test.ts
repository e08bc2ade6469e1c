import { once } from 'node:events'
import { get, type IncomingMessage, request } from 'node:http'
import { text } from 'node:stream/consumers'
import { setTimeout as pause } from 'node:timers/promises'
import { gzipSync } from 'node:zlib'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest'
import { addDays, localDay } from '../../web/src/rules/opening-hours.ts'
import { type DemoServer, startDemoServer } from '../support/demo-content.ts'
import { startServer } from '../support/running-server.ts'

const PUBLIC_URL = 'https://sofra.example'
const DAY = addDays(localDay(new Date(), 'Europe/Istanbul'), 3)

let product: DemoServer
let client: pg.Client
/** The fields of the second form, old enough to be sent. */
let second: Record<string, string>

beforeAll(async () => {
  product = await startDemoServer({ PUBLIC_URL, TRUST_PROXY: '1' })
  client = new pg.Client({ connectionString: product.database.url })
  await client.connect()
  await setMode('LIVE')
  second = await secondForm()
})

afterAll(async () => {
  await client.end()
  await product.end()
})

beforeEach(async () => {
  await client.query('delete from reservation')
  await client.query('delete from reservation_origin')
  await setMode('LIVE')
})

async function setMode(mode: string): Promise<void> {
  await changeSite('update site set pages = $1::jsonb where pages is distinct from $1::jsonb', [
    JSON.stringify([{ key: 'book-table', mode }]),
  ])
}

/** Changes what pages show, and waits until the server has heard of it: a page that it kept is rendered anew. */
async function changeSite(statement: string, values: unknown[] = []): Promise<void> {
  const isRendered = async () => {
    const before = await misses()
    await fetch(`${product.url}/about`)
    return (await misses()) !== before
  }
  await isRendered()
  const { rowCount } = await client.query(statement, values)
  if (rowCount) await vi.waitUntil(isRendered)
}

/** Number of replies that the cache had to have made. */
async function misses(): Promise<string | undefined> {
  const text = await (await fetch(`${product.url}/metrics`)).text()
  return /^reply_cache_lookups_total{.*miss.*} (\d+)/m.exec(text)?.[1]
}

/** Sends a form to a page about tables. */
const postTo = (page: string, fields: Record<string, string>, headers: Record<string, string> = {}) =>
  fetch(product.url + page, {
    method: 'POST',
    headers: { 'X-Forwarded-For': '203.0.113.7', ...headers },
    body: new URLSearchParams(fields),
    redirect: 'manual',
  })

/** Sends the form for a table. */
const post = (fields: Record<string, string>, address = '203.0.113.7') =>
  postTo('/book-table', fields, { 'X-Forwarded-For': address })

/** Headers of a form on a page of another site, by browsers that tell more or less. */
const ELSEWHERE: Record<string, string>[] = [
  { Origin: 'https://elsewhere.example', 'Sec-Fetch-Site': 'cross-site' },
  { Origin: 'https://elsewhere.example' },
  { Origin: 'null' },
]

/** The posted form in the hydration state of a page. */
async function postedIn(response: Response) {
  const [, state = '{}'] = /id="state">(.*?)<\/script>/s.exec(await response.text()) ?? []
  return JSON.parse(state).posted
}

const guest = {
  name: 'Ayşe <Kaya>',
  phone: '0532 111 22 33',
  email: '',
  people: '4',
  date: DAY,
  time: '19:00',
  note: 'Cam kenarı',
}

const stored = async () => (await client.query('select name, state, code from reservation')).rows

async function secondForm() {
  const { token, slots } = await postedIn(await post(guest))
  await pause(3_000)
  return { ...guest, token, at: slots.find(({ time }: { time: string }) => time === '19:00').at }
}

describe('without script', () => {
  test('what was typed is read back with the moments of its day, and then stored once', async () => {
    const first = await post(guest)
    expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
    const posted = await postedIn(first)
    expect(posted).toMatchObject({ values: { name: 'Ayşe <Kaya>', people: '4' }, faults: {}, failure: null })
    expect(posted.slots.length).toBeGreaterThan(10)
    const early = await post({ ...guest, token: posted.token, at: posted.slots[0].at })
    expect(early.status).toBe(400)
    expect(await postedIn(early)).toMatchObject({ values: { at: posted.slots[0].at } })
    const again = await post({ ...guest, token: posted.token, at: posted.slots[0].at })
    expect((await postedIn(again)).faults).toEqual({ token: { rule: 'TOKEN_EARLY', params: { seconds: 3 } } })
    const replies = await Promise.all([post(second), post(second)])
    expect(replies.map(({ status }) => status)).toEqual([303, 303])
    const [row, ...others] = await stored()
    expect(others).toEqual([])
    expect(replies.map(({ headers }) => headers.get('location'))).toEqual(
      Array(2).fill(`/book-table/${row.code}`),
    )
  })

  test('faults are told beside what was typed', async () => {
    const posted = await postedIn(
      await post({ ...guest, name: ' ', people: '400', date: 'bugün', note: 'www.example' }),
    )
    expect(posted.faults).toMatchObject({
      name: { rule: 'LENGTH' },
      people: { rule: 'INTEGER_RANGE' },
      date: { rule: 'NOT_A_DATE' },
      note: { rule: 'NO_LINKS' },
    })
    expect(posted).toMatchObject({ slots: null, values: { note: 'www.example' } })
  })

  test('a moment that was taken meanwhile is told, with the moments that are left', async () => {
    const refused = await post({
      ...second,
      at: new Date(new Date(second.at as string).getTime() + 60_000).toISOString(),
    })
    expect(refused.status).toBe(409)
    const posted = await postedIn(refused)
    expect(posted.failure).toMatchObject({ reason: 'SLOT_UNAVAILABLE', params: { times: expect.any(Array) } })
    expect(posted.slots.length).toBeGreaterThan(10)
    expect(await stored()).toEqual([])
  })

  test('a form of another site is answered by the form, and stores nothing', async () => {
    for (const headers of ELSEWHERE) {
      const reply = await postTo('/book-table', second, headers)
      expect(reply.status).toBe(200)
      expect((await postedIn(reply)).slots.length).toBeGreaterThan(10)
    }
    expect(await stored()).toEqual([])
    const own = { Origin: PUBLIC_URL, 'Sec-Fetch-Site': 'same-origin' }
    expect((await postTo('/book-table', second, own)).status).toBe(303)
  })

  test('a used token is told, and another one is given for a second request', async () => {
    await post(second)
    const told = await postedIn(await post({ ...second, people: '5' }))
    expect(told.failure.reason).toBe('KEY_REUSED')
    expect(told.token).not.toBe(second.token)
    await pause(3_000)
    expect((await post({ ...second, people: '5', token: told.token })).status).toBe(303)
    expect(await stored()).toHaveLength(2)
  })

  test('a day without moments is told why, with the nearest day that has some', async () => {
    await changeSite(
      `insert into opening_exception (from_date, to_date, label, closed, created_date) values ($1, $1, 'Tadilat', true, now())`,
      [DAY],
    )
    try {
      const posted = await postedIn(await post(guest))
      expect(posted.slots).toEqual([])
      expect(posted.without).toEqual({
        why: { why: 'EXCEPTION', label: 'Tadilat' },
        nearest: addDays(DAY, 1),
      })
    } finally {
      await changeSite('delete from opening_exception')
    }
  })

  test('a filled trap leads to the first answer', async () => {
    const trapped = await post({ ...second, website: 'https://example.com' })
    expect(trapped.status).toBe(200)
    expect(await stored()).toEqual([])
  })

  test('large bodies, other types and other modes are refused', async () => {
    expect((await post({ ...guest, note: 'x'.repeat(17_000) })).status).toBe(413)
    const json = await fetch(`${product.url}/book-table`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: '{}',
    })
    expect(json.status).toBe(415)
    await setMode('OWN')
    const refused = await post(guest)
    expect([refused.status, refused.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })

  test.each([
    ['that never ends', { 'Transfer-Encoding': 'chunked' }],
    ['that is announced', { 'Content-Length': '17000000' }],
    ['that is compressed', { 'Transfer-Encoding': 'chunked', 'Content-Encoding': 'gzip' }],
  ])('a body beyond the bound %s is refused at once, and its connection ends', async (_, headers) => {
    const began = performance.now()
    const sent = request(`${product.url}/book-table`, {
      method: 'POST',
      agent: false,
      headers: { 'Content-Type': 'application/x-www-form-urlencoded', ...headers },
    })
    const closed = new Promise((resolve) => sent.on('error', () => {}).on('close', resolve))
    const isGzip = 'Content-Encoding' in headers
    const timer = setInterval(() => sent.write(isGzip ? gzipSync('x'.repeat(1_000)) : 'x'.repeat(1_000)), 10)
    const [reply] = (await once(sent, 'response')) as [IncomingMessage]
    expect([reply.statusCode, performance.now() - began < 10_000]).toEqual([isGzip ? 415 : 413, true])
    expect(await text(reply)).toBe(isGzip ? 'Unsupported Media Type' : 'Payload Too Large')
    await closed
    clearInterval(timer)
    expect(performance.now() - began).toBeLessThan(15_000)
  })

  test('a thousand posts of a bot store nothing, and cost other visitors no page', async () => {
    const page = () => fetch(`${product.url}/about`)
    const tag = (await page()).headers.get('etag')
    const before = Number(await misses())
    const statuses = new Map<number, number>()
    for (let each = 0; each < 1_000; each++) {
      const { status } = await post({ ...guest, at: new Date().toISOString(), token: 'x' }, '203.0.113.99')
      statuses.set(status, (statuses.get(status) ?? 0) + 1)
      if (each % 50 === 0) expect((await page()).headers.get('etag')).toBe(tag)
    }
    // 60 are answered in a minute, of which more than one can pass.
    expect([...statuses.keys()].sort()).toEqual([400, 429])
    expect(statuses.get(429)).toBeGreaterThan(700)
    expect(await stored()).toEqual([])
    // The cache is emptied, too, when a machine stands still for so long that its probe of the database gets no answer.
    expect(Number(await misses()) - before).toBeLessThan(10)
    // Behind the same address a guest has the second form open.
    const { token } = second
    await client.query('delete from reservation')
    expect((await post({ ...second, token: token as string }, '203.0.113.99')).status).toBe(303)
  })
})

describe("a guest's page", () => {
  const insert = async (state: string, answered = "now() - interval '1 minute'") => {
    const code = 'abcdefghij0123456789kl'
    await client.query(
      `insert into reservation (state, at, day, stay_minutes, people, name, phone, by_phone, overbooked, code, answered_at)
        values ($1, $2::date + time '16:00', $2, 90, 4, 'Ayşe Kaya', '0532 111 22 33', false, false, $3, ${answered})`,
      [state, DAY, code],
    )
    return code
  }

  test('is kept by nobody, found by no search engine, and written into no log', async () => {
    const code = await insert('CONFIRMED')
    const response = await fetch(`${product.url}/book-table/${code}`)
    const html = await response.text()
    expect(response.status).toBe(200)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    expect(response.headers.get('x-robots-tag')).toBe('noindex')
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).toContain('Ayşe Kaya')
    await client.query("update reservation set state = 'CANCELLED'")
    expect(await (await fetch(`${product.url}/book-table/${code}`)).text()).not.toBe(html)
    await expect.poll(() => product.output()).toContain('/book-table/…')
    expect(product.output()).not.toContain(code)
  })

  test('is the same under every spelling of its address', async () => {
    const code = await insert('CONFIRMED')
    const { hostname, port } = new URL(product.url)
    for (const path of [`/book%2Dtable/${code}`, `/./book-table/${code}`, `/x\\..\\%62ook-table/${code}`]) {
      // `fetch` would write the address anew.
      const [response] = (await once(get({ hostname, port, path }), 'response')) as [IncomingMessage]
      expect(await text(response)).toContain('Ayşe Kaya')
      expect(response.headers['cache-control']).toBe('private, no-store')
      expect(response.headers['x-robots-tag']).toBe('noindex')
      expect(response.headers.etag).toBeUndefined()
    }
    for (const path of [`//book-table/${code}`, `/book-table%2F${code}`, `/menu/book-table;${code}`])
      await once(get({ hostname, port, path }), 'response')
    await expect.poll(() => product.output()).toContain('/menu/book-table;…')
    expect(product.output()).not.toContain(code)
  })

  test('has an entry for calendars while the table is promised', async () => {
    const code = await insert('CONFIRMED')
    const entry = await fetch(`${product.url}/book-table/${code}.ics`)
    expect(entry.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
    const event = (await entry.text()).replaceAll('\r\n ', '')
    expect(event).toContain(`DTSTART;TZID=Europe/Istanbul:${DAY.replaceAll('-', '')}T`)
    expect(event).toContain(`${PUBLIC_URL}/book-table/${code}`)
    for (const change of ['answered_at = now()', "state = 'DECLINED'"]) {
      await client.query(`update reservation set ${change}`)
      expect((await fetch(`${product.url}/book-table/${code}.ics`)).status).toBe(404)
    }
  })

  const giveUp = (code: string, headers = {}, fields: Record<string, string> = { giveUp: '1' }) =>
    postTo(`/book-table/${code}`, fields, headers)

  test.each(['LIVE', 'OWN'])('gives the table up without script while the mode is %s', async (mode) => {
    const code = await insert('CONFIRMED')
    await setMode(mode)
    for (const spelled of [code, code.toUpperCase(), `${code}/`]) {
      const reply = await giveUp(spelled)
      expect([reply.status, reply.headers.get('location')]).toEqual([303, `/book-table/${code}`])
      expect(reply.headers.get('cache-control')).toBe('private, no-store')
      expect(await stored()).toMatchObject([{ state: 'CANCELLED' }])
    }
    await client.query('delete from reservation')
  })

  test('gives nothing up for another site, nor for another form: the answer is the page', async () => {
    const code = await insert('CONFIRMED')
    const replies = await Promise.all([
      ...ELSEWHERE.map((headers) => giveUp(code, headers)),
      giveUp(code, {}, {}),
      giveUp(code, {}, { giveUp: '0' }),
    ])
    for (const reply of replies) {
      expect([reply.status, reply.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
      expect(await reply.text()).toContain('Masanız ayrıldı')
    }
    expect(await stored()).toMatchObject([{ state: 'CONFIRMED' }])
  })

  test('tells what became of a table that is over, and of none', async () => {
    const code = await insert('DECLINED')
    const over = await giveUp(code)
    expect(over.status).toBe(409)
    expect(await over.text()).toContain('Bu kez masa ayıramadık')
    expect((await giveUp('0123456789abcdefghijkl')).status).toBe(404)
    for (const page of [`${code}.ics`, 'x'])
      expect((await postTo(`/book-table/${page}`, { giveUp: '1' })).status).toBe(405)
    const put = await fetch(`${product.url}/book-table/${code}`, { method: 'PUT' })
    expect([put.status, put.headers.get('allow')]).toEqual([405, 'GET, HEAD'])
  })

  test('takes no large body, no other type, and not every attempt of an address', async () => {
    const code = await insert('CONFIRMED')
    expect((await giveUp(code, {}, { giveUp: '1', note: 'x'.repeat(17_000) })).status).toBe(413)
    const json = { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{"giveUp":1}' }
    expect((await fetch(`${product.url}/book-table/${code}`, json)).status).toBe(415)
    const statuses = new Set<number>()
    for (let each = 0; each < 62; each++)
      statuses.add((await giveUp('0123456789abcdefghijkl', { 'X-Forwarded-For': '203.0.113.77' })).status)
    expect(statuses).toEqual(new Set([404, 429]))
    expect(await stored()).toMatchObject([{ state: 'CONFIRMED' }])
  })

  describe('changes a request without script', () => {
    const change = (code: string, fields: Record<string, string>, headers = {}) =>
      postTo(`/book-table/${code}`, fields, headers)
    const rows = async () => (await client.query('select people, version from reservation')).rows
    const AS_IT_WAS = [{ people: 4, version: 1 }]
    const momentsOf = async (reply: Response): Promise<string[]> =>
      (await postedIn(reply)).slots.map(({ at }: { at: string }) => at)

    test('with the moments of the day that it names first, and then with one of them', async () => {
      const code = await insert('NEW', 'null')
      const first = await change(code, { people: '6', date: DAY })
      expect([first.status, first.headers.get('cache-control')]).toEqual([200, 'private, no-store'])
      const html = await first.clone().text()
      expect(html).toContain('Değişikliği gönder')
      expect(html).toContain('<input type="hidden" name="people" value="6"/>')
      const posted = await postedIn(first)
      expect(posted).toMatchObject({ code, values: { people: '6', date: DAY }, faults: {}, failure: null })
      expect(posted.slots.length).toBeGreaterThan(10)
      expect(await rows()).toEqual(AS_IT_WAS)
      const { at } = posted.slots[3]
      for (const spelled of [code, code.toUpperCase()]) {
        const second = await change(spelled, { people: '6', date: DAY, at })
        expect([second.status, second.headers.get('location')]).toEqual([303, `/book-table/${code}`])
      }
      expect(await rows()).toEqual([{ people: 6, version: 2 }])
    })

    test('not for another site: the moments are the answer', async () => {
      const code = await insert('NEW', 'null')
      const [at = ''] = await momentsOf(await change(code, { people: '6', date: DAY }))
      for (const headers of ELSEWHERE) {
        const reply = await change(code, { people: '6', date: DAY, at }, headers)
        expect([reply.status, (await momentsOf(reply)).length > 10]).toEqual([200, true])
      }
      expect(await rows()).toEqual(AS_IT_WAS)
    })

    test.each([
      [{ people: '400', date: DAY }, 200, { people: { rule: 'INTEGER_RANGE' } }],
      [{ people: '6', date: 'bugün' }, 200, { date: { rule: 'NOT_A_DATE' } }],
      [{ people: '6', date: DAY, at: 'x' }, 400, { at: { rule: 'NOT_A_MOMENT' } }],
      [{ people: '1e9', at: '2001-01-01T00:00:00Z' }, 400, { people: { rule: 'INTEGER_RANGE' } }],
    ])('with %o is told what is wrong', async (fields, status, faults) => {
      const code = await insert('NEW', 'null')
      const reply = await change(code, fields)
      expect(reply.status).toBe(status)
      expect((await postedIn(reply)).faults).toMatchObject(faults)
      expect(await rows()).toEqual(AS_IT_WAS)
    })

    test('to a moment without a table is told, with those that are left', async () => {
      const code = await insert('NEW', 'null')
      const reply = await change(code, { people: '6', date: DAY, at: '2001-01-01T00:00:00Z' })
      expect(reply.status).toBe(409)
      const posted = await postedIn(reply)
      expect(posted.failure).toMatchObject({ reason: 'SLOT_UNAVAILABLE' })
      expect(posted.slots.length).toBeGreaterThan(10)
    })

    test('while requests are taken, and it waits for an answer', async () => {
      const code = await insert('NEW', 'null')
      const [at = ''] = await momentsOf(await change(code, { people: '6', date: DAY }))
      await setMode('OWN')
      const [first, second] = [
        await change(code, { people: '6', date: DAY }),
        await change(code, { people: '6', date: DAY, at }),
      ]
      expect([first.status, second.status]).toEqual([200, 409])
      for (const reply of [first, second])
        expect(await reply.text()).toContain('Siteden masa isteği almaya ara verdik')
      await setMode('LIVE')
      await client.query(
        "update reservation set state = 'DECLINED', answered_at = now() - interval '1 minute'",
      )
      const settled = await change(code, { people: '6', date: DAY, at })
      expect(settled.status).toBe(409)
      const html = await settled.text()
      expect(html).toContain('Bu kez masa ayıramadık')
      expect(html).toContain('İsteğiniz buradan artık değiştirilemiyor.')
      expect(html).not.toContain('Değişikliği gönder')
      expect(await rows()).toEqual(AS_IT_WAS)
      expect((await change('0123456789abcdefghijkl', { people: '6', date: DAY })).status).toBe(404)
      expect((await change('0123456789abcdefghijkl', { people: '6', date: DAY, at })).status).toBe(404)
    })
  })

  test('tells a guest without script to renew it, and holds the form that gives up', async () => {
    const code = await insert('NEW', 'null')
    const html = await (await fetch(`${product.url}/book-table/${code}`)).text()
    expect(html).toContain('Yanıtı görmek için bu sayfayı yenileyin')
    expect(html).not.toContain('kendiliğinden')
    expect(html).toContain(`<form action="/book-table/${code}" method="post">`)
  })

  test('is gone before a process serves anything that begins with an old backup', async () => {
    await insert('CONFIRMED')
    await client.query('update reservation set day = current_date - 32')
    const other = await startServer({ databaseUrl: product.database.url })
    expect(await stored()).toEqual([])
    await other.stop()
  })

  test('of an unknown code is not found', async () => {
    for (const path of ['0123456789abcdefghijkl', 'x', 'x.ics', '0123456789abcdefghijkl.ics'])
      expect((await fetch(`${product.url}/book-table/${path}`)).status).toBe(404)
  })
})
