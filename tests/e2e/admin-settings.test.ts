import type { Page } from 'playwright'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { graveFaults } from '../support/accessibility.ts'
import { draftIsKept, loseConnectionAfter, openBackOffice } from '../support/back-office.ts'
import { forgive, openSite, PHONE } from '../support/site.ts'

const site = openSite()
const office = openBackOffice(site)

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
const notice = (page: Page) => page.locator('.MuiSnackbar-root')
const isTold = (page: Page, words: string) =>
  expect.poll(() => notice(page).allTextContents()).toContainEqual(expect.stringContaining(words))

async function logo(width: number, height: number) {
  const shape = { width, height, channels: 3, background: '#1144aa' } as const
  const buffer = await sharp({ create: shape }).png().toBuffer()
  return { name: 'logo.png', mimeType: 'image/png', buffer }
}

/** The text of the document that a visitor gets, read in an empty tab: no page has to start for it. */
async function textOf(page: Page, path: string, selector: string): Promise<string> {
  const html = await (await fetch(site.server.url + path)).text()
  const empty = await page.context().newPage()
  const text = await empty.evaluate(
    ([source, elements]) => {
      const read = new DOMParser().parseFromString(source, 'text/html')
      return Array.from(read.querySelectorAll(elements), ({ textContent }) => textContent).join(' ')
    },
    [html, selector] as const,
  )
  await empty.close()
  return text
}

