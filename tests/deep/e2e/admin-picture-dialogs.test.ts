import type { Page, Request } from 'playwright'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { openBackOffice } from '../../support/back-office.ts'
import { openSite } from '../../support/site.ts'
import { upload } from '../../support/upload.ts'

const site = openSite()
const office = openBackOffice(site)

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const tiles = (page: Page) => page.locator('img[alt$=". resim"]')

async function png(background: string) {
  const buffer = await sharp({ create: { width: 300, height: 200, channels: 3, background } })
    .png()
    .toBuffer()
  return { name: `${background.slice(1)}.png`, mimeType: 'image/png', buffer }
}

/** Holds some requests of a page back until it is released. */
async function holdBack(page: Page, isMeant: (request: Request) => boolean) {
  const gate = Promise.withResolvers<void>()
  const held: Request[] = []
  await page.route('**/*', async (route) => {
    if (!isMeant(route.request())) return route.fallback()
    held.push(route.request())
    await gate.promise
    // A request that the page gave up cannot go on.
    await route.continue().catch(() => {})
  })
  return { held, release: gate.resolve }
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
    await page.goto(`${site.server.url}/admin/blog/create`)
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

  test('is inserted into the text as it is when the upload ends', async () => {
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

describe('a picture of the library', () => {
  /** The library over a new dish, whose pictures come when they are released. */
  async function library(name: string) {
    const add =
      'mutation ($name: String!, $image: Upload!) { addCategory(input: { name: $name, image: $image }) { id } }'
    const image = { at: 'variables.image', name: 'kategori.png', bytes: (await png('#8844aa')).buffer }
    const headers = { Authorization: `Bearer ${await office.signIn()}` }
    const added = await upload(site.server.url, add, { name, image: null }, [image], headers)
    expect(added.errors).toBeUndefined()
    const { page } = await office.visit('/product/create')
    await page.getByRole('button', { name: /Yüklü resimlerden seç/ }).click()
    const dialog = page.getByRole('dialog', { name: 'Yüklü resimler' })
    const picture = dialog.getByRole('button', { name: `Seç: ${name}` })
    await picture.waitFor()
    const isPicture = (request: Request) =>
      request.resourceType() === 'fetch' && request.url().includes('/resource/')
    return { page, dialog, picture, fetches: await holdBack(page, isPicture) }
  }

  test('is added once by a double tap', async () => {
    const { page, picture, fetches } = await library('Çift dokunuş')
    await picture.dblclick()
    await expect.poll(() => fetches.held.length).toBeGreaterThan(0)
    fetches.release()
    await expect.poll(() => tiles(page).count()).toBeGreaterThan(0)
    await settle(page)
    expect(await tiles(page).count()).toBe(1)
    expect(fetches.held).toHaveLength(1)
  })

  test('is not added once that was cancelled', async () => {
    const { page, dialog, picture, fetches } = await library('Başka resim')
    await picture.click()
    await expect.poll(() => fetches.held.length).toBe(1)
    await dialog.getByRole('button', { name: 'Vazgeç' }).click()
    await dialog.waitFor({ state: 'detached' })
    fetches.release()
    await settle(page)
    expect(await tiles(page).count()).toBe(0)
    expect(fetches.held[0]?.failure()?.errorText).toContain('ABORTED')
  })
})

describe('a crop', () => {
  /** A screen in whose browser pictures are decoded one by one, once `holds` is set. */
  async function slowBrowser(path: string) {
    const { page } = await office.visitor()
    await page.addInitScript(() => {
      const original = window.createImageBitmap.bind(window)
      const held: (() => void)[] = []
      const state = Object.assign(window, { holds: false, held })
      Object.assign(window, {
        createImageBitmap: async (file: Blob, options: ImageBitmapOptions) => {
          if (state.holds) await new Promise<void>((resolve) => held.push(resolve))
          return original(file, options)
        },
      })
    })
    await page.goto(`${site.server.url}/admin${path}`)
    return {
      page,
      hold: () => page.evaluate('holds = true'),
      isHeld: (count: number) => expect.poll(() => page.evaluate('held.length')).toBe(count),
      release: (index: number) => page.evaluate(`held[${index}]()`),
    }
  }
  const crop = async (page: Page, name: string) => {
    await button(page, name).click()
    await page.getByText(/^Sonuç: /).waitFor()
    await button(page, 'Kırp').click()
  }

  test('is discarded once it was cancelled', async () => {
    const { page, hold, isHeld, release } = await slowBrowser('/category/create')
    await page.getByLabel('Resim', { exact: true }).setInputFiles(await png('#aa4400'))
    await page.getByText('aa4400.png').waitFor()
    await hold()
    await crop(page, 'Resim: kırp')
    await isHeld(1)
    await button(page, 'Vazgeç').click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await release(0)
    await settle(page)
    // A crop of it would be a WebP.
    expect(await page.getByText('aa4400.png').count()).toBe(1)
  })

  test('of a stored picture is opened once by a double tap', async () => {
    const [category] = await site.sql('select id from category where image_file_path is not null limit 1')
    const { page } = await office.visit(`/category/${category?.id}`)
    const open = button(page, 'Resim: kırp')
    await open.waitFor()
    const isPicture = (request: Request) =>
      request.resourceType() === 'fetch' && request.url().includes('/resource/')
    const { held, release } = await holdBack(page, isPicture)
    await open.dblclick()
    await expect.poll(() => held.length).toBe(1)
    release()
    await page.getByText(/^Sonuç: /).waitFor()
    await button(page, 'Vazgeç').click()
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await settle(page)
    expect([held.length, await page.getByRole('dialog').count()]).toEqual([1, 0])
  })

  test('is encoded once where the browser encodes no WebP, and as PNG only if it is transparent', async () => {
    const { page } = await office.visitor()
    await page.addInitScript(() => {
      const original = HTMLCanvasElement.prototype.toBlob
      const asked: string[] = []
      Object.assign(window, { asked })
      HTMLCanvasElement.prototype.toBlob = function toBlob(done, type, quality) {
        if (this.width > 1) asked.push(String(type))
        original.call(this, done, type === 'image/webp' ? 'image/png' : type, quality)
      }
    })
    await page.goto(`${site.server.url}/admin/category/create`)
    for (const [name, format, alpha, ending] of [
      ['fotoğraf', 'jpeg', 1, 'jpg'],
      ['saydam çizim', 'webp', 0.5, 'png'],
      ['dolu çizim', 'webp', 1, 'jpg'],
    ] as const) {
      const background = { r: 170, g: 68, b: 0, alpha }
      const drawing = sharp({ create: { width: 300, height: 200, channels: 4, background } })
      const file = {
        name: `${name}.${format}`,
        mimeType: `image/${format}`,
        buffer: await drawing[format]().toBuffer(),
      }
      await page.getByLabel('Resim', { exact: true }).setInputFiles(file)
      await page.getByText(file.name).waitFor()
      await crop(page, 'Resim: kırp')
      await page.getByText(`${name}.${ending}`).waitFor()
      // A PNG of a whole photo takes seconds on a phone.
      const asked = await page.evaluate('asked.splice(0)')
      expect(asked, name).toEqual([ending === 'png' ? 'image/png' : 'image/jpeg'])
    }
  })

  test('keeps photos of a new dish that were added meanwhile', async () => {
    const { page, hold, isHeld, release } = await slowBrowser('/product/create')
    const input = page.locator('input[type=file]')
    await input.setInputFiles(await png('#aa0000'))
    await expect.poll(() => tiles(page).count()).toBe(1)
    const whole = await tiles(page).getAttribute('src')
    await hold()
    await input.setInputFiles(await png('#00aa00'))
    await isHeld(1)
    await crop(page, '1. resim: kırp')
    await isHeld(2)
    await release(0)
    await expect.poll(() => tiles(page).count()).toBe(2)
    await release(1)
    await page.getByRole('dialog').waitFor({ state: 'detached' })
    await expect.poll(() => tiles(page).first().getAttribute('src')).not.toBe(whole)
    expect(await tiles(page).count()).toBe(2)
  })
})

test('a picture whose size the browser cannot tell is put into a text without it', async () => {
  const { page } = await office.visitor()
  await page.addInitScript(() => {
    window.createImageBitmap = () => Promise.reject(new DOMException('Not decoded.', 'InvalidStateError'))
  })
  await page.goto(`${site.server.url}/admin/blog/create`)
  await button(page, 'Yazıya resim ekle').click()
  const dialog = page.getByRole('dialog', { name: 'Yazıya resim ekle' })
  await dialog.getByLabel('Resim', { exact: true }).setInputFiles(await png('#663399'))
  await dialog.getByRole('textbox', { name: 'Resimde ne var?' }).fill('Teras')
  await dialog.getByRole('button', { name: 'Ekle', exact: true }).click()
  await expect
    .poll(() => page.getByRole('textbox', { name: 'Metin', exact: true }).inputValue())
    .toMatch(/^!\[Teras\]\(\/resource\/[0-9a-f]{32}-300\.webp\)\n$/)
})
