import type { MikroORM } from '@mikro-orm/postgresql'
import { ContentChanges } from './core/content-changes.ts'
import type { PictureStore } from './core/picture-store.ts'
import { Reader } from './core/reader.ts'
import { SecretBox } from './core/secret-box.ts'
import { AboutService } from './modules/about/about.service.ts'
import { BlogService } from './modules/blog/blog.service.ts'
import { BlogCategoryService } from './modules/blog/blog-category.service.ts'
import { BlogTagService } from './modules/blog/blog-tag.service.ts'
import { CategoryService } from './modules/category/category.service.ts'
import { ContactService } from './modules/contact/contact.service.ts'
import { ProductService } from './modules/product/product.service.ts'
import { ProductImageService } from './modules/product/product-image.service.ts'
import { RestaurantServiceService } from './modules/restaurant-service/restaurant-service.service.ts'
import { type SiteDefaults, SiteService } from './modules/site/site.service.ts'
import type { ApplicationVersion } from './modules/site/site.types.ts'

export interface ServiceSettings {
  readonly authSecret: string
  readonly site: SiteDefaults
  readonly publicUrl: () => string
  readonly version: ApplicationVersion
}

export type Services = ReturnType<typeof createServices>

/** The one place where services meet what they work with. */
export function createServices(orm: MikroORM, pictures: PictureStore, settings: ServiceSettings) {
  const tools = { reader: new Reader(orm), changes: new ContentChanges() }
  const contacts = new ContactService(new SecretBox(settings.authSecret), tools)
  return {
    changes: tools.changes,
    abouts: new AboutService(tools),
    blogs: new BlogService(pictures, tools),
    blogCategories: new BlogCategoryService(tools),
    blogTags: new BlogTagService(tools),
    categories: new CategoryService(pictures, tools),
    contacts,
    products: new ProductService(tools),
    productImages: new ProductImageService(pictures, tools),
    restaurantServices: new RestaurantServiceService(pictures, tools),
    site: new SiteService(settings.site, settings.publicUrl, settings.version, contacts),
  }
}
