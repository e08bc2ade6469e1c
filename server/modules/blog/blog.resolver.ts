import { Arg, Ctx, FieldResolver, Int, Resolver, Root } from 'type-graphql'
import { excerptOf, htmlOf } from '../../../web/src/rules/commonmark.ts'
import { type GraphQLContext, WIDTH } from '../../core/graphql/graphql-context.ts'
import { listResolver } from '../../core/graphql/record-resolver.ts'
import { cachedRenderer } from '../../core/primitives/cached-renderer.ts'
import { Blog } from './blog.entity.ts'
import { blogRecord } from './blog.record.ts'

const toHtml = cachedRenderer(htmlOf)
const toExcerpt = cachedRenderer(excerptOf)

@Resolver(() => Blog)
export class BlogResolver extends listResolver(blogRecord) {
  @FieldResolver(() => String, { nullable: true, description: 'Address of the picture.' })
  imageUrl(
    @Root() row: Blog,
    @Ctx() context: GraphQLContext,
    @Arg('width', () => Int, { nullable: true, description: WIDTH }) width?: number | null,
  ): string | null {
    return context.media.imageUrl(row.image, width)
  }

  @FieldResolver(() => String, { nullable: true, description: 'Address of the picture, 240 pixels wide.' })
  thumbUrl(@Root() row: Blog, @Ctx() context: GraphQLContext): string | null {
    return context.media.thumbUrl(row.image)
  }

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
