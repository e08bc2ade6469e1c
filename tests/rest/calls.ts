import type { RestClient } from '../../web/src/rest/rest-client.ts'
import { unique } from '../support/people.ts'
import { png, type RestApi } from './rest-api.ts'

/** The records that the calls use: one of each entity that others reference. */
export interface Fixtures {
  readonly categoryId: number
  readonly productId: number
  readonly blogCategoryId: number
  readonly blogTagId: number
}

export async function createFixtures({ services, staff }: RestApi): Promise<Fixtures> {
  const categoryId = await services.categories.add(staff, { name: 'Çorbalar' })
  return {
    categoryId,
    productId: await services.products.add(staff, { name: 'Mercimek', price: 85.5, categoryId }),
    blogCategoryId: await services.blogCategories.add(staff, { name: unique('Haberler') }),
    blogTagId: await services.blogTags.add(staff, { name: unique('yaz') }),
  }
}

const PAGE = { page: 1, pageCount: 10, query: '', orderBy: '' }
/** Made once, since making a picture takes longer than sending it. */
const picture = png('tabak.png')

type Act = (rest: RestClient, fixtures: Fixtures) => Promise<unknown>

const name = () => ({ name: unique('Ad') })

function person() {
  const userName = unique('kisi')
  return { userName, email: `${userName}@example.com`, password: 'correct horse battery' }
}

async function content({ id = 0, icon = true } = {}) {
  const image = await picture
  return { id, image, ...(icon && { icon: image }), ...name(), description: 'Açıklama', status: 1, order: 3 }
}

async function blogForm({ blogCategoryId, blogTagId }: Fixtures, id = 0) {
  const { image, name, description, status } = await content()
  return { id, image, name, description, status, categoryId: blogCategoryId, tagsId: [blogTagId] }
}

async function withIcon(id = 0) {
  return { ...(await content({ id })), icon: await picture }
}

async function images(rest: RestClient, { productId }: Fixtures) {
  const image = await picture
  return rest.productImage.add({ id: 0, productId, image: [image, image] })
}

async function firstImage(rest: RestClient, fixtures: Fixtures): Promise<number> {
  return (await images(rest, fixtures))[0]?.id ?? 0
}

const product = ({ categoryId }: Fixtures) => ({ ...name(), price: 12.5, categoryId })

