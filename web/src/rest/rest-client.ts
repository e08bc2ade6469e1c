import { aboutCalls } from './about.ts'
import { applicationVersionCalls } from './application-version.ts'
import { authCalls } from './auth.ts'
import { blogCalls } from './blog.ts'
import { blogCategoryCalls } from './blog-category.ts'
import { blogTagCalls } from './blog-tag.ts'
import { categoryCalls } from './category.ts'
import { contactCalls } from './contact.ts'
import { groupCalls } from './groups.ts'
import { productCalls } from './product.ts'
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
    about: aboutCalls(send),
    applicationVersion: applicationVersionCalls(send),
    auth: authCalls(send),
    blog: blogCalls(send),
    blogCategory: blogCategoryCalls(send),
    blogTag: blogTagCalls(send),
    category: categoryCalls(send),
    contact: contactCalls(send),
    product: productCalls(send),
    productImage: productImageCalls(send),
    services: servicesCalls(send),
    userManager: { ...userCalls(send), ...roleCalls(send), ...groupCalls(send) },
    values: valuesCalls(send),
  }
}
