import { ContentService, type ContentTools } from '../../core/write/content-service.ts'
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
}
