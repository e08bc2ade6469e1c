import type { Page } from 'playwright'
import { beforeEach, expect, test } from 'vitest'
import { graveFaults, overflowAt } from '../../support/accessibility.ts'
import { openBackOffice } from '../../support/back-office.ts'
import { ringingPhone } from '../../support/ringing-phone.ts'
import { openSite } from '../../support/site.ts'

const site = openSite()
const office = openBackOffice(site)
const WIDTHS = [320, 390, 768, 1440]

beforeEach(async () => {
  await site.sql('delete from push_device')
  await site.sql('delete from push_use')
})

const phone = (token: string) => ringingPhone(office, token)

const open = async (page: Page, path: string) => {
  await page.goto(`${site.server.url}/admin${path}`)
}
const asked = (page: Page) => page.evaluate(() => Number(localStorage.getItem('test.asked') ?? 0))
const isSubscribed = (page: Page) => page.evaluate(() => localStorage.getItem('test.subscription') !== null)
const rows = () => site.sql('select name, topics from push_device')
const card = (page: Page) => page.getByRole('region', { name: 'Bu cihaz haber versin' })
const ring = (page: Page) => card(page).getByRole('button', { name: 'Bu cihaz haber versin' }).click()

/** Takes all roles from the member who was added last. */
async function endRights() {
  const [member] = await site.sql('select max(id) as id from user_account')
  await office.ask('mutation ($id: ID!) { updateUser(id: $id, input: { groupIds: [] }) { id } }', {
    id: String(member?.id),
  })
}

