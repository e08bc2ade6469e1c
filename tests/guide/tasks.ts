import sharp from 'sharp'
import { ADMINISTRATOR, type Phone } from './phone.ts'

/** A weekday at noon in Istanbul, when the demo restaurant is open. */
const NOON = new Date('2026-11-25T12:10:00+03:00')
/** A bowl of rice pudding, seen from above. */
const PUDDING = `<svg xmlns="http://www.w3.org/2000/svg" width="800" height="600">
  <rect width="800" height="600" fill="#8a5a3c"/>
  <circle cx="400" cy="300" r="250" fill="#b5532f"/>
  <circle cx="400" cy="300" r="215" fill="#f6e6c3"/>
  <ellipse cx="360" cy="270" rx="120" ry="80" fill="#c98b45"/>
  <ellipse cx="470" cy="360" rx="70" ry="45" fill="#a9642d"/>
</svg>`
const MEMBER = 'elif@example.com'

/** What a browser is taken for, that has a window. @param userAgent of the phone. */
const seenAs = (page: Phone['page'], userAgent: string) =>
  page.addInitScript((given) => {
    Object.defineProperty(navigator, 'userAgent', { value: given })
    Object.defineProperty(Notification, 'permission', { value: 'default' })
  }, userAgent)
const ANDROID =
  'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0 Mobile Safari/537.36'
const IPHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1'

