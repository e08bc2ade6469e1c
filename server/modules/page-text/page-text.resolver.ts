import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, FieldResolver, Info, Query, Resolver, Root } from 'type-graphql'
import { htmlOf } from '../../../web/src/rules/commonmark.ts'
import type { GraphQLContext } from '../../core/graphql/graphql-context.ts'
import { selectionOf } from '../../core/graphql/graphql-selection.ts'
import { listResolver } from '../../core/graphql/record-resolver.ts'
import { rendered } from '../../core/primitives/rendered-text.ts'
import { PageText } from './page-text.entity.ts'
import { pageTextRecord } from './page-text.record.ts'
import type { PageTextService } from './page-text.service.ts'

const toHtml = rendered(htmlOf)

@Resolver(() => PageText)
export class PageTextResolver extends listResolver(pageTextRecord) {
  declare readonly service: PageTextService

  @Query(() => PageText, {
    nullable: true,
    description: 'Returns the text of a page; null where none was written.',
  })
  textOfPage(
    @Arg('key', () => String, { description: 'Name of the page, as `site.pages` has it.' }) key: string,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<PageText | null> {
    return this.service.ofPage(context, key, selectionOf(info))
  }

  @FieldResolver(() => String, { description: 'The text as HTML, without markup of the author’s own.' })
  html(@Root() { body }: PageText): string {
    return toHtml(body)
  }
}
