import { randomBytes } from 'node:crypto'
import type { Page } from 'playwright'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { graveFaults } from '../../support/accessibility.ts'
import { field, save } from '../../support/admin-controls.ts'
import {
  holdBack,
  loseConnectionAfter,
  loseReply,
  openBackOffice,
  openScreen,
} from '../../support/back-office.ts'
import { openPictures, picker, png } from '../../support/record-pictures.ts'
import { forgive, openSite, PHONE } from '../../support/site.ts'

const site = openSite()
const office = openBackOffice(site)
const { categoryNamed, storedSize } = openPictures(site)

async function addedDish(name: string): Promise<string> {
  const { addCategory: category }: { addCategory: { id: string } } = await office.ask(
    'mutation ($input: AddCategory!) { addCategory(input: $input) { id } }',
    { input: { name: `${name}, kategori` } },
  )
  const { addProduct: product }: { addProduct: { id: string } } = await office.ask(
    'mutation ($input: AddProduct!) { addProduct(input: $input) { id } }',
    { input: { name, price: 10, categoryId: category.id } },
  )
  return product.id
}

/** Adds two pictures to a dish, and opens the crop of the first. @returns the tiles of the pictures. */
async function cropOfTwo(page: Page) {
  await page.locator('input[type=file]').setInputFiles([await png('#cc0000', 600, 300), await png('#00cc00')])
  const tiles = page.getByRole('img', { name: /^\d\. resim$/ })
  await expect.poll(() => tiles.count()).toBe(2)
  await page.getByRole('button', { name: '1. resim: kırp' }).click()
  await page.getByText(/Sonuç: 300 × 300/).waitFor()
  return tiles
}

test.each([
  ['repeated while the page is open', false],
  ['retried after a reload', true],
])('a first picture whose upload failed is the first again once it is %s', async (how, isReloaded) => {
  const name = `Kapağı bekleyen, ${how}`
  await addedDish(`Kapaklı, ${how}`)
  const visit = await office.visit('/product/create')
  const { page } = visit
  await field(page, 'Ad').fill(name)
  await field(page, 'Fiyat').fill('10')
  await page.getByRole('combobox', { name: 'Kategori' }).click()
  await page.getByRole('option').first().click()
  const colours = ['#aa0000', '#00aa00', '#0000aa']
  await picker(page, 'Resimler').setInputFiles(await Promise.all(colours.map((colour) => png(colour))))
  let isCut = true
  await page.route('**/graphql', (route) => {
    const isFirst = route.request().postDataBuffer()?.includes('aa0000.png')
    return isFirst && isCut ? route.abort() : route.continue()
  })
  await save(page).click()
  await page.getByText('Aşağıda bekliyor').waitFor()
  const names = async () => {
    const rows = await site.sql(
      `select file_name as name from product_image join product on product.id = product_id
       where product.name = $1 and not product_image.is_deleted order by index`,
      [name],
    )
    return rows.map((row) => row.name)
  }
  await expect.poll(names).toEqual(['00aa00.png', '0000aa.png'])
  await page.getByText('Bir resim yüklenmedi').waitFor()
  if (isReloaded) await page.reload()
  const retry = page.getByRole('button', { name: 'Yeniden dene' })
  await retry.waitFor()
  isCut = false
  if (isReloaded) await retry.click()
  await expect.poll(names).toEqual(['aa0000.png', '00aa00.png', '0000aa.png'])
  forgive(visit, /ERR_FAILED|Failed to fetch/)
})

