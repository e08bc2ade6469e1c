import { filePathOf } from '../../core/images/picture-service.ts'
import { ContentService, type ContentTools } from '../../core/write/content-service.ts'
import type { PreparedPictures } from '../../core/write/record-service.ts'
import { Blog } from './blog.entity.ts'
import { blogRecord } from './blog.record.ts'
import { blogCategoryLinks, blogTagLinks } from './blog-links.ts'

type Add = InstanceType<typeof blogRecord.inputs.add>
type Update = InstanceType<typeof blogRecord.inputs.update>

export class BlogService extends ContentService<Blog, Add, Update> {
  constructor(tools: ContentTools) {
    super(blogRecord, tools)
    tools.reader.register(blogTagLinks)
    tools.reader.register(blogCategoryLinks)
  }

  protected override async preparePictures(input: Add | Update): Promise<PreparedPictures<Blog>> {
    const image = await input.image
    const file = image && (await this.tools.pictures.store.prepare(image, 'image'))
    return { values: { image: filePathOf(file) }, files: file ? [file] : [] }
  }
}
