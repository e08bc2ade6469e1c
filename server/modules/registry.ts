import { declarePermission, type Permission, permissions } from '../core/access.ts'
import { listResolver, pagedResolver } from '../core/graphql/record-resolver.ts'
import type { RecordDefinition, RecordIdentity } from '../core/record-definition.ts'
import { RecordService, type UndoService } from '../core/write/record-service.ts'
import type { RecordTools } from '../core/write/record-tools.ts'
import { aboutRecord } from './about/about.record.ts'
import { blogRecord } from './blog/blog.record.ts'
import { BlogResolver } from './blog/blog.resolver.ts'
import { BlogService } from './blog/blog.service.ts'
import { blogCategoryRecord } from './blog/blog-category.record.ts'
import { blogTagRecord } from './blog/blog-tag.record.ts'
import { categoryRecord } from './category/category.record.ts'
import { CategoryResolver } from './category/category.resolver.ts'
import { contactRecord } from './contact/contact.record.ts'
import { groupRecord } from './group/group.record.ts'
import { openingExceptionRecord } from './opening-exception/opening-exception.record.ts'
import { pageTextRecord } from './page-text/page-text.record.ts'
import { PageTextResolver } from './page-text/page-text.resolver.ts'
import { PageTextService } from './page-text/page-text.service.ts'
import { pricePlanRecord } from './price-plan/price-plan.record.ts'
import { PricePlanResolver } from './price-plan/price-plan.resolver.ts'
import { PricePlanService } from './price-plan/price-plan.service.ts'
import { productRecord } from './product/product.record.ts'
import { ProductResolver } from './product/product.resolver.ts'
import { ProductService } from './product/product.service.ts'
import { productImageRecord } from './product/product-image.record.ts'
import { ProductImageResolver } from './product/product-image.resolver.ts'
import { ProductImageService } from './product/product-image.service.ts'
import { restaurantServiceRecord } from './restaurant-service/restaurant-service.record.ts'
import { RestaurantServiceResolver } from './restaurant-service/restaurant-service.resolver.ts'
import { roleRecord } from './role/role.record.ts'
import { siteRecord } from './site/site.record.ts'
import { textPictureRecord } from './text-picture/text-picture.record.ts'
import { translationRecord } from './translation/translation.record.ts'
import { TranslationService } from './translation/translation.service.ts'
import { type DirectoryParts, DirectoryService } from './user/directory.service.ts'
import { userRecord } from './user/user.record.ts'
import { UserResolver } from './user/user.resolver.ts'
import { UserService } from './user/user.service.ts'
import { valueRecord } from './value/value.record.ts'

type ResolverClass = new (service: never) => object

/** An entity of the APIs: its declaration, the class of calls that only it has, and its resolver. */
interface Registered {
  readonly record: RecordIdentity
  readonly service?: new (...parts: never[]) => UndoService
  /** Without a resolver it is not in GraphQL. */
  readonly resolver: ResolverClass | null
}

type AnyRecord = { id: number; isDeleted: boolean }

/** The calls of an entity whose writes may make, change or remove administrators. */
const directory = <
  E extends AnyRecord & { concurrencyStamp: string },
  Add extends object,
  Update extends object,
>(
  _record: RecordDefinition<E, Add, Update>,
) => DirectoryService<E, Add, Update>

/** Every entity of the APIs, by the name of its service. */
export const registry = {
  abouts: { record: aboutRecord, resolver: listResolver(aboutRecord) },
  blogs: { record: blogRecord, service: BlogService, resolver: BlogResolver },
  blogCategories: { record: blogCategoryRecord, resolver: listResolver(blogCategoryRecord) },
  blogTags: { record: blogTagRecord, resolver: listResolver(blogTagRecord) },
  categories: { record: categoryRecord, resolver: CategoryResolver },
  contacts: { record: contactRecord, resolver: listResolver(contactRecord) },
  groups: { record: groupRecord, service: directory(groupRecord), resolver: pagedResolver(groupRecord) },
  openingExceptions: { record: openingExceptionRecord, resolver: listResolver(openingExceptionRecord) },
  pageTexts: { record: pageTextRecord, service: PageTextService, resolver: PageTextResolver },
  pricePlans: { record: pricePlanRecord, service: PricePlanService, resolver: PricePlanResolver },
  products: { record: productRecord, service: ProductService, resolver: ProductResolver },
  productImages: { record: productImageRecord, service: ProductImageService, resolver: ProductImageResolver },
  restaurantServices: { record: restaurantServiceRecord, resolver: RestaurantServiceResolver },
  roles: { record: roleRecord, service: directory(roleRecord), resolver: pagedResolver(roleRecord) },
  siteSettings: { record: siteRecord, resolver: null },
  textPictures: { record: textPictureRecord, resolver: listResolver(textPictureRecord) },
  translations: { record: translationRecord, service: TranslationService, resolver: null },
  users: { record: userRecord, service: UserService, resolver: UserResolver },
  values: { record: valueRecord, resolver: null },
} satisfies Readonly<Record<string, Registered>>

// Tables are no records: nothing of them is content.
declarePermission('reservation.manage')

export const PERMISSIONS: readonly Permission[] = permissions()

type ServiceOf<R> = R extends { readonly service: new (...parts: never[]) => infer S }
  ? S
  : R extends { readonly record: RecordDefinition<infer E, infer Add, infer Update> }
    ? E extends AnyRecord
      ? RecordService<E, Add, Update>
      : never
    : never

export type RecordServices = { readonly [K in keyof typeof registry]: ServiceOf<(typeof registry)[K]> }

type ServiceClass = new (record: RecordIdentity, tools: RecordTools, directory: DirectoryParts) => UndoService

export function recordServices(tools: RecordTools, directory: DirectoryParts): RecordServices {
  const made = Object.entries<Registered>(registry).map(([name, { record, service = RecordService }]) => {
    const Service = service as unknown as ServiceClass
    return [name, new Service(record, tools, directory)]
  })
  return Object.fromEntries(made) as RecordServices
}
