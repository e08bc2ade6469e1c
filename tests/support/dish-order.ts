import type { Page } from 'playwright'
import { beforeAll, expect } from 'vitest'
import { type BackOffice, liftByKeyboard } from './back-office.ts'
import type { DESKTOP, PHONE, Site } from './site.ts'

/** The handle by which a dish is moved. */
export const handle = (page: Page, name: string) =>
  page.getByRole('button', { name: `${name}: yerini değiştir`, exact: true })
export const shown = (page: Page) =>
  page
    .locator('main li:not(nav li) p')
    .allTextContents()
    .then((names) => names.map((name) => name.trim()))

/** Moves a dish by the keyboard. @param from its place, from 1. */
export async function moveUp(page: Page, name: string, from: number, steps: number) {
  const at = (position: number) => `${name}, ${position}. sırada.`
  await liftByKeyboard(handle(page, name), at(from))
  for (let step = 1; step <= steps; step++) {
    await page.keyboard.press('ArrowUp')
    await page.getByText(at(from - step)).waitFor({ state: 'attached' })
  }
  await page.keyboard.press('Space')
}

/** A category of four dishes, whose order is changed. */
export function openDishOrder(site: Site, office: BackOffice) {
  let category: string

  beforeAll(async () => {
    const added: { addCategory: { id: string } } = await office.ask(
      'mutation { addCategory(input: { name: "Sıralanan" }) { id } }',
    )
    category = String(added.addCategory.id)
    for (const name of ['Sıra bir', 'Sıra iki', 'Sıra üç', 'Sıra dört']) {
      await office.ask('mutation ($input: AddProduct!) { addProduct(input: $input) { id } }', {
        input: { name, price: 10, categoryId: category },
      })
    }
  })

  async function publicOrder(): Promise<string[]> {
    const html = await (await fetch(`${site.server.url}/food-collection/${category}`)).text()
    const names = ['Sıra bir', 'Sıra iki', 'Sıra üç', 'Sıra dört']
    return names.filter((name) => html.includes(name)).sort((a, b) => html.indexOf(a) - html.indexOf(b))
  }

  /** Opens the screen from the menu. */
  async function opened(options: typeof PHONE | typeof DESKTOP) {
    await site.sql('update product set "order" = null where category_id = $1', [category])
    const visit = await office.visit(`/menu?category=${category}`, options)
    await visit.page.getByRole('link', { name: 'Sıralanan: sırala' }).click()
    await expect.poll(() => shown(visit.page)).toEqual(['Sıra bir', 'Sıra dört', 'Sıra iki', 'Sıra üç'])
    return visit
  }

  return {
    get category() {
      return category
    },
    publicOrder,
    opened,
  }
}
