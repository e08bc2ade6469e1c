import { ABOUT } from './features/about/about-query.ts'
import { BLOG_ENTRIES, BLOG_ENTRY } from './features/blog/blog-queries.ts'
import { CATEGORIES } from './features/categories/categories-query.ts'
import { HOME } from './features/home/home-query.ts'
import { shownOf } from './features/home/picks.ts'
import { ALL, MENU, menuQuery } from './features/menu/menu-query.ts'
import { CAROUSEL_SERVICES, SERVICE, SERVICES } from './features/services/services-query.ts'
import { SIDE_PANEL } from './features/shell/side-panel-query.ts'
import { PAGE_TEXT } from './features/template-page/page-text-query.ts'
import { type PageParameters, type PageQueries, pageQuery } from './lib/route-queries.ts'
import { searchText } from './lib/search-text.ts'
import { FACTS } from './lib/site-facts.ts'
import { paths, type TemplatePage, templatePages } from './paths.ts'
import * as spokenWords from './rules/spoken.words.ts'
import { isTranslated } from './rules/translated-pages.ts'

/** A page of the site: all that router, server, sitemap and service worker know about it. */
export interface Page {
  /**
   * When the sitemap has its address: always; if it shows a record; while its content or what it does is the owner's; of
   * each record instead; while its text is the owner's; or never. In browsers always false, which keeps the words out of the script.
   */
  readonly indexed: 'ALWAYS' | 'FILLED' | 'OWN' | 'TEXT' | 'RECORDS' | false
  /**
   * Where copies are: nowhere, as it is of one guest, and its address is in no log; in the caches of server and browser;
   * or in the service worker, too, for visitors without a connection, always or while guests order.
   */
  readonly kept: 'NOWHERE' | 'CACHED' | 'OFFLINE' | 'ORDERING'
  /** As React Router matches it. */
  readonly path: string
  /** The name of its file below `routes`. */
  readonly file: string
  /** Declared outside the file, so that file and data are fetched in parallel. */
  readonly queries: PageQueries
  /** The template page whose mode tells what it shows, if anything. */
  readonly mode: TemplatePage | null
  /** In browsers null. */
  readonly parameters: PageParameters | null
}

/** Pages that are indexed and kept alike. */
const kind =
  (indexed: Page['indexed'], kept: Page['kept']) =>
  (path: string, file: string, queries: PageQueries, mode: Page['mode'] = null): Page => ({
    indexed,
    kept,
    path,
    file,
    queries,
    mode,
    parameters: null,
  })

const listed = kind(import.meta.env.SSR && 'ALWAYS', 'CACHED')
const offline = kind(import.meta.env.SSR && 'ALWAYS', 'OFFLINE')
const filled = kind(import.meta.env.SSR && 'FILLED', 'CACHED')
const own = kind(import.meta.env.SSR && 'OWN', 'CACHED')
const ofRecords = kind(import.meta.env.SSR && 'RECORDS', 'CACHED')
const unlisted = kind(false, 'CACHED')
const ofOneGuest = kind(false, 'NOWHERE')

const textOf =
  (key: TemplatePage): PageQueries =>
  () => [pageQuery(PAGE_TEXT, { key })]

/** The page that has the sample texts of the template, or those of the owner. */
const templatePage = (mode: TemplatePage, queries = textOf(mode)): Page =>
  own(templatePages[mode], mode, queries, mode)

/**
 * Queries of pages about tables: in the browser these ask by themselves, as a guest's code must be in no address of a
 * call. Not imported there, or every page would load them.
 */
const tables = import.meta.env.SSR ? await import('./features/reservation/table-queries.ts') : null

const menuParameters = import.meta.env.SSR
  ? (await import('./features/menu/menu-parameters.ts')).MENU_PARAMETERS
  : null

/** The whole menu is in the document: without a connection, it names and prices what the guest has chosen. */
const orders = (key: TemplatePage): Page => ({
  ...templatePage(key, import.meta.env.SSR ? () => [...textOf(key)({}), pageQuery(MENU)] : undefined),
  indexed: import.meta.env.SSR && 'TEXT',
  kept: 'ORDERING',
})

const withRules = (key: TemplatePage): PageQueries =>
  tables ? () => [...textOf(key)({}), pageQuery(tables.TABLE_RULES)] : textOf(key)

const guestTable: PageQueries = tables
  ? ({ code = '' }) => [
      pageQuery(tables.GUEST_TABLE, { code: code.toLowerCase() }),
      pageQuery(tables.TABLE_RULES),
    ]
  : () => []

const facts: PageQueries = () => (import.meta.env.SSR ? [pageQuery(FACTS)] : [])

/** A document carries the dishes that it shows. */
const home = () => pageQuery(HOME, {}, import.meta.env.SSR ? shownOf : undefined)

const service: PageQueries = ({ id }) => (id ? [pageQuery(SERVICE, { id })] : [])

/** A document carries the dishes that it shows; the browser has the whole menu for what is chosen next. */
const menu: PageQueries = ({ id = ALL.id }, parameters) => [
  import.meta.env.SSR ? menuQuery(id, searchText(parameters?.get('q') ?? '')) : pageQuery(MENU),
]

/** Every page in Turkish; the sitemap has their order. */
const turkish: readonly Page[] = [
  offline(paths.home, 'home', () => [home(), pageQuery(SERVICES), ...facts({})]),
  // One route for all, so that choosing a category or a dish keeps the component mounted.
  { ...offline(paths.dish(':id?', ':dish?'), 'menu', menu), parameters: menuParameters },
  listed(paths.categories, 'categories', () => [pageQuery(CATEGORIES)]),
  filled(paths.services, 'services', () => [pageQuery(SERVICES)]),
  filled(paths.about, 'about', () => [pageQuery(ABOUT), pageQuery(CAROUSEL_SERVICES)]),
  offline(paths.contact, 'contact', facts),
  unlisted(paths.serviceChoice, 'service-details', service),
  ofRecords(paths.service(':id'), 'service-details', service),
  templatePage('home-one'),
  templatePage('home-two', () => [pageQuery(SIDE_PANEL), ...textOf('home-two')({})]),
  templatePage('blog', () => [pageQuery(BLOG_ENTRIES)]),
  unlisted(paths.blogArticle, 'blog-details', () => [], 'blog'),
  ofRecords(paths.blogEntry(':id'), 'blog-entry', ({ id = '' }) => [pageQuery(BLOG_ENTRY, { id })], 'blog'),
  templatePage('chefs'),
  templatePage('faq'),
  templatePage('online-order'),
  templatePage('book-table', withRules('book-table')),
  ofOneGuest(paths.guestTable(':code'), 'book-table', guestTable),
  orders('cart'),
  orders('checkout'),
  templatePage('coming-soon'),
  templatePage('terms-conditions'),
  templatePage('privacy-policy', withRules('privacy-policy')),
  unlisted(paths.signIn, 'login', () => []),
  unlisted(paths.forgotten, 'forgotten', () => []),
  unlisted(paths.setPassword, 'set-password', () => []),
  unlisted(paths.confirmEmail, 'confirm-email', () => []),
  unlisted('*', 'not-found', () => []),
]

/** Every page of the site in its language. */
export const pages: readonly Page[] = spokenWords.isTurkish
  ? turkish
  : turkish.filter((page) => isTranslated(page.path) || page.path === '*')
