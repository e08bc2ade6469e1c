import { applicationVersionCalls } from './application-version.ts'
import { authCalls } from './auth.ts'
import { blogCalls } from './blog.ts'
import { categoryCalls } from './category.ts'
import type {
  About,
  AboutTable,
  AddAbout,
  AddBlogCategory,
  AddBlogTag,
  AddContact,
  AddProduct,
  BlogCategory,
  BlogCategoryTable,
  BlogTag,
  BlogTagTable,
  Contact,
  ContactTable,
  Product,
  ProductTable,
  UpdateAbout,
  UpdateBlogCategory,
  UpdateBlogTag,
  UpdateContact,
  UpdateProduct,
} from './contracts.ts'
import { callsOf } from './entity-calls.ts'
import { groupCalls } from './groups.ts'
import { productImageCalls } from './product-image.ts'
import { roleCalls } from './roles.ts'
import { servicesCalls } from './services.ts'
import { createTransport, type TransportOptions } from './transport.ts'
import { userCalls } from './users.ts'
import { valuesCalls } from './values.ts'

export { ApiError } from './api-error.ts'
export type { BlogForm } from './blog.ts'
export type { CategoryForm } from './category.ts'
export type * from './contracts.ts'
export type { FilePart } from './form.ts'
export type { PageQuery } from './paged.ts'
export type { ProductImagesForm } from './product-image.ts'
export { type RedirectOptions, redirectOnError } from './redirects.ts'
export type { AddServiceForm, UpdateServiceForm } from './services.ts'
export type { TokenStorage, TransportOptions } from './transport.ts'

export type RestClient = ReturnType<typeof createRestClient>

/**
 * A client of the REST calls, with a group for each controller of the OpenAPI document.
 * In a browser, all `options` have defaults: calls go to the page's own server, with the token that local storage
 * has under `auth_token`. Errors are thrown as `ApiError`; `redirectOnError` adds the redirects of the error
 * catalogue.
 */
export function createRestClient(options: TransportOptions = {}) {
  const send = createTransport(options)
  return {
    about: callsOf<About, AboutTable, AddAbout, UpdateAbout>(send, '/api/v1/About', 'POST', 'DELETE'),
    applicationVersion: applicationVersionCalls(send),
    auth: authCalls(send),
    blog: blogCalls(send),
    blogCategory: callsOf<BlogCategory, BlogCategoryTable, AddBlogCategory, UpdateBlogCategory>(
      send,
      '/api/v1/BlogCategory',
      'PATCH',
      'DELETE',
    ),
    blogTag: callsOf<BlogTag, BlogTagTable, AddBlogTag, UpdateBlogTag>(
      send,
      '/api/v1/BlogTag',
      'PATCH',
      'DELETE',
    ),
    category: categoryCalls(send),
    contact: callsOf<Contact, ContactTable, AddContact, UpdateContact>(
      send,
      '/api/v1/Contact',
      'PATCH',
      'DELETE',
    ),
    product: callsOf<Product, ProductTable, AddProduct, UpdateProduct>(
      send,
      '/api/v1/Product',
      'POST',
      'POST',
    ),
    productImage: productImageCalls(send),
    services: servicesCalls(send),
    userManager: { ...userCalls(send), ...roleCalls(send), ...groupCalls(send) },
    values: valuesCalls(send),
  }
}
