import { may, type Rule, signedIn } from '../core/access.ts'
import * as call from './calls.ts'
import {
  about,
  blog,
  blogCategory,
  blogTag,
  category,
  contact,
  group,
  product,
  productImage,
  productWithFood,
  type RouteAccess,
  role,
  service,
  user,
  value,
} from './resources.ts'

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type BodyKind = 'json' | 'multipart' | 'none'

interface Columns {
  /** The query parameters, spelled as clients spell them. */
  readonly query?: readonly string[]
  /** The parts of a multipart body, spelled as clients spell them. */
  readonly form?: readonly string[]
}

export interface Route extends Required<Columns> {
  readonly method: Method
  readonly path: string
  readonly body: BodyKind
  readonly access: RouteAccess
  readonly call: call.Call
}

function row(
  method: Method,
  path: string,
  body: BodyKind,
  call: call.Call,
  { query = [], form = [] }: Columns = {},
): Route {
  return { method, path, body, access: call.access, call, query, form }
}

/** The rule of a row. The service checks the rule of the entity too. */
export function ruleOf(access: RouteAccess): Rule {
  if (access === 'public') return () => true
  return access === 'signed-in' ? signedIn : may(access)
}

/**
 * Every call of the old API as its clients were generated: method, path, kind of body and handler. Its
 * irregularities are visible here: `remove` by POST, PATCH instead of POST, forms instead of JSON, DELETE with a body,
 * no version in the path.
 */