test('a phone is made to ring by one tap, is never asked unbidden, and is turned off by another', async () => {
  const page = await phone(await office.memberOf('Reception'))
  await open(page, '/account')
  await card(page).getByText('Şifreli, tarayıcının üreticisi').waitFor()
  expect(await graveFaults(page)).toEqual([])
  expect(await overflowAt(page, WIDTHS)).toEqual([])
  expect(await asked(page)).toBe(0)
  await ring(page)
  await page.getByText('Bu cihaz haber veriyor.').waitFor()
  await card(page).getByText('bu cihaz', { exact: true }).waitFor()
  expect(await asked(page)).toBe(1)
  expect(await rows()).toEqual([{ name: 'Linux, Chrome', topics: ['TABLES', 'CHANGES_OF_TABLES'] }])
  expect(await graveFaults(page)).toEqual([])
  expect(await overflowAt(page, WIDTHS)).toEqual([])
  await card(page).getByRole('button', { name: 'Kapat: Linux, Chrome' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Kapat' }).click()
  await page.getByText('Cihaz kapatıldı.').waitFor()
  expect([await rows(), await isSubscribed(page)]).toEqual([[], false])
})

test('what a phone rings for is changed on it, without turning it off', async () => {
  const page = await phone(await office.signIn())
  await open(page, '/account')
  await ring(page)
  await page.getByText('Bu cihaz haber veriyor.').waitFor()
  const stored = () => site.sql('select id, name, topics, quiet_from, quiet_to from push_device')
  const [first] = await stored()
  const change = (name: string) => card(page).getByRole('button', { name: `Değiştir: ${name}` })
  const save = card(page).getByRole('button', { name: 'Kaydet' })
  await change('Linux, Chrome').click()
  await card(page).getByLabel('Cihazın adı').fill('Kasadaki telefon')
  await card(page).getByRole('checkbox', { name: 'Sitenin uyarıları' }).uncheck()
  await card(page).getByLabel('Sessiz saatler: başlangıç').fill('23:30')
  await card(page).getByText('Başlangıcı ve bitişi birlikte yazın.').waitFor()
  expect(await save.isEnabled()).toBe(false)
  await card(page).getByLabel('Sessiz saatler: bitiş').fill('09:00')
  expect(await graveFaults(page)).toEqual([])
  expect(await overflowAt(page, WIDTHS)).toEqual([])
  await save.click()
  await card(page).getByText('sessiz 23.30–09.00').waitFor()
  expect(await stored()).toEqual([
    {
      ...{ id: first?.id, name: 'Kasadaki telefon', topics: ['TABLES', 'CHANGES_OF_TABLES'] },
      ...{ quiet_from: '23:30:00', quiet_to: '09:00:00' },
    },
  ])
  await expect
    .poll(() => change('Kasadaki telefon').evaluate((element) => element === document.activeElement))
    .toBe(true)
  // Opened again, it knows what was chosen.
  await page.reload()
  await change('Kasadaki telefon').click()
  expect(await card(page).getByLabel('Sessiz saatler: bitiş').inputValue()).toBe('09:00')
  expect(await card(page).getByRole('checkbox', { name: 'Sitenin uyarıları' }).isChecked()).toBe(false)
})

test('a change that is refused leaves a phone ringing as before', async () => {
  const page = await phone(await office.memberOf('Reception'))
  await open(page, '/account')
  await ring(page)
  await card(page).getByRole('button', { name: 'Değiştir: Linux, Chrome' }).click()
  await endRights()
  await card(page).getByLabel('Cihazın adı').fill('Başka ad')
  await card(page).getByRole('button', { name: 'Kaydet' }).click()
  await page.getByRole('alert').filter({ hasText: 'yetki' }).waitFor()
  expect(await rows()).toMatchObject([{ name: 'Linux, Chrome' }])
  expect(await isSubscribed(page)).toBe(true)
})

test('a change that is under way is not taken for an entry that the server has lost', async () => {
  const page = await phone(await office.memberOf('Reception'))
  // The renewal is a timer, which the test fires.
  await page.addInitScript((rest) => {
    const { setTimeout } = globalThis
    const left: (() => void)[] = []
    const later = (run: () => void, after: number) =>
      after === rest ? left.push(run) : setTimeout(run, after)
    Object.assign(globalThis, { setTimeout: later, rest: () => left.splice(0).map((run) => run()) })
  }, 2_000)
  await open(page, '/account')
  await ring(page)
  await card(page).getByRole('button', { name: 'Değiştir: Linux, Chrome' }).click()
  await endRights()
  const sent: (() => void)[] = []
  await page.route('**/graphql', async (route) => {
    if (route.request().postDataJSON()?.operationName === 'AddPushDevice')
      await new Promise<void>((resolve) => sent.push(resolve))
    await route.continue()
  })
  await card(page).getByLabel('Cihazın adı').fill('Başka ad')
  await card(page).getByRole('button', { name: 'Kaydet' }).click()
  await expect.poll(() => sent.length).toBe(1)
  await page.evaluate(() => (globalThis as unknown as { rest(): unknown }).rest())
  const waiting = () =>
    page.evaluate(async () => (await navigator.locks.query()).pending?.map(({ name }) => name))
  await expect.poll(waiting).toContain('admin.push')
  expect(sent).toHaveLength(1)
  for (const send of sent) send()
  await page.getByRole('alert').filter({ hasText: 'yetki' }).waitFor()
  expect(await rows()).toMatchObject([{ name: 'Linux, Chrome' }])
  expect(await isSubscribed(page)).toBe(true)
  await page.unrouteAll({ behavior: 'ignoreErrors' })
})

test('after a restore it rings again when the back-office is opened', async () => {
  const page = await phone(await office.memberOf('Reception'))
  await open(page, '/account')
  await ring(page)
  await page.getByText('Bu cihaz haber veriyor.').waitFor()
  await site.sql('delete from push_device')
  await site.sql('delete from push_key')
  await open(page, '/tables')
  await expect.poll(rows).toEqual([{ name: 'Linux, Chrome', topics: ['TABLES', 'CHANGES_OF_TABLES'] }])
  expect(await asked(page)).toBe(1)
})

test('turned off from another device it stays off', async () => {
  const page = await phone(await office.memberOf('Reception'))
  await open(page, '/account')
  await ring(page)
  await page.getByText('Bu cihaz haber veriyor.').waitFor()
  await site.sql('delete from push_device')
  await open(page, '/tables')
  await expect.poll(() => isSubscribed(page)).toBe(false)
  expect(await rows()).toEqual([])
})

test('ends with the session', async () => {
  const page = await phone(await office.memberOf('Reception'))
  await open(page, '/tables')
  await page.getByRole('button', { name: 'Bu cihaz haber versin' }).click()
  await page.getByText('Bu cihaz haber veriyor.').waitFor()
  await page.getByRole('button', { name: 'Hesabım' }).click()
  await page.getByRole('menuitem', { name: 'Çıkış yap' }).click()
  await page.waitForURL(/auth\/login/)
  expect([await rows(), await isSubscribed(page)]).toEqual([[], false])
})

test('the book offers it until somebody has said no, and the dashboard tells of silent phones', async () => {
  const page = await phone(await office.signIn())
  await open(page, '/tables')
  await page.getByRole('button', { name: 'Şimdi değil' }).click()
  await page.getByRole('button', { name: 'Şimdi değil' }).waitFor({ state: 'detached' })
  await site.sql('insert into push_use default values')
  await open(page, '')
  await page.getByText('Telefonlar susuyor').waitFor()
  await page.getByRole('link', { name: 'Cihazlara bak' }).click()
  await card(page).waitFor()
})
