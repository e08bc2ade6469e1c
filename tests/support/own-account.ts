import type { Page } from 'playwright'
import { expect } from 'vitest'
import { graveFaults } from './accessibility.ts'
import { button } from './admin-controls.ts'
import { ADMINISTRATOR, type BackOffice } from './back-office.ts'
import { DESKTOP, PHONE, type Site } from './site.ts'

export const NEXT = 'yalnızca benim bildiğim'
/** A field by its label, behind which an asterisk may stand. */
export const field = (page: Page, name: string) => page.getByLabel(new RegExp(`^${name}(\\s\\*)?$`))

/** Neither the screen of a phone shuts anybody out, nor the wide one. */
export async function isForEverybody(page: Page): Promise<void> {
  expect(await graveFaults(page)).toEqual([])
  await page.setViewportSize(DESKTOP.viewport)
  expect(await graveFaults(page)).toEqual([])
  await page.setViewportSize(PHONE.viewport)
}

/** New users who sign in to their own account. */
export function openOwnAccount(site: Site, office: BackOffice) {
  let added = 0

  /** Under a name of their own. */
  async function addUser(group: string): Promise<{ id: string; userName: string }> {
    const userName = `elif-${++added}-${Date.now()}`
    const [found] = await site.sql('select id from user_group where name = $1', [group])
    const { addUser } = await office.ask<{ addUser: { id: string } }>(
      'mutation ($input: AddUser!) { addUser(input: $input) { id } }',
      {
        input: {
          userName,
          email: `${userName}@example.com`,
          firstName: 'Elif',
          lastName: 'Su',
          password: ADMINISTRATOR.password,
          groupIds: [String(found?.id)],
          currentPassword: ADMINISTRATOR.password,
        },
      },
    )
    return { id: addUser.id, userName }
  }

  async function signIn(page: Page, name: string, password: string): Promise<void> {
    await page.goto(`${site.server.url}/auth/login`)
    await page.getByLabel('E-posta ya da kullanıcı adı').fill(name)
    await field(page, 'Şifre').fill(password)
    await button(page, 'Giriş yap').click()
  }

  return { addUser, signIn }
}