// biome-ignore format: a row is a line.
export const routes: readonly Route[] = [
  row('POST', '/api/v1/About/add', 'json', call.add(about)),
  row('POST', '/api/v1/About/update', 'json', call.update(about)),
  row('DELETE', '/api/v1/About/remove/{id}', 'none', call.remove(about)),
  row('GET', '/api/v1/About/get-by-id', 'none', call.getById(about), { query: ['id'] }),
  row('POST', '/api/v1/About/get-table-all', 'json', call.getTable(about)),
  row('GET', '/api/v1/About/get-all', 'none', call.getAll(about)),

  row('GET', '/api/v1/ApplicationVersion/get-current', 'none', call.currentVersion),

  row('POST', '/api/v1/Auth/login', 'json', call.login),
  row('POST', '/api/v1/Auth/logout', 'none', call.logout),

  row('POST', '/api/v1/Blog/add', 'multipart', call.add(blog), { form: ['Id', 'Image', 'CategoryId', 'TagsId', 'Name', 'Description', 'Status'] }),
  row('PATCH', '/api/v1/Blog/update', 'multipart', call.update(blog), { form: ['Id', 'Image', 'CategoryId', 'TagsId', 'Name', 'Description', 'Status'] }),
  row('DELETE', '/api/v1/Blog/remove/{id}', 'none', call.remove(blog)),
  row('GET', '/api/v1/Blog/get-by-id', 'none', call.getById(blog), { query: ['id'] }),
  row('POST', '/api/v1/Blog/get-table-all', 'json', call.getTable(blog)),
  row('GET', '/api/v1/Blog/get-all', 'none', call.getAll(blog)),

  row('POST', '/api/v1/BlogCategory/add', 'json', call.add(blogCategory)),
  row('PATCH', '/api/v1/BlogCategory/update', 'json', call.update(blogCategory)),
  row('DELETE', '/api/v1/BlogCategory/remove/{id}', 'none', call.remove(blogCategory)),
  row('GET', '/api/v1/BlogCategory/get-by-id', 'none', call.getById(blogCategory), { query: ['id'] }),
  row('POST', '/api/v1/BlogCategory/get-table-all', 'json', call.getTable(blogCategory)),
  row('GET', '/api/v1/BlogCategory/get-all', 'none', call.getAll(blogCategory)),

  row('POST', '/api/v1/BlogTag/add', 'json', call.add(blogTag)),
  row('PATCH', '/api/v1/BlogTag/update', 'json', call.update(blogTag)),
  row('DELETE', '/api/v1/BlogTag/remove/{id}', 'none', call.remove(blogTag)),
  row('GET', '/api/v1/BlogTag/get-by-id', 'none', call.getById(blogTag), { query: ['id'] }),
  row('POST', '/api/v1/BlogTag/get-table-all', 'json', call.getTable(blogTag)),
  row('GET', '/api/v1/BlogTag/get-all', 'none', call.getAll(blogTag)),

  row('POST', '/api/v1/Contact/add', 'json', call.add(contact)),
  row('PATCH', '/api/v1/Contact/update', 'json', call.update(contact)),
  row('DELETE', '/api/v1/Contact/remove/{id}', 'none', call.remove(contact)),
  row('GET', '/api/v1/Contact/get-by-id', 'none', call.getById(contact), { query: ['id'] }),
  row('POST', '/api/v1/Contact/get-table-all', 'json', call.getTable(contact)),
  row('GET', '/api/v1/Contact/get-all', 'none', call.getAll(contact)),

  row('POST', '/api/v1/Category/add', 'multipart', call.add(category), { form: ['Id', 'Image', 'Icon', 'Name', 'Description', 'Status', 'Order'] }),
  row('POST', '/api/v1/Category/update', 'multipart', call.update(category), { form: ['Id', 'Image', 'Icon', 'Name', 'Description', 'Status', 'Order'] }),
  row('POST', '/api/v1/Category/remove/{id}', 'none', call.remove(category)),
  row('GET', '/api/v1/Category/get-by-id', 'none', call.getById(category), { query: ['id'] }),
  row('POST', '/api/v1/Category/get-table-all', 'json', call.getTable(category)),
  row('GET', '/api/v1/Category/get-all', 'none', call.getAll(category)),

  row('POST', '/api/v1/Services/add', 'multipart', call.add(service), { form: ['Id', 'Image', 'Icon', 'Name', 'Description', 'Status'] }),
  row('POST', '/api/v1/Services/update', 'multipart', call.update(service), { form: ['Id', 'Image', 'Icon', 'Name', 'Description', 'Status', 'Order'] }),
  row('DELETE', '/api/v1/Services/remove/{id}', 'none', call.remove(service)),
  row('GET', '/api/v1/Services/get-by-id', 'none', call.getById(service), { query: ['id'] }),
  row('POST', '/api/v1/Services/get-table-all', 'json', call.getTable(service)),
  row('GET', '/api/v1/Services/get-all', 'none', call.getAll(service)),

  row('POST', '/api/v1/Product/add', 'json', call.add(product)),
  row('POST', '/api/v1/Product/update', 'json', call.update(product)),
  row('POST', '/api/v1/Product/remove/{id}', 'none', call.remove(product)),
  row('GET', '/api/v1/Product/get-by-id', 'none', call.getById(product), { query: ['id'] }),
  row('POST', '/api/v1/Product/get-table-all', 'json', call.getTable(product)),
  row('GET', '/api/v1/Product/get-all', 'none', call.getAll(product)),

  row('POST', '/api/v1/ProductImage/add', 'multipart', call.addImages(productImage), { form: ['Image', 'Id', 'ProductId'] }),
  row('DELETE', '/api/v1/ProductImage/remove/{id}', 'none', call.remove(productImage)),
  row('GET', '/api/v1/ProductImage/get-by-id', 'none', call.getById(productImage), { query: ['id'] }),
  row('POST', '/api/v1/ProductImage/get-table-all', 'json', call.imageTableOfProduct(productImage), { query: ['productId'] }),
  row('GET', '/api/v1/ProductImage/get-all', 'none', call.imagesOfProduct(productImage), { query: ['productId'] }),

  row('POST', '/api/UserManager/add-user', 'json', call.add(user)),
  row('POST', '/api/UserManager/update-user', 'json', call.update(user)),
  row('DELETE', '/api/UserManager/delete-user', 'json', call.removeNamed(user, 'userId')),
  row('GET', '/api/UserManager/get-user', 'none', call.getById(user, 'UserId'), { query: ['UserId'] }),
  row('POST', '/api/UserManager/get-user-table-all', 'json', call.getTable(user)),
  row('GET', '/api/UserManager/get-user-all', 'none', call.getPage(user), { query: ['Page', 'PageCount', 'Query', 'OrderBy'] }),
  row('POST', '/api/UserManager/add-role', 'json', call.add(role)),
  row('PUT', '/api/UserManager/update-role', 'json', call.update(role)),
  row('DELETE', '/api/UserManager/delete-role', 'json', call.removeNamed(role, 'roleId')),
  row('GET', '/api/UserManager/get-role', 'none', call.getById(role, 'RoleId'), { query: ['RoleId'] }),
  row('POST', '/api/UserManager/get-role-table-all', 'json', call.getTable(role)),
  row('GET', '/api/UserManager/get-role-all', 'none', call.getPage(role), { query: ['Page', 'PageCount', 'Query', 'OrderBy'] }),
  row('POST', '/api/UserManager/add-group', 'json', call.add(group)),
  row('PUT', '/api/UserManager/update-group', 'json', call.update(group)),
  row('DELETE', '/api/UserManager/delete-group', 'json', call.removeNamed(group, 'groupId')),
  row('GET', '/api/UserManager/get-group', 'none', call.getById(group, 'groupId'), { query: ['groupId'] }),
  row('POST', '/api/UserManager/get-group-table-all', 'json', call.getTable(group)),
  row('GET', '/api/UserManager/get-group-all', 'none', call.getPage(group), { query: ['Page', 'PageCount', 'Query', 'OrderBy'] }),

  row('GET', '/api/Values/get/{id}', 'none', call.getById(value)),
  row('POST', '/api/Values/post', 'json', call.add(value)),
  row('PUT', '/api/Values/put/{id}', 'json', call.update(value, 'id')),
  row('DELETE', '/api/Values/delete/{id}', 'none', call.remove(value)),
]

/** Calls that the old API did not have, for clients that use later additions. */
// biome-ignore format: a row is a line.
export const laterRoutes: readonly Route[] = [
  row('GET', '/api/v2/Product/get-by-id', 'none', call.getById(productWithFood), { query: ['id'] }),
  row('POST', '/api/v2/Product/get-table-all', 'json', call.getTable(productWithFood)),
  row('GET', '/api/v2/Product/get-all', 'none', call.getAll(productWithFood)),
]

export const allRoutes: readonly Route[] = [...routes, ...laterRoutes]
