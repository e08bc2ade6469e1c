import { contentOperations } from '../api/content-operations.ts'
import type { EntityName } from '../api/permissions.ts'
import type { ResourceOperations } from '../api/resource-operations.ts'
import type { BothLanguages } from '../language/messages.ts'
import { aboutLabels } from './about/about.labels.ts'
import { aboutMessages } from './about/about.messages.ts'
import { blogLabels } from './blog/blog.labels.ts'
import { blogMessages } from './blog/blog.messages.ts'
import { blogOperations } from './blog/blog.operations.ts'
import { blogCategoryLabels } from './blog-category/blog-category.labels.ts'
import { blogCategoryOperations } from './blog-category/blog-category.operations.ts'
import { blogTagLabels } from './blog-tag/blog-tag.labels.ts'
import { blogTagOperations } from './blog-tag/blog-tag.operations.ts'
import { categoryLabels } from './category/category.labels.ts'
import { categoryMessages } from './category/category.messages.ts'
import { categoryOperations } from './category/category.operations.ts'
import { contactLabels } from './contact/contact.labels.ts'
import { contactMessages } from './contact/contact.messages.ts'
import { contactOperations } from './contact/contact.operations.ts'
import { groupLabels } from './group/group.labels.ts'
import { groupMessages } from './group/group.messages.ts'
import { groupOperations } from './group/group.operations.ts'
import { type EntityLabels, type FieldLabel, messagesOf } from './labels.ts'
import { openingExceptionLabels } from './opening-exception/opening-exception.labels.ts'
import { openingExceptionOperations } from './opening-exception/opening-exception.operations.ts'
import { pageTextLabels } from './page-text/page-text.labels.ts'
import { pageTextMessages } from './page-text/page-text.messages.ts'
import { pageTextOperations } from './page-text/page-text.operations.ts'
import { pricePlanLabels } from './price-plan/price-plan.labels.ts'
import { pricePlanMessages } from './price-plan/price-plan.messages.ts'
import { pricePlanOperations } from './price-plan/price-plan.operations.ts'
import { productLabels } from './product/product.labels.ts'
import { productMessages } from './product/product.messages.ts'
import { productOperations } from './product/product.operations.ts'
import { productImageLabels } from './product/product-image.labels.ts'
import { productImageOperations } from './product/product-image.operations.ts'
import { roleLabels } from './role/role.labels.ts'
import { roleMessages } from './role/role.messages.ts'
import { roleOperations } from './role/role.operations.ts'
import type { Section } from './sections.ts'
import { serviceLabels } from './service/service.labels.ts'
import { serviceMessages } from './service/service.messages.ts'
import { serviceOperations } from './service/service.operations.ts'
import { siteLabels } from './site/site.labels.ts'
import { siteMessages } from './site/site.messages.ts'
import { siteOperations } from './site/site.operations.ts'
import { textPictureLabels } from './text-picture/text-picture.labels.ts'
import { translationLabels } from './translation/translation.labels.ts'
import { translationMessages } from './translation/translation.messages.ts'
import { userLabels } from './user/user.labels.ts'
import { userMessages } from './user/user.messages.ts'
import { userOperations } from './user/user.operations.ts'
import { valueLabels } from './value/value.labels.ts'

interface Entity {
  readonly labels: EntityLabels
  /**
   * The section of the sidebar of an entity whose screens are generated from its fields; other screens are in
   * `resources.tsx`.
   */
  readonly section?: Section
  /** Absent for an entity without screens. */
  readonly operations?: ResourceOperations
  /** Texts of its screens in addition to its labels. */
  readonly messages?: BothLanguages
}

/** All entities, in the order of the history's filter; a missing one does not compile. */
const rows = {
  product: { labels: productLabels, operations: productOperations, messages: productMessages },
  pricePlan: { labels: pricePlanLabels, operations: pricePlanOperations, messages: pricePlanMessages },
  productImage: { labels: productImageLabels, operations: productImageOperations },
  category: { labels: categoryLabels, operations: categoryOperations, messages: categoryMessages },
  service: { labels: serviceLabels, operations: serviceOperations, messages: serviceMessages },
  about: { labels: aboutLabels, operations: contentOperations('about'), messages: aboutMessages },
  contact: { labels: contactLabels, operations: contactOperations, messages: contactMessages },
  blog: { labels: blogLabels, operations: blogOperations, messages: blogMessages },
  blogCategory: { labels: blogCategoryLabels, operations: blogCategoryOperations },
  blogTag: { labels: blogTagLabels, operations: blogTagOperations },
  user: { labels: userLabels, operations: userOperations, messages: userMessages },
  group: { labels: groupLabels, operations: groupOperations, messages: groupMessages },
  role: { labels: roleLabels, operations: roleOperations, messages: roleMessages },
  site: { labels: siteLabels, operations: siteOperations, messages: siteMessages },
  openingException: { labels: openingExceptionLabels, operations: openingExceptionOperations },
  pageText: { labels: pageTextLabels, operations: pageTextOperations, messages: pageTextMessages },
  textPicture: { labels: textPictureLabels },
  translation: { labels: translationLabels, messages: translationMessages },
  value: { labels: valueLabels },
} satisfies Readonly<Record<EntityName, Entity>>

export const entities: Readonly<Record<EntityName, Entity>> = rows

/** Names of the entities whose screens are generated. */
export type PlainEntity = {
  [Name in EntityName]: (typeof rows)[Name] extends { readonly section: Section } ? Name : never
}[EntityName]

/** The entities whose screens are generated from their fields. */
export const plainEntities: readonly [name: EntityName, section: Section][] = Object.entries(
  entities,
).flatMap(([name, { section }]): [EntityName, Section][] => (section ? [[name as EntityName, section]] : []))

/** The operations of every entity that has any. */
export const operations: Readonly<Record<string, ResourceOperations>> = Object.fromEntries(
  Object.entries(entities).flatMap(([name, { operations, section }]) => {
    if (operations) return [[name, operations]]
    return section ? [[name, contentOperations(name as EntityName)]] : []
  }),
)

/** The messages of every entity: its labels and the other texts of its screens. */
export const resourceMessages: readonly BothLanguages[] = Object.entries(entities).flatMap(
  ([name, { labels, messages }]) => [messagesOf(name, labels), ...(messages ? [messages] : [])],
)

/** The entities that fields of others reference by id. */
export const referencedEntities: ReadonlySet<EntityName> = new Set(
  Object.values(entities).flatMap(({ labels }) =>
    Object.values(labels.fields).flatMap(({ names }) => names ?? []),
  ),
)

/** The entity that a field refers to by id; null for other fields. */
export function referenceOf(entity: string, field: string): EntityName | null {
  return labelOf(entity, field)?.names ?? null
}

/** Whether a field holds a picture: the path of its file, or its bytes in base64. */
export function isPicture(entity: string, field: string): boolean {
  return labelOf(entity, field)?.isPicture ?? false
}

function labelOf(entity: string, field: string): FieldLabel | undefined {
  return isEntity(entity) ? entities[entity].labels.fields[field] : undefined
}

function isEntity(name: string): name is EntityName {
  return Object.hasOwn(entities, name)
}
