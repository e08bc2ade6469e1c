import type { AddInput, UpdateInput } from '../../core/input/content-inputs.ts'
import type { RecordRules } from '../../core/record-rules.ts'
import { expectPictures } from '../text-picture/text-picture.rules.ts'
import type { Blog, BlogLinkIds } from './blog.entity.ts'

type Input = AddInput<Blog, 'image', BlogLinkIds> | UpdateInput<Blog, 'image', BlogLinkIds>

export const blogRules: RecordRules<Blog, Input> = {
  async values({ em, input, record, expectUnique }, fromInput) {
    await expectUnique('slug', input.slug, record)
    await expectPictures(em, 'description', input.description)
    const values = await fromInput()
    // Undo passes the recorded value, which is text.
    return input.publishAt ? { ...values, publishAt: new Date(input.publishAt) } : values
  },
  beforeRestore: (blog, { expectUnique }) => expectUnique('slug', blog.slug, blog),
}
