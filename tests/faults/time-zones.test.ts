import { rm } from 'node:fs/promises'
import pg from 'pg'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { TIME_ZONE } from '../../server/core/primitives/time-zone.ts'
import { DEFAULT_WEEK } from '../../server/modules/site/site-defaults.ts'
import { stateAt } from '../../web/src/rules/opening-hours.ts'
import { createTestDatabase, type TestDatabase } from '../support/database.ts'
import { makeDataFolder, type RunningServer, startServer } from '../support/running-server.ts'
import { long } from './long.ts'
import { STAFF_ENV, Staff } from './staff.ts'

/** The largest offset, a negative one with daylight saving time, and the restaurant's. */
const ZONES = ['Pacific/Kiritimati', 'America/Los_Angeles', 'Europe/Istanbul'] as const
/** In Kiritimati it was already the next day. */
const ADDED = '2026-06-30T21:30:15.250Z'
const CHANGED = '2026-11-01T08:30:00.000Z'

let database: TestDatabase
let sql: pg.Client
const dataDirs: string[] = []

beforeAll(async () => {
  database = await createTestDatabase()
  sql = new pg.Client({ connectionString: database.url })
  await sql.connect()
  await sql.query(
    `insert into about (created_date, updated_date, description) values ('${ADDED}', '${CHANGED}', 'Taş fırın.')`,
  )
  await sql.query(
    `insert into change (date, action, entity, entity_id) values ('${CHANGED}', 'UPDATE', 'about', 4711)`,
  )
  // A database can be configured to format times differently.
  const name = new URL(database.url).pathname.slice(1)
  await sql.query(`alter database ${name} set timezone = 'Asia/Kathmandu'`)
  await sql.query(`alter database ${name} set datestyle = 'SQL, DMY'`)
})

afterAll(async () => {
  await sql?.end()
  await database?.drop()
  for (const folder of dataDirs) await rm(folder, { recursive: true, force: true })
})

const zones = long ? ZONES : ZONES.slice(0, 2)

describe('in every time zone of the machine', () => {
  const pages: Record<string, string>[] = []

  test.each(zones)('in %s, dates are the same instants, in UTC', async (TZ) => {
    const dataDir = await makeDataFolder()
    dataDirs.push(dataDir)
    const server: RunningServer = await startServer({
      databaseUrl: database.url,
      dataDir,
      env: { ...STAFF_ENV, TZ, PUBLIC_URL: 'https://restaurant.example' },
    })
    try {
      const staff = new Staff(() => server.url)
      await staff.signIn()
      const found = await staff.ask(
        `query ($query: TableQuery) {
          aboutTable(query: $query) { items { createdDate updatedDate } }
          changes(entity: "about", id: 4711) { items { date } }
        }`,
        { query: { filters: [{ field: 'createdDate', value: ADDED }] } },
      )
      expect(found).toEqual({
        aboutTable: { items: [{ createdDate: ADDED, updatedDate: CHANGED }] },
        changes: { items: [{ date: CHANGED }] },
      })
      const listed = await fetch(`${server.url}/api/v1/About/get-all`)
      expect(await listed.json()).toMatchObject([{ createdDate: ADDED, updatedDate: CHANGED }])

      const began = Date.now()
      const { addBlogTag } = await staff.ask<{ addBlogTag: { id: string; createdDate: string } }>(
        'mutation ($name: String!) { addBlogTag(input: { name: $name }) { id createdDate } }',
        { name: TZ },
      )
      const { changes } = await staff.ask<{ changes: { items: { date: string }[] } }>(
        'query ($id: ID) { changes(entity: "blogTag", id: $id) { items { date } } }',
        { id: addBlogTag.id },
      )
      for (const date of [addBlogTag.createdDate, changes.items[0]?.date as string]) {
        expect(date).toMatch(/Z$/)
        expect(Math.abs(Date.parse(date) - began)).toBeLessThan(60_000)
      }

      const shown: Record<string, string> = {}
      for (const page of ['/', '/contact', '/blog', '/food-collection']) {
        shown[page] = await (await fetch(server.url + page)).text()
      }
      expect(shown['/']).toContain('08:00')
      pages.push(shown)
    } finally {
      await server.stop()
    }
  })

  test('every page is the same', () => {
    expect(pages).toHaveLength(zones.length)
    for (const shown of pages) expect(shown).toEqual(pages[0])
  })
})

describe('the opening state', () => {
  const own = process.env.TZ

  afterEach(() => {
    if (own === undefined) delete process.env.TZ
    else process.env.TZ = own
  })

  test.each(ZONES)('uses the clock in Turkey, for a visitor in %s, on nights of clock changes', (TZ) => {
    process.env.TZ = TZ
    expect(new Intl.DateTimeFormat().resolvedOptions().timeZone).toBe(TZ)
    // The days in March and November on which Los Angeles changes its clocks.
    for (const day of ['2026-03-08', '2026-11-01']) {
      const openAt = (time: string) =>
        stateAt({ timeZone: TIME_ZONE, weekly: DEFAULT_WEEK, exceptions: [] }, new Date(`${day}T${time}Z`))
          .isOpen
      expect(['04:59:59', '05:00:00', '10:30:00', '18:59:59', '19:00:00'].map(openAt)).toEqual([
        false,
        true,
        true,
        true,
        false,
      ])
    }
  })
})
