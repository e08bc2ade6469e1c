import { createHash } from 'node:crypto'
import type { RenderedPage } from '../../web/src/entry-server.tsx'
import { paths } from '../../web/src/paths.ts'
import { alternatesOf, inLanguage, type SiteLanguage, toldOf } from '../../web/src/rules/site-languages.ts'
import { TRANSLATED_SECTIONS } from '../../web/src/rules/translated-pages.ts'
import { escaped } from '../core/primitives/escaped.ts'
import { sharedCard, sharedPicture, sharedServicePicture } from './shared-picture.ts'
import { shortened } from './shortened.ts'

/** The built HTML template of all pages, and the chunks of each page's file. */
export interface Shell {
  readonly template: string
  /** The same with the styles of all pages inlined, for pages without styles of their own. */
  readonly styled?: string
  readonly manifest: Readonly<Record<string, Chunk>>
  /** Address of the script that keeps links to other languages up to date. */
  readonly languageLinks: string
}

interface Chunk {
  readonly file: string
  /** True if the template loads it already, with its styles. */
  readonly isEntry?: boolean
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

/** The script that hydrates pages; their entry loads it when the browser is idle. */
const START = 'src/start.tsx'
/** By Open Graph. */
const LOCALES: Readonly<Record<SiteLanguage, string>> = {
  TR: 'tr_TR',
  EN: 'en_GB',
  DE: 'de_DE',
  RU: 'ru_RU',
  AR: 'ar_AR',
  FA: 'fa_IR',
}
const SLOTS = /(<body>|<!--head-->|<!--page-->|<!--state-->|<\/head>)/

/**
 * The complete HTML document of a rendered page.
 * @param path that of the Turkish page.
 * @param isStored whether browsers store pages for use without a connection.
 */
export function documentOf(
  page: RenderedPage,
  path: string,
  shell: Shell,
  publicUrl: string,
  isStored: boolean,
): Buffer {
  const links = styleLinks(page.files, shell)
  const slots: Readonly<Record<string, readonly string[]>> = {
    '<!--head-->': headOf(page, shell, publicUrl),
    '<body>': ['<body>', ...languageLinks(page, path, shell)],
    '<!--page-->': [page.html],
    '<!--state-->': dataScript('type="application/json" id="state"', { ...page.state, publicUrl, isStored }),
    '</head>': [...links, '</head>'],
  }
  // Pages with an error status are neither cached nor compressed.
  const isStyled = links.length === 0 && page.status === 200
  const template = (isStyled && shell.styled) || shell.template
  const pieces = template.split(SLOTS).flatMap((part) => slots[part] ?? [part])
  // Encoded piece by piece, since joining them as text first would copy them once more.
  return Buffer.concat(pieces.map((piece) => Buffer.from(piece)))
}

/** The styles of the page's own chunks, after those of all pages, in the order in which the browser would add them. */
function styleLinks(files: readonly string[], shell: Shell): string[] {
  const styles = new Set(files.flatMap((file) => chunksOf(file, shell)).flatMap(({ css }) => css ?? []))
  return [...styles].map((style) => `<link rel="stylesheet" crossorigin href="/${style}">`)
}

function sharedImage({ title, description, picture, service, card, drawing }: RenderedPage['head']): string {
  const shown = () =>
    createHash('sha256')
      .update(JSON.stringify([title, description, drawing ?? picture]))
      .digest('hex')
      .slice(0, 32)
  if (card) return sharedCard(card, shown())
  // Messengers cache previews by their address.
  if (drawing) return `/share.jpg?v=${shown()}`
  if (service) {
    const { searchParams } = new URL(service.imageUrl, 'http://site.invalid')
    return sharedServicePicture(service.id, searchParams.get('v'))
  }
  return picture ? sharedPicture(picture) : '/share.jpg'
}

/**
 * Links to a page in the other languages, each in its own. Around what scripts render, which then need not know of
 * languages.
 */
function languageLinks(page: RenderedPage, path: string, { languageLinks }: Shell): string[] {
  const { language, languages, languagesLabel, isTranslated } = page
  if (languages.length === 0) return []
  const links = (['TR', ...languages] as const).map((each) => {
    const { code, name } = toldOf(each)
    // Where a page is not in a language its home page is.
    const to = escaped(inLanguage(each, isTranslated || each === language ? path : paths.home))
    const current = each === language ? ' aria-current="true"' : ''
    return `<a href="${to}" lang="${code}" hreflang="${code}"${current}>${name}</a>`
  })
  // By them the script knows what is in all languages.
  const sections = TRANSLATED_SECTIONS.join(' ')
  return [
    `<nav class="languages" aria-label="${escaped(languagesLabel)}" data-sections="${sections}">${links.join('')}</nav>`,
    `<script type="module" src="${languageLinks}"></script>`,
  ]
}

function headOf(page: RenderedPage, shell: Shell, publicUrl: string): string[] {
  const { head, files, language, languages } = page
  const address = head.path === undefined ? null : publicUrl + inLanguage(language, head.path)
  const description = shortened(head.description)
  const property = (name: string, content: string) =>
    `<meta property="og:${name}" content="${escaped(content)}">`
  return [
    `<title>${escaped(head.title)}</title>`,
    ...(description ? [`<meta name="description" content="${escaped(description)}">`] : []),
    ...(address ? [`<link rel="canonical" href="${escaped(address)}">`] : []),
    ...(head.path === undefined || head.isSample || !page.isTranslated
      ? []
      : alternatesOf(head.path, languages, publicUrl).map(
          ({ code, href }) => `<link rel="alternate" hreflang="${code}" href="${escaped(href)}">`,
        )),
    ...(head.feed
      ? [`<link rel="alternate" type="application/atom+xml" href="${escaped(publicUrl + head.feed)}">`]
      : []),
    ...(address && !head.isSample ? [] : ['<meta name="robots" content="noindex">']),
    property('type', 'website'),
    property('locale', LOCALES[language]),
    property('title', head.title),
    ...(description ? [property('description', description)] : []),
    ...(head.siteName ? [property('site_name', head.siteName)] : []),
    property('image', publicUrl + sharedImage(head)),
    property('image:width', '1200'),
    property('image:height', '630'),
    property('image:alt', head.pictureAlt ?? head.siteName ?? head.title),
    '<meta name="twitter:card" content="summary_large_image">',
    ...(address ? [property('url', address)] : []),
    ...[head.data ?? []]
      .flat()
      .flatMap((each) => dataScript('type="application/ld+json"', each, absoluteUrls(publicUrl, language))),
    // Not preloaded: the entry fetches them once the page is painted.
    ...[...new Set([START, ...files].flatMap((each) => chunksOf(each, shell)))].map(
      (chunk) => `<meta name="chunk" content="/${chunk.file}">`,
    ),
  ]
}

/**
 * The chunks of the page's own file, so that the browser need not discover them one by one. Imported chunks come first,
 * so that styles cascade correctly.
 */
function chunksOf(file: string, { manifest }: Shell): Chunk[] {
  const visited = new Set<Chunk>()
  const chunks: Chunk[] = []
  const visit = (name: string) => {
    const chunk = manifest[name]
    if (!chunk || chunk.isEntry || visited.has(chunk)) return
    visited.add(chunk)
    for (const imported of chunk.imports ?? []) visit(imported)
    chunks.push(chunk)
  }
  visit(file)
  return chunks
}

/** The keys of schema.org data that contain addresses. */
const ADDRESSES = new Set([
  ...['@id', 'url', 'image', 'logo', 'item', 'menu', 'hasMenu'],
  ...['acceptsReservations', 'urlTemplate'],
])

/** Those of them that are pages. */
const OF_PAGES = new Set(['url', 'item', 'menu', 'hasMenu', 'acceptsReservations', 'urlTemplate'])

type Replacer = (key: string, value: unknown) => unknown

/** Makes the addresses of schema.org data absolute: search engines need them, and pages have only paths. */
const absoluteUrls =
  (publicUrl: string, language: SiteLanguage): Replacer =>
  (key, value) => {
    if (!ADDRESSES.has(key) || typeof value !== 'string') return value
    // What is described is the same in every language; a page is of one.
    return publicUrl + (OF_PAGES.has(key) ? inLanguage(language, value) : value)
  }

/** A script element with JSON, escaped so that it cannot end the element. */
function dataScript(attributes: string, value: unknown, replacer?: Replacer): string[] {
  return [`<script ${attributes}>`, JSON.stringify(value, replacer).replaceAll('<', '\\u003c'), '</script>']
}
