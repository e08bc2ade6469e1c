import type { Page } from 'playwright'
import { describe, expect, test } from 'vitest'
import { openSharedSite } from '../../support/site.ts'

const site = openSharedSite()

const TOKEN = 'auth_token'

/** Goes to a page that asks the API, which answers as told. */
async function meet(page: Page, answer: { status: number; body: object }): Promise<void> {
  await page.route('**/graphql*', (route) =>
    route.fulfill({
      status: answer.status,
      contentType: 'application/json',
      body: JSON.stringify(answer.body),
    }),
  )
  await page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link', { name: 'Menü' }).click()
}

const failure = (code: string) => ({
  data: null,
  errors: [{ message: `The server says ${code}.`, extensions: { code } }],
})

const ways = [
  ['UNAUTHENTICATED', 401, '/auth/login'],
  ['FORBIDDEN', 403, '/error/error-403'],
  ['NOT_FOUND', 404, '/error/error-404'],
  ['INTERNAL_SERVER_ERROR', 500, '/error/error-500'],
] as const

describe.each(ways)('%s, or the status %i', (code, status, address) => {
  test.each([
    ['in a reply of 200', 200],
    ['with its status', status],
  ])('%s leads to %s', async (_, replied) => {
    const { page, noise } = await site.visit('/about')
    await page.evaluate((key) => localStorage.setItem(key, 'a.b.c'), TOKEN)
    await meet(page, { status: replied, body: failure(code) })
    await expect.poll(() => page.url()).toBe(site.server.url + address)
    const token = await page.evaluate((key) => localStorage.getItem(key), TOKEN)
    expect(token).toBe(status === 401 ? null : 'a.b.c')
    if (status !== 401) {
      await expect.poll(() => page.locator('h1').textContent()).toBe('Aradığınız sayfa bulunamadı')
      expect(await page.getByRole('alert').textContent()).toContain(`The server says ${code}.`)
      await page.unroute('**/graphql*')
      await page.getByRole('link', { name: 'Tekrar dene' }).click()
      await expect.poll(() => page.url()).toBe(`${site.server.url}/categories`)
    }
    // The browser tells of the status that it was sent.
    expect(noise.filter((line) => !/status of \d{3}/.test(line))).toEqual([])
    noise.splice(0)
  })
})

test('a reply that is no JSON goes by its status', async () => {
  const { page, noise } = await site.visit('/about')
  await page.route('**/graphql*', (route) => route.fulfill({ status: 500, body: 'Bad day' }))
  await page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link', { name: 'Menü' }).click()
  await expect.poll(() => page.url()).toBe(`${site.server.url}/error/error-500`)
  noise.splice(0)
})

test('an error outside of the catalogue leaves the visitor on the page', async () => {
  const { page, noise } = await site.visit('/about')
  await meet(page, { status: 200, body: failure('SOMETHING_ELSE') })
  await page.locator('main .loader').getByRole('button', { name: 'Tekrar dene' }).waitFor()
  expect(page.url()).toBe(`${site.server.url}/categories`)
  noise.splice(0)
})

test('the token of local storage is sent with every query, and no header without one', async () => {
  const { page } = await site.visit('/about')
  const sent: (string | undefined)[] = []
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/graphql') sent.push(request.headers().authorization)
  })
  const go = (name: string) =>
    page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link', { name }).click()
  await go('Menü')
  await expect.poll(() => sent.length).toBeGreaterThan(0)
  expect(new Set(sent)).toEqual(new Set([undefined]))
  sent.splice(0)
  await page.evaluate((key) => localStorage.setItem(key, 'a.b.c'), TOKEN)
  await go('Anasayfa')
  await expect.poll(() => sent.length).toBeGreaterThan(0)
  expect(new Set(sent)).toEqual(new Set(['Bearer a.b.c']))
})