/** The steps of each task up to the moment of its picture, by the picture's name; in this order. */
export const tasks: Readonly<Record<string, (phone: Phone) => Promise<void>>> = {
  fiyat: async ({ page, open, point }) => {
    await page.clock.setFixedTime(NOON)
    await open('/menu')
    const price = page.getByLabel('Menemen: fiyat')
    await price.fill('185')
    await price.press('Enter')
    await page.getByText(/^Kaydedildi \d/).waitFor()
    await point(page.locator('.MuiInputBase-root').filter({ has: price }))
  },

  tukendi: async ({ page, open, button, point }) => {
    await page.clock.setFixedTime(NOON)
    await open('/menu')
    await page.getByRole('button', { name: /^Çorbalar / }).click()
    await page
      .getByRole('switch', { name: /: Var$/ })
      .first()
      .click()
    await page.getByText(/^Kaydedildi \d/).waitFor()
    await button('Çorbalar: Hepsi tükendi').waitFor()
    await point(page.getByRole('switch', { name: /: Tükendi$/ }).first())
    await page.evaluate(() => scrollTo(0, 0))
  },

  masalar: async ({ page, open, button, point }) => {
    // By the clock of the server, which takes no table for the past.
    const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
    await page.clock.setFixedTime(new Date(`${tomorrow}T18:50:00+03:00`))
    const take = async (name: string, time: string, further: number) => {
      await button('Masa yaz').click()
      const dialog = page.getByRole('dialog')
      await dialog.getByLabel('Ad').fill(name)
      await dialog.getByLabel('Telefon').fill('0532 111 22 33')
      for (let step = 0; step < further; step++)
        await dialog.getByRole('button', { name: 'Bir kişi fazla' }).click()
      await dialog.getByRole('combobox', { name: 'Saat' }).click()
      await page.getByRole('option', { name: time, exact: true }).click()
      await dialog.getByRole('button', { name: 'Kaydet' }).click()
      await dialog.waitFor({ state: 'detached' })
    }
    await open('/tables')
    await take('Ayşe Kaya', '19.00', 2)
    await take('Mehmet Demir', '19.00', 0)
    await take('Zeynep Arslan', '20.30', 4)
    const there = page.getByRole('listitem', { name: 'Ayşe Kaya' }).getByRole('button', { name: 'Geldi' })
    await there.click()
    await page.getByRole('button', { name: 'Geldi', pressed: true }).waitFor()
    await page.getByText('Masa yazıldı').waitFor({ state: 'hidden' })
    await point(page.getByRole('listitem', { name: 'Mehmet Demir' }).getByRole('button', { name: 'Geldi' }))
  },

  'yemek-ekle': async ({ page, open, button, field, point }) => {
    await open('/product/create')
    await field('Ad').fill('Fırın sütlaç')
    await page.getByRole('combobox', { name: /Kategori/ }).click()
    await page.getByRole('option', { name: 'Tatlılar' }).click()
    await field('Fiyat').fill('120')
    const photo = await sharp(Buffer.from(PUDDING)).jpeg().toBuffer()
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'sutlac.jpg', mimeType: 'image/jpeg', buffer: photo })
    await page.getByRole('img', { name: '1. resim' }).waitFor()
    await point(button('Kaydet'))
  },

  sira: async ({ page, open, point }) => {
    await open('/category-order')
    await point(page.getByRole('button', { name: /: yerini değiştir$/ }).nth(1))
    await page.evaluate(() => scrollTo(0, 0))
  },

  tablo: async ({ page, open, point }) => {
    await open('/intake')
    const table = [
      ['ÜRÜN ADI', 'PORSİYON', '1,5 PORSİYON'],
      ['KEBAPLAR', '', ''],
      ['Adana', '420,00 ₺', '580,00 ₺'],
      ['Urfa', '420,00 ₺', '580,00 ₺'],
      ['Tavuk şiş', '360,00 ₺', ''],
    ]
    await page.locator('textarea').fill(table.map((row) => row.join('\t')).join('\n'))
    await page.getByRole('heading', { name: 'Önizleme' }).evaluate((heading) => heading.scrollIntoView())
    await page.evaluate(() => scrollBy(0, -320))
    await point(page.getByRole('button', { name: /yemeği kaydet$/ }))
  },

  'toplu-fiyat': async ({ page, open, field, point }) => {
    await open('/prices')
    await field('Yüzde').fill('10')
    await point(page.getByRole('button', { name: /fiyatı değiştir$/ }))
    await page.evaluate(() => scrollTo(0, 0))
  },

  saatler: async ({ page, open, button, point }) => {
    await page.clock.setFixedTime(NOON)
    await open('')
    await button('Bugün erken kapat').click()
    await point(page.getByRole('dialog').getByRole('button', { name: '14.00' }))
  },

  kurulum: async ({ open, field, button, point }) => {
    await open('/setup')
    await button('Şimdilik geç').click()
    await field('Restoranın adı').fill('Köşe Lokantası')
    await point(button('Kaydet ve ilerle'))
  },

  gida: async ({ page, open, point }) => {
    await open('/food')
    await page.getByLabel('İçindekiler').fill('buğday unu, domates, kaşar')
    await page.getByRole('button', { name: 'Süt? (kaşar)' }).click()
    await point(
      page.getByRole('group', { name: 'Alerjenler' }).getByRole('button', { name: 'Süt', exact: true }),
    )
  },

  yazi: async ({ open, field, button, point }) => {
    await open('/blog/create')
    await field('Başlık').fill('Kış menümüz hazır')
    await field('Metin').fill('Bu hafta **kuzu tandır** ve bal kabağı tatlısı var.\n\nSizi bekleriz.')
    await point(button('Kaydet'))
  },

  ceviri: async ({ page, open, point }) => {
    await open('/translations?language=EN&kind=CATEGORY')
    const first = page.getByRole('textbox', { name: 'Kahvaltı Ad', exact: true })
    await first.fill('Breakfast')
    await page.getByText('Kaydedildi').waitFor()
    await point(page.getByRole('button', { name: /^Önerileri kabul et/ }))
    await page.evaluate(() => scrollTo(0, 0))
  },

  'geri-al': async ({ page, open, point }) => {
    await open('/changes')
    const entry = page.getByRole('listitem').filter({ hasText: 'Yemek ‘Menemen’ değiştirildi' }).first()
    await point(entry.getByRole('button', { name: /^Geri al/ }))
    // Above are date fields, whose format depends on the browser's system.
    await page.evaluate(() => scrollBy(0, 100))
  },

  ekip: async ({ page, open, button, field, point }) => {
    await open('/user')
    await button('Davet et').click()
    await field('E-posta').fill('ayse.usta@example.com')
    await field('Ad').fill('Ayşe')
    await page.getByLabel('Mutfak').check()
    await page.getByRole('dialog').getByRole('button', { name: 'Davet et' }).click()
    const link = page.getByRole('link', { name: 'WhatsApp’tan gönder' })
    await link.waitFor()
    await point(link)
  },

  'ikinci-adim': async ({ open, button, point }) => {
    await open('/account')
    await button('Geçiş anahtarı ekle').waitFor()
    await point(button('Kod uygulaması ekle'))
  },

  unuttum: async ({ page, visit, field, point }) => {
    await visit('/auth/forgotten')
    await page.getByText('Yöneticiniz size bir bağlantı verebilir').waitFor()
    await field('Kurtarma kodu').scrollIntoViewIfNeeded()
    await point(field('Kurtarma kodu'))
  },

  giris: async ({ page, ask, signIn, field, button, point }) => {
    const add = 'mutation ($input: AddUser!) { addUser(input: $input) { id } }'
    const { password } = ADMINISTRATOR
    await ask(add, { input: { userName: 'elif', email: MEMBER, firstName: 'Elif', password } })
    await signIn(MEMBER, password)
    await field('Şimdiki şifre').fill(password)
    await point(page.locator('.MuiInputBase-root').filter({ has: field('Yeni şifre') }))
    await button('Şifreyi değiştir').waitFor()
    await page.evaluate(() => scrollTo(0, 0))
  },

  'tarihe-planla': async ({ page, open, ask, point }) => {
    const { products } = await ask<{ products: { id: string; price: number }[] }>('{ products { id price } }')
    const add = 'mutation ($input: AddPricePlan!) { addPricePlan(input: $input) { id } }'
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10)
    const lines = products.map(({ id, price }) => ({ productId: id, price: Math.ceil(price * 1.12) }))
    await ask(add, { input: { name: 'Kış fiyatları', appliesAt: `${tomorrow}T05:00:00Z`, lines } })
    await open('/pricePlan')
    await point(page.getByRole('link', { name: /Kış fiyatları/ }))
    await page.evaluate(() => scrollTo(0, 0))
  },

  'telefonum-calsin': async ({ page, open, button, point }) => {
    await seenAs(page, ANDROID)
    await open('/account')
    await point(button('Bu cihaz haber versin'))
    await page.evaluate(() => scrollBy(0, -240))
  },

  'telefonum-calsin-iphone': async ({ page, open, point }) => {
    await seenAs(page, IPHONE)
    await open('/account')
    await point(page.getByRole('alert').filter({ hasText: 'Ana Ekrana Ekle' }))
  },

  // The last one, since a request that waits is in the bar of every screen.
  istek: async ({ page, open, ask, button, point }) => {
    const tomorrow = new Date(Date.now() + 24 * 60 * 60 * 1000).toISOString().slice(0, 10)
    await ask('mutation { updateSite(input: { pages: [{ key: "book-table", mode: LIVE }] }) { name } }')
    const request = async (name: string, time: string, people: number, note: string | null) => {
      const { beginReservation: token } = await ask<{ beginReservation: string }>(
        'mutation { beginReservation }',
      )
      // A request that comes sooner is a machine's.
      await page.waitForTimeout(3_500)
      const at = new Date(`${tomorrow}T${time}:00+03:00`).toISOString()
      await ask('mutation ($input: RequestReservation!) { requestReservation(input: $input) { code } }', {
        input: { token, name, phone: '0533 444 55 66', people, at, note },
      })
    }
    await request('Elif Şahin', '19:30', 4, 'Bebek sandalyesi olur mu?')
    await request('Can Öztürk', '20:00', 2, null)
    await open('/tables')
    await button('Elif Şahin: Onayla').click()
    await button('Elif Şahin: Geri al').waitFor()
    await point(button('Can Öztürk: Onayla'))
    await page.evaluate(() => scrollTo(0, 0))
  },

  siparis: async ({ page, open, ask, point }) => {
    await ask('mutation ($input: UpdateSite!) { updateSite(input: $input) { name } }', {
      input: {
        ...{ whatsapp: '0532 111 22 33', legalName: 'Sofra Gıda Ltd. Şti.', tradeNumber: '1234567890' },
        ordering: { ways: ['PICKUP', 'DELIVERY'], minimum: 250, deliveryFee: 30, leadMinutes: 40 },
      },
    })
    await open('/settings/orders')
    await page.getByRole('link', { name: 'Kendinize deneme siparişi gönderin' }).waitFor()
    await point(
      page.getByRole('switch', { name: 'Siteden sipariş alınsın' }).locator('xpath=ancestor::label'),
    )
    await page.evaluate(() => scrollTo(0, 0))
  },
}
