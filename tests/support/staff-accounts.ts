import type { Page } from 'playwright'
import { button } from './admin-controls.ts'
import { ADMINISTRATOR, type BackOffice } from './back-office.ts'
import type { Site } from './site.ts'

/** Reads what is to be handed over, and closes it. */
export async function handedOver(
  page: Page,
): Promise<{ address: string; userName: string; password: string }> {
  const text = await page.getByRole('dialog').getByLabel('İletilecek metin').inputValue()
  const [address = '', userName = '', password = ''] = text.split('\n').map((line) => line.split(': ')[1])
  await button(page, 'İlettim, kapat').click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  return { address, userName, password }
}

/** Accounts and groups of the staff. */
export function openStaff(site: Site, office: BackOffice) {
  async function addUser(userName: string, groups: readonly string[] = []): Promise<string> {
    const ids = await site.sql('select id from user_group where name = any($1)', [groups])
    const { addUser } = await office.ask<{ addUser: { id: string } }>(
      'mutation ($input: AddUser!) { addUser(input: $input) { id } }',
      {
        input: {
          userName,
          email: `${userName}@example.com`,
          firstName: userName,
          password: ADMINISTRATOR.password,
          groupIds: ids.map(({ id }) => String(id)),
          currentPassword: ADMINISTRATOR.password,
        },
      },
    )
    return addUser.id
  }

  async function addGroup(name: string, roles: readonly string[]): Promise<string> {
    const ids = await site.sql('select id from role where name = any($1)', [roles])
    const { addGroup } = await office.ask<{ addGroup: { id: string } }>(
      'mutation ($input: AddGroup!) { addGroup(input: $input) { id } }',
      { input: { name, roleIds: ids.map(({ id }) => String(id)) } },
    )
    return addGroup.id
  }

  return { addUser, addGroup }
}
