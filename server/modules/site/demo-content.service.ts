import type { EntityManager } from '@mikro-orm/postgresql'
import { administratorsOnly, requireRule } from '../../core/access.ts'
import { ConflictError } from '../../core/errors.ts'
import type { RequestContext } from '../../core/request-context.ts'
import type { ContentChanges } from '../../core/write/content-changes.ts'
import { inTransaction } from '../../core/write/transaction.ts'
import { columnName } from '../../core/write/undo.ts'
import type { DemoRemoval } from './site.types.ts'

interface Removes {
  remove(context: RequestContext, id: unknown): Promise<void>
}

/**
 * The services with the kinds of their records, as the history names them. Ordered so that no record is still
 * referenced when it is removed.
 */
const KINDS = {
  products: 'product',
  categories: 'category',
  restaurantServices: 'service',
  abouts: 'about',
  contacts: 'contact',
  blogs: 'blog',
  blogTags: 'blogTag',
  blogCategories: 'blogCategory',
} as const
type Name = keyof typeof KINDS
type Kind = (typeof KINDS)[Name]

/**
 * Records that the system added and no user changed: the demo content, also after its removal was undone. The system
 * itself changes some while it loads them. What was moved in from another server was added by a user, for nobody.
 */
const UNTOUCHED = `created_by is null and not is_deleted and not exists (
  select from change where entity = ? and entity_id = record.id and action in ('ADD', 'UPDATE') and user_id is not null)`

/** The demo content, which the owner can remove in one step. */
export class DemoContentService {
  constructor(
    private readonly services: Readonly<Record<Name, Removes>>,
    private readonly changes: ContentChanges,
  ) {}

  /** Number of demo records that nobody has changed. */
  async count(context: RequestContext): Promise<number> {
    requireRule(context.caller, administratorsOnly)
    let count = 0
    for (const kind of Object.values(KINDS)) count += (await untouched(context.em, kind)).length
    return count
  }

  /** Removes the demo records in one transaction. Changed records stay, with the records they reference. */
  async remove(context: RequestContext): Promise<DemoRemoval> {
    requireRule(context.caller, administratorsOnly)
    const { count: removed } = await inTransaction(context, async (em) => {
      const inside = { ...context, em }
      let count = 0
      for (const [name, kind] of Object.entries(KINDS) as [Name, Kind][]) {
        for (const id of await untouched(em, kind)) {
          if (await this.removeOne(inside, name, id)) count++
          // Each flush checks all records that are still managed.
          em.clear()
        }
      }
      return { ids: [], count }
    })
    this.changes.announce()
    return { removed, requestId: context.requestId }
  }

  /** @returns false if a record that stays still references it. */
  private async removeOne(context: RequestContext, name: Name, id: number): Promise<boolean> {
    try {
      await this.services[name].remove(context, id)
      return true
    } catch (error) {
      if (error instanceof ConflictError && error.reason === 'IN_USE') return false
      throw error
    }
  }
}

async function untouched(em: EntityManager, kind: Kind): Promise<number[]> {
  const rows: { id: number }[] = await em.execute(
    `select id from "${columnName(kind)}" record where ${UNTOUCHED} order by id`,
    [kind],
  )
  return rows.map(({ id }) => id)
}