test('pictures of which the network was cut in the middle wait after a reload until they are sent again', async () => {
  const id = await addedDish('Yarıda kesilen')
  const visit = await office.visit(`/product/${id}`, PHONE)
  const { page } = visit
  const colours = ['#aa0000', '#00aa00', '#0000aa', '#aaaa00', '#00aaaa']
  const files = colours.map((colour) => `${colour.slice(1)}.png`)
  let isCut = true
  const passing = files.slice(0, 2)
  await page.route('**/graphql', (route) => {
    const body = route.request().postDataBuffer()
    const isUpload = files.some((name) => body?.includes(name))
    const passes = !isUpload || !isCut || passing.some((name) => body?.includes(name))
    return passes ? route.continue() : route.abort()
  })
  await page.locator('input[type=file]').setInputFiles(await Promise.all(colours.map((each) => png(each))))
  await page.getByText('3 resim yüklenmedi').waitFor()
  await expect.poll(() => filesOf(id)).toEqual(passing)
  await page.reload()
  await page.getByText('3 resim yüklenmedi').waitFor()
  expect(await graveFaults(page)).toEqual([])
  isCut = false
  let uploads = 0
  page.on('request', (request) => {
    if (request.postDataBuffer()?.includes('AddProductImages')) uploads++
  })
  await page.getByRole('button', { name: '3. resmi kaldır' }).click()
  await page.getByText('2 resim yüklenmedi').waitFor()
  expect(uploads).toBe(0)
  await page.getByRole('button', { name: 'Yeniden dene' }).click()
  await page.getByText('2 resim eklendi').waitFor()
  const [, , , ...others] = files
  await expect.poll(() => filesOf(id)).toEqual([...passing, ...others])
  expect(await page.getByText('resim yüklenmedi').count()).toBe(0)
  forgive(visit, /ERR_FAILED|Failed to fetch/)
})

describe('saving while a photo is being shrunk', () => {
  /** Opens a screen in a browser that shrinks nothing until it is told to. */
  async function slowBrowser(path: string) {
    const { page } = await office.visitor()
    await page.addInitScript(() => {
      const original = window.createImageBitmap.bind(window)
      const gate = Promise.withResolvers<void>()
      Object.assign(window, {
        letShrink: gate.resolve,
        createImageBitmap: (file: Blob, options: ImageBitmapOptions) =>
          gate.promise.then(() => original(file, options)),
      })
    })
    await page.goto(`${site.server.url}/admin${path}`)
    return { page, letShrink: () => page.evaluate('letShrink()') }
  }

  test('waits for it and says so, and the record has its picture', async () => {
    const { page, letShrink } = await slowBrowser('/category/create')
    await field(page, 'Ad').fill('Bekleyen resim')
    await picker(page).setInputFiles(await png('#336699'))
    await save(page).click()
    await page.getByRole('status').getByText('ardından kaydedilecek').waitFor()
    expect(await categoryNamed('Bekleyen resim')).toBeUndefined()
    await letShrink()
    await expect
      .poll(() => categoryNamed('Bekleyen resim'))
      .toMatchObject({ path: expect.stringMatching(/\.webp$/) })
    await expect.poll(() => page.url()).toBe(`${site.server.url}/admin/category`)
  })

  test('is sent as it is where the browser never ends encoding it', async () => {
    const { page } = await office.visitor()
    await page.addInitScript(() => {
      HTMLCanvasElement.prototype.toBlob = () => {}
      const { setTimeout } = window
      // The timeout of encoding, shortened.
      Object.assign(window, {
        setTimeout: (run: () => void, ms = 0) => setTimeout(run, ms === 20_000 ? 100 : ms),
      })
    })
    await page.goto(`${site.server.url}/admin/category/create`)
    await field(page, 'Ad').fill('Kodlanamayan resim')
    await picker(page).setInputFiles(await png('#336699', 3000, 2000))
    await save(page).click()
    await expect
      .poll(() => categoryNamed('Kodlanamayan resim'))
      .toMatchObject({ path: expect.stringMatching(/\.webp$/) })
  })

  test('stops where it is refused', async () => {
    const { page, letShrink } = await slowBrowser('/category/create')
    await field(page, 'Ad').fill('Alınmayan resim')
    await picker(page).setInputFiles({
      name: 'IMG_1.HEIC',
      mimeType: 'image/heic',
      buffer: Buffer.from('not decodable'),
    })
    await save(page).click()
    await page.getByRole('status').getByText('ardından kaydedilecek').waitFor()
    await letShrink()
    await page.getByRole('alert').getByText('En Uyumlu').waitFor()
    expect(await categoryNamed('Alınmayan resim')).toBeUndefined()
    await save(page).click()
    await expect.poll(() => categoryNamed('Alınmayan resim')).toMatchObject({ path: null })
  })

  test('in the first steps of a new owner waits as well', async () => {
    const { page, letShrink } = await slowBrowser('/setup')
    const logo = async () => (await site.sql('select logo_file_path as path from site'))[0]?.path
    await page.getByRole('button', { name: 'Şimdilik geç' }).waitFor()
    for (let step = 0; step < 10 && (await picker(page, 'Logo').count()) === 0; step++) {
      await page.getByRole('button', { name: 'Şimdilik geç' }).click()
    }
    await picker(page, 'Logo').setInputFiles(await png('#1144aa'))
    await page.getByRole('button', { name: 'Kaydet ve ilerle' }).click()
    await page.getByRole('status').getByText('ardından kaydedilecek').waitFor()
    await letShrink()
    await expect.poll(logo).toMatch(/\.webp$/)
  })

  test('asks before it is left', async () => {
    const { page } = await slowBrowser('/category/create')
    await picker(page).setInputFiles(await png('#336699'))
    await page.getByRole('status').getByText('Resim hazırlanıyor…').waitFor()
    await page.getByRole('menuitem', { name: 'Kullanıcılar' }).click()
    await page.getByRole('button', { name: 'Kal', exact: true }).click()
    expect(page.url()).toBe(`${site.server.url}/admin/category/create`)
  })
})

