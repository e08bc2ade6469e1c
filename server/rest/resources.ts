import { managersOnly, type Permission } from '../core/access.ts'
import { namesOf } from '../core/record-definition.ts'
import type { RecordService } from '../core/write/record-service.ts'
import { aboutRecord } from '../modules/about/about.record.ts'
import { blogRecord } from '../modules/blog/blog.record.ts'
import { blogCategoryRecord } from '../modules/blog/blog-category.record.ts'
import { blogTagRecord } from '../modules/blog/blog-tag.record.ts'
import { categoryRecord } from '../modules/category/category.record.ts'
import { contactRecord } from '../modules/contact/contact.record.ts'
import { groupRecord } from '../modules/group/group.record.ts'
import { productRecord } from '../modules/product/product.record.ts'
import { productImageRecord } from '../modules/product/product-image.record.ts'
import { restaurantServiceRecord } from '../modules/restaurant-service/restaurant-service.record.ts'
import { roleRecord } from '../modules/role/role.record.ts'
import { userRecord } from '../modules/user/user.record.ts'
import { valueRecord } from '../modules/value/value.record.ts'
import type { Services } from '../services.ts'
import * as shapes from './entity-shapes.ts'
import type { Shape } from './shapes.ts'

type AnyRecord = { id: number; isDeleted: boolean }

/** Who may make a call: everybody, everybody who is signed in, or holders of a role. */
export type RouteAccess = 'public' | 'signed-in' | Permission

/** A record and several in sentences, such as `a blog tag`. */
export type Noun = readonly [one: string, many: string]

/** The shape, service, inputs and access rules behind the calls of one entity. */
export interface Resource {
  readonly shape: Shape
  readonly read: RouteAccess
  readonly manage: RouteAccess
  readonly noun: Noun
  readonly service: (
    services: Services,
  ) => Pick<
    RecordService<AnyRecord, object, object>,
    'add' | 'update' | 'remove' | 'getById' | 'getAll' | 'getTableAll'
  >
  readonly add: new () => object
  readonly update: new () => object
  /** Fields whose names differ from those of the inputs. */
  readonly names: Readonly<Record<string, string>>
}

type AnyService = ReturnType<Resource['service']>

/** What this API takes from the declaration of an entity. */
interface DeclaredRecord {
  readonly one: string
  readonly title: string
  readonly article?: 'a' | 'an'
  readonly plural: string
  readonly manage: unknown
  readonly read: unknown
  readonly inputs: { readonly add: new () => object; readonly update: new () => object }
}

function resource(
  shape: Shape,
  service: (services: Services) => unknown,
  record: DeclaredRecord,
  names: Readonly<Record<string, string>> = {},
): Resource {
  const { inputs, plural } = record
  const manage = typeof record.manage === 'string' ? (record.manage as Permission) : 'signed-in'
  return {
    shape,
    service: service as (services: Services) => AnyService,
    read: record.read === managersOnly ? manage : 'public',
    manage,
    noun: [namesOf(record).aTitle, plural],
    add: inputs.add,
    update: inputs.update,
    names,
  }
}

export const about = resource(shapes.about, (all) => all.abouts, aboutRecord)
export const blog = resource(shapes.blog, (all) => all.blogs, blogRecord, { tagIds: 'TagsId' })
export const blogCategory = resource(shapes.blogCategory, (all) => all.blogCategories, blogCategoryRecord)
export const blogTag = resource(shapes.blogTag, (all) => all.blogTags, blogTagRecord)
export const category = resource(shapes.category, (all) => all.categories, categoryRecord)
export const contact = resource(shapes.contact, (all) => all.contacts, contactRecord)
export const product = resource(shapes.product, (all) => all.products, productRecord)
export const productWithFood: Resource = {
  ...product,
  shape: shapes.productWithFood,
  noun: ['a product with its food information', 'products with their food information'],
}
export const productImage = resource(shapes.productImage, (all) => all.productImages, productImageRecord)
export const service = resource(shapes.service, (all) => all.restaurantServices, restaurantServiceRecord)
export const user = resource(shapes.user, (all) => all.users, userRecord, { groupIds: 'groups' })
export const role = resource(shapes.role, (all) => all.roles, roleRecord)
export const group = resource(shapes.group, (all) => all.groups, groupRecord, { roleIds: 'roles' })
export const value = resource(shapes.value, (all) => all.values, valueRecord)
