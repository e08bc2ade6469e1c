import type { Page } from 'playwright'
import { beforeEach, describe, expect, test } from 'vitest'
import { graveFaults } from '../support/accessibility.ts'
import { button, field, notice } from '../support/admin-controls.ts'
import { goTo, openBackOffice } from '../support/back-office.ts'
import { openSite, PHONE } from '../support/site.ts'
import { handedOver, openStaff } from '../support/staff-accounts.ts'

const site = openSite()
const office = openBackOffice(site)
const { addUser, addGroup } = openStaff(site, office)

// The limit counts all attempts of a minute, whichever test they are of.
beforeEach(async () => {
  await site.sql('delete from sign_in_attempt')
})
const rail = (page: Page) => page.getByRole('menu').getByRole('menuitem')

describe('an administrator', () => {
  test('invites somebody, who signs in with what is handed over and finds menu screens alone', async () => {
    const { page } = await office.visit('/user/create')
    await field(page, 'E-posta').fill('ayse.usta@example.com')
    await expect.poll(() => field(page, 'Kullanıcı adı').inputValue()).toBe('ayse.usta')
    await field(page, 'Ad').fill('Ayşe')
    await page.getByLabel('Menü editörleri').check()
    await button(page, 'Kaydet').click()
    const { address, userName, password } = await handedOver(page)
    expect([address, userName]).toEqual([`${site.server.url}/auth/login`, 'ayse.usta'])
    await page.getByRole('cell', { name: 'ayse.usta', exact: true }).waitFor()

    const guest = await site.visit('/auth/login')
    await guest.page.getByLabel('E-posta ya da kullanıcı adı').fill(userName)
    await guest.page.getByLabel('Şifre', { exact: true }).fill(password)
    await guest.page.getByRole('button', { name: 'Giriş yap' }).click()
    await field(guest.page, 'Şimdiki şifre').fill(password)
    await field(guest.page, 'Yeni şifre').fill('yalnızca benim bildiğim')
    await button(guest.page, 'Şifreyi değiştir').click()
    await expect
      .poll(() => rail(guest.page).allTextContents())
      .toEqual([
        'Genel bakış',
        'Menü',
        'Fiyatlar',
        'Gıda bilgisi',
        'Basılı listeler',
        'Menüyü içeri al',
        'Çeviriler',
        'Değişiklikler',
        'Rehber',
      ])
    await expect.poll(() => guest.page.locator('main').textContent()).toMatch(/, Ayşe/)
  })

  test('is not offered to close, or remove, their own account, nor to rename a built-in role', async () => {
    const { page } = await office.visit('/user/1')
    await expect.poll(() => page.locator('main').textContent()).toContain('Bu sizin hesabınız')
    expect(await button(page, 'Hesabı kapat').count()).toBe(0)
    expect(await button(page, 'Kaldır').count()).toBe(0)
    await goTo(page, '/role/1')
    await expect.poll(() => page.locator('main').textContent()).toContain('yazılımın kendisinindir')
    expect(await field(page, 'Ad').isDisabled()).toBe(true)
    expect(await button(page, 'Kaydet').count()).toBe(0)
  })
})

describe('permissions', () => {
  test('change by a checkbox, from the next request on, and back by undo', async () => {
    await addGroup('Tatlıcılar', ['product.manage'])
    const id = await addUser('tatlici', ['Tatlıcılar'])
    await site.sql("update user_account set first_name = 'Pelin', last_name = 'Şeker' where id = $1", [id])
    const token = await office.signIn('tatlici@example.com')
    const roles = async () => {
      const reply = await fetch(`${site.server.url}/graphql`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json', Authorization: `Bearer ${token}` },
        body: JSON.stringify({ query: '{ myRoles }' }),
      })
      return ((await reply.json()) as { data: { myRoles: string[] } }).data.myRoles.toSorted()
    }
    const { page } = await office.visit('/permissions')
    const tick = page.getByRole('checkbox', { name: 'Tatlıcılar: Blog' })
    await tick.press('Space')
    await expect.poll(() => notice(page).textContent()).toContain('Tatlıcılar artık yapabilir: Blog')
    expect(await roles()).toEqual(['blog.manage', 'product.manage'])
    await notice(page).getByRole('button', { name: 'Geri al' }).click()
    await expect.poll(() => tick.isChecked()).toBe(false)
    await expect.poll(roles).toEqual(['product.manage'])
    const head = page.getByRole('columnheader', { name: /Tatlıcılar/ })
    expect(await head.textContent()).toContain('Pelin Şeker')
    // What comes with another permission is ticked, and not to be taken away.
    for (const [name, isImplied] of [
      ['Yöneticiler: Yemekler', true],
      ['Tatlıcılar: Tükendi işareti', true],
      ['Tatlıcılar: Yemekler', false],
    ] as const) {
      const box = page.getByRole('checkbox', { name, exact: true })
      expect([name, await box.isChecked(), await box.isDisabled()]).toEqual([name, true, isImplied])
    }
  })

  test('can be changed by those who hold the permission themselves', async () => {
    await addGroup('Ekip', ['user.manage', 'group.manage', 'product.manage'])
    await addUser('sef', ['Ekip'])
    const { page } = await office.visitor(PHONE, await office.signIn('sef@example.com'))
    await page.goto(`${site.server.url}/admin/permissions`)
    const part = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) })
    await part('Menü editörleri').click()
    const category = page.getByRole('checkbox', { name: 'Menü editörleri: Kategoriler' })
    await category.waitFor()
    // It holds categories, which they do not: nothing of it is theirs to change.
    expect(await category.isDisabled()).toBe(true)
    expect(await page.getByRole('checkbox', { name: 'Menü editörleri: Yemekler' }).isDisabled()).toBe(true)
    await part('Ekip').click()
    const own = page.getByRole('checkbox', { name: 'Ekip: Yemekler' })
    await own.waitFor()
    expect(await own.isDisabled()).toBe(false)
    expect(await page.getByRole('checkbox', { name: 'Ekip: Kategoriler' }).isDisabled()).toBe(true)
    expect(await graveFaults(page)).toEqual([])

    await goTo(page, '/user/1')
    await expect.poll(() => page.locator('main').textContent()).toContain('değiştiremezsiniz')
    expect(await field(page, 'E-posta').isDisabled()).toBe(true)
    await goTo(page, '/user/create')
    await expect.poll(() => page.getByLabel('Ekip').isEnabled()).toBe(true)
    expect(await page.getByLabel('Yöneticiler').count()).toBe(0)
    expect(await page.getByLabel('Menü editörleri').count()).toBe(0)
  })
})