describe('a picture is cropped', () => {
  test('of a stored picture by touch keeps what was in the frame', async () => {
    const halves = await sharp({ create: { width: 800, height: 400, channels: 3, background: '#cc0000' } })
      .composite([
        {
          input: { create: { width: 400, height: 400, channels: 3, background: '#0000cc' } },
          left: 400,
          top: 0,
        },
      ])
      .png()
      .toBuffer()
    const { page } = await office.visit('/category/create', PHONE)
    await field(page, 'Ad').fill('Yarısı mavi')
    await picker(page).setInputFiles({ name: 'iki.png', mimeType: 'image/png', buffer: halves })
    await save(page).click()
    await expect.poll(() => categoryNamed('Yarısı mavi')).toBeDefined()
    const { id } = (await categoryNamed('Yarısı mavi')) as { id: string }
    await page.goto(`${site.server.url}/admin/category/${id}`)
    await page.getByRole('button', { name: 'Resim: kırp' }).click()
    const frame = page.getByLabel('Kalacak bölüm')
    await page.getByText(/Sonuç: 640 × 400/).waitFor()
    const box = await frame.boundingBox()
    if (!box) throw new Error('There is no frame.')
    const device = await page.context().newCDPSession(page)
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
      device.send('Input.dispatchTouchEvent', { type, touchPoints })
    const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
    await touch('touchStart', [middle])
    for (const by of [20, 80, 200]) await touch('touchMove', [{ x: middle.x + by, y: middle.y }])
    await touch('touchEnd', [])
    await page.getByRole('button', { name: 'Kırp', exact: true }).click()
    await save(page).click()
    await expect.poll(() => storedSize('Yarısı mavi')).toEqual({ width: 640, height: 400 })
    const row = await categoryNamed('Yarısı mavi')
    const reply = await fetch(`${site.server.url}/resource/${row?.path}`)
    const { channels } = await sharp(Buffer.from(await reply.arrayBuffer())).stats()
    // 240 of its 640 columns are red: the frame went to the right edge.
    expect(channels[0]?.mean).toBeGreaterThan(50)
    expect(channels[0]?.mean).toBeLessThan(100)
  })

  test('of a dish replaces the whole one until it is undone', async () => {
    const id = await addedDish('Kırpılan yemek')
    const { page } = await office.visit(`/product/${id}`)
    const tiles = await cropOfTwo(page)
    await page.getByRole('button', { name: 'Kırp', exact: true }).click()
    await page.getByText('Kırpılan resim eskisinin yerini aldı').waitFor()
    await expect.poll(() => tiles.count()).toBe(2)
    await page.getByRole('button', { name: 'Geri al' }).click()
    await expect.poll(() => tiles.count()).toBe(3)
    const rows = await site.sql(
      'select file_name as name from product_image where product_id = $1 and not is_deleted order by index',
      [id],
    )
    expect(rows.map(({ name }) => name)).toEqual(['1. resim.webp', 'cc0000.png', '00cc00.png'])
  })
})

