import type { EntityManager } from '@mikro-orm/postgresql'
import { administratorsOnly, refusal } from '../../core/access.ts'
import { ConflictError } from '../../core/errors.ts'
import type { RequestContext } from '../../core/request-context.ts'
import type { ContentChanges } from '../../core/write/content-changes.ts'
import { inTransaction } from '../../core/write/transaction.ts'
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
const KINDS: readonly DemoKind[] = [
  { kind: 'products', table: 'product', entity: 'product' },
  { kind: 'categories', table: 'category', entity: 'category' },
  { kind: 'restaurantServices', table: 'service', entity: 'service' },
  { kind: 'abouts', table: 'about', entity: 'about' },
  { kind: 'contacts', table: 'contact', entity: 'contact' },
  { kind: 'blogs', table: 'blog', entity: 'blog' },
  { kind: 'blogTags', table: 'blog_tag', entity: 'blogTag' },
  { kind: 'blogCategories', table: 'blog_category', entity: 'blogCategory' },
]

/** Records that the system has added and nobody changed: those of the demo, also after a removal was undone. */
const UNTOUCHED = `created_by is null and not is_deleted and not exists (
  select from change where entity = ? and entity_id = record.id and action = 'UPDATE')`

interface DemoKind {
  readonly kind: Kind
  readonly table: string
  /** As the history calls it. */
  readonly entity: string
}

/** The demo restaurant's content, which an owner takes away in one press. */
export class DemoContentService {
  constructor(
    private readonly services: Readonly<Record<Kind, Removes>>,
    private readonly changes: ContentChanges,
  ) {}

  /** Number of records of the demo that nobody has changed. */
  async count(context: RequestContext): Promise<number> {
    requireAdministrator(context)
    let count = 0
    for (const kind of KINDS) count += (await untouched(context.em, kind)).length
    return count
  }

  /** Removes them in one transaction. Records that are changed stay, and what they need with them. */
  async remove(context: RequestContext): Promise<DemoRemoval> {
    requireAdministrator(context)
    const removed = await inTransaction(context, async (em) => {
      const inside = { ...context, em }
      let count = 0
      for (const each of KINDS) {
        for (const id of await untouched(em, each)) {
          if (await this.removeOne(inside, each.kind, id)) count++
          // Each flush looks at all records that are still managed.
          em.clear()
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

async function untouched(em: EntityManager, { table, entity }: DemoKind): Promise<number[]> {
  const rows: { id: number }[] = await em.execute(
    `select id from "${table}" record where ${UNTOUCHED} order by id`,
    [entity],
  )
  return rows.map(({ id }) => id)
}
