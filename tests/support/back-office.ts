import { hash } from '@node-rs/argon2'
import type { BrowserContextOptions, Locator, Page } from 'playwright'
import { beforeAll, expect } from 'vitest'
import type { Site, Visit } from './site.ts'

export const ADMINISTRATOR = { email: 'admin@example.com', password: 'correct horse battery' } as const

export interface BackOffice {
  /** Asks the API as an administrator. */
  ask<Data = Record<string, never>>(query: string, variables?: object): Promise<Data>
  /** A visitor who is signed in, once; the token goes as it would for anybody. */
  visitor(options?: BrowserContextOptions, token?: string): Promise<Visit>
  /** A visitor who is signed in and has opened a screen. */
  visit(path: string, options?: BrowserContextOptions): Promise<Visit>
  /** A token of somebody new who is in a group, by its name. */
  memberOf(group: string): Promise<string>
  /** A token that no other visitor has. */
  signIn(email?: string, password?: string): Promise<string>
}

/** The back-office of a site, with an administrator who is signed in. */
export function openBackOffice(site: Site): BackOffice {
  let token = ''
  let members = 0

  const post = async (query: string, variables: object, bearer?: string) => {
    const reply = await fetch(`${site.server.url}/graphql`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...(bearer && { Authorization: `Bearer ${bearer}` }) },
      body: JSON.stringify({ query, variables }),
    })
    const { data, errors } = (await reply.json()) as { data: never; errors?: unknown }
    expect(errors).toBeUndefined()
    return data
  }

  beforeAll(async () => {
    const { email, password } = ADMINISTRATOR
    const own = 'update user_account set password_hash = $1, must_change_password = false where email = $2'
    await site.sql(own, [await hash(password), email])
    token = await office.signIn()
  })

  const office: BackOffice = {
    ask: (query, variables = {}) => post(query, variables, token),
    async signIn(email = ADMINISTRATOR.email, password = ADMINISTRATOR.password) {
      const login = 'mutation ($input: LoginInput!) { login(input: $input) { authToken } }'
      const data: { login: { authToken: string } } = await post(login, { input: { email, password } })
      return data.login.authToken
    },
    async memberOf(group) {
      const [found] = await site.sql('select id from user_group where name = $1', [group])
      const email = `member-${++members}@example.com`
      const add = 'mutation ($input: AddUser!) { addUser(input: $input) { id } }'
      const { password } = ADMINISTRATOR
      await office.ask(add, {
        input: { userName: `member-${members}`, email, password, groupIds: [String(found?.id)] },
      })
      return office.signIn(email)
    },
    async visitor(options, bearer = token) {
      const visit = await site.visitor(options)
      await visit.page.context().addInitScript((given) => {
        if (localStorage.getItem('was-signed-in')) return
        localStorage.setItem('was-signed-in', 'yes')
        localStorage.setItem('auth_token', given)
      }, bearer)
      return visit
    },
    async visit(path, options) {
      const visit = await office.visitor(options)
      await visit.page.goto(`${site.server.url}/admin${path}`)
      return visit
    },
  }
  return office
}

/** Opens another screen as a link does: the back-office is not loaded anew. */
export const goTo = (page: Page, path: string) =>
  page.evaluate((to) => {
    history.pushState({ idx: (history.state?.idx ?? 0) + 1 }, '', `/admin${to}`)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
  }, path)

/** Opens another screen, and waits until its title is that of the window. */
export async function openScreen(page: Page, path: string): Promise<void> {
  // The bar with it is hidden while somebody scrolls down.
  await page.locator('h1').filter({ hasText: /./ }).waitFor({ state: 'attached' })
  const before = await page.title()
  await goTo(page, path)
  await expect.poll(() => page.title()).not.toBe(before)
}

/** The drafts in the browser's IndexedDB, as JSON. */
export const storedDrafts = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string>((resolve) => {
        const open = indexedDB.open('keyval-store')
        open.onsuccess = () => {
          const store = open.result.transaction('keyval').objectStore('keyval')
          const names = store.getAllKeys()
          const all = store.getAll()
          all.onsuccess = () => {
            open.result.close()
            // Replies for when there is no connection are no drafts.
            resolve(
              JSON.stringify(all.result.filter((_, at) => !String(names.result[at]).startsWith('kept:'))),
            )
          }
        }
      }),
  )

/** Waits until what was typed lies in the browser's own store. */
export const draftIsKept = (page: Page, text: string) => expect.poll(() => storedDrafts(page)).toContain(text)

/** Waits until it does not lie there any more. */
export const draftIsGone = (page: Page, text: string) =>
  expect.poll(() => storedDrafts(page)).not.toContain(text)

/** Holds calls of this name back. @returns a function that lets them through. */
export async function holdBack(page: Page, name: string): Promise<() => void> {
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/graphql', async (route) => {
    if (route.request().postDataBuffer()?.includes(name)) await held
    await route.fallback()
  })
  return release
}

/** Opens a page anew once its calls get through again: what the page that was left tries once more does not. */
export async function openConnected(page: Page): Promise<void> {
  const address = page.url()
  await page.goto(new URL('/robots.txt', address).href)
  await page.unroute('**/graphql')
  await page.goto(address)
}

/** The server answers the next call of this name, but its reply does not arrive. */
export async function loseReply(page: Page, name: string): Promise<void> {
  let isLost = false
  await page.route('**/graphql', async (route) => {
    if (isLost || !route.request().postData()?.includes(name)) return route.fallback()
    isLost = true
    await route.fetch()
    await route.abort('connectionreset')
  })
}

/** The server answers the next call of this name; no reply arrives until the route is removed. */
export async function loseConnectionAfter(page: Page, name: string): Promise<void> {
  let isAway = false
  await page.route('**/graphql', async (route) => {
    if (!isAway && route.request().postData()?.includes(name)) {
      await route.fetch()
      isAway = true
    }
    return isAway ? route.abort('connectionreset') : route.continue()
  })
}

/** Takes an item of a sorted list up by the keyboard. @param said what a screen reader is told then. */
export async function liftByKeyboard(handle: Locator, said: string): Promise<void> {
  const page = handle.page()
  await handle.press('Space')
  await page.getByText(said).waitFor({ state: 'attached' })
  // It listens to arrows from a timer on, which was set before this one.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve)))
}

/** Enters the own password that a call has asked for. */
export async function confirmWith(page: Page, password: string): Promise<void> {
  const question = page.getByRole('dialog', { name: 'Kendi şifrenizi girin' })
  await question.getByLabel('Kendi şifreniz').fill(password)
  await question.getByRole('button', { name: 'Onayla' }).click()
}
