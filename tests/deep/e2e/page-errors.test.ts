import { mkdir, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { openSite } from '../../support/site.ts'

const site = openSite()

const WORDS = 'Oops! The page you are looking for does not exit. it might been moved or deleted.'

describe.each([
  '/error',
  '/error/error-403',
  '/error/error-404',
  '/error/error-500',
  '/home-three',
  '/360SanalTur',
  '/blog-detailhtml',
])('%s', (address) => {
  test('is the 404 page, without an error message for direct visits', async () => {
    const { page, noise } = await site.visit(address)
    const main = page.locator('main')
    expect(await main.locator('h1').textContent()).toBe('Aradığınız sayfa bulunamadı')
    const english = await main.locator('p[lang="en"]').allTextContents()
    expect(english).toEqual(['404! Sorry! The Page Not Found', 'Sorry! The Page Not Found', WORDS])
    expect(await main.getByRole('alert').count()).toBe(0)
    expect(await main.getByRole('link', { name: 'Tekrar dene' }).count()).toBe(0)
    expect(await main.getByRole('link', { name: 'Anasayfaya dön' }).getAttribute('href')).toBe('/')
    expect(noise).toEqual([expect.stringContaining('404')])
    noise.splice(0)
  })
})

describe('after a failure elsewhere', () => {
  test.each([
    ['FORBIDDEN', '/error/error-403', 'yetkiniz yok'],
    ['NOT_FOUND', '/error/error-404', 'kayıt bulunamadı'],
    ['INTERNAL_SERVER_ERROR', '/error/error-500', 'beklenmeyen bir sorun'],
  ])('%s is told below, in both languages, also when the page is loaded again', async (code, to, word) => {
    const { page, noise } = await site.visit('/about')
    const failure = { data: null, errors: [{ message: `It was ${code}.`, extensions: { code } }] }
    await page.route('**/graphql*', (route) => route.fulfill({ json: failure }))
    await page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link', { name: 'Menü' }).click()
    await expect.poll(() => page.url()).toBe(site.server.url + to)
    await page.unroute('**/graphql*')
    const alert = page.getByRole('alert')
    for (const load of [async () => {}, () => page.reload()]) {
      await load()
      await expect.poll(() => alert.textContent()).toContain(word)
      await expect.poll(() => alert.locator('[lang="en"]').textContent()).toBe(`It was ${code}.`)
      await expect.poll(() => page.locator('main').textContent()).toContain(WORDS)
    }
    // Only the reload's own status: what the browser knew and the server did not has torn nothing apart.
    expect(noise).toEqual([expect.stringContaining('status of 404')])
    noise.splice(0)
    await page.getByRole('link', { name: 'Tekrar dene' }).click()
    await expect.poll(() => page.url()).toBe(`${site.server.url}/categories`)
    await expect.poll(() => page.locator('h1').textContent()).toBe('Menü')
  })
})

test('files that the operator puts into the data folder are served at addresses without a page', async () => {
  const folder = path.join(site.server.dataDir, 'public/360SanalTur')
  const { page } = await site.visit('/')
  await mkdir(folder, { recursive: true })
  await writeFile(
    path.join(folder, 'index.html'),
    '<!doctype html><html lang="tr"><title>Tur</title><h1>Tur</h1>',
  )
  await page.getByRole('navigation', { name: 'Ana menü' }).getByRole('link', { name: '360°' }).click()
  await expect.poll(() => page.title()).toBe('Tur')
})
