import type { EntityName } from '../access.ts'
import type { ResourceCalls } from '../api/resource-calls.ts'
import type { BothLanguages, Words } from '../language/words.ts'
import { aboutLabels } from './about/about.labels.ts'
import { aboutCalls } from './about/about-calls.ts'
import { aboutWords } from './about/about-words.ts'
import { blogLabels } from './blog/blog.labels.ts'
import { blogCalls } from './blog/blog-calls.ts'
import { blogWords } from './blog/blog-words.ts'
import { blogCategoryLabels } from './blog-category/blog-category.labels.ts'
import { blogCategoryCalls } from './blog-category/blog-category-calls.ts'
import { blogTagLabels } from './blog-tag/blog-tag.labels.ts'
import { blogTagCalls } from './blog-tag/blog-tag-calls.ts'
import { categoryLabels } from './category/category.labels.ts'
import { categoryCalls } from './category/category-calls.ts'
import { categoryWords } from './category/category-words.ts'
import { contactLabels } from './contact/contact.labels.ts'
import { contactCalls } from './contact/contact-calls.ts'
import { contactWords } from './contact/contact-words.ts'
import { groupLabels } from './group/group.labels.ts'
import { groupCalls } from './group/group-calls.ts'
import { groupWords } from './group/group-words.ts'
import { type EntityLabels, messagesOf } from './labels.ts'
import { productLabels } from './product/product.labels.ts'
import { productCalls } from './product/product-calls.ts'
import { productImageLabels } from './product/product-image.labels.ts'
import { productImageCalls } from './product/product-image-calls.ts'
import { productWords } from './product/product-words.ts'
import { roleLabels } from './role/role.labels.ts'
import { roleCalls } from './role/role-calls.ts'
import { roleWords } from './role/role-words.ts'
import { serviceLabels } from './service/service.labels.ts'
import { serviceCalls } from './service/service-calls.ts'
import { serviceWords } from './service/service-words.ts'
import { userLabels } from './user/user.labels.ts'
import { userCalls } from './user/user-calls.ts'
import { userWords } from './user/user-words.ts'
import { valueLabels } from './value/value.labels.ts'

interface Entity {
  readonly labels: EntityLabels
  /** Absent for what has no screen. */
  readonly calls?: ResourceCalls
  /** What its screens say beside its labels. */
  readonly words?: BothLanguages<Words>
}

/** Every kind of record, in the order in which the history's filter lists them; a missing one does not compile. */
export const entities: Readonly<Record<EntityName, Entity>> = {
  product: { labels: productLabels, calls: productCalls, words: productWords },
  productImage: { labels: productImageLabels, calls: productImageCalls },
  category: { labels: categoryLabels, calls: categoryCalls, words: categoryWords },
  service: { labels: serviceLabels, calls: serviceCalls, words: serviceWords },
  about: { labels: aboutLabels, calls: aboutCalls, words: aboutWords },
  contact: { labels: contactLabels, calls: contactCalls, words: contactWords },
  blog: { labels: blogLabels, calls: blogCalls, words: blogWords },
  blogCategory: { labels: blogCategoryLabels, calls: blogCategoryCalls },
  blogTag: { labels: blogTagLabels, calls: blogTagCalls },
  user: { labels: userLabels, calls: userCalls, words: userWords },
  group: { labels: groupLabels, calls: groupCalls, words: groupWords },
  role: { labels: roleLabels, calls: roleCalls, words: roleWords },
  value: { labels: valueLabels },
}

/** The calls of every entity that has some. */
export const calls: Readonly<Record<string, ResourceCalls>> = Object.fromEntries(
  Object.entries(entities).flatMap(([name, entity]) => (entity.calls ? [[name, entity.calls]] : [])),
)

/** The words of every entity: its labels, and what its screens say beside them. */
export const resourceWords: readonly BothLanguages<Words>[] = Object.entries(entities).flatMap(
  ([name, { labels, words }]) => [messagesOf(name, labels), ...(words ? [words] : [])],
)
