import { beforeEach, describe, expect, test } from 'vitest'
import { graveFaults } from '../support/accessibility.ts'
import { button, notice } from '../support/admin-controls.ts'
import { ADMINISTRATOR, confirmWith, openBackOffice } from '../support/back-office.ts'
import { field, isForEverybody, NEXT, openOwnAccount } from '../support/own-account.ts'
import { openSite, PHONE } from '../support/site.ts'

const site = openSite()
const office = openBackOffice(site)
const { addUser, signIn } = openOwnAccount(site, office)

// The limit counts all attempts of a minute, whichever test they are of.
beforeEach(async () => {
  await site.sql('delete from sign_in_attempt')
})

describe('on a phone', () => {
  test('D146: somebody new has to choose a password of their own, and lands on the dashboard', async () => {
    const { userName: name } = await addUser('Menu editors')
    const { page, noise } = await site.visitor(PHONE)
    await signIn(page, name, ADMINISTRATOR.password)
    await page.getByRole('heading', { name: 'Önce kendi şifrenizi belirleyin' }).waitFor()
    // Nothing else can be reached, neither by its address.
    await page.goto(`${site.server.url}/admin/product`)
    await page.getByRole('heading', { name: 'Önce kendi şifrenizi belirleyin' }).waitFor()
    expect(await page.getByRole('menuitem').count()).toBe(0)
    await isForEverybody(page)

    await field(page, 'Şimdiki şifre').fill('not the password')
    await field(page, 'Yeni şifre').fill(NEXT)
    await button(page, 'Şifreyi değiştir').click()
    await page.getByText('Bu, sizin şu anki şifreniz değil.').waitFor()
    await field(page, 'Şimdiki şifre').fill(ADMINISTRATOR.password)
    await field(page, 'Yeni şifre').fill(`${name}@example.com`)
    await button(page, 'Şifreyi değiştir').click()
    await page.getByText('sitenin adı olamaz').waitFor()
    await field(page, 'Yeni şifre').fill(NEXT)
    await button(page, 'Şifreyi değiştir').click()
    await expect.poll(() => page.locator('main').textContent()).toMatch(/, Elif/)
    expect(new URL(page.url()).pathname).toBe('/admin')
    await page.reload()
    await expect.poll(() => page.locator('main').textContent()).toMatch(/, Elif/)

    // The next sign-in asks for nothing.
    await signIn(page, name, NEXT)
    await expect.poll(() => page.locator('main').textContent()).toMatch(/, Elif/)
    expect(noise).toEqual([])
  })

  test('D146: everybody finds their own account in the menu under their name', async () => {
    const { page, noise } = await office.visitor(PHONE, await office.memberOf('Menu editors'))
    await page.goto(`${site.server.url}/admin`)
    await button(page, 'Hesabım').click()
    await page.getByRole('menuitem', { name: 'Hesabım' }).click()
    await page.getByRole('heading', { name: 'Oturumlar' }).waitFor()
    expect(await page.locator('main').textContent()).toContain('@example.com')
    await page.getByText('geçiş anahtarı için sitenin https ile başlayan').waitFor()
    await isForEverybody(page)

    await button(page, 'Diğer oturumları kapat').click()
    await page.getByRole('dialog').getByRole('button', { name: 'Diğer oturumları kapat' }).click()
    await expect.poll(() => notice(page).textContent()).toContain('Diğer oturumlarınız kapandı')
    await field(page, 'Şimdiki şifre').fill(ADMINISTRATOR.password)
    await field(page, 'Yeni şifre').fill(NEXT)
    await button(page, 'Şifreyi değiştir').click()
    await expect.poll(() => notice(page).textContent()).toContain('Şifreniz değişti')
    await expect.poll(() => field(page, 'Yeni şifre').inputValue()).toBe('')
    await page.reload()
    await page.getByRole('heading', { name: 'Oturumlar' }).waitFor()
    expect(noise).toEqual([])
  })
})

test('the own password is changed on the own screen and not reset, which could lock out', async () => {
  const [own] = await site.sql('select id from user_account where email = $1', [ADMINISTRATOR.email])
  const { page } = await office.visit(`/user/${own?.id}`)
  const account = page.locator('main').getByRole('link', { name: 'Hesabım' })
  await account.waitFor()
  expect(await button(page, 'Şifreyi sıfırla').count()).toBe(0)
  await account.click()
  await page.waitForURL(`${site.server.url}/admin/account`)
})

test('D155: a removed user is erased after a question, and cannot be restored', async () => {
  const { id, userName } = await addUser('Menu editors')
  await office.ask('mutation ($id: ID!) { removeUser(id: $id) }', { id })
  const { page, noise } = await office.visit('/user')
  await button(page, 'Kaldırılanlar').click()
  const row = page.getByRole('row', { name: new RegExp(userName) })
  await row.getByRole('button', { name: 'Verilerini sil' }).click()
  const question = page.getByRole('dialog')
  await expect.poll(() => question.textContent()).toContain('geri alınamaz')
  await question.getByRole('button', { name: 'Verilerini sil' }).click()
  const erased = page.getByRole('row', { name: new RegExp(`erased-${id}`) })
  await erased.getByText('Verileri silindi').waitFor()
  expect(await erased.getByRole('button', { name: 'Geri getir' }).count()).toBe(0)
  expect(await erased.getByRole('button', { name: 'Verilerini sil' }).count()).toBe(0)
  expect(noise).toEqual([])
})

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
  await page
    .getByRole('region', { name: 'Programlar' })
    .getByText(/son kullanım/)
    .waitFor()
  await page.goto(`${site.server.url}/admin/changes`)
  await page.getByText(/\(Kasa 1\)/).waitFor()

  await page.goto(`${site.server.url}/admin/account`)
  await button('Kaldır: Kasa 1').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Kaldır' }).click()
  await page.getByText('Programın anahtarı kaldırıldı').waitFor()
  await expect.poll(() => page.getByText('Kasa 1').count()).toBe(0)
  expect(await site.sql('select from api_token')).toEqual([])
})
