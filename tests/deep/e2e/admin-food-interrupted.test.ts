import { expect, test } from 'vitest'
import { graveFaults } from '../../support/accessibility.ts'
import { draftIsKept, loseReply, openBackOffice } from '../../support/back-office.ts'
import { forgive, openSite, PHONE } from '../../support/site.ts'

const site = openSite()
const office = openBackOffice(site)

test('answers outlive a reload, and are sent again after a lost reply', async () => {
  const [dish] = await site.sql(`select id from product where name = 'Menemen'`)
  const visit = await office.visit(`/food?dish=${dish?.id}`, PHONE)
  const { page } = visit
  const note = page.getByLabel('Hangi tahıl ya da yemiş (isteğe bağlı)')
  await note.fill('Aynı tavada pişer')
  await draftIsKept(page, 'Aynı tavada pişer')
  // Another field of the dish is no matter of its answers.
  const change = 'mutation ($id: ID!) { updateProduct(id: $id, input: { description: "Domatesli" }) { id } }'
  await office.ask(change, { id: dish?.id })
  await page.reload()
  await page.getByText('yazdıklarınız geri yüklendi').waitFor()
  expect(await note.inputValue()).toBe('Aynı tavada pişer')
  await loseReply(page, 'AnswerFood')
  await page.getByRole('button', { name: 'Kaydet ve sonraki' }).click()
  await page.locator('.MuiSnackbar-root', { hasText: 'Menemen' }).waitFor()
  expect(await site.sql(`select allergen_note from product where name = 'Menemen'`)).toEqual([
    { allergen_note: 'Aynı tavada pişer' },
  ])
  await page.goto(`${site.server.url}/admin/food?dish=${dish?.id}`)
  await expect.poll(() => note.inputValue()).toBe('Aynı tavada pişer')
  expect(await page.getByText('geri yüklendi').count()).toBe(0)
  forgive(visit, /ERR_CONNECTION_RESET|Failed to fetch/)
})

test('allergens that somebody else has answered are asked about, in words, and have to be reviewed', async () => {
  const [dish] = await site.sql(`select id from product where name = 'Humus'`)
  const { page } = await office.visit(`/food?dish=${dish?.id}`, PHONE)
  const save = page.getByRole('button', { name: 'Kaydet ve sonraki' })
  const review = page.getByLabel('Gözden geçirdim')
  await page.getByRole('button', { name: 'Hardal', exact: true }).click()
  await review.check()
  const answer = `mutation ($id: ID!) {
    updateFoodInformation(productId: $id, input: { allergens: [GLUTEN, SESAME], energyKcal: 333 }) { id }
  }`
  await office.ask(answer, { id: dish?.id })
  await save.click()
  const question = page.getByRole('dialog')
  await question.getByText('Hardal, Susam').waitFor()
  await question.getByText('Gluten, Susam').waitFor()
  expect(await question.getByRole('group').count()).toBe(1)
  expect(await graveFaults(page)).toEqual([])
  await question.getByLabel('Şu an kayıtlı olan').check()
  await question.getByRole('button', { name: 'Birleştir ve forma dön' }).click()
  await page.getByText('başkası da yanıtladı: Alerjenler, Enerji').waitFor()
  expect(await review.isChecked()).toBe(false)
  await review.check()
  await save.click()
  await page.locator('.MuiSnackbar-root', { hasText: 'Humus' }).waitFor()
  expect(await site.sql(`select allergens, energy_kcal from product where name = 'Humus'`)).toEqual([
    { allergens: ['GLUTEN', 'SESAME'], energy_kcal: 333 },
  ])
})
