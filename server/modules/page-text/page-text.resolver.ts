import { FieldResolver, Resolver, Root } from 'type-graphql'
import { htmlOf } from '../../../web/src/rules/commonmark.ts'
import { listResolver } from '../../core/graphql/record-resolver.ts'
import { cachedRenderer } from '../../core/primitives/cached-renderer.ts'
import { PageText } from './page-text.entity.ts'
import { pageTextRecord } from './page-text.record.ts'

const toHtml = cachedRenderer(htmlOf)

@Resolver(() => PageText)
export class PageTextResolver extends listResolver(pageTextRecord) {
  @FieldResolver(() => String, { description: 'The text as HTML, without markup of the author’s own.' })
  html(@Root() { body }: PageText): string {
    return toHtml(body)
  }
}
