import type { EntityManager } from '@mikro-orm/postgresql'
import { idFrom } from '../../core/input/check-input.ts'
import { SLUG } from '../../core/input/validation.ts'
import type { Selection } from '../../core/read/selection.ts'
import type { RequestContext } from '../../core/request-context.ts'
import { RecordService } from '../../core/write/record-service.ts'
import type { Blog } from './blog.entity.ts'
import type { blogRecord } from './blog.record.ts'

type Add = InstanceType<typeof blogRecord.inputs.add>
type Update = InstanceType<typeof blogRecord.inputs.update>

export class BlogService extends RecordService<Blog, Add, Update> {
  /**
   * @param id its id, its slug, or a slug that it had before.
   * @throws {NotFoundError} if the entry does not exist or the caller may not see it.
   */
  override async getById(context: RequestContext, id: unknown, selection: Selection): Promise<Blog> {
    if (typeof id !== 'string' || !SLUG.test(id) || idFrom(id) !== null)
      return super.getById(context, id, selection)
    const [entry] = await this.getAll(context, selection, { where: { slug: id }, limit: 1 })
    if (entry) return entry
    const owners = await this.formerOwners(context.em, id)
    const renamed = await this.getAll(context, selection, { where: { id: { $in: owners } } })
    const [last] = renamed.sort((one, other) => owners.indexOf(one.id) - owners.indexOf(other.id))
    if (!last) throw this.notFound(id)
    return last
  }

  /** The ids of the entries that had a slug, the last one first, so that links to it stay valid. */
  private async formerOwners(em: EntityManager, slug: string): Promise<number[]> {
    const changes = await em.execute<{ entity_id: number }[]>(
      `select entity_id from change where entity = 'blog' and before ->> 'slug' = ?
       group by entity_id order by max(id) desc`,
      [slug],
    )
    return changes.map(({ entity_id }) => entity_id)
  }

  /**
   * Milliseconds until the next scheduled entry is published, by the clock of the database; null if none is scheduled.
   */
  async untilNext(em: EntityManager): Promise<number | null> {
    const [row] = await em.execute<{ ms: string | null }[]>(
      `select ceil(extract(epoch from min(publish_at) - clock_timestamp()) * 1000) as ms from blog
       where publish_at > clock_timestamp() and not is_deleted`,
    )
    return row?.ms == null ? null : Number(row.ms)
  }
}
