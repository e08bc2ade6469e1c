import { type Permission, permissions } from '../core/access.ts'
import type { ContentEntity } from '../core/base-entity.ts'
import { listResolver, pagedResolver } from '../core/graphql/record-resolver.ts'
import type { SecretBox } from '../core/primitives/secret-box.ts'
import type { RecordDefinition, RecordIdentity } from '../core/record-definition.ts'
import { ContentService } from '../core/write/content-service.ts'
import type { UndoService } from '../core/write/record-service.ts'
import type { RecordTools } from '../core/write/record-tools.ts'
import { aboutRecord } from './about/about.record.ts'
import { blogRecord } from './blog/blog.record.ts'
import { BlogResolver } from './blog/blog.resolver.ts'
import { BlogService } from './blog/blog.service.ts'
import { blogCategoryRecord } from './blog/blog-category.record.ts'
import { BlogCategoryService } from './blog/blog-category.service.ts'
import { blogTagRecord } from './blog/blog-tag.record.ts'
import { BlogTagService } from './blog/blog-tag.service.ts'
import { categoryRecord } from './category/category.record.ts'
import { CategoryResolver } from './category/category.resolver.ts'
import { CategoryService } from './category/category.service.ts'
import { contactRecord } from './contact/contact.record.ts'
import { ContactService } from './contact/contact.service.ts'
import { groupRecord } from './group/group.record.ts'
import { GroupService } from './group/group.service.ts'
import { openingExceptionRecord } from './opening-exception/opening-exception.record.ts'
import { OpeningExceptionService } from './opening-exception/opening-exception.service.ts'
import { pageTextRecord } from './page-text/page-text.record.ts'
import { PageTextResolver } from './page-text/page-text.resolver.ts'
import { PageTextService } from './page-text/page-text.service.ts'
import { productRecord } from './product/product.record.ts'
import { ProductResolver } from './product/product.resolver.ts'
import { ProductService } from './product/product.service.ts'
import { productImageRecord } from './product/product-image.record.ts'
import { ProductImageResolver } from './product/product-image.resolver.ts'
import { ProductImageService } from './product/product-image.service.ts'
import { restaurantServiceRecord } from './restaurant-service/restaurant-service.record.ts'
import { RestaurantServiceResolver } from './restaurant-service/restaurant-service.resolver.ts'
import { RestaurantServiceService } from './restaurant-service/restaurant-service.service.ts'
import { roleRecord } from './role/role.record.ts'
import { RoleService } from './role/role.service.ts'
import { siteRecord } from './site/site.record.ts'
import { SiteSettingsService } from './site/site-settings.service.ts'
import { textPictureRecord } from './text-picture/text-picture.record.ts'
import { TextPictureService } from './text-picture/text-picture.service.ts'
import type { DirectoryParts } from './user/directory.service.ts'
import { userRecord } from './user/user.record.ts'
import { UserResolver } from './user/user.resolver.ts'
import { UserService } from './user/user.service.ts'
import { valueRecord } from './value/value.record.ts'
import { ValueService } from './value/value.service.ts'

/** Dependencies of the services. */
interface ServiceParts {
  readonly tools: RecordTools
  readonly secrets: SecretBox
  readonly directory: DirectoryParts
  readonly siteName: string
  /** Whether a product needs complete food information to be live. */
  readonly strictFood: boolean
}

type ResolverClass = new (service: never) => object

/** An entity with the service that runs its calls; without a resolver it is not in GraphQL. */
interface Registered {
  readonly record: RecordIdentity
  readonly service: (parts: ServiceParts) => UndoService
  readonly resolver: ResolverClass | null
}

/** An entity without rules of its own. */
function plain<E extends ContentEntity, Add extends object, Update extends { version?: number | null }>(
  record: RecordDefinition<E, Add, Update>,
) {
  return {
    record,
    service: ({ tools }: ServiceParts) => new ContentService<E, Add, Update>(record, tools),
    resolver: listResolver(record),
  }
}

/** An entity whose service has rules of its own. */
function ruled<D extends RecordIdentity, S extends UndoService, R extends ResolverClass | null>(
  record: D,
  Service: new (tools: RecordTools) => S,
  resolver: R,
) {
  return { record, service: ({ tools }: ServiceParts) => new Service(tools), resolver }
}

/** An entity whose writes may make, change or remove administrators. */
function guarded<D extends RecordIdentity, S extends UndoService, R extends ResolverClass>(
  record: D,
  Service: new (tools: RecordTools, directory: DirectoryParts) => S,
  resolver: R,
) {
  return {
    record,
    service: ({ tools, directory }: ServiceParts) => new Service(tools, directory),
    resolver,
  }
}

/** Every entity of the APIs, by the name of its service. */
export const registry = {
  abouts: plain(aboutRecord),
  blogs: ruled(blogRecord, BlogService, BlogResolver),
  blogCategories: ruled(blogCategoryRecord, BlogCategoryService, listResolver(blogCategoryRecord)),
  blogTags: ruled(blogTagRecord, BlogTagService, listResolver(blogTagRecord)),
  categories: ruled(categoryRecord, CategoryService, CategoryResolver),
  contacts: {
    record: contactRecord,
    service: ({ tools, secrets }: ServiceParts) => new ContactService(secrets, tools),
    resolver: listResolver(contactRecord),
  },
  groups: guarded(groupRecord, GroupService, pagedResolver(groupRecord, GroupService)),
  openingExceptions: ruled(
    openingExceptionRecord,
    OpeningExceptionService,
    listResolver(openingExceptionRecord),
  ),
  pageTexts: ruled(pageTextRecord, PageTextService, PageTextResolver),
  products: {
    record: productRecord,
    service: ({ tools, strictFood }: ServiceParts) => new ProductService(tools, strictFood),
    resolver: ProductResolver,
  },
  productImages: ruled(productImageRecord, ProductImageService, ProductImageResolver),
  restaurantServices: ruled(restaurantServiceRecord, RestaurantServiceService, RestaurantServiceResolver),
  roles: guarded(roleRecord, RoleService, pagedResolver(roleRecord, RoleService)),
  siteSettings: ruled(siteRecord, SiteSettingsService, null),
  textPictures: ruled(textPictureRecord, TextPictureService, listResolver(textPictureRecord)),
  users: {
    record: userRecord,
    service: ({ tools, directory, siteName }: ServiceParts) => new UserService(tools, directory, siteName),
    resolver: UserResolver,
  },
  values: ruled(valueRecord, ValueService, null),
} satisfies Readonly<Record<string, Registered>>

/** All built-in roles by their names. */
export const PERMISSIONS: readonly Permission[] = permissions()

type Registry = typeof registry

/** The services of all registered entities. */
export type RecordServices = { readonly [K in keyof Registry]: ReturnType<Registry[K]['service']> }

export function recordServices(parts: ServiceParts): RecordServices {
  const made = Object.entries(registry).map(([name, { service }]) => [name, service(parts)])
  return Object.fromEntries(made) as RecordServices
}
