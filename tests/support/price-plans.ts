import type { Page } from 'playwright'
import type { BackOffice } from './back-office.ts'
import type { Site } from './site.ts'

export interface Dish {
  readonly id: string
  readonly name: string
  readonly price: number
}
export const inTwoDays = () => new Date(Date.now() + 2 * 86_400_000).toISOString()

/**
 * Plans 12 % more, with corrections of some dishes, after a moment that is refused, and opens the plan.
 * @param beforeLast called before the call that is stored.
 */
export async function plan(
  page: Page,
  corrected: readonly Dish[],
  beforeLast = async () => {},
): Promise<void> {
  await page.getByLabel('Yüzde').fill('12')
  for (const { name } of corrected) await page.getByLabel(`${name}: yeni fiyat`, { exact: true }).fill('777')
  await page.getByRole('button', { name: 'Tarihe planla' }).click()
  const dialog = page.getByRole('dialog', { name: 'Fiyatları bir tarihe planla' })
  await dialog.getByLabel('Gün').fill('2100-01-01')
  await dialog.getByRole('button', { name: 'Planla', exact: true }).click()
  await dialog.getByText(/Şu günlerden biri olmalı/).waitFor()
  await beforeLast()
  const day = inTwoDays().slice(0, 10)
  await dialog.getByLabel('Gün').fill(day)
  await dialog.getByLabel('Saat').fill('08:00')
  await dialog.getByLabel('Ad').fill('Cuma fiyatları')
  await dialog.getByRole('button', { name: 'Planla', exact: true }).click()
  await page.getByRole('heading', { level: 1, name: 'Cuma fiyatları' }).waitFor()
}

/** Price plans, and the prices of dishes. */
export function openPlans(site: Site, office: BackOffice) {
  const dishes = async () => (await site.ask<{ products: Dish[] }>('{ products { id name price } }')).products
  const priceOf = async (id: string) => (await dishes()).find((dish) => dish.id === id)?.price
  const plans = () => site.sql('select id, name, applied_at from price_plan where not is_deleted order by id')

  /** A plan for the day after tomorrow, by the API. */
  async function addPlan(lines: readonly { productId: string; price: number }[]): Promise<string> {
    const add = 'mutation ($input: AddPricePlan!) { plan: addPricePlan(input: $input) { id } }'
    const input = { name: 'Hafta sonu', appliesAt: inTwoDays(), lines }
    return (await office.ask<{ plan: { id: string } }>(add, { input })).plan.id
  }

  return { dishes, priceOf, plans, addPlan }
}
