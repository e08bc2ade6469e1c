import { paths } from '../../web/src/paths.ts'
import { excerptOf, htmlOf } from '../../web/src/rules/commonmark.ts'

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
      `<id>${escaped(publicUrl + paths.blogEntry(row.id))}</id>`,
      `<title>${escaped(row.name)}</title>`,
      `<link href="${escaped(address)}"/>`,
      `<published>${row.publishedDate.toISOString()}</published>`,
      `<updated>${changed(row).toISOString()}</updated>`,
      `<summary>${escaped(row.summary || excerptOf(row.description ?? ''))}</summary>`,
      `<content type="html">${escaped(htmlOf(row.description ?? '', publicUrl))}</content>`,
      '</entry>',
    ].join('')
  })
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="tr">',
    `<id>${escaped(publicUrl + paths.blog)}</id>`,
    `<title>${escaped(name)}</title>`,
    `<author><name>${escaped(name)}</name></author>`,
    `<link rel="self" href="${escaped(publicUrl + paths.blogFeed)}"/>`,
    `<link href="${escaped(publicUrl + paths.blog)}"/>`,
    `<updated>${new Date(newest).toISOString()}</updated>`,
    ...items,
    '</feed>',
    '',
  ].join('\n')
}

/** Characters that XML 1.0 does not allow. */
const NOT_IN_XML = /[^\P{Cc}\t\n\r\x80-\x9f]|[\ufffe\uffff]/gu

function escaped(text: string): string {
  return text
    .replace(NOT_IN_XML, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