test.each(['AddProductImages', 'MoveProductImage'])(
  'a crop of a picture of a dish is stored once after a lost reply to %s',
  async (call) => {
    const id = await addedDish(`Kırpılan, ${call}`)
    const visit = await office.visit(`/product/${id}`)
    const { page } = visit
    const tiles = await cropOfTwo(page)
    await loseReply(page, call)
    await page.getByRole('button', { name: 'Kırp', exact: true }).click()
    await page.getByText('Kırpılan resim eskisinin yerini aldı').waitFor()
    await expect.poll(() => tiles.count()).toBe(2)
    expect(await page.getByText('Bir resim yüklenmedi').count()).toBe(0)
    // Leaving the page removes the whole picture at once.
    await page.goto(site.server.url)
    const names = () =>
      site.sql(
        'select file_name as name from product_image where product_id = $1 and not is_deleted order by index',
        [id],
      )
    await expect.poll(names).toEqual([{ name: '1. resim.webp' }, { name: '00cc00.png' }])
    forgive(visit, /ERR_CONNECTION_RESET|Failed to fetch/)
  },
)

test('a crop whose page was closed before the reply replaces the whole picture all the same', async () => {
  const id = await addedDish('Kırpılırken kapanan')
  const visit = await office.visit(`/product/${id}`)
  const { page } = visit
  await cropOfTwo(page)
  await loseConnectionAfter(page, 'AddProductImages')
  await page.getByRole('button', { name: 'Kırp', exact: true }).click()
  await expect.poll(() => filesOf(id)).toEqual(['cc0000.png', '00cc00.png', '1. resim.webp'])
  await page.unroute('**/graphql')
  await page.goto(`${site.server.url}/admin/product/${id}`)
  await expect.poll(() => filesOf(id)).toEqual(['1. resim.webp', '00cc00.png'])
  // The form, too, that was opened before it had its place.
  await expect.poll(() => page.getByRole('img', { name: /^\d\. resim$/ }).count()).toBe(2)
  forgive(visit, /ERR_CONNECTION_RESET|Failed to fetch/)
})

test('a picture of a dish is not removed while its crop, which would bring it back, is uploaded', async () => {
  const id = await addedDish('Kırpılırken kaldırılan')
  const { page } = await office.visit(`/product/${id}`)
  await cropOfTwo(page)
  const release = await holdBack(page, 'AddProductImages')
  const remove = page.getByRole('button', { name: /resmi kaldır$/ })
  await page.getByRole('button', { name: 'Kırp', exact: true }).click()
  await page.getByText('Resimler yükleniyor…').waitFor()
  expect(await remove.count()).toBe(1)
  release()
  await page.getByText('Kırpılan resim eskisinin yerini aldı').waitFor()
  await expect.poll(() => remove.count()).toBe(2)
})

/** The files of the pictures of a dish in their stored order. */
const filesOf = async (id: string) => {
  const rows = await site.sql(
    'select file_name as name from product_image where product_id = $1 and not is_deleted order by index',
    [id],
  )
  return rows.map(({ name }) => name)
}

/** Moves a picture of a dish by keyboard. */
async function moveOn(page: Page, place: number, by: number) {
  await page.getByRole('button', { name: `${place}. resim: yerini değiştir` }).focus()
  // The next key is read once the one before is drawn.
  for (const key of ['Space', ...Array(by).fill('ArrowRight'), 'Space']) {
    await page.keyboard.press(key)
    await page.waitForTimeout(250)
  }
}

