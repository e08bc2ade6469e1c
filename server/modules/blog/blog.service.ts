import type { EntityData } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { filePathOf } from '../../core/images/picture-service.ts'
import type { RequestContext } from '../../core/request-context.ts'
import { ContentService, type ContentTools } from '../../core/write/content-service.ts'
import { lockExisting } from '../../core/write/lock-existing.ts'
import type { PreparedPictures } from '../../core/write/record-service.ts'
import { Blog } from './blog.entity.ts'
import { blogRecord } from './blog.record.ts'
import { BlogCategory } from './blog-category.entity.ts'
import { blogCategoryLinks, blogTagLinks } from './blog-links.ts'
import { BlogTag } from './blog-tag.entity.ts'

type Add = InstanceType<typeof blogRecord.inputs.add>
type Update = InstanceType<typeof blogRecord.inputs.update>

export class BlogService extends ContentService<Blog, Add, Update> {
  constructor(tools: ContentTools) {
    super(blogRecord, tools)
    tools.reader.register(blogTagLinks)
    tools.reader.register(blogCategoryLinks)
  }

  protected override async values(
    em: EntityManager,
    input: Add | Update,
    entity: Blog | null,
    context: RequestContext,
  ): Promise<EntityData<Blog>> {
    if (entity) await em.populate(entity, ['blogTags', 'blogCategories'])
    return {
      ...(await super.values(em, input, entity, context)),
      blogTags: input.tagIds === undefined ? undefined : await this.tagLinks(em, input.tagIds ?? []),
      blogCategories:
        input.categoryId === undefined ? undefined : await this.categoryLinks(em, input.categoryId),
    } as EntityData<Blog>
  }

  protected override async preparePictures(input: Add | Update): Promise<PreparedPictures<Blog>> {
    const image = await input.image
    const file = image && (await this.tools.pictures.store.prepare(image, 'image'))
    return { values: { image: filePathOf(file) }, files: file ? [file] : [] }
  }

  private async tagLinks(em: EntityManager, ids: readonly unknown[]): Promise<{ blogTag: BlogTag }[]> {
    const tags = []
    for (const id of new Set(ids.map(Number)))
      tags.push({ blogTag: await lockExisting(em, BlogTag, 'tagIds', id) })
    return tags
  }

  private async categoryLinks(em: EntityManager, id: unknown): Promise<{ blogCategory: BlogCategory }[]> {
    return id === null ? [] : [{ blogCategory: await lockExisting(em, BlogCategory, 'categoryId', id) }]
  }
}
