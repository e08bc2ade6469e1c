import type { Page } from 'playwright'

/** The dishes that the menu shows. */
export const rows = (page: Page) => page.locator('.dishes__row')

/** Opens the sheet of a dish. */
export const open = async (page: Page, name: string) => {
  await page.getByRole('link', { name, exact: true }).click()
  const sheet = page.getByRole('dialog', { name, exact: true })
  await sheet.waitFor()
  return sheet
}
