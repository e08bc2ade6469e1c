import type { EntityManager } from '@mikro-orm/postgresql'
import { idFrom } from '../../core/input/check-input.ts'
import type { RequestContext } from '../../core/request-context.ts'

/** Tables of the kinds whose records have addresses of their own, by their look-ups. */
const TABLES = { service: 'service', category: 'category' } as const

/** The old addresses of records that could not keep their ids. */
export class MovedAddresses {
  /**
   * The id here of a record that had another one on the old site, if the public sees it.
   * @returns null also where a living record here has that id.
   */
  async ownId({ em }: RequestContext, kind: keyof typeof TABLES, oldId: string): Promise<number | null> {
    const id = idFrom(oldId)
    return id === null ? null : this.found(em, kind, id)
  }

  private async found(em: EntityManager, kind: keyof typeof TABLES, id: number): Promise<number | null> {
    const [row] = await em.execute<{ id: number }[]>(
      `select record.id from import_source s join ${TABLES[kind]} record on record.id = s.own_id
        where s.kind = ? and s.old_id = ? and record.id <> ? and record.status = 1 and not record.is_deleted
          and not exists (select from ${TABLES[kind]} own where own.id = ? and not own.is_deleted)`,
      [kind, String(id), id, id],
    )
    return row?.id ?? null
  }
}
