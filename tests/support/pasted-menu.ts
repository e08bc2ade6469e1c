import type { Page } from 'playwright'
import type { Site } from './site.ts'

export const MESSY = `KÖŞE LOKANTASI FİYAT LİSTESİ\t\t\t
ÜRÜN ADI\tPORSİYON\t1,5 PORSİYON\tAÇIKLAMA
İÇLİ ÇORBALAR\t\t\t
Mercimek İçlisi\t120,00 ₺\t\tLimon ve kruton ile
Beyran İçlisi\tGünlük\t\t
Ayran Aşı İçlisi\t110,00 ₺\t\t
İÇLİ KEBAPLAR\t\t\t
Adana İçlisi\t420,00 ₺\t580,00 ₺\tKözlenmiş biber ile
Tandır İçlisi\t1.250,00 ₺\t\t
`

export const paste = (page: Page) => page.locator('textarea')
export const dishRows = (page: Page) =>
  page
    .locator('tr[data-dish]')
    .evaluateAll((rows) =>
      rows.map((row) =>
        ['dish', 'category', 'price', 'doubts'].map((name) => row.getAttribute(`data-${name}`)).join('|'),
      ),
    )

/** Menus that are pasted. */
export function openIntake(site: Site) {
  /** The dishes of the test with their categories, as the menu shows them. */
  const stored = async () =>
    (
      await site.ask<{
        categories: {
          name: string
          products: { name: string; price: number; servings: { label: string; price: number }[] }[]
        }[]
      }>('{ categories { name products { name price servings { label price } } } }')
    ).categories
      .filter(({ name }) => /İÇLİ/.test(name))
      .map(({ name, products }) => [
        name,
        ...products.map((dish) =>
          [dish.name, dish.price, ...dish.servings.map(({ label, price }) => `${label} ${price}`)].join(
            ' / ',
          ),
        ),
      ])

  return { stored }
}