/** Every call by method and path, made through the client; the last request of each is the call itself. */
export const calls: Readonly<Record<string, Act>> = {
  'POST /api/v1/About/add': (rest) => rest.about.add({ description: 'Hikâyemiz' }),
  'POST /api/v1/About/update': async (rest) => {
    const { id } = await rest.about.add({ description: 'Eski' })
    return rest.about.update({ id, description: 'Yeni' })
  },
  'DELETE /api/v1/About/remove/{id}': async (rest) =>
    rest.about.remove((await rest.about.add({ description: 'x' })).id),
  'GET /api/v1/About/get-by-id': async (rest) =>
    rest.about.getById((await rest.about.add({ description: 'x' })).id),
  'POST /api/v1/About/get-table-all': (rest) => rest.about.getTableAll({ pageSize: 5 }),
  'GET /api/v1/About/get-all': (rest) => rest.about.getAll(),

  'GET /api/v1/ApplicationVersion/get-current': (rest) => rest.applicationVersion.getCurrent(),

  'POST /api/v1/Auth/login': (rest) =>
    rest.auth.login({ email: 'admin@example.com', password: 'correct horse battery' }),
  'POST /api/v1/Auth/logout': (rest) => rest.auth.logout(),

  'POST /api/v1/Blog/add': async (rest, fixtures) => rest.blog.add(await blogForm(fixtures)),
  'PATCH /api/v1/Blog/update': async (rest, fixtures) => {
    const { id } = await rest.blog.add(await blogForm(fixtures))
    return rest.blog.update(await blogForm(fixtures, id))
  },
  'DELETE /api/v1/Blog/remove/{id}': async (rest, fixtures) =>
    rest.blog.remove((await rest.blog.add(await blogForm(fixtures))).id),
  'GET /api/v1/Blog/get-by-id': async (rest, fixtures) =>
    rest.blog.getById((await rest.blog.add(await blogForm(fixtures))).id),
  'POST /api/v1/Blog/get-table-all': (rest) => rest.blog.getTableAll(),
  'GET /api/v1/Blog/get-all': (rest) => rest.blog.getAll(),

  'POST /api/v1/BlogCategory/add': (rest) => rest.blogCategory.add(name()),
  'PATCH /api/v1/BlogCategory/update': async (rest) => {
    const { id } = await rest.blogCategory.add(name())
    return rest.blogCategory.update({ id, ...name() })
  },
  'DELETE /api/v1/BlogCategory/remove/{id}': async (rest) =>
    rest.blogCategory.remove((await rest.blogCategory.add(name())).id),
  'GET /api/v1/BlogCategory/get-by-id': (rest, { blogCategoryId }) =>
    rest.blogCategory.getById(blogCategoryId),
  'POST /api/v1/BlogCategory/get-table-all': (rest) => rest.blogCategory.getTableAll(),
  'GET /api/v1/BlogCategory/get-all': (rest) => rest.blogCategory.getAll(),

  'POST /api/v1/BlogTag/add': (rest) => rest.blogTag.add(name()),
  'PATCH /api/v1/BlogTag/update': async (rest) => {
    const { id } = await rest.blogTag.add(name())
    return rest.blogTag.update({ id, ...name(), status: 0 })
  },
  'DELETE /api/v1/BlogTag/remove/{id}': async (rest) =>
    rest.blogTag.remove((await rest.blogTag.add(name())).id),
  'GET /api/v1/BlogTag/get-by-id': (rest, { blogTagId }) => rest.blogTag.getById(blogTagId),
  'POST /api/v1/BlogTag/get-table-all': (rest) => rest.blogTag.getTableAll(),
  'GET /api/v1/BlogTag/get-all': (rest) => rest.blogTag.getAll(),

  'POST /api/v1/Contact/add': (rest) => rest.contact.add({ address: 'Taşpınar', port: 587 }),
  'PATCH /api/v1/Contact/update': async (rest) => {
    const { id } = await rest.contact.add({ address: 'Taşpınar' })
    return rest.contact.update({ id, address: 'Incek' })
  },
  'DELETE /api/v1/Contact/remove/{id}': async (rest) =>
    rest.contact.remove((await rest.contact.add({ address: 'x' })).id),
  'GET /api/v1/Contact/get-by-id': async (rest) =>
    rest.contact.getById((await rest.contact.add({ address: 'x' })).id),
  'POST /api/v1/Contact/get-table-all': (rest) => rest.contact.getTableAll(),
  'GET /api/v1/Contact/get-all': (rest) => rest.contact.getAll(),

  'POST /api/v1/Category/add': async (rest) => rest.category.add(await withIcon()),
  'POST /api/v1/Category/update': async (rest) => {
    const { id } = await rest.category.add(await withIcon())
    return rest.category.update(await withIcon(id))
  },
  'POST /api/v1/Category/remove/{id}': async (rest) =>
    rest.category.remove((await rest.category.add(await withIcon())).id),
  'GET /api/v1/Category/get-by-id': async (rest) =>
    rest.category.getById((await rest.category.add(await withIcon())).id),
  'POST /api/v1/Category/get-table-all': (rest) => rest.category.getTableAll(),
  'GET /api/v1/Category/get-all': (rest) => rest.category.getAll(),

  'POST /api/v1/Services/add': async (rest) => rest.services.add(await withIcon()),
  'POST /api/v1/Services/update': async (rest) => {
    const { id } = await rest.services.add(await withIcon())
    return rest.services.update(await withIcon(id))
  },
  'DELETE /api/v1/Services/remove/{id}': async (rest) =>
    rest.services.remove((await rest.services.add(await withIcon())).id),
  'GET /api/v1/Services/get-by-id': async (rest) =>
    rest.services.getById((await rest.services.add(await withIcon())).id),
  'POST /api/v1/Services/get-table-all': (rest) => rest.services.getTableAll(),
  'GET /api/v1/Services/get-all': (rest) => rest.services.getAll(),

  'POST /api/v1/Product/add': (rest, fixtures) => rest.product.add(product(fixtures)),
  'POST /api/v1/Product/update': async (rest, fixtures) => {
    const { id } = await rest.product.add(product(fixtures))
    return rest.product.update({ id, price: 99.9 })
  },
  'POST /api/v1/Product/remove/{id}': async (rest, fixtures) =>
    rest.product.remove((await rest.product.add(product(fixtures))).id),
  'GET /api/v1/Product/get-by-id': (rest, { productId }) => rest.product.getById(productId),
  'POST /api/v1/Product/get-table-all': (rest) => rest.product.getTableAll(),
  'GET /api/v1/Product/get-all': (rest) => rest.product.getAll(),

  'POST /api/v1/ProductImage/add': images,
  'DELETE /api/v1/ProductImage/remove/{id}': async (rest, fixtures) =>
    rest.productImage.remove(await firstImage(rest, fixtures)),
  'GET /api/v1/ProductImage/get-by-id': async (rest, fixtures) =>
    rest.productImage.getById(await firstImage(rest, fixtures)),
  'POST /api/v1/ProductImage/get-table-all': (rest, { productId }) =>
    rest.productImage.getTableAll(productId),
  'GET /api/v1/ProductImage/get-all': (rest, { productId }) => rest.productImage.getAll(productId),

  'POST /api/UserManager/add-user': (rest) => rest.userManager.addUser(person()),
  'POST /api/UserManager/update-user': async (rest) => {
    const { id } = await rest.userManager.addUser(person())
    return rest.userManager.updateUser({ id, firstName: 'Ayşe' })
  },
  'DELETE /api/UserManager/delete-user': async (rest) => {
    const { id } = await rest.userManager.addUser(person())
    return rest.userManager.deleteUser({ id })
  },
  'GET /api/UserManager/get-user': async (rest) =>
    rest.userManager.getUser((await rest.userManager.addUser(person())).id),
  'POST /api/UserManager/get-user-table-all': (rest) => rest.userManager.getUserTableAll(),
  'GET /api/UserManager/get-user-all': (rest) => rest.userManager.getUserAll(PAGE),

  'POST /api/UserManager/add-role': (rest) => rest.userManager.addRole(name()),
  'PUT /api/UserManager/update-role': async (rest) => {
    const { id } = await rest.userManager.addRole(name())
    return rest.userManager.updateRole({ id, ...name() })
  },
  'DELETE /api/UserManager/delete-role': async (rest) => {
    const { id } = await rest.userManager.addRole(name())
    return rest.userManager.deleteRole({ id })
  },
  'GET /api/UserManager/get-role': async (rest) =>
    rest.userManager.getRole((await rest.userManager.addRole(name())).id),
  'POST /api/UserManager/get-role-table-all': (rest) => rest.userManager.getRoleTableAll(),
  'GET /api/UserManager/get-role-all': (rest) => rest.userManager.getRoleAll(PAGE),

  'POST /api/UserManager/add-group': (rest) => rest.userManager.addGroup(name()),
  'PUT /api/UserManager/update-group': async (rest) => {
    const { id } = await rest.userManager.addGroup(name())
    return rest.userManager.updateGroup({ id, description: 'Mutfak' })
  },
  'DELETE /api/UserManager/delete-group': async (rest) => {
    const { id } = await rest.userManager.addGroup(name())
    return rest.userManager.deleteGroup({ id })
  },
  'GET /api/UserManager/get-group': async (rest) =>
    rest.userManager.getGroup((await rest.userManager.addGroup(name())).id),
  'POST /api/UserManager/get-group-table-all': (rest) => rest.userManager.getGroupTableAll(),
  'GET /api/UserManager/get-group-all': (rest) => rest.userManager.getGroupAll(PAGE),

  'GET /api/Values/get/{id}': async (rest) => rest.values.get((await rest.values.post(name())).id),
  'POST /api/Values/post': (rest) => rest.values.post(name()),
  'PUT /api/Values/put/{id}': async (rest) =>
    rest.values.put((await rest.values.post(name())).id, { name: 'Yeni' }),
  'DELETE /api/Values/delete/{id}': async (rest) => rest.values.delete((await rest.values.post(name())).id),
}
