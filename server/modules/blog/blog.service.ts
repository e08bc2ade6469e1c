import { contentService } from '../../core/write/content-service.ts'
import type { RecordTools } from '../../core/write/record-tools.ts'
import { blogRecord } from './blog.record.ts'
import { blogCategoryLinks, blogTagLinks } from './blog-links.ts'

export class BlogService extends contentService(blogRecord) {
  constructor(tools: RecordTools) {
    super(tools)
    tools.reader.register(blogTagLinks)
    tools.reader.register(blogCategoryLinks)
  }
}
