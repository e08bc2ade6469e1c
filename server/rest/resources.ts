import type { RecordService } from '../core/record-service.ts'
import { AddAbout, UpdateAbout } from '../modules/about/about.input.ts'
import { AddBlog, UpdateBlog } from '../modules/blog/blog.input.ts'
import { AddBlogCategory, UpdateBlogCategory } from '../modules/blog/blog-category.input.ts'
import { AddBlogTag, UpdateBlogTag } from '../modules/blog/blog-tag.input.ts'
import { AddCategory, UpdateCategory } from '../modules/category/category.input.ts'
import { AddContact, UpdateContact } from '../modules/contact/contact.input.ts'
import { AddGroup, UpdateGroup } from '../modules/group/group.input.ts'
import { AddProduct, UpdateProduct } from '../modules/product/product.input.ts'
import { AddProductImage, UpdateProductImage } from '../modules/product/product-image.input.ts'
import { AddService, UpdateService } from '../modules/restaurant-service/restaurant-service.input.ts'
import { AddRole, UpdateRole } from '../modules/role/role.input.ts'
import { AddUser, UpdateUser } from '../modules/user/user.input.ts'
import { AddValue, UpdateValue } from '../modules/value/value.input.ts'
import type { Services } from '../services.ts'
import * as shapes from './entity-shapes.ts'
import type { Shape } from './shapes.ts'

type AnyRecord = { id: number; isDeleted: boolean }

/** What the calls of one entity work with. */
export interface Resource {
  readonly shape: Shape
  readonly service: (
    services: Services,
  ) => Pick<
    RecordService<AnyRecord, object, object>,
    'add' | 'update' | 'remove' | 'getById' | 'getAll' | 'getTableAll'
  >
  readonly add: new () => object
  readonly update: new () => object
  /** Fields that these calls name otherwise than the inputs do. */
  readonly names?: Readonly<Record<string, string>>
}

type AnyService = ReturnType<Resource['service']>

function resource(
  shape: Shape,
  service: (services: Services) => unknown,
  add: new () => object,
  update: new () => object,
  names: Readonly<Record<string, string>> = {},
): Resource {
  return { shape, service: service as (services: Services) => AnyService, add, update, names }
}

export const about = resource(shapes.about, (all) => all.abouts, AddAbout, UpdateAbout)
export const blog = resource(shapes.blog, (all) => all.blogs, AddBlog, UpdateBlog, { tagIds: 'TagsId' })
export const blogCategory = resource(
  shapes.blogCategory,
  (all) => all.blogCategories,
  AddBlogCategory,
  UpdateBlogCategory,
)
export const blogTag = resource(shapes.blogTag, (all) => all.blogTags, AddBlogTag, UpdateBlogTag)
export const category = resource(shapes.category, (all) => all.categories, AddCategory, UpdateCategory)
export const contact = resource(shapes.contact, (all) => all.contacts, AddContact, UpdateContact)
export const product = resource(shapes.product, (all) => all.products, AddProduct, UpdateProduct)
export const productImage = resource(
  shapes.productImage,
  (all) => all.productImages,
  AddProductImage,
  UpdateProductImage,
)
export const service = resource(shapes.service, (all) => all.restaurantServices, AddService, UpdateService)
export const user = resource(shapes.user, (all) => all.users, AddUser, UpdateUser, { groupIds: 'groups' })
export const role = resource(shapes.role, (all) => all.roles, AddRole, UpdateRole)
export const group = resource(shapes.group, (all) => all.groups, AddGroup, UpdateGroup, { roleIds: 'roles' })
export const value = resource(shapes.value, (all) => all.values, AddValue, UpdateValue)
