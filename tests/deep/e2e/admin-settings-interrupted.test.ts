import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { graveFaults } from '../../support/accessibility.ts'
import { field } from '../../support/admin-controls.ts'
import { draftIsKept, loseConnectionAfter, openBackOffice, openConnected } from '../../support/back-office.ts'
import { forgive, openSite, PHONE } from '../../support/site.ts'
import { everyDay, isTold, openSettings, press, setWeek } from '../../support/site-settings.ts'

const site = openSite()
const office = openBackOffice(site)
const { textOf } = openSettings(site)

describe('the hours', () => {
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
    const alike = page.getByRole('button', { name: 'Pazartesi–Cumartesi 10.00–22.00' })
    await alike.click()
    await tuesday.fill('09:30')
    await loseConnectionAfter(page, 'SetWeek')
    await press(page, 'Kaydet')
    await page.getByText('Çalışma saatleri: sunucunun yanıtı bekleniyor').waitFor()
    expect(await tuesday.isDisabled()).toBe(true)
    await openConnected(page)
    await page.getByText('Kaydedilmişti: Çalışma saatleri').waitFor()
    await expect.poll(() => tuesday.inputValue()).toBe('09:30')
    await office.ask(setWeek, everyDay(Array(6).fill('10:00')))
    await page.reload()
    await alike.click()
    expect(await tuesday.inputValue()).toBe('10:00')
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

  test('of a special day end early, and its delivery hours stay', async () => {
    await site.sql('update opening_exception set is_deleted = true')
    const hoursUntil = (closes: string) => [
      { opens: '10:00', closes, kind: 'SERVICE' },
      { opens: '11:00', closes: '21:00', kind: 'DELIVERY' },
    ]
    const { added } = await office.ask<{ added: { id: string } }>(
      'mutation ($input: AddOpeningException!) { added: addOpeningException(input: $input) { id } }',
      {
        input: {
          ...{ label: 'Maç günü', fromDate: '2026-11-25', toDate: '2026-11-25' },
          periods: hoursUntil('23:00'),
        },
      },
    )
    const change = (input: object) =>
      office.ask(
        'mutation ($id: ID!, $input: UpdateOpeningException!) { updateOpeningException(id: $id, input: $input) { id } }',
        { id: added.id, input },
      )
    const { page } = await office.visitor({ ...PHONE })
    await page.clock.setFixedTime(new Date('2026-11-25T12:10:00+03:00'))
    await page.goto(`${site.server.url}/admin`)
    await press(page, 'Bugün erken kapat')
    // A concurrent change closes earlier than the time that the dialog offers.
    await change({ periods: hoursUntil('12:30') })
    await press(page, '13.00')
    await isTold(page, 'Saatler bu arada değişti')
    await change({ periods: hoursUntil('23:00') })
    await page.reload()
    await press(page, 'Bugün erken kapat')
    await press(page, '13.00')
    await isTold(page, '13.00')
    expect(await site.sql('select label, periods from opening_exception where not is_deleted')).toEqual([
      { label: 'Maç günü', periods: hoursUntil('13:00') },
    ])

    // One day of several cannot end earlier than the others.
    await change({ toDate: '2026-11-26' })
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
  await openConnected(page)
  await page.getByText('Kaydedilmişti: İletişim').waitFor()
  expect(await site.sql('select phone from site')).toEqual([{ phone: '0212 333 44 55' }])
  await press(page, 'Geri al')
  await expect.poll(() => site.sql('select phone from site')).toEqual(before)
  forgive(visit, /ERR_CONNECTION_RESET|Failed to fetch/)
})
