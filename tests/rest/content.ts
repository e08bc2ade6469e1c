import { Status } from '../../server/core/primitives/status.ts'
import { picture } from '../support/picture.ts'
import type { RestApi } from './rest-api.ts'

/** Content of every kind, visible and hidden, with pictures. @returns the id of a product with pictures. */
export async function createContent({ services, staff }: RestApi): Promise<number> {
  const { PASSIVE } = Status
  await services.abouts.add(staff, { description: 'Taş fırın' })
  const icon = () => picture('simge.png', { colour: '#00aa00', width: 40, height: 40 })
  const soups = await services.categories.add(staff, {
    name: 'Çorbalar',
    image: picture('a.png'),
    icon: icon(),
  })
  const hidden = await services.categories.add(staff, { name: 'Gizli', status: PASSIVE })
  const first = await services.products.add(staff, { name: 'Köfte', price: 210.5, categoryId: soups })
  await services.products.add(staff, { name: 'Kokoreç', price: 90, categoryId: soups, availiblity: false })
  await services.products.add(staff, { name: 'Koruk', price: 30, categoryId: soups, status: PASSIVE })
  await services.products.add(staff, { name: 'Koz', price: 20, categoryId: hidden })
  await services.productImages.addAll(staff, first, [
    picture('b.png'),
    picture('c.png', { colour: '#123456' }),
  ])
  await services.restaurantServices.add(staff, { name: 'Düğün', image: picture('d.png'), icon: icon() })
  await services.restaurantServices.add(staff, { name: 'Davet', status: PASSIVE })
  await services.contacts.add(staff, {
    mail: 'info@example.com',
    mailServer: 'mail',
    port: 25,
    password: 'x',
    address: 'y',
  })
  const categoryId = await services.blogCategories.add(staff, { name: 'Haberler' })
  const tagIds = [
    await services.blogTags.add(staff, { name: 'yaz' }),
    await services.blogTags.add(staff, { name: 'kış', status: PASSIVE }),
  ]
  await services.blogs.add(staff, { name: 'Yazı', categoryId, tagIds, image: picture('e.png') })
  await services.blogs.add(staff, { name: 'Taslak', status: PASSIVE })
  return first
}