describe('pictures of a dish that are moved', () => {
  test('while another move is being stored get the order that is shown', async () => {
    const id = await addedDish('Hızlı sıralanan')
    const { page } = await office.visit(`/product/${id}`)
    const colours = ['#aa0000', '#00aa00', '#0000aa', '#aaaa00']
    await page.locator('input[type=file]').setInputFiles(await Promise.all(colours.map((each) => png(each))))
    await page.getByText('4 resim eklendi').waitFor()
    const [first, second, third, last] = await filesOf(id)
    let calls = 0
    await page.route('**/graphql', async (route) => {
      const isMove = route.request().postData()?.includes('updateProductImage')
      // The first is stored after the second was made, and before the second is stored.
      if (isMove) await page.waitForTimeout(3_000 + 500 * calls++)
      await route.fallback()
    })
    await moveOn(page, 1, 3)
    await moveOn(page, 1, 2)
    await expect.poll(() => calls).toBe(2)
    await expect.poll(() => filesOf(id)).toEqual([third, last, second, first])
  })

  test('while they are cropped stay where they were moved', async () => {
    const id = await addedDish('Kırpılırken sıralanan')
    const { page } = await office.visit(`/product/${id}`)
    await cropOfTwo(page)
    const release = await holdBack(page, 'AddProductImages')
    await page.getByRole('button', { name: 'Kırp', exact: true }).click()
    await page.getByText('Resimler yükleniyor…').waitFor()
    await moveOn(page, 1, 1)
    await page.getByText('Resimlerin yeni sırası kaydedildi').waitFor()
    release()
    await page.getByText('Kırpılan resim eskisinin yerini aldı').waitFor()
    await expect.poll(() => filesOf(id)).toEqual(['00cc00.png', '1. resim.webp'])
  })
})

/** Both presses of a double click are where the first one is: another picture may be there by the second. */
async function doubleClick(page: Page, name: string): Promise<void> {
  const box = await page.getByRole('button', { name }).boundingBox()
  if (!box) throw new Error(`There is no button “${name}”.`)
  await page.evaluate(
    async ([x = 0, y = 0]) => {
      const button = () => document.elementFromPoint(x, y)?.closest('button')
      const first = button()
      first?.click()
      // As soon as another one is there, and no later than people do it.
      for (let frame = 0; frame < 12 && button() === first; frame++)
        await new Promise((painted) => requestAnimationFrame(painted))
      button()?.click()
    },
    [box.x + box.width / 2, box.y + box.height / 2],
  )
}

describe('a double click on the button that removes a picture removes no other', () => {
  test.each([
    ['of a dish', async () => `/product/${await addedDish('Çift tıklanan')}`],
    ['that is not sent yet', async () => '/product/create'],
  ])('%s', async (_kind, path) => {
    const { page } = await office.visit(await path())
    const colours = ['#aa0000', '#00aa00', '#0000aa']
    await page.locator('input[type=file]').setInputFiles(await Promise.all(colours.map((each) => png(each))))
    const remove = page.getByRole('button', { name: /resmi kaldır$/ })
    await expect.poll(() => remove.count()).toBe(3)
    // The page comes to rest.
    await page.waitForTimeout(600)
    await doubleClick(page, '1. resmi kaldır')
    await expect.poll(() => remove.count()).toBe(2)
    await page.waitForTimeout(300)
    expect(await remove.count()).toBe(2)
  })
})

test('a form that is opened again while a picture is uploaded waits for it', async () => {
  const id = await addedDish('Yeniden açılan')
  const { page } = await office.visit(`/product/${id}`)
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  const sent = page.waitForRequest((request) => Boolean(request.postData()?.includes('AddProductImages')))
  await page.route('**/graphql', async (route) => {
    if (route.request().postData()?.includes('AddProductImages')) await held
    await route.fallback()
  })
  await page.locator('input[type=file]').setInputFiles(await png('#993366'))
  await sent
  await openScreen(page, '/category')
  await openScreen(page, `/product/${id}`)
  await page.getByRole('progressbar').first().waitFor()
  expect(await page.getByText('Bir resim yüklenmedi').count()).toBe(0)
  answer()
  await page.locator('main').getByRole('button', { name: /kırp$/ }).first().waitFor()
  expect(await page.getByText('Bir resim yüklenmedi').count()).toBe(0)
})

