import type { MikroORM } from '@mikro-orm/postgresql'
import type { AttemptLimit } from './core/attempt-limit.ts'
import { ContentChanges } from './core/content-changes.ts'
import { PictureKeeper } from './core/picture-keeper.ts'
import type { PictureStore } from './core/picture-store.ts'
import { Reader } from './core/reader.ts'
import { type ReadReplicas, ReplicaReader } from './core/replica-reader.ts'
import { SecretBox } from './core/secret-box.ts'
import { AboutService } from './modules/about/about.service.ts'
import { AuthService } from './modules/auth/auth.service.ts'
import { Tokens } from './modules/auth/tokens.ts'
import { BlogService } from './modules/blog/blog.service.ts'
import { BlogCategoryService } from './modules/blog/blog-category.service.ts'
import { BlogTagService } from './modules/blog/blog-tag.service.ts'
import { CategoryService } from './modules/category/category.service.ts'
import { ChangeService } from './modules/change/change.service.ts'
import { ContactService } from './modules/contact/contact.service.ts'
import { GroupService } from './modules/group/group.service.ts'
import { ProductService } from './modules/product/product.service.ts'
import { ProductImageService } from './modules/product/product-image.service.ts'
import { RestaurantServiceService } from './modules/restaurant-service/restaurant-service.service.ts'
import { RoleService } from './modules/role/role.service.ts'
import { type SiteDefaults, SiteService } from './modules/site/site.service.ts'
import type { ApplicationVersion } from './modules/site/site.types.ts'
import { AccountService } from './modules/user/account.service.ts'
import { OwnPassword } from './modules/user/own-password.ts'
import { UserService } from './modules/user/user.service.ts'
import { ValueService } from './modules/value/value.service.ts'

export interface ServiceSettings {
  readonly authSecret: string
  readonly signInLimit: AttemptLimit
  readonly site: SiteDefaults
  readonly publicUrl: () => string
  readonly version: ApplicationVersion
  /** Copies of the database for what the public reads. */
  readonly replicas?: ReadReplicas
}

export type Services = ReturnType<typeof createServices>

/** The one place where services meet what they work with. */
export function createServices(orm: MikroORM, pictures: PictureStore, settings: ServiceSettings) {
  const tools = {
    orm,
    reader: settings.replicas ? new ReplicaReader(orm, settings.replicas) : new Reader(orm),
    changes: new ContentChanges(),
    pictures: new PictureKeeper(orm, pictures),
  }
  const ownPassword = new OwnPassword(settings.signInLimit)
  const records = {
    abouts: new AboutService(tools),
    blogs: new BlogService(tools),
    blogCategories: new BlogCategoryService(tools),
    blogTags: new BlogTagService(tools),
    categories: new CategoryService(tools),
    contacts: new ContactService(new SecretBox(settings.authSecret), tools),
    products: new ProductService(tools),
    productImages: new ProductImageService(tools),
    restaurantServices: new RestaurantServiceService(tools),
    users: new UserService(tools, ownPassword, settings.site.name),
    roles: new RoleService(tools),
    groups: new GroupService(tools),
    values: new ValueService(tools),
  }
  return {
    ...records,
    changes: tools.changes,
    pictures: tools.pictures,
    account: new AccountService(ownPassword, settings.site.name),
    auth: new AuthService(orm, new Tokens(settings.authSecret), settings.signInLimit, records.users),
    history: new ChangeService(tools.pictures, {
      about: records.abouts,
      blog: records.blogs,
      blogCategory: records.blogCategories,
      blogTag: records.blogTags,
      category: records.categories,
      contact: records.contacts,
      group: records.groups,
      product: records.products,
      productImage: records.productImages,
      role: records.roles,
      service: records.restaurantServices,
      user: records.users,
      value: records.values,
    }),
    site: new SiteService(settings.site, settings.publicUrl, settings.version, records.contacts),
  }
}
