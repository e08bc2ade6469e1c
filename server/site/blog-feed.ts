import { paths } from '../../web/src/paths.ts'
import { excerptOf, htmlOf } from '../../web/src/rules/commonmark.ts'
import { escaped } from '../core/primitives/escaped.ts'

interface FeedParts {
  readonly name: string
  readonly publicUrl: string
  readonly entries: readonly {
    readonly id: number
    readonly name: string
    readonly description: string | null
    readonly slug: string | null
    readonly summary: string | null
    readonly publishedDate: Date
    readonly updatedDate: Date | null
  }[]
}

/** The blog as an Atom feed (RFC 4287), the newest entry first. */
export function blogFeed({ name, publicUrl, entries }: FeedParts): string {
  const changed = (row: FeedParts['entries'][number]) =>
    new Date(Math.max(row.updatedDate?.getTime() ?? 0, row.publishedDate.getTime()))
  const newest = Math.max(0, ...entries.map((row) => changed(row).getTime()))
  const items = entries.map((row) => {
    const address = publicUrl + paths.blogEntry(row.slug ?? row.id)
    return [
      '<entry>',
      // An id that stays the same when the slug changes.
      `<id>${xml(publicUrl + paths.blogEntry(row.id))}</id>`,
      `<title>${xml(row.name)}</title>`,
      `<link href="${xml(address)}"/>`,
      `<published>${row.publishedDate.toISOString()}</published>`,
      `<updated>${changed(row).toISOString()}</updated>`,
      `<summary>${xml(row.summary || excerptOf(row.description ?? ''))}</summary>`,
      `<content type="html">${xml(htmlOf(row.description ?? '', publicUrl))}</content>`,
      '</entry>',
    ].join('')
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="tr">',
    `<id>${xml(publicUrl + paths.blog)}</id>`,
    `<title>${xml(name)}</title>`,
    `<author><name>${xml(name)}</name></author>`,
    `<link rel="self" href="${xml(publicUrl + paths.blogFeed)}"/>`,
    `<link href="${xml(publicUrl + paths.blog)}"/>`,
    `<updated>${new Date(newest).toISOString()}</updated>`,
    ...items,
    '</feed>',
    '',
  ].join('\n')
}

/** Characters that XML 1.0 does not allow. */
const NOT_IN_XML = /[^\P{Cc}\t\n\r\x80-\x9f]|[\ufffe\uffff]/gu

const xml = (text: string) => escaped(text.replace(NOT_IN_XML, ''))
