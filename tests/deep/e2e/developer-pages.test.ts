import type { Page } from 'playwright'
import { afterEach, describe, expect, test } from 'vitest'
import { ADMINISTRATOR, openBackOffice } from '../../support/back-office.ts'
import { forgive, openSite, type Visit } from '../../support/site.ts'

interface Menu {
  readonly categories: readonly { readonly products: readonly { readonly name: string }[] }[]
}

const site = openSite()
openBackOffice(site)

describe('the playground', () => {
  const send = (page: Page) => page.getByRole('button', { name: 'Send Request' }).click()
  const tab = (page: Page, name: string) => page.locator('.window-switcher__item', { hasText: name })

  const opened: Visit[] = []

  async function open(): Promise<Page> {
    const visitor = await site.visitor()
    opened.push(visitor)
    const { page } = visitor
    await page.goto(`${site.server.url}/graphql`)
    await expect.poll(() => tab(page, 'Menu').getAttribute('class')).toContain('--active')
    return page
  }

  afterEach(() => {
    // A reply that comes in several pieces is parsed after each of them.
    for (const visitor of opened.splice(0))
      forgive(visitor, /: Could not parse JSON\. Using default instead\./)
  })

  test('D87: it opens on the tab Menu, without a banner, and its query shows the dishes', async () => {
    const page = await open()
    await send(page)
    const { categories } = await site.ask<Menu>('{ categories { products { name } } }')
    await page.locator('.cm-content', { hasText: String(categories[0]?.products[0]?.name) }).waitFor()
    expect((await page.locator('.window-switcher__input').allInnerTexts()).slice(0, 3)).toEqual([
      'Menu',
      'Sign in',
      'A dish',
    ])
    expect(await page.getByText('AI Assistant').count()).toBe(0)
  })

  test('D87 and D153: a sign-in reaches the other tabs, and nothing of it stays in the browser', async () => {
    const page = await open()
    await tab(page, 'Sign in').click()
    await page
      .locator('[class*=variables]')
      .getByText(/variables/i)
      .first()
      .click()
    await page.locator('app-variables-editor .cm-content').click()
    await page.keyboard.press('Control+A')
    await page.keyboard.insertText(JSON.stringify(ADMINISTRATOR))
    await send(page)
    await page.locator('.cm-content', { hasText: 'expiresIn' }).last().waitFor()
    await page.getByText('Updated active environment variables: token').first().waitFor()
    await tab(page, 'Menu').click()
    const asked = page.waitForRequest((request) => request.postData()?.includes('query Menu') ?? false)
    await send(page)
    const { authorization } = (await asked).headers()
    expect(authorization).toMatch(/^Bearer ey/)
    const token = String(authorization).slice('Bearer '.length)
    const stored = await storageOf(page)
    expect(stored).toContain('AltairDB')
    for (const secret of [ADMINISTRATOR.password, token]) expect(stored).not.toContain(secret)
    await page.reload()
    await expect.poll(() => tab(page, 'Menu').count()).toBe(1)
    expect(await page.content()).not.toContain(ADMINISTRATOR.password)
  })

  test('D153: what an earlier version stored is cleared', async () => {
    const page = await open()
    await page.evaluate(async () => {
      const { promise, resolve } = Promise.withResolvers<IDBDatabase>()
      const opening = indexedDB.open('AltairDB')
      opening.onsuccess = () => resolve(opening.result)
      const database = await promise
      const store = database.transaction('appState', 'readwrite').objectStore('appState')
      // The page's own `put` stores nothing; this one is of a frame that has not been changed.
      const frame = document.body.appendChild(document.createElement('iframe'))
      const { IDBObjectStore } = frame.contentWindow as unknown as {
        IDBObjectStore: typeof globalThis.IDBObjectStore
      }
      IDBObjectStore.prototype.put.call(store, { key: 'old', value: 'an old password' })
      database.close()
    })
    expect(await storageOf(page)).toContain('an old password')
    await page.reload()
    await expect.poll(() => storageOf(page)).not.toContain('an old password')
  })

  /** All that the browser has stored for the page's origin. */
  function storageOf(page: Page): Promise<string> {
    return page.evaluate(async () => {
      const found: unknown[] = [{ ...localStorage }, { ...sessionStorage }]
      const done = <T>(request: IDBRequest<T>) =>
        new Promise<T>((resolve, reject) => {
          request.onsuccess = () => resolve(request.result)
          request.onerror = () => reject(request.error)
        })
      for (const { name } of await indexedDB.databases()) {
        const database = await done(indexedDB.open(String(name)))
        for (const store of database.objectStoreNames) {
          found.push(name, store, await done(database.transaction(store).objectStore(store).getAll()))
        }
        database.close()
      }
      return JSON.stringify(found)
    })
  }
})

describe('the page of the REST calls', () => {
  test('D107: it shows v1, and a call made from it succeeds', async () => {
    const { page } = await site.visitor()
    await page.goto(`${site.server.url}/swagger`)
    const call = page.locator('#operations-About-About_GetAll')
    await call.click()
    await call.getByRole('button', { name: 'Try it out' }).click()
    await call.getByRole('button', { name: 'Execute' }).click()
    await call.locator('.live-responses-table .response-col_status', { hasText: '200' }).waitFor()
    expect(await page.locator('.opblock').count()).toBe(78)
  })

  test('D107: a link leads to v2, with its error replies', async () => {
    const { page } = await site.visitor()
    await page.goto(`${site.server.url}/swagger`)
    await page.getByRole('link', { name: /^v2/ }).click()
    await page.locator('#operations-About-About_GetAll').click()
    await page.locator('#operations-About-About_GetAll .response-col_status', { hasText: '503' }).waitFor()
  })

  test('D111: the prefilled table query is one that works', async () => {
    const { page } = await site.visitor()
    await page.goto(`${site.server.url}/swagger`)
    const call = page.locator('#operations-Category-Category_GetTableAll')
    await call.click()
    await call.getByRole('button', { name: 'Try it out' }).click()
    await call.getByRole('button', { name: 'Execute' }).click()
    await call.locator('.live-responses-table .response-col_status', { hasText: '200' }).waitFor()
  })
})
