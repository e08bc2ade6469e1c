import type { EntityData } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { idFrom } from '../../core/input/check-input.ts'
import { SLUG } from '../../core/input/validation.ts'
import type { Selection } from '../../core/read/selection.ts'
import type { InputOf } from '../../core/record-definition.ts'
import type { RequestContext } from '../../core/request-context.ts'
import { contentService } from '../../core/write/content-service.ts'
import type { RecordTools } from '../../core/write/record-tools.ts'
import { expectPictures } from '../text-picture/text-picture.service.ts'
import { Blog } from './blog.entity.ts'
import { blogRecord } from './blog.record.ts'
import { blogCategoryLinks, blogTagLinks } from './blog-links.ts'

export class BlogService extends contentService(blogRecord) {
  constructor(tools: RecordTools) {
    super(tools)
    tools.reader.register(blogTagLinks)
    tools.reader.register(blogCategoryLinks)
  }

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

  protected override async values(
    em: EntityManager,
    input: InputOf<typeof blogRecord>,
    entry: Blog | null,
    context: RequestContext,
  ): Promise<EntityData<Blog>> {
    await this.expectUnique(em, 'slug', input.slug, entry)
    await expectPictures(em, 'description', input.description)
    const values = await super.values(em, input, entry, context)
    // Undo passes the recorded value, which is text.
    return input.publishAt ? { ...values, publishAt: new Date(input.publishAt) } : values
  }

  protected override async beforeRestore(em: EntityManager, entry: Blog): Promise<void> {
    await this.expectUnique(em, 'slug', entry.slug, entry)
  }
}
