import { About } from '../modules/about/about.entity.ts'
import { KeptToken } from '../modules/auth/kept-token.entity.ts'
import { KnownPlace } from '../modules/auth/known-place.entity.ts'
import { RevokedToken } from '../modules/auth/revoked-token.entity.ts'
import { SignInFailure } from '../modules/auth/sign-in-failure.entity.ts'
import { Blog } from '../modules/blog/blog.entity.ts'
import { BlogCategory } from '../modules/blog/blog-category.entity.ts'
import { BlogCategoryLink } from '../modules/blog/blog-category-link.entity.ts'
import { BlogTag } from '../modules/blog/blog-tag.entity.ts'
import { BlogTagLink } from '../modules/blog/blog-tag-link.entity.ts'
import { Category } from '../modules/category/category.entity.ts'
import { Change } from '../modules/change/change.entity.ts'
import { Contact } from '../modules/contact/contact.entity.ts'
import { Group } from '../modules/group/group.entity.ts'
import { GroupRole } from '../modules/group/group-role.entity.ts'
import { UserGroup } from '../modules/group/user-group.entity.ts'
import { Product } from '../modules/product/product.entity.ts'
import { ProductImage } from '../modules/product/product-image.entity.ts'
import { RestaurantService } from '../modules/restaurant-service/restaurant-service.entity.ts'
import { Role } from '../modules/role/role.entity.ts'
import { User } from '../modules/user/user.entity.ts'
import { ValueItem } from '../modules/value/value.entity.ts'

/** Every table of the product. */
export const entities = [
  About,
  Blog,
  BlogCategory,
  BlogCategoryLink,
  BlogTag,
  BlogTagLink,
  Category,
  Change,
  Contact,
  Group,
  GroupRole,
  KeptToken,
  KnownPlace,
  Product,
  ProductImage,
  RestaurantService,
  RevokedToken,
  Role,
  SignInFailure,
  User,
  UserGroup,
  ValueItem,
]
