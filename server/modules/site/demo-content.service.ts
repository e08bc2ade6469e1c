import type { EntityManager } from '@mikro-orm/postgresql'
import { administratorsOnly, refusal } from '../../core/access.ts'
import { ConflictError } from '../../core/errors.ts'
import type { RequestContext } from '../../core/request-context.ts'
import type { ContentChanges } from '../../core/write/content-changes.ts'
import { inTransaction } from '../../core/write/transaction.ts'
import type { DemoRemoval } from './site.types.ts'

/** The service call that removes records of one entity. */
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

/** Ordered so that no record is still referenced when it is removed. */
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

/** Records that the system added and nobody changed: the demo content, also after its removal was undone. */
const UNTOUCHED = `created_by is null and not is_deleted and not exists (
  select from change where entity = ? and entity_id = record.id and action = 'UPDATE')`

interface DemoKind {
  readonly kind: Kind
  readonly table: string
  /** Its name in the history. */
  readonly entity: string
}

/** The demo content, which the owner can remove in one step. */
export class DemoContentService {
  constructor(
    private readonly services: Readonly<Record<Kind, Removes>>,
    private readonly changes: ContentChanges,
  ) {}

  /** Number of demo records that nobody has changed. */
  async count(context: RequestContext): Promise<number> {
    requireAdministrator(context)
    let count = 0
    for (const kind of KINDS) count += (await untouched(context.em, kind)).length
    return count
  }

  /** Removes the demo records in one transaction. Changed records stay, with the records they reference. */
  async remove(context: RequestContext): Promise<DemoRemoval> {
    requireAdministrator(context)
    const removed = await inTransaction(context, async (em) => {
      const inside = { ...context, em }
      let count = 0
      for (const each of KINDS) {
        for (const id of await untouched(em, each)) {
          if (await this.removeOne(inside, each.kind, id)) count++
          // Each flush checks all records that are still managed.
          em.clear()
        }
      }
      return count
    })
    this.changes.announce()
    return { removed, requestId: context.requestId }
  }

  /** @returns false if a record that stays still references it. */
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
  if (!administratorsOnly(caller)) throw refusal(caller, administratorsOnly)
}

async function untouched(em: EntityManager, { table, entity }: DemoKind): Promise<number[]> {
  const rows: { id: number }[] = await em.execute(
    `select id from "${table}" record where ${UNTOUCHED} order by id`,
    [entity],
  )
  return rows.map(({ id }) => id)
}
