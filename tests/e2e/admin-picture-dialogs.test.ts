import type { Page } from 'playwright'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { openBackOffice } from '../support/back-office.ts'
import { openSite } from '../support/site.ts'

const site = openSite()
const office = openBackOffice(site)

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

async function png(background: string) {
  const buffer = await sharp({ create: { width: 300, height: 200, channels: 3, background } })
    .png()
    .toBuffer()
  return { name: `${background.slice(1)}.png`, mimeType: 'image/png', buffer }
}

/** Time in which a result that nobody waits for any more would have reached the form. */
const settle = (page: Page) => page.waitForTimeout(700)

describe('a picture for a text', () => {
  /** A new post whose picture is being uploaded, until it is released. */
  async function uploading(text: string) {
    const { page } = await office.visitor()
    await page.addInitScript(() => {
      const gate = Promise.withResolvers<void>()
      const state = Object.assign(window, { uploads: 0, letUpload: gate.resolve })
      const original = XMLHttpRequest.prototype.send
      XMLHttpRequest.prototype.send = async function send(body) {
        if (body instanceof FormData) {
          this.addEventListener('loadend', () => state.uploads--)
          state.uploads++
          await gate.promise
        }
        original.call(this, body)
      }
    })
    await page.goto(`${site.product.url}/admin/blog/create`)
    const area = await page.getByRole('textbox', { name: 'Metin', exact: true }).elementHandle()
    if (!area) throw new Error('There is no field for the text.')
    await area.fill(text)
    await button(page, 'Yazıya resim ekle').click()
    const dialog = page.getByRole('dialog', { name: 'Yazıya resim ekle' })
    await dialog.getByLabel('Resim', { exact: true }).setInputFiles(await png('#336699'))
    await dialog.getByRole('textbox', { name: 'Resimde ne var?' }).fill('Masalar')
    await dialog.getByRole('button', { name: 'Ekle', exact: true }).click()
    const isLeft = (count: number) => expect.poll(() => page.evaluate('uploads')).toBe(count)
    await isLeft(1)
    return { page, area, dialog, isLeft, release: () => page.evaluate('letUpload()') }
  }

  test('is not inserted once it was cancelled, and what was typed since then stays', async () => {
    const { page, area, dialog, isLeft, release } = await uploading('Eski.')
    await dialog.getByRole('button', { name: 'Vazgeç' }).click()
    await dialog.waitFor({ state: 'detached' })
    await area.fill('Eski.\n\nYeni paragraf.')
    await release()
    await isLeft(0)
    await settle(page)
    expect(await area.inputValue()).toBe('Eski.\n\nYeni paragraf.')
  })

  test('goes into the text as it is when the upload is done', async () => {
    const { area, dialog, release } = await uploading('Eski.')
    await area.fill('Yeni paragraf.\n\nEski.')
    await area.evaluate((element) => (element as HTMLTextAreaElement).setSelectionRange(3, 3))
    await release()
    await dialog.waitFor({ state: 'detached' })
    await expect
      .poll(() => area.inputValue())
      .toMatch(/^Yeni paragraf\.\n\n!\[Masalar\]\(\/resource\/\S+-300\.webp#300x200\)\n\nEski\.$/)
  })
})
