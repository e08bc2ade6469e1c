import type { BrowserContextOptions, Locator, Page } from 'playwright'
import { beforeAll, expect } from 'vitest'
import { ADMINISTRATOR, type BackOffice } from './back-office.ts'
import type { Site, Visit } from './site.ts'

export const COOK = 'asci@example.com'

/** The switch by which a dish is sold out on the screen of the menu. */
export const availability = (page: Page, name: string): Locator =>
  page.getByRole('switch', { name: new RegExp(`^${name}: (Var|Tükendi)$`) })

/** A site with a menu editor, dishes of tests, and what guests read of them. */
export function openMenu(site: Site, office: BackOffice) {
  let token: string
  let categories: { id: string; name: string }[]

  beforeAll(async () => {
    const { password } = ADMINISTRATOR
    const [editors] = await site.sql(`select id from user_group where name = 'Menu editors'`)
    const input = { userName: 'asci', email: COOK, password, groupIds: [String(editors?.id)] }
    await office.ask('mutation ($input: AddUser!) { addUser(input: $input) { id } }', { input })
    // As somebody who has chosen a password of their own already.
    await site.sql('update user_account set must_change_password = false where email = $1', [COOK])
    token = await office.signIn(COOK, password)
    ;({ categories } = await site.ask<{ categories: typeof categories }>('{ categories { id name } }'))
  })

  /** The row of a dish in the public menu as text; null if it is not listed. */
  async function onTheSite(name: string): Promise<string | null> {
    const html = await (await fetch(`${site.server.url}/food-collection`)).text()
    const row = html.split('<tr').find((each) => each.includes(`>${name}<`))
    return row?.replace(/<!--.*?-->/g, '').replace(/<[^>]+>/g, ' ') ?? null
  }

  return {
    get categories() {
      return categories
    },
    /** A dish of the first category, without pictures. */
    async addDish(name: string): Promise<string> {
      // A test that is tried again finds nothing of the time before.
      await site.sql('update product set is_deleted = true where name = $1', [name])
      const add = 'mutation ($input: AddProduct!) { addProduct(input: $input) { id } }'
      const input = { name, price: 100, categoryId: categories[0]?.id }
      const data = await office.ask<{ addProduct: { id: string } }>(add, { input })
      return data.addProduct.id
    },
    /** The menu editor, who is signed in already. */
    async editor(path: string, options?: BrowserContextOptions): Promise<Visit> {
      const visit = await office.visitor(options, token)
      await visit.page.goto(`${site.server.url}/admin${path}`)
      return visit
    },
    onTheSite,
    says: (name: string) => expect.poll(() => onTheSite(name)),
  }
}
