import type { Page } from 'playwright'
import type { BackOffice } from './back-office.ts'
import type { Site } from './site.ts'

export const entry = (page: Page, sentence: string) =>
  page.getByRole('listitem').filter({ hasText: sentence }).first()
export const undo = (page: Page, sentence: string) =>
  entry(page, sentence).getByRole('button', { name: /^Geri al/ })

/** Changes of dishes, and the history that shows them. */
export function openHistory(site: Site, office: BackOffice) {
  async function addDish(name: string, values: object = {}): Promise<string> {
    // A test that is tried again finds nothing of the time before.
    await site.sql('update product set is_deleted = true where name = $1', [name])
    const [category] = await site.sql('select id from category where not is_deleted order by "order" limit 1')
    const { addProduct } = await office.ask<{ addProduct: { id: string } }>(
      'mutation ($input: AddProduct!) { addProduct(input: $input) { id } }',
      { input: { name, price: 100, categoryId: String(category?.id), ...values } },
    )
    return addProduct.id
  }

  const changeDish = (id: string, input: object) =>
    office.ask(
      'mutation ($id: ID!, $input: UpdateProduct!) { updateProduct(id: $id, input: $input) { id } }',
      {
        id,
        input,
      },
    )

  const priceOf = async (id: string) =>
    Number((await site.sql('select price from product where id = $1', [id]))[0]?.price)

  return { addDish, changeDish, priceOf }
}
