import { administratorsOnly, refusal } from '../../core/access.ts'
import type { ContentEntity } from '../../core/base-entity.ts'
import { ConflictError } from '../../core/errors.ts'
import type { RequestContext } from '../../core/request-context.ts'
import type { ContentChanges } from '../../core/write/content-changes.ts'
import { inTransaction } from '../../core/write/transaction.ts'
import { About } from '../about/about.entity.ts'
import { Blog } from '../blog/blog.entity.ts'
import { BlogCategory } from '../blog/blog-category.entity.ts'
import { BlogTag } from '../blog/blog-tag.entity.ts'
import { Category } from '../category/category.entity.ts'
import { Contact } from '../contact/contact.entity.ts'
import { Product } from '../product/product.entity.ts'
import { RestaurantService } from '../restaurant-service/restaurant-service.entity.ts'
import type { DemoRemoval } from './site.types.ts'

/** The call by which records of one entity are removed. */
interface Removes {
  remove(context: RequestContext, id: unknown): Promise<void>
}

type Kind =
  | 'products'
  | 'categories'
  | 'restaurantServices'
  | 'abouts'
  | 'contacts'
  | 'blogs'
  | 'blogTags'
  | 'blogCategories'

/** In an order in which each is free of what names it. */
const KINDS: readonly (readonly [kind: Kind, entity: new () => ContentEntity])[] = [
  ['products', Product],
  ['categories', Category],
  ['restaurantServices', RestaurantService],
  ['abouts', About],
  ['contacts', Contact],
  ['blogs', Blog],
  ['blogTags', BlogTag],
  ['blogCategories', BlogCategory],
]

/** Records that nobody but the system has added or changed: those of the demo. */
const UNTOUCHED = { createdBy: null, updatedBy: null, isDeleted: false }

/** The demo restaurant's content, which an owner takes away in one press. */
export class DemoContentService {
  constructor(
    private readonly services: Readonly<Record<Kind, Removes>>,
    private readonly changes: ContentChanges,
  ) {}

  /** How many records of the demo are left as they were. */
  async count(context: RequestContext): Promise<number> {
    requireAdministrator(context)
    const counts = await Promise.all(KINDS.map(([, entity]) => context.em.fork().count(entity, UNTOUCHED)))
    return counts.reduce((sum, count) => sum + count, 0)
  }

  /** Removes them in one transaction. Records that are changed stay, and what they need with them. */
  async remove(context: RequestContext): Promise<DemoRemoval> {
    requireAdministrator(context)
    const removed = await inTransaction(context, async (em) => {
      const inside = { ...context, em }
      let count = 0
      for (const [kind, entity] of KINDS) {
        for (const { id } of await em.find(entity, UNTOUCHED, { fields: ['id'] })) {
          if (await this.removeOne(inside, kind, id)) count++
        }
      }
      return count
    })
    this.changes.announce()
    return { removed, requestId: context.requestId }
  }

  /** @returns false where something that stays still needs the record. */
  private async removeOne(context: RequestContext, kind: Kind, id: number): Promise<boolean> {
    try {
      await this.services[kind].remove(context, id)
      return true
    } catch (error) {
      if (error instanceof ConflictError && error.reason === 'IN_USE') return false
      throw error
    }
  }
}

function requireAdministrator({ caller }: RequestContext): void {
  if (!administratorsOnly(caller)) throw refusal(caller)
}
