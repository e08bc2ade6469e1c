import { expect } from 'vitest'
import { PHONE, type Site } from './site.ts'

/** The address of a site whose links go to somebody. */
export const PUBLIC_URL = 'https://restaurant.example'

/** Sets a password by a link as the person does who was given it, and is signed in by it. */
export async function useLink(site: Site, link: string, name: string): Promise<void> {
  const password = 'a brand new horse battery'
  expect(link).toMatch(/^https:\/\/restaurant\.example\/auth\/password#[\w-]{43}$/)
  const { page } = await site.visit(link.replace(PUBLIC_URL, ''), PHONE)
  await page.getByText(`Hesap: ${name}`).waitFor()
  await page.getByLabel('Yeni şifre').fill(password)
  await page.getByRole('button', { name: 'Şifremi belirle' }).click()
  await expect.poll(() => page.url()).toMatch(/\/admin/)
}
