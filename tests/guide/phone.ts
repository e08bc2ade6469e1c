import type { Locator, Page } from 'playwright'

export const ADMINISTRATOR = { email: 'admin@example.com', password: 'correct horse battery' } as const

/** Dependencies of a task's steps. */
export interface Phone {
  readonly page: Page
  /** Opens a screen of the back-office by its path below `/admin`. */
  open(path: string): Promise<void>
  /** Opens a page of the site. */
  visit(path: string): Promise<void>
  /** Queries the API as the administrator. */
  ask<Data = Record<string, never>>(query: string, variables?: object): Promise<Data>
  /** Signs in a user on the page of the site. */
  signIn(email: string, password: string): Promise<void>
  button(name: string): Locator
  field(name: string): Locator
  /** Scrolls to the subject of the picture, and draws a frame around it. */
  point(at: Locator): Promise<void>
}

/** @param url the address of the running product. */
export function phoneOn(page: Page, url: string, token: string): Phone {
  return {
    page,
    async open(path) {
      await page.goto(`${url}/admin${path}`)
      await page.locator('#main-content').waitFor()
    },
    async visit(path) {
      await page.goto(url + path)
    },
    ask: (query, variables = {}) => ask(url, query, variables, token),
    async signIn(email, password) {
      await page.goto(`${url}/auth/login`)
      await page.evaluate(() => localStorage.clear())
      await page.getByLabel('E-posta ya da kullanıcı adı').fill(email)
      await page.getByLabel('Şifre', { exact: true }).fill(password)
      await page.getByRole('button', { name: 'Giriş yap' }).click()
    },
    button: (name) => page.getByRole('button', { name, exact: true }),
    field: (name) => page.getByRole('textbox', { name, exact: true }),
    async point(at) {
      await at.evaluate((element) => {
        element.scrollIntoView({ block: 'center' })
        Object.assign((element as HTMLElement).style, {
          outline: '3px solid #b3261e',
          outlineOffset: '3px',
        })
      })
    },
  }
}

/** Queries the API of a running application. */
export async function ask<Data>(
  url: string,
  query: string,
  variables: object,
  token?: string,
): Promise<Data> {
  const reply = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', ...(token && { Authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors } = (await reply.json()) as { data: Data; errors?: unknown }
  if (errors) throw new Error(`The API refused:\n${JSON.stringify(errors)}`)
  return data
}
