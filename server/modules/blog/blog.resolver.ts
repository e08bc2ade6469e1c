import { FieldResolver, Resolver, Root } from 'type-graphql'
import { excerptOf, htmlOf } from '../../../web/src/rules/commonmark.ts'
import { listResolver } from '../../core/graphql/record-resolver.ts'
import { cachedRenderer } from '../../core/primitives/cached-renderer.ts'
import { Blog } from './blog.entity.ts'
import { blogRecord } from './blog.record.ts'

const toHtml = cachedRenderer(htmlOf)
const toExcerpt = cachedRenderer(excerptOf)

@Resolver(() => Blog)
export class BlogResolver extends listResolver(blogRecord) {
  @FieldResolver(() => String, {
    description: 'The text as HTML of its CommonMark, without markup of the author’s own.',
  })
  html(@Root() { description }: Blog): string {
    return toHtml(description ?? '')
  }

  @FieldResolver(() => String, { description: 'Its summary, or the beginning of the text in plain words.' })
  excerpt(@Root() { summary, description }: Blog): string {
    return summary || toExcerpt(description ?? '')
  }
}