test('a picture of a dish is sent from a browser without storage, too', async () => {
  const id = await addedDish('Özel pencere')
  const { page } = await office.visitor()
  await page.addInitScript(() => Object.defineProperty(window, 'indexedDB', { value: undefined }))
  await page.goto(`${site.server.url}/admin/product/${id}`)
  await page.locator('input[type=file]').setInputFiles(await png('#336699'))
  await expect
    .poll(() => site.sql('select index from product_image where product_id = $1', [id]))
    .toEqual([{ index: 0 }])
})

test('a form is saved in a browser whose storage refuses whatever it is given', async () => {
  const id = await addedDish('Dolu pencere')
  const { page } = await office.visitor()
  await page.addInitScript(() => {
    const refuse = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError')
    }
    Object.defineProperty(window, 'sessionStorage', { value: { getItem: refuse, setItem: refuse } })
  })
  await page.goto(`${site.server.url}/admin/product/${id}`)
  await page.getByLabel('Açıklama').fill('Közde')
  await page.getByRole('button', { name: 'Kaydet', exact: true }).click()
  await expect
    .poll(() => site.sql('select description from product where id = $1', [id]))
    .toEqual([{ description: 'Közde' }])
})

test('D50: photos of a phone are shrunk and rotated before they are uploaded, in parallel and in order', async () => {
  // As large as what a camera takes, and made faster than noise of that size.
  const photo = () =>
    sharp(
      Buffer.alloc(
        4032 * 3024 * 3,
        randomBytes(1_000_003).map((byte) => 96 + (byte & 63)),
      ),
      {
        raw: { width: 4032, height: 3024, channels: 3 },
      },
    )
      .jpeg({ quality: 92 })
      .withMetadata({ orientation: 6 })
      .toBuffer()
  const buffers = [await photo(), await photo()]
  expect(buffers[0]?.length).toBeGreaterThan(3_000_000)
  const id = await addedDish('Fotoğraflı')
  const { page } = await office.visitor(PHONE)
  const sent: number[] = []
  page.on('requestfinished', async (request) => {
    if (request.headers()['content-type']?.startsWith('multipart'))
      sent.push((await request.sizes()).requestBodySize)
  })
  await page.goto(`${site.server.url}/admin/product/${id}`)
  await page
    .locator('input[type=file]')
    .setInputFiles(buffers.map((buffer, at) => ({ name: `IMG_${at}.jpg`, mimeType: 'image/jpeg', buffer })))
  await page.getByText('2 resim', { exact: false }).first().waitFor()
  const rows = () =>
    site.sql(
      'select file_name, file_path from product_image where product_id = $1 and not is_deleted order by index',
      [id],
    )
  await expect
    .poll(async () => (await rows()).map(({ file_name }) => file_name))
    .toEqual(['IMG_0.webp', 'IMG_1.webp'])
  await expect.poll(() => sent).toHaveLength(2)
  for (const size of sent) expect(size).toBeLessThan(2_600_000)
  const [first] = await rows()
  const picture = await fetch(`${site.server.url}/resource/${first?.file_path}`)
  const { width, height } = await sharp(Buffer.from(await picture.arrayBuffer())).metadata()
  expect(height).toBeGreaterThan(width)
})

test('D50: a HEIC that the browser cannot read is refused with what to do', async () => {
  const id = await addedDish('HEIC fotoğraflı')
  const { page } = await office.visitor(PHONE)
  await page.goto(`${site.server.url}/admin/product/${id}`)
  await page
    .locator('input[type=file]')
    .setInputFiles([{ name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: Buffer.from('not decodable') }])
  await page.getByRole('alert').getByText('En Uyumlu').waitFor()
})
