import type { Page } from 'playwright'
import { expect } from 'vitest'

/** Parts of most screens of the back-office, as their users find them. */
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
export const save = (page: Page) => button(page, 'Kaydet')
export const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })
/** A row of a list. */
export const row = (page: Page, name: string) => page.getByRole('row').filter({ hasText: name })
/** The snackbar with its undo button. */
export const notice = (page: Page) => page.locator('.MuiSnackbar-root')
export const undo = (page: Page) => page.getByRole('button', { name: 'Geri al' })
export const told = (page: Page, text: string) =>
  expect.poll(() => notice(page).textContent()).toContain(text)