describe('the settings', () => {
  test('are on every page once they are stored, and the form stays for the next change', async () => {
    const { page } = await office.visit('/settings')
    await field(page, 'Restoranın adı').fill('Köşe Lokantası')
    await field(page, 'Telefon').fill('0312 111 22 33')
    await press(page, 'Kaydet')
    await isTold(page, 'Kaydedildi')
    const { page: seen } = await site.visit('/')
    expect(await seen.locator('footer').textContent()).toContain('Köşe Lokantası')
    expect(await textOf(page, '/contact', '.contact-cards')).toContain('0312 111 22 33')
    await field(page, 'Ana sayfadaki büyük yazı').fill('Her gün taze')
    await press(page, 'Kaydet')
    await expect.poll(() => textOf(page, '/', 'h1')).toBe('Her gün taze')
  })

  test('a link needs a name and https, and one that has both is shown in the footer', async () => {
    const { page } = await office.visit('/settings')
    await page.getByRole('button', { name: 'Bağlantı ekle' }).first().click()
    await field(page, 'Ağ').fill('Instagram')
    await field(page, 'Bağlantı (https://…)').fill('http://instagram.com/kose')
    await press(page, 'Kaydet')
    await expect.poll(() => page.locator('.Mui-error').count()).toBeGreaterThan(0)
    await field(page, 'Bağlantı (https://…)').fill('https://instagram.com/kose')
    await press(page, 'Kaydet')
    await isTold(page, 'Kaydedildi')
    expect(await textOf(page, '/', 'footer a[rel~="me"]')).toBe('Instagram')

    await page.getByRole('button', { name: 'Bağlantı ekle' }).first().click()
    await field(page, 'Ağ').nth(1).fill('Mastodon')
    await field(page, 'Bağlantı (https://…)').nth(1).fill('https://mastodon.example/@kose')
    await press(page, 'Kaydet')
    await expect.poll(() => textOf(page, '/', 'footer a[rel~="me"]')).toBe('Instagram Mastodon')
  })

  test('how to get there is told on the contact page and to search engines, where it is filled in', async () => {
    const { page } = await office.visit('/settings')
    const card = async () => textOf(page, '/contact', '.contact-cards')
    expect(await card()).not.toContain('Otopark')
    await field(page, 'Girişi nasıl bulunur?').fill('Eczanenin yanındaki pasajdan girilir.')
    await field(page, 'Otopark').fill('Bina arkasında, 20 araç')
    await page.getByRole('combobox', { name: 'Basamaksız giriş var' }).click()
    await page.getByRole('option', { name: 'Evet' }).click()
    await press(page, 'Kaydet')
    await isTold(page, 'Kaydedildi')
    const text = await card()
    for (const told of ['Eczanenin yanındaki', 'OtoparkBina arkasında', 'Basamaksız girişVar'])
      expect(text).toContain(told)
    const html = await (await fetch(`${site.server.url}/contact`)).text()
    expect(html).toContain('"amenityFeature":[{"@type":"LocationFeatureSpecification","name":"Otopark"')
    await office.ask(
      'mutation { updateSite(input: { directionsNote: null, parking: null, stepFree: null }) { name } }',
    )
  })

  test('the business code of the Ministry is on the contact page and the lists for guests', async () => {
    const { page } = await office.visit('/settings')
    const buffer = await sharp({ create: { width: 300, height: 300, channels: 3, background: 'black' } })
      .png()
      .toBuffer()
    await page
      .getByLabel('Bakanlık karekodu', { exact: true })
      .setInputFiles({ name: 'kod.png', mimeType: 'image/png', buffer })
    await expect
      .poll(() =>
        page
          .getByRole('button', { name: /^Bakanlık karekodu: / })
          .locator('img')
          .count(),
      )
      .toBe(1)
    await press(page, 'Kaydet')
    await isTold(page, 'Kaydedildi')
    const visitor = await site.visit('/contact')
    const code = visitor.page.getByAltText('İşletmenin Bakanlık karekodu')
    await code.scrollIntoViewIfNeeded()
    await expect.poll(() => code.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
    const codeOn = async (kind: string) => {
      const { page: list } = await office.visit(`/print?kind=${kind}`)
      await list.locator('.sheet-preview .sheet').waitFor()
      return list.locator('.sheet-preview .sheet-code img').count()
    }
    expect([await codeOn('DOOR'), await codeOn('CARD')]).toEqual([1, 0])
    await office.ask('mutation { updateSite(input: { officialQr: null }) { name } }')
    expect(await (await fetch(`${site.server.url}/contact`)).text()).not.toContain('karekodu')
  })

  test('guests may ask for a table, by the rules of the owner, once the page for it works', async () => {
    const { page } = await office.visit('/settings')
    const mode = (name: string) => page.getByRole('combobox', { name, exact: true })
    const choose = async (name: string, option: string) => {
      await mode(name).click()
      await page.getByRole('option', { name: option, exact: true }).click()
    }
    const together = page.getByText(/Gizlilik Politikası gizlenemez/)
    await choose('Gizlilik ve KVKK', 'Gizli')
    await choose('Masa ayırtın', 'Çalışıyor: konuklar buradan masa ister')
    await together.first().waitFor()
    expect(await graveFaults(page)).toEqual([])
    await choose('Gizlilik ve KVKK', 'Örnek metin')
    await together.first().waitFor({ state: 'detached' })
    await mode('Gizlilik ve KVKK').click()
    expect(await page.getByRole('option').allTextContents()).toEqual(['Örnek metin', 'Kendi metnim'])
    await page.keyboard.press('Escape')
    await mode('Sepet').click()
    expect(await page.getByRole('option').allTextContents()).toEqual(['Örnek metin', 'Gizli'])
    await page.keyboard.press('Escape')

    const number = (name: string) => page.getByRole('spinbutton', { name })
    expect(await number('En çok kaç kişilik masa istenebilir?').inputValue()).toBe('12')
    await page.getByText('2 saat').first().waitFor()
    await number('Toplam kaç kişilik yeriniz var?').fill('40')
    await number('En geç kaç dakika önceden istenmeli?').fill('90')
    await page.getByText('1 saat 30 dakika').waitFor()
    await page
      .getByRole('group', { name: 'Masa ayrılmayan günler' })
      .getByRole('checkbox', { name: 'Pazar', exact: true })
      .check()
    await field(page, 'Masa isterken okunacak not').fill('Masanız 15 dakika bekletilir.')
    await field(page, 'İşletmenin ticari unvanı').fill('Köşe Gıda Ltd. Şti.')
    await press(page, 'Kaydet')
    await isTold(page, 'Kaydedildi')
    const { site: stored } = await office.ask<{ site: object }>(
      `{ site { settings { pages { key mode } legalName reservations {
        slotMinutes stayMinutes noticeMinutes daysAhead lastArrivalMinutes largestParty seats closedWeekdays keepDays note } } } }`,
    )
    expect(stored).toEqual({
      settings: {
        pages: [{ key: 'book-table', mode: 'LIVE' }],
        legalName: 'Köşe Gıda Ltd. Şti.',
        reservations: {
          ...{ slotMinutes: 30, stayMinutes: 120, noticeMinutes: 90, daysAhead: 60, lastArrivalMinutes: 60 },
          ...{ largestParty: 12, seats: 40, closedWeekdays: [7], keepDays: 30 },
          note: 'Masanız 15 dakika bekletilir.',
        },
      },
    })
    await office.ask(
      'mutation { updateSite(input: { pages: [], reservations: null, legalName: null }) { name } }',
    )
  })

  test('pictures of the home page are chosen one after the other, and replace the stored ones together', async () => {
    const { page } = await office.visit('/settings')
    const choose = async (name: string, background: string) => {
      const plain = sharp({ create: { width: 400, height: 300, channels: 3, background } })
      const buffer = await plain.png().toBuffer()
      await page
        .getByLabel('Ana sayfa resimleri', { exact: true })
        .setInputFiles({ name: `${name}.png`, mimeType: 'image/png', buffer })
    }
    const previews = page.getByRole('button', { name: /^Ana sayfa resimleri: / }).locator('img')
    await choose('bir', 'red')
    await expect.poll(() => previews.count()).toBe(1)
    await choose('iki', 'blue')
    await expect.poll(() => previews.count()).toBe(2)
    await press(page, 'Kaydet')
    await isTold(page, 'Kaydedildi')
    const stored = async () => {
      const [row = {}] = await site.sql(
        'select first_hero_file_path, second_hero_file_path, third_hero_file_path from site',
      )
      return Object.values(row).filter((path) => path !== null).length
    }
    expect(await stored()).toBe(2)
    await press(page, 'Resimleri kaldır')
    await press(page, 'Kaydet')
    await expect.poll(stored).toBe(0)
  })

  test('a logo becomes the icon of the site', async () => {
    const { page } = await office.visit('/settings')
    await page.getByLabel('Logo', { exact: true }).setInputFiles(await logo(300, 300))
    await press(page, 'Kaydet')
    await isTold(page, 'Kaydedildi')
    const icon = await fetch(`${site.server.url}/icon-192.png`)
    const { dominant } = await sharp(Buffer.from(await icon.arrayBuffer())).stats()
    expect(dominant.b).toBeGreaterThan(dominant.r + 50)

    // Its preview has 240 pixels.
    await page.goto(`${site.server.url}/admin/settings`)
    await page.getByRole('button', { name: 'Logo: kırp' }).click()
    await page.getByRole('dialog').getByText('Sonuç: 300 × 300').waitFor()
  })

  test('a wide logo stands for the name on every page and print, a square one beside it', async () => {
    const { page } = await office.visit('/settings')
    await page.getByLabel('Logo', { exact: true }).setInputFiles(await logo(600, 150))
    await press(page, 'Kaydet')
    await isTold(page, 'Kaydedildi')
    const name = (await site.ask<{ site: { name: string } }>('{ site { name } }')).site.name
    const { page: seen } = await site.visit('/')
    for (const place of [seen.locator('.navbar__brand'), seen.locator('footer')]) {
      await place.getByRole('img', { name }).waitFor()
      expect(await place.getByText(name).count()).toBe(0)
    }
    // Its width is known before it has loaded, or it would move what is beside it.
    const { width, height } = (await seen.locator('.navbar__brand img').boundingBox()) ?? {}
    expect(Number(width) / Number(height)).toBeCloseTo(4, 1)
    expect(await seen.locator('.navbar__brand img').getAttribute('width')).toBe('192')
    await page.goto(`${site.server.url}/admin/print`)
    const head = page.locator('.sheet-preview .sheet-head')
    await head.getByRole('img', { name }).waitFor()
    expect(await head.getByText(name).count()).toBe(0)

    await page.goto(`${site.server.url}/admin/settings`)
    await page.getByLabel('Logo', { exact: true }).setInputFiles(await logo(300, 300))
    await press(page, 'Kaydet')
    await isTold(page, 'Kaydedildi')
    await expect.poll(() => textOf(page, '/', '.navbar__brand')).toBe(name)
  })

  test('entries of the blog are in no page while the blog shows its sample or is hidden', async () => {
    const input = { name: 'Gizli kalacak yazı', description: 'Henüz söylenmeyen.', slug: 'gizli-kalacak' }
    await office.ask('mutation ($input: AddBlog!) { addBlog(input: $input) { id } }', { input })
    const pages = async (mode: string) => {
      await office.ask('mutation ($input: UpdateSite!) { updateSite(input: $input) { name } }', {
        input: { pages: [{ key: 'blog', mode }] },
      })
      const replies = ['/blog', '/blog-details', '/blog-details/gizli-kalacak'].map(async (path) =>
        (await fetch(site.server.url + path)).text(),
      )
      return (await Promise.all(replies)).join()
    }
    for (const mode of ['HIDDEN', 'TEMPLATE']) {
      const text = await pages(mode)
      // The address that was asked for is in the page.
      for (const secret of [input.name, input.description, input.slug])
        expect(text.replaceAll('/blog-details/gizli-kalacak', '')).not.toContain(secret)
    }
    expect(await pages('OWN')).toContain(input.description)
  })

  test('a page that is hidden is gone, and one of the owner’s has the owner’s words', async () => {
    await office.ask('mutation ($input: AddPageText!) { addPageText(input: $input) { id } }', {
      input: { key: 'faq', title: 'Sorular', body: '## Otopark var mı?\n\nEvet.' },
    })
    const { page } = await office.visit('/settings')
    const choose = async (name: string, mode: string) => {
      await page.getByRole('combobox', { name }).click()
      await page.getByRole('option', { name: mode }).click()
    }
    await choose('Sepet', 'Gizli')
    await choose('Sıkça sorulan sorular', 'Kendi metnim')
    await press(page, 'Kaydet')
    await isTold(page, 'Kaydedildi')
    expect((await fetch(`${site.server.url}/cart`)).status).toBe(404)
    expect(await textOf(page, '/', 'a[href="/cart"]')).toBe('')
    expect(await textOf(page, '/faq', 'main h1, main h2')).toBe('Sorular Otopark var mı?')
    expect(await textOf(page, '/chefs', '.sample-note')).toContain('örnektir')
  })
})

describe('the hours', () => {
  test('of a day are copied to all, and shown to visitors', async () => {
    const { page } = await office.visit('/hours')
    await page.getByLabel('Pazartesi: Açılış').fill('10:00')
    await page
      .getByRole('group', { name: 'Pazartesi' })
      .getByRole('button', { name: 'Pazartesi: diğer işler' })
      .click()
    await page.getByRole('menuitem', { name: 'Hepsine kopyala' }).click()
    await page.getByRole('switch', { name: 'Pazar: açık' }).click()
    await press(page, 'Kaydet')
    await isTold(page, 'kaydedildi')
    expect(await textOf(page, '/contact', '.contact-cards dl dd')).toBe(`${'10:00–22:00 '.repeat(6)}Kapalı`)
    expect(await textOf(page, '/', 'footer address')).toContain('Pzt–Cmt 10:00–22:00 · Paz Kapalı')
  })

  const setWeek =
    'mutation ($periods: [OpeningPeriodInput!]!) { setOpeningHours(periods: $periods) { timeZone } }'
  const everyDay = (opens: readonly string[]) => ({
    periods: opens.map((each, day) => ({ weekday: day + 1, opens: each, closes: '22:00', kind: 'SERVICE' })),
  })

  test.each([
    ['seen', true],
    ['not seen', false],
  ])('are still there unsaved after a reload, beside what somebody else has saved, %s', async (_, isSeen) => {
    const visit = await office.visit('/hours')
    const { page } = visit
    const opens = (day: string) => page.getByLabel(`${day}: Açılış`).inputValue()
    await page.getByLabel('Salı: Açılış').fill('09:15')
    await draftIsKept(page, '09:15')
    await office.ask(setWeek, everyDay(['08:45', '09:45', '10:00', '10:00', '10:00', '10:00']))
    if (isSeen) {
      await page.reload()
      await expect.poll(() => opens('Pazartesi')).toBe('08:45')
    }
    await press(page, 'Kaydet')
    const conflict = page.getByRole('dialog', { name: 'Bu kayıt siz yazarken değişti' })
    await conflict.getByText('09:45–22:00').waitFor()
    expect(await conflict.locator('legend').allTextContents()).toEqual(['Salı'])
    await conflict.getByRole('button', { name: 'Birleştir' }).click()
    expect([await opens('Pazartesi'), await opens('Salı')]).toEqual(['08:45', '09:15'])
    await page.reload()
    await expect.poll(() => opens('Salı')).toBe('09:15')
    await press(page, 'Kaydet')
    await isTold(page, 'Çalışma saatleri kaydedildi')
    expect(await textOf(page, '/contact', '.contact-cards dl dd')).toContain(
      '08:45–22:00 09:15–22:00 10:00–22:00',
    )
    await office.ask(setWeek, everyDay(Array(6).fill('10:00')))
    forgive(visit, /409/)
  })

  test('are repeated while the line is cut, and reported as stored after a reload', async () => {
    const visit = await office.visit('/hours', PHONE)
    const { page } = visit
    const tuesday = page.getByLabel('Salı: Açılış')
    await tuesday.fill('09:30')
    await loseConnectionAfter(page, 'SetWeek')
    await press(page, 'Kaydet')
    await page.getByText('Çalışma saatleri: sunucunun yanıtı bekleniyor').waitFor()
    expect(await tuesday.isDisabled()).toBe(true)
    await page.unroute('**/graphql')
    await page.reload()
    await page.getByText('Kaydedilmişti: Çalışma saatleri').waitFor()
    await expect.poll(() => tuesday.inputValue()).toBe('09:30')
    await office.ask(setWeek, everyDay(Array(6).fill('10:00')))
    await page.reload()
    await expect.poll(() => tuesday.inputValue()).toBe('10:00')
    forgive(visit, /ERR_CONNECTION_RESET|Failed to fetch/)
  })

  test('are stored over other settings that somebody else has changed meanwhile', async () => {
    const visit = await office.visit('/hours')
    const { page } = visit
    await page.getByLabel('Pazartesi: Açılış').fill('09:10')
    await office.ask('mutation { updateSite(input: { slogan: "Arada" }) { name } }')
    await press(page, 'Kaydet')
    await isTold(page, 'Çalışma saatleri kaydedildi')
    expect(await site.sql('select slogan from site')).toEqual([{ slogan: 'Arada' }])
    await office.ask('mutation { updateSite(input: { slogan: null }) { name } }')
    await office.ask(setWeek, everyDay(Array(6).fill('10:00')))
    forgive(visit, /409/)
  })

  test('of a special day are added in a form whose draft outlives a reload, and changed over what others have changed', async () => {
    const visit = await office.visit('/hours', PHONE)
    const { page } = visit
    const name = page.getByRole('textbox', { name: 'Ad', exact: true })
    const isClosed = page.getByLabel('Bütün gün kapalıyız')
    await page.getByRole('link', { name: 'Özel gün ekle' }).click()
    await name.fill('Tadilat')
    await draftIsKept(page, 'Tadilat')
    await page.reload()
    await expect.poll(() => name.inputValue()).toBe('Tadilat')
    await isClosed.uncheck()
    await press(page, 'Kaydet')
    await page.getByText('Saat ekleyin').first().waitFor()
    await press(page, 'Saat ekle')
    await page.getByLabel('Tadilat: Kapanış').fill('15:00')
    expect(await graveFaults(page)).toEqual([])
    await press(page, 'Kaydet')
    await page.getByRole('link', { name: 'Düzenle: Tadilat' }).click()
    await page.getByLabel('Tadilat: Açılış').fill('09:00')
    await office.ask(
      `mutation ($id: ID!) {
      updateOpeningException(id: $id, input: { label: "Badana", closed: true, periods: null }) { id }
    }`,
      { id: new URL(page.url()).pathname.split('/').at(-1) },
    )
    await press(page, 'Kaydet')
    const conflict = page.getByRole('dialog', { name: 'Bu kayıt siz yazarken değişti' })
    await conflict.getByText('09:00–15:00 Salon').waitFor()
    expect(await conflict.locator('legend').allTextContents()).toEqual(['Saatler'])
    await conflict.getByLabel('Şu an kayıtlı olan').check()
    await conflict.getByRole('button', { name: 'Birleştir' }).click()
    expect([await name.inputValue(), await isClosed.isChecked()]).toEqual(['Badana', true])
    await page.getByRole('textbox', { name: /^Not/ }).fill('Salon')
    await press(page, 'Kaydet')
    await page.getByRole('link', { name: 'Düzenle: Badana' }).waitFor()
    expect(await site.sql('select label, closed, note from opening_exception where not is_deleted')).toEqual([
      { label: 'Badana', closed: true, note: 'Salon' },
    ])
    await press(page, 'Kaldır: Badana')
    await expect.poll(() => page.getByText('Kayıtlı özel gün yok.').count()).toBe(1)
    forgive(visit, /400|409/)
  })

  test('of kitchen and delivery are shown to visitors if they differ', async () => {
    const { page } = await office.visit('')
    const week = everyDay(Array(7).fill('10:00')).periods
    const of = (kind: string, closes: string) => week.map((each) => ({ ...each, kind, closes }))
    await office.ask(setWeek, { periods: [...week, ...of('KITCHEN', '21:00'), ...of('DELIVERY', '20:00')] })
    expect(await textOf(page, '/contact', '.contact-more div')).toBe(
      'MutfakHer gün 10:00–21:00 Paket servisHer gün 10:00–20:00',
    )
    expect(await textOf(page, '/', 'footer address')).toContain('Her gün 10:00–22:00')
    await office.ask(setWeek, everyDay(Array(6).fill('10:00')))
    expect(await textOf(page, '/contact', '.contact-more div')).toBe('')
  })

  test('a public holiday applies once it is confirmed, and not before', async () => {
    const { page, asked } = await office.visit('/hours')
    await expect.poll(() => page.getByText('Yılbaşı').count()).toBeGreaterThan(0)
    expect(await textOf(page, '/contact', '.contact-more')).toBe('')
    await page.getByRole('link', { name: 'Yılbaşı: Kapalıyız' }).first().click()
    const [first, last] = [page.getByLabel('İlk gün'), page.getByLabel('Son gün')]
    const day = await first.inputValue()
    await last.fill('2026-01-01')
    await press(page, 'Kaydet')
    await page.getByText('İlk günden önce olamaz.').waitFor()
    await first.fill('2026-01-01')
    await page.getByText('Bu günler geçti.').waitFor()
    await first.fill(day)
    await expect.poll(() => last.inputValue()).toBe(day)
    await press(page, 'Kaydet')
    const removal = page.getByRole('button', { name: 'Kaldır: Yılbaşı' })
    await removal.waitFor()
    const stored = await site.sql('select label, closed from opening_exception where not is_deleted')
    expect(stored).toEqual([{ label: 'Yılbaşı', closed: true }])
    await removal.dblclick()
    await expect.poll(() => page.getByText('Kayıtlı özel gün yok.').count()).toBe(1)
    // A second call would report that it is removed already, and its notice would replace the undo.
    expect(asked.filter((name) => name === 'RemoveOpeningExceptions')).toHaveLength(1)
    await press(page, 'Geri al')
    await removal.waitFor()
    // Earlier, it would be the second press of a double click.
    await page.waitForTimeout(600)
    await removal.click()
    await expect.poll(() => page.getByText('Kayıtlı özel gün yok.').count()).toBe(1)
  })

  test('of today end early in two taps', async () => {
    const { page } = await office.visitor({ ...PHONE })
    // Before the restaurant opens there is nothing to end.
    await page.clock.setFixedTime(new Date('2026-11-25T03:40:00+03:00'))
    await page.goto(`${site.server.url}/admin`)
    await page.getByRole('heading', { level: 2 }).first().waitFor()
    expect(await page.getByRole('button', { name: 'Bugün erken kapat' }).count()).toBe(0)
    // A weekday at noon in Istanbul.
    await page.clock.setFixedTime(new Date('2026-11-25T12:10:00+03:00'))
    await page.goto(`${site.server.url}/admin`)
    await page.getByRole('button', { name: 'Bugün erken kapat' }).waitFor()
    // A concurrent change, after this screen has read the hours.
    await office.ask(
      'mutation { updateSite(input: { weekly: [{ weekday: 3, opens: "11:00", closes: "22:00", kind: SERVICE }] }) { name } }',
    )
    await press(page, 'Bugün erken kapat')
    await press(page, '13.00')
    await isTold(page, '13.00')
    const [stored] = await site.sql(
      'select from_date::text as day, periods from opening_exception where not is_deleted',
    )
    expect(stored).toEqual({
      day: '2026-11-25',
      periods: [{ opens: '11:00', closes: '13:00', kind: 'SERVICE' }],
    })
    await expect.poll(() => page.getByText('13.00').count()).toBeGreaterThan(0)
  })

  test('of a special day end early, and its delivery hours stay', async () => {
    await site.sql('update opening_exception set is_deleted = true')
    await office.ask(
      'mutation ($input: AddOpeningException!) { addOpeningException(input: $input) { id } }',
      {
        input: {
          ...{ label: 'Maç günü', fromDate: '2026-11-25', toDate: '2026-11-25' },
          periods: [
            { opens: '10:00', closes: '23:00', kind: 'SERVICE' },
            { opens: '11:00', closes: '21:00', kind: 'DELIVERY' },
          ],
        },
      },
    )
    const { page } = await office.visitor({ ...PHONE })
    await page.clock.setFixedTime(new Date('2026-11-25T12:10:00+03:00'))
    await page.goto(`${site.server.url}/admin`)
    await press(page, 'Bugün erken kapat')
    // A concurrent change closes earlier than the time that the dialog offers.
    const closesAt = (time: string) =>
      site.sql(
        `update opening_exception set version = version + 1, periods = jsonb_set(periods::jsonb, '{0,closes}', to_jsonb($1::text))
          where not is_deleted`,
        [time],
      )
    await closesAt('12:30')
    await press(page, '13.00')
    await isTold(page, 'Saatler bu arada değişti')
    await closesAt('23:00')
    await page.reload()
    await press(page, 'Bugün erken kapat')
    await press(page, '13.00')
    await isTold(page, '13.00')
    expect(await site.sql('select label, periods from opening_exception where not is_deleted')).toEqual([
      {
        label: 'Maç günü',
        periods: [
          { opens: '10:00', closes: '13:00', kind: 'SERVICE' },
          { opens: '11:00', closes: '21:00', kind: 'DELIVERY' },
        ],
      },
    ])

    // One day of several cannot end earlier than the others.
    await site.sql(
      "update opening_exception set to_date = '2026-11-26', version = version + 1 where not is_deleted",
    )
    await page.goto(`${site.server.url}/admin`)
    await page.getByRole('heading', { level: 2 }).first().waitFor()
    await page.getByText('13.00').first().waitFor()
    expect(await page.getByRole('button', { name: 'Bugün erken kapat' }).count()).toBe(0)
    await site.sql('update opening_exception set is_deleted = true')
  })
})

test('the assistant keeps what was typed, and tells of what somebody else has stored', async () => {
  const visit = await office.visit('/setup', { ...PHONE })
  const { page } = visit
  await press(page, 'Şimdilik geç')
  await field(page, 'Ana sayfadaki büyük yazı').fill('Ateşten sofraya')
  await draftIsKept(page, 'Ateşten sofraya')
  await page.reload()
  await expect.poll(() => field(page, 'Ana sayfadaki büyük yazı').inputValue()).toBe('Ateşten sofraya')
  await page.getByRole('button', { name: 'Şimdilik geç' }).dblclick()
  await field(page, 'Telefon').waitFor()
  await press(page, 'Geri')
  expect(await field(page, 'Ana sayfadaki büyük yazı').inputValue()).toBe('Ateşten sofraya')
  const slogan = async () => (await site.sql('select slogan from site'))[0]?.slogan
  await office.ask('mutation { updateSite(input: { slogan: "Başka slogan" }) { name } }')
  await press(page, 'Kaydet ve ilerle')
  const conflict = page.getByRole('dialog', { name: 'Bu kayıt siz yazarken değişti' })
  await conflict.getByText('Başka slogan').waitFor()
  expect(await slogan()).toBe('Başka slogan')
  await conflict.getByRole('button', { name: 'Birleştir' }).click()
  await press(page, 'Kaydet ve ilerle')
  await field(page, 'Telefon').waitFor()
  expect(await slogan()).toBe('Ateşten sofraya')

  for (let step = 0; step < 3; step++) await press(page, 'Şimdilik geç')
  const buffer = await sharp({ create: { width: 300, height: 300, channels: 3, background: 'navy' } })
    .png()
    .toBuffer()
  await page.locator('input[type=file]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer })
  await site.sql("update site set logo_file_path = 'other.webp', version = version + 1")
  await press(page, 'Kaydet ve ilerle')
  await conflict.getByRole('group', { name: 'Logo' }).waitFor()
  expect(await site.sql('select logo_file_path as path from site')).toEqual([{ path: 'other.webp' }])
  await site.sql('update site set logo_file_path = null')
  // The logo of somebody else is a path without a file.
  forgive(visit, /409|404.*other\.webp/)
})

test('a step of the assistant is reported as stored after a reload during its save, and goes on', async () => {
  const visit = await office.visit('/setup', { ...PHONE })
  const { page } = visit
  for (let step = 0; step < 2; step++) await press(page, 'Şimdilik geç')
  await field(page, 'Telefon').fill('0212 333 44 55')
  const before = await site.sql('select phone from site')
  await loseConnectionAfter(page, 'UpdateSetup')
  await press(page, 'Kaydet ve ilerle')
  await page.getByText('İletişim: sunucunun yanıtı bekleniyor').waitFor()
  await page.unroute('**/graphql')
  await page.reload()
  await page.getByText('Kaydedilmişti: İletişim').waitFor()
  expect(await site.sql('select phone from site')).toEqual([{ phone: '0212 333 44 55' }])
  await press(page, 'Geri al')
  await expect.poll(() => site.sql('select phone from site')).toEqual(before)
  forgive(visit, /ERR_CONNECTION_RESET|Failed to fetch/)
})

test('a crop of a wide logo that is given up changes nothing, and a free one keeps all of it', async () => {
  await site.sql('update site set logo_file_path = null')
  const { page } = await office.visit('/setup', { ...PHONE })
  for (let step = 0; step < 5; step++) await press(page, 'Şimdilik geç')
  await page.locator('input[type=file]').setInputFiles(await logo(600, 150))
  const dialog = page.getByRole('dialog', { name: 'Resmi kırp' })
  await dialog.getByText('Sonuç: 150 × 150').waitFor()
  await dialog.getByRole('button', { name: 'Vazgeç' }).click()
  await press(page, 'Kaydet ve ilerle')
  await field(page, 'Tanıtım metni').waitFor()
  expect(await site.sql('select logo_file_path as path from site')).toEqual([{ path: null }])

  await press(page, 'Geri')
  await page.locator('input[type=file]').setInputFiles(await logo(600, 150))
  await dialog.getByRole('button', { name: 'Serbest' }).click()
  await dialog.getByText('Sonuç: 600 × 150').waitFor()
  await dialog.getByRole('button', { name: 'Kırp', exact: true }).click()
  await press(page, 'Kaydet ve ilerle')
  await field(page, 'Tanıtım metni').waitFor()
  const { site: stored } = await site.ask<{ site: { logoAspect: number } }>('{ site { logoAspect } }')
  expect(stored.logoAspect).toBeCloseTo(4, 1)
  await site.sql('update site set logo_file_path = null')
})

test('the assistant leads a new owner through, takes the demo away and back, and says what is left', async () => {
  await site.sql('update site set name = null, hero_text = null, pages = null')
  await site.sql('update opening_exception set is_deleted = true')
  const { page } = await office.visit('', { ...PHONE })
  await page.getByRole('link', { name: 'Başla' }).click()
  await press(page, 'Örnek içeriği sil')
  await page.getByRole('dialog').getByRole('button', { name: 'Örnek içeriği sil' }).click()
  await expect.poll(() => page.getByText('örnek kayıt silindi').count()).toBe(1)
  const dishes = async () => (await site.ask<{ products: object[] }>('{ products { id } }')).products.length
  expect(await dishes()).toBe(0)
  await press(page, 'Geri al')
  await expect.poll(dishes).toBeGreaterThan(100)
  expect(await page.getByText('değiştirdiğiniz kayıtlar').count()).toBe(0)
  await press(page, 'Şimdilik geç')
  await field(page, 'Restoranın adı').fill('Bizim Ocak')
  await press(page, 'Kaydet ve ilerle')
  await field(page, 'Telefon').fill('0212 222 33 44')
  await press(page, 'Kaydet ve ilerle')
  await press(page, 'Şimdilik geç')
  const feast = page.getByRole('group', { name: 'Kurban Bayramı' })
  await feast.getByRole('button', { name: 'Kapalıyız' }).click()
  await feast.getByRole('status').filter({ hasText: 'Kapalı' }).waitFor()
  expect(
    await site.sql(
      "select closed, to_date - from_date as days from opening_exception where label = 'Kurban Bayramı'",
    ),
  ).toEqual([{ closed: true, days: 3 }])
  for (let step = 0; step < 2; step++) await press(page, 'Şimdilik geç')
  await field(page, 'Tanıtım metni').waitFor()
  await press(page, 'Kaydet ve ilerle')
  await page.getByRole('radio', { name: 'Evet' }).check()
  await press(page, 'Kaydet ve ilerle')
  await page.getByText('Bu alan gerekli').waitFor()
  await page.getByRole('radio', { name: 'Hayır' }).check()
  await press(page, 'Kaydet ve ilerle')
  // Every page with a sample text is hidden, unless the owner opens it.
  await page.getByRole('combobox', { name: 'Kullanım koşulları' }).click()
  await page.getByRole('option', { name: 'Kendi metnim' }).click()
  await press(page, 'Kaydet ve ilerle')
  await page.getByText('Ana sayfada tanıtım metni yok').waitFor()
  await page.getByText('“Kendi metnim” seçili bir sayfanın metni yok').waitFor()
  const [stored] = await site.sql('select delivery_links, pages from site')
  expect(stored?.delivery_links).toEqual([])
  expect(stored?.pages).toHaveLength(13)
  await press(page, 'Bitir')
  await page.getByRole('heading', { name: 'Siteniz hazır mı?' }).waitFor()
  await page.getByText('Örnek içerik hâlâ sitede').waitFor()
  expect(await textOf(page, '/', 'footer')).toContain('Bizim Ocak')
})

test('a page text is formatted by buttons, and previewed before it is stored', async () => {
  const { page } = await office.visit('/pageText/create')
  await page.getByRole('combobox', { name: 'Sayfa' }).click()
  await page.getByRole('option', { name: 'Şeflerimiz' }).click()
  await field(page, 'Başlık').fill('Ekibimiz')
  await field(page, 'Metin').fill('Usta')
  await field(page, 'Metin').press('Control+a')
  await press(page, 'Kalın')
  expect(await field(page, 'Metin').inputValue()).toBe('**Usta**')
  await page.getByRole('tab', { name: 'Önizle' }).click()
  await expect.poll(() => page.locator('strong', { hasText: 'Usta' }).count()).toBe(1)
  await press(page, 'Kaydet')
  await isTold(page, 'Eklendi')
  expect(await site.sql('select key, body from page_text where title = $1', ['Ekibimiz'])).toEqual([
    { key: 'chefs', body: '**Usta**' },
  ])
})
