import { expect, test } from 'vitest'
import { graveFaults } from '../support/accessibility.ts'
import { ADMINISTRATOR, confirmWith, openBackOffice } from '../support/back-office.ts'
import { openSite, PHONE } from '../support/site.ts'

const site = openSite()
const office = openBackOffice(site)

test('a program gets a key that is shown once, works, names itself in the history, and is removed', async () => {
  const { page } = await office.visit('/account', { ...PHONE })
  const button = (name: string | RegExp) => page.getByRole('button', { name })
  await button('Program ekle').click()
  const form = page.getByRole('dialog', { name: 'Yeni program' })
  await form.getByRole('button', { name: 'Anahtarı oluştur' }).click()
  await expect.poll(() => form.getByText('Bu alan gerekli').count()).toBe(2)
  expect(await graveFaults(page)).toEqual([])
  await form.getByLabel(/^Adı/).fill('Kasa 1')
  await form.getByLabel(/^Tükendi/).check()
  await form.getByRole('button', { name: 'Anahtarı oluştur' }).click()
  await confirmWith(page, 'yanlış şifre')
  await confirmWith(page, ADMINISTRATOR.password)
  const made = page.getByRole('dialog', { name: 'Programın anahtarı' })
  const token = await made.getByLabel('Anahtar').inputValue()
  expect(token).toMatch(/^rs_[\w-]{43}$/)
  expect(await graveFaults(page)).toEqual([])
  await made.getByRole('button', { name: 'Kapat' }).click()
  await page.getByText('henüz kullanılmadı').waitFor()

  const [dish] = await site.sql('select id, name from product where not is_deleted order by id limit 1')
  const reply = await fetch(`${site.server.url}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
    body: JSON.stringify({
      query: `mutation { updateProduct(id: ${dish?.id}, input: { availiblity: false }) { availiblity } }`,
    }),
  })
  expect(await reply.json()).toMatchObject({ data: { updateProduct: { availiblity: false } } })
  await page.reload()
  await page.getByText(/son kullanım/).waitFor()
  await page.goto(`${site.server.url}/admin/changes`)
  await page.getByText(/\(Kasa 1\)/).waitFor()

  await page.goto(`${site.server.url}/admin/account`)
  await button('Kaldır: Kasa 1').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Kaldır' }).click()
  await page.getByText('Programın anahtarı kaldırıldı').waitFor()
  await expect.poll(() => page.getByText('Kasa 1').count()).toBe(0)
  expect(await site.sql('select from api_token')).toEqual([])
})
