import { beforeEach, expect, test } from 'vitest'
import { addDays, localDay } from '../../../web/src/rules/opening-hours.ts'
import { openBackOffice } from '../../support/back-office.ts'
import { openSite } from '../../support/site.ts'

const site = openSite()
const office = openBackOffice(site)

const TOMORROW = addDays(localDay(new Date(), 'Europe/Istanbul'), 1)

beforeEach(() => site.sql('delete from reservation'))

/** A guest asks for a table. */
const request = (name: string) =>
  site.sql(
    `insert into reservation (state, at, day, stay_minutes, people, name, by_phone, overbooked)
      values ('NEW', $1, $2, 120, 2, $3, false, false)`,
    [`${TOMORROW}T20:00:00+03:00`, TOMORROW, name],
  )

test('of two tabs of one browser one sounds for each request, and both tell', async () => {
  const { page } = await office.visitor()
  await page.context().addInitScript(() => {
    const { start } = OscillatorNode.prototype
    OscillatorNode.prototype.start = function (...given) {
      document.body.dataset.tones = String(Number(document.body.dataset.tones ?? 0) + 1)
      return start.apply(this, given)
    }
  })
  const pages = [page, await page.context().newPage()]
  for (const each of pages) {
    await each.goto(`${site.server.url}/admin/hours`)
    await expect.poll(() => each.title()).toBe('Çalışma saatleri · Yönetim')
    await each.getByRole('button', { name: 'Hesabım' }).click()
    await each.keyboard.press('Escape')
  }
  const tones = async () => {
    const counts = await Promise.all(
      pages.map((each) => each.evaluate(() => Number(document.body.dataset.tones ?? 0))),
    )
    return counts.reduce((sum, count) => sum + count)
  }
  for (const [index, name] of ['Ayşe Kaya', 'Cem'].entries()) {
    await request(name)
    for (const each of pages)
      await expect
        .poll(() => each.title(), { timeout: 30_000 })
        .toBe(`(${index + 1}) Çalışma saatleri · Yönetim`)
    await page.waitForTimeout(1_000)
    // Each sound has two.
    expect(await tones()).toBe(2 * (index + 1))
  }
}, 90_000)
