import { describe, expect, test } from 'vitest'
import { graveFaults, overflowAt } from '../support/accessibility.ts'
import { field } from '../support/admin-controls.ts'
import { openBackOffice } from '../support/back-office.ts'
import { openSite, PHONE } from '../support/site.ts'
import { everyDay, isTold, openSettings, press, setWeek } from '../support/site-settings.ts'

const site = openSite()
const office = openBackOffice(site)
const { textOf } = openSettings(site)

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

  test('draw the house from three answers, with the menu’s own dishes first', async () => {
    const { page } = await office.visit('/settings')
    const question = (name: string) => page.getByRole('group', { name, exact: true })
    const choose = (name: string, answer: string) =>
      question(name).getByRole('button', { name: answer, exact: true }).click()
    const preview = page.getByRole('img', { name: 'Çizimin önizlemesi' })
    expect(await preview.getAttribute('src')).toBe('/drawings/oven.svg')
    await choose('Nasıl bir yer?', 'Deniz kıyısı')
    await expect.poll(() => preview.getAttribute('src')).toMatch(/^data:image\/svg\+xml,/)
    const before = await preview.getAttribute('src')
    await choose('Masa örtüsünün iki rengi', 'Gök mavisi')
    await choose('Masa örtüsünün iki rengi', 'Krem')
    const chosen = (name: string) => question(name).locator('button[aria-pressed="true"]').allTextContents()
    expect(await chosen('Masa örtüsünün iki rengi')).toEqual(['Krem', 'Gök mavisi'])
    const dishes = await chosen('Sofrada ne var?')
    expect(dishes).toHaveLength(3)
    for (const dish of dishes) await choose('Sofrada ne var?', dish)
    for (const dish of ['Çay', 'Balık']) await choose('Sofrada ne var?', dish)
    await page.getByText('Menünüzde olmayanlar').click()
    await page.getByRole('button', { name: 'Midye dolma', exact: true }).click()
    // A fourth takes the place of the last.
    await choose('Sofrada ne var?', 'Pide')
    await expect.poll(() => preview.getAttribute('src')).not.toBe(before)
    expect(await graveFaults(page)).toEqual([])
    expect(await overflowAt(page, [768, 390, 320])).toEqual([])
    await press(page, 'Kaydet')
    await isTold(page, 'Kaydedildi')
    const { site: stored } = await office.ask<{ site: { drawing: object; drawingPath: string } }>(
      '{ site { drawing { scene cloth onTable } drawingPath } }',
    )
    expect(stored.drawing).toEqual({
      scene: 'SEA',
      cloth: ['SKY', 'CREAM'],
      onTable: ['TEA', 'FISH', 'PIDE'],
    })
    const { page: seen } = await site.visit('/')
    const shown = seen.locator('.banner__place')
    expect(await shown.getAttribute('src')).toBe(stored.drawingPath)
    // The picture was loaded, in its own proportions.
    await expect
      .poll(() => shown.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
      .toEqual([748, 664])
    await choose('Nasıl bir yer?', 'Menünüze göre')
    await press(page, 'Kaydet')
    await expect.poll(() => site.sql('select drawing from site')).toEqual([{ drawing: null }])
  })

  test('guests may ask for a table, by the rules of the owner, once the page for it works', async () => {
    const { page } = await office.visit('/settings/pages')
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
    await field(page, 'İşletmenin ticari unvanı').fill('Köşe Gıda Ltd. Şti.')
    await press(page, 'Kaydet')
    await isTold(page, 'Kaydedildi')

    await page.getByRole('link', { name: 'Masalar' }).click()
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
    await field(page, 'Yanıtlarken hazır cümleler').fill('Bahçede yerimiz var\n\n Bekleriz \n')
    const stands = async () =>
      (await site.sql("select reservations ->> 'seats' as seats from site"))[0]?.seats
    await press(page, 'Kaydet')
    await expect.poll(stands).toBe('40')
    const { site: stored } = await office.ask<{ site: object }>(
      `{ site { settings { pages { key mode } legalName reservations {
        slotMinutes stayMinutes noticeMinutes daysAhead lastArrivalMinutes largestParty seats closedWeekdays keepDays note answers } } } }`,
    )
    expect(stored).toEqual({
      settings: {
        pages: [{ key: 'book-table', mode: 'LIVE' }],
        legalName: 'Köşe Gıda Ltd. Şti.',
        reservations: {
          ...{ slotMinutes: 30, stayMinutes: 120, noticeMinutes: 90, daysAhead: 60, lastArrivalMinutes: 60 },
          ...{ largestParty: 12, seats: 40, closedWeekdays: [7], keepDays: 30 },
          note: 'Masanız 15 dakika bekletilir.',
          answers: ['Bahçede yerimiz var', 'Bekleriz'],
        },
      },
    })
    await office.ask(
      'mutation { updateSite(input: { pages: [], reservations: null, legalName: null }) { name } }',
    )
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
    const { page } = await office.visit('/settings/pages')
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
    expect(await textOf(page, '/', 'footer address')).toContain('Pzt–Cmt 10:00–22:00 · Paz kapalı')
  })

  test('of days in a row that are the same are one row on a phone, which opens into its days', async () => {
    const week = everyDay(Array(7).fill('11:00')).periods.slice(1)
    await office.ask(setWeek, { periods: week })
    const { page } = await office.visit('/hours', { ...PHONE })
    const heading = (words: string) => page.getByRole('button', { name: words, exact: true })
    const day = (name: string) => page.getByRole('group', { name, exact: true })
    await day('Pazartesi').waitFor()
    const days = heading('Salı–Pazar 11.00–22.00')
    expect(await days.getAttribute('aria-expanded')).toBe('false')
    expect(await day('Salı').count()).toBe(0)
    await days.press('Enter')
    await day('Pazar').waitFor()
    expect(await days.getAttribute('aria-expanded')).toBe('true')
    expect(await graveFaults(page)).toEqual([])
    await page.getByLabel('Salı: Açılış').fill('12:00')
    // What is not stored yet cannot be folded away.
    expect(await heading('Salı–Pazar farklı saatler').isDisabled()).toBe(true)
    await press(page, 'Kaydet')
    await isTold(page, 'kaydedildi')
    const { site: stored } = await office.ask<{ site: { hours: { weekly: object[] } } }>(
      '{ site { hours { weekly { weekday opens closes kind } } } }',
    )
    expect(stored.hours.weekly).toEqual(
      week.map((each, at) => (at === 0 ? { ...each, opens: '12:00' } : each)),
    )
    const others = heading('Çarşamba–Pazar 11.00–22.00')
    await others.press('Space')
    await day('Pazar').waitFor({ state: 'detached' })
    expect(await page.getByLabel('Salı: Açılış').inputValue()).toBe('12:00')
    expect(await overflowAt(page, [768, 390, 320])).toEqual([])
    await office.ask(setWeek, everyDay(Array(6).fill('10:00')))
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
    await site.sql(
      `insert into reservation (state, at, day, stay_minutes, people, name, phone, by_phone, overbooked, answered_at)
       values ('CONFIRMED', '2026-11-25T20:00:00+03:00', '2026-11-25', 120, 4, 'Ayşe Kaya', '0532 111 22 33', true, false, now())`,
    )
    await press(page, 'Bugün erken kapat')
    const guest = page.getByRole('dialog').getByRole('listitem', { name: 'Ayşe Kaya' })
    await guest.getByText('Bugün 20.00').waitFor()
    await guest.getByRole('link', { name: 'Ayşe Kaya: Ara' }).waitFor()
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
  await page.getByRole('group', { name: 'Nasıl bir yer?' }).getByRole('button', { name: 'Bahçe' }).click()
  await press(page, 'Kaydet ve ilerle')
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
  // Nobody else could open the address of this site.
  await page.getByRole('heading', { name: 'Siteniz hazır, ama henüz dışarıdan açılmıyor' }).waitFor()
  await page.getByRole('alert').filter({ hasText: site.server.url }).waitFor()
  expect(await page.getByRole('img', { name: /^QR kod/ }).count()).toBe(0)
  expect(await page.getByRole('link', { name: 'WhatsApp’ta paylaş' }).count()).toBe(0)
  expect(await page.getByRole('link', { name: 'Siteyi gör' }).getAttribute('href')).toBe('/')
  await page.getByText('Ana sayfada tanıtım metni yok').waitFor()
  await page.getByText('“Kendi metnim” seçili bir sayfanın metni yok').waitFor()
  const [stored] = await site.sql('select delivery_links, pages, drawing from site')
  // The first dishes of the menu that can be drawn.
  expect(stored?.drawing).toEqual({
    scene: 'GARDEN',
    cloth: ['WHITE', 'TOMATO'],
    onTable: ['BREAKFAST', 'MENEMEN', 'GOZLEME'],
  })
  expect(stored?.delivery_links).toEqual([])
  expect(stored?.pages).toHaveLength(13)
  await press(page, 'Bitir')
  await page.getByRole('heading', { name: 'Siteniz hazır mı?' }).waitFor()
  await page.getByText('Örnek içerik hâlâ sitede').waitFor()
  expect(await textOf(page, '/', 'footer')).toContain('Bizim Ocak')
})

test('the assistant ends with the site to share', async () => {
  await site.sql("update site set name = 'Köşe & Ocak'")
  const { page } = await office.visitor({ ...PHONE, permissions: ['clipboard-read', 'clipboard-write'] })
  await page.route('**/graphql', async (route) => {
    if (!route.request().postData()?.includes('query Setup')) return route.fallback()
    const reply = await route.fetch()
    const json = await reply.json()
    json.data.site.imageUrl = 'https://kose.example/resource/'
    return route.fulfill({ response: reply, json })
  })
  await page.goto(`${site.server.url}/admin/setup`)
  for (let step = 0; step < 10; step++) await press(page, 'Şimdilik geç')
  await page.getByRole('heading', { name: 'Siteniz yayında' }).waitFor()
  expect(await field(page, 'Sitenizin adresi').inputValue()).toBe('https://kose.example')
  await page.getByRole('img', { name: 'QR kod: https://kose.example', exact: true }).waitFor()
  await press(page, 'Adresi kopyala')
  await isTold(page, 'Kopyalandı')
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('https://kose.example')
  const share = await page.getByRole('link', { name: 'WhatsApp’ta paylaş' }).getAttribute('href')
  const { origin, searchParams } = new URL(share ?? '')
  expect([origin, searchParams.get('text')]).toEqual([
    'https://wa.me',
    'Köşe & Ocak artık internette. Menümüz, fiyatlarımız ve çalışma saatlerimiz burada:\nhttps://kose.example',
  ])
  await page
    .getByRole('region', { name: 'Siteniz hazır mı?' })
    .getByRole('button', { name: 'Örnek içeriği sil' })
    .waitFor()
  expect(await graveFaults(page)).toEqual([])
  expect(await overflowAt(page, [1440, 768, 390, 320])).toEqual([])
  await page.emulateMedia({ colorScheme: 'dark' })
  expect(await graveFaults(page)).toEqual([])
  await page.unroute('**/graphql')
  await press(page, 'Bitir')
  await page.getByRole('heading', { name: 'Siteniz hazır mı?' }).waitFor()
})

test('what the server’s environment lacks stands apart, as a text for whoever set the site up', async () => {
  await site.sql("update site set name = 'Köşe & Ocak'")
  const { page } = await office.visit('', { permissions: ['clipboard-read', 'clipboard-write'] })
  const own = page.getByRole('region', { name: 'Siteniz hazır mı?' })
  await own.getByText('Örnek içerik hâlâ sitede').waitFor()
  expect(await own.textContent()).not.toMatch(/_URL|adresi belli değil/)
  const handedOn = page.getByRole('region', { name: 'Siteyi kurana iletin' })
  await handedOn.getByText('Sitenin internet adresi belli değil').waitFor()
  await handedOn.getByRole('button', { name: 'Metni kopyala' }).click()
  await isTold(page, 'Kopyalandı')
  const text = await page.evaluate(() => navigator.clipboard.readText())
  expect(text).toBe(await handedOn.getByLabel('Gönderilecek metin').inputValue())
  expect(text).toContain(`PUBLIC_URL=https://www.example.com gibi. Şimdiki adresi (${site.server.url})`)
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
