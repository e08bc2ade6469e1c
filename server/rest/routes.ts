import { may, type Permission, type Rule, signedIn } from '../core/access.ts'
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
  role,
  service,
  user,
  value,
} from './resources.ts'

type RouteAccess = 'public' | 'signed-in' | Permission
export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'
type BodyKind = 'json' | 'multipart' | 'none'

interface Columns {
  /** The query parameters, spelled as clients spell them. */
  readonly query?: readonly string[]
  /** The parts of a multipart body, spelled as clients spell them. */
  readonly form?: readonly string[]
}

/** A call of the old API. */
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
  access: RouteAccess,
  call: call.Call,
  { query = [], form = [] }: Columns = {},
): Route {
  return { method, path, body, access, call, query, form }
}

/** The rule of a row. The service checks the rule of the entity too. */
export function ruleOf(access: RouteAccess): Rule {
  if (access === 'public') return () => true
  return access === 'signed-in' ? signedIn : may(access)
}

/**
 * Every call of the old API as its clients were generated: method, path, kind of body, access and handler. Its
 * irregularities are visible here: `remove` by POST, PATCH instead of POST, forms instead of JSON, DELETE with a body,
 * no version in the path.
 */
// biome-ignore format: a row is a line.
export const routes: readonly Route[] = [
  row('POST', '/api/v1/About/add', 'json', 'about.manage', call.add(about)),
  row('POST', '/api/v1/About/update', 'json', 'about.manage', call.update(about)),
  row('DELETE', '/api/v1/About/remove/{id}', 'none', 'about.manage', call.remove(about)),
  row('GET', '/api/v1/About/get-by-id', 'none', 'public', call.getById(about), { query: ['id'] }),
  row('POST', '/api/v1/About/get-table-all', 'json', 'public', call.getTable(about)),
  row('GET', '/api/v1/About/get-all', 'none', 'public', call.getAll(about)),

  row('GET', '/api/v1/ApplicationVersion/get-current', 'none', 'public', call.currentVersion),

  row('POST', '/api/v1/Auth/login', 'json', 'public', call.login),
  row('POST', '/api/v1/Auth/logout', 'none', 'signed-in', call.logout),

  row('POST', '/api/v1/Blog/add', 'multipart', 'blog.manage', call.add(blog), { form: ['Id', 'Image', 'CategoryId', 'TagsId', 'Name', 'Description', 'Status'] }),
  row('PATCH', '/api/v1/Blog/update', 'multipart', 'blog.manage', call.update(blog), { form: ['Id', 'Image', 'CategoryId', 'TagsId', 'Name', 'Description', 'Status'] }),
  row('DELETE', '/api/v1/Blog/remove/{id}', 'none', 'blog.manage', call.remove(blog)),
  row('GET', '/api/v1/Blog/get-by-id', 'none', 'public', call.getById(blog), { query: ['id'] }),
  row('POST', '/api/v1/Blog/get-table-all', 'json', 'public', call.getTable(blog)),
  row('GET', '/api/v1/Blog/get-all', 'none', 'public', call.getAll(blog)),

  row('POST', '/api/v1/BlogCategory/add', 'json', 'blog.manage', call.add(blogCategory)),
  row('PATCH', '/api/v1/BlogCategory/update', 'json', 'blog.manage', call.update(blogCategory)),
  row('DELETE', '/api/v1/BlogCategory/remove/{id}', 'none', 'blog.manage', call.remove(blogCategory)),
  row('GET', '/api/v1/BlogCategory/get-by-id', 'none', 'public', call.getById(blogCategory), { query: ['id'] }),
  row('POST', '/api/v1/BlogCategory/get-table-all', 'json', 'public', call.getTable(blogCategory)),
  row('GET', '/api/v1/BlogCategory/get-all', 'none', 'public', call.getAll(blogCategory)),

  row('POST', '/api/v1/BlogTag/add', 'json', 'blog.manage', call.add(blogTag)),
  row('PATCH', '/api/v1/BlogTag/update', 'json', 'blog.manage', call.update(blogTag)),
  row('DELETE', '/api/v1/BlogTag/remove/{id}', 'none', 'blog.manage', call.remove(blogTag)),
  row('GET', '/api/v1/BlogTag/get-by-id', 'none', 'public', call.getById(blogTag), { query: ['id'] }),
  row('POST', '/api/v1/BlogTag/get-table-all', 'json', 'public', call.getTable(blogTag)),
  row('GET', '/api/v1/BlogTag/get-all', 'none', 'public', call.getAll(blogTag)),

  row('POST', '/api/v1/Contact/add', 'json', 'contact.manage', call.add(contact)),
  row('PATCH', '/api/v1/Contact/update', 'json', 'contact.manage', call.update(contact)),
  row('DELETE', '/api/v1/Contact/remove/{id}', 'none', 'contact.manage', call.remove(contact)),
  row('GET', '/api/v1/Contact/get-by-id', 'none', 'public', call.getById(contact), { query: ['id'] }),
  row('POST', '/api/v1/Contact/get-table-all', 'json', 'public', call.getTable(contact)),
  row('GET', '/api/v1/Contact/get-all', 'none', 'public', call.getAll(contact)),

  row('POST', '/api/v1/Category/add', 'multipart', 'category.manage', call.add(category), { form: ['Id', 'Image', 'Icon', 'Name', 'Description', 'Status', 'Order'] }),
  row('POST', '/api/v1/Category/update', 'multipart', 'category.manage', call.update(category), { form: ['Id', 'Image', 'Icon', 'Name', 'Description', 'Status', 'Order'] }),
  row('POST', '/api/v1/Category/remove/{id}', 'none', 'category.manage', call.remove(category)),
  row('GET', '/api/v1/Category/get-by-id', 'none', 'public', call.getById(category), { query: ['id'] }),
  row('POST', '/api/v1/Category/get-table-all', 'json', 'public', call.getTable(category)),
  row('GET', '/api/v1/Category/get-all', 'none', 'public', call.getAll(category)),

  row('POST', '/api/v1/Services/add', 'multipart', 'service.manage', call.add(service), { form: ['Id', 'Image', 'Icon', 'Name', 'Description', 'Status'] }),
  row('POST', '/api/v1/Services/update', 'multipart', 'service.manage', call.update(service), { form: ['Id', 'Image', 'Icon', 'Name', 'Description', 'Status', 'Order'] }),
  row('DELETE', '/api/v1/Services/remove/{id}', 'none', 'service.manage', call.remove(service)),
  row('GET', '/api/v1/Services/get-by-id', 'none', 'public', call.getById(service), { query: ['id'] }),
  row('POST', '/api/v1/Services/get-table-all', 'json', 'public', call.getTable(service)),
  row('GET', '/api/v1/Services/get-all', 'none', 'public', call.getAll(service)),

  row('POST', '/api/v1/Product/add', 'json', 'product.manage', call.add(product)),
  row('POST', '/api/v1/Product/update', 'json', 'product.manage', call.update(product)),
  row('POST', '/api/v1/Product/remove/{id}', 'none', 'product.manage', call.remove(product)),
  row('GET', '/api/v1/Product/get-by-id', 'none', 'public', call.getById(product), { query: ['id'] }),
  row('POST', '/api/v1/Product/get-table-all', 'json', 'public', call.getTable(product)),
  row('GET', '/api/v1/Product/get-all', 'none', 'public', call.getAll(product)),

  row('POST', '/api/v1/ProductImage/add', 'multipart', 'product.manage', call.addImages(productImage), { form: ['Image', 'Id', 'ProductId'] }),
  row('DELETE', '/api/v1/ProductImage/remove/{id}', 'none', 'product.manage', call.remove(productImage)),
  row('GET', '/api/v1/ProductImage/get-by-id', 'none', 'public', call.getById(productImage), { query: ['id'] }),
  row('POST', '/api/v1/ProductImage/get-table-all', 'json', 'public', call.imageTableOfProduct(productImage), { query: ['productId'] }),
  row('GET', '/api/v1/ProductImage/get-all', 'none', 'public', call.imagesOfProduct(productImage), { query: ['productId'] }),

  row('POST', '/api/UserManager/add-user', 'json', 'user.manage', call.add(user)),
  row('POST', '/api/UserManager/update-user', 'json', 'user.manage', call.update(user)),
  row('DELETE', '/api/UserManager/delete-user', 'json', 'user.manage', call.removeNamed(user, 'userId')),
  row('GET', '/api/UserManager/get-user', 'none', 'user.manage', call.getById(user, 'UserId'), { query: ['UserId'] }),
  row('POST', '/api/UserManager/get-user-table-all', 'json', 'user.manage', call.getTable(user)),
  row('GET', '/api/UserManager/get-user-all', 'none', 'user.manage', call.getPage(user), { query: ['Page', 'PageCount', 'Query', 'OrderBy'] }),
  row('POST', '/api/UserManager/add-role', 'json', 'role.manage', call.add(role)),
  row('PUT', '/api/UserManager/update-role', 'json', 'role.manage', call.update(role)),
  row('DELETE', '/api/UserManager/delete-role', 'json', 'role.manage', call.removeNamed(role, 'roleId')),
  row('GET', '/api/UserManager/get-role', 'none', 'role.manage', call.getById(role, 'RoleId'), { query: ['RoleId'] }),
  row('POST', '/api/UserManager/get-role-table-all', 'json', 'role.manage', call.getTable(role)),
  row('GET', '/api/UserManager/get-role-all', 'none', 'role.manage', call.getPage(role), { query: ['Page', 'PageCount', 'Query', 'OrderBy'] }),
  row('POST', '/api/UserManager/add-group', 'json', 'group.manage', call.add(group)),
  row('PUT', '/api/UserManager/update-group', 'json', 'group.manage', call.update(group)),
  row('DELETE', '/api/UserManager/delete-group', 'json', 'group.manage', call.removeNamed(group, 'groupId')),
  row('GET', '/api/UserManager/get-group', 'none', 'group.manage', call.getById(group, 'groupId'), { query: ['groupId'] }),
  row('POST', '/api/UserManager/get-group-table-all', 'json', 'group.manage', call.getTable(group)),
  row('GET', '/api/UserManager/get-group-all', 'none', 'group.manage', call.getPage(group), { query: ['Page', 'PageCount', 'Query', 'OrderBy'] }),

  row('GET', '/api/Values/get/{id}', 'none', 'public', call.getById(value)),
  row('POST', '/api/Values/post', 'json', 'signed-in', call.add(value)),
  row('PUT', '/api/Values/put/{id}', 'json', 'signed-in', call.update(value, 'id')),
  row('DELETE', '/api/Values/delete/{id}', 'none', 'signed-in', call.remove(value)),
]

/** Calls that the old API did not have, for clients that use later additions. */
// biome-ignore format: a row is a line.
export const laterRoutes: readonly Route[] = [
  row('GET', '/api/v2/Product/get-by-id', 'none', 'public', call.getById(productWithFood), { query: ['id'] }),
  row('POST', '/api/v2/Product/get-table-all', 'json', 'public', call.getTable(productWithFood)),
  row('GET', '/api/v2/Product/get-all', 'none', 'public', call.getAll(productWithFood)),
]

/** All calls. */
export const allRoutes: readonly Route[] = [...routes, ...laterRoutes]
