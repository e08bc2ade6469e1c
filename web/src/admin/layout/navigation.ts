import { allows } from '../api/access.ts'
import { screenPaths } from '../api/screen-paths.ts'
import { plainEntities } from '../resources/registry.ts'
import { resources } from '../resources/resources.tsx'
import { SECTIONS, type Section } from '../resources/sections.ts'
import { screens } from '../screens/screens.tsx'

/** A screen, or the list of a resource. */
export interface Place {
  readonly to: string
  /** The message key of its title. */
  readonly title: string
  /** Whether a user with these roles may use it. */
  allowed(roles: readonly string[]): boolean
}

interface Tab extends Place {
  /** The message key of its name beside the other tabs. */
  readonly label: string
  /** The beginnings of the addresses where it is the current one; of two that fit, the longer one counts. */
  readonly beginnings: readonly string[]
  /** Whether it is a tab only for those who may use no other one of its entry: the others find it linked there. */
  readonly isAside: boolean
}

/** An entry of the sidebar. It leads to the first of its tabs, which stand above each of their screens. */
export interface Entry {
  /** Absent for an entity whose screens are generated. */
  readonly name?: EntryName
  readonly section: Section
  /** A message key. */
  readonly label: string
  readonly tabs: readonly Tab[]
  /** The page of the site that has to be shown for the entry to be in the sidebar. */
  readonly page?: 'blog'
}

const places: readonly Place[] = [
  ...screens.map(({ path, title, allowed }) => ({ to: path, title, allowed })),
  ...resources.map(({ name }) => ({
    to: `/admin/${name}`,
    title: `resources.${name}.name`,
    allowed: (roles: readonly string[]) => allows(roles, 'list', name),
  })),
]

interface TabOptions {
  /** By default its title. */
  readonly label?: string
  /** Further beginnings of addresses. */
  readonly also?: readonly string[]
  readonly isAside?: boolean
}

function tab(to: string, { label, also = [], isAside = false }: TabOptions = {}): Tab {
  const place = places.find((each) => each.to === to)
  if (!place) throw new Error(`There is no screen ${to}.`)
  return { ...place, label: label ?? place.title, beginnings: [to, ...also], isAside }
}

/** By default an entry is named by its first tab. */
function entry(
  section: Section,
  tabs: readonly [Tab, ...Tab[]],
  options: Partial<Pick<Entry, 'label' | 'page'>> = {},
): Entry {
  return { section, label: tabs[0].label, tabs, ...options }
}

const declared = {
  tables: entry('guests', [tab(screenPaths.tables)]),
  menu: entry('menu', [
    tab(screenPaths.menu, { also: [screenPaths.dishOrder, '/admin/product/'] }),
    tab('/admin/category', { also: [screenPaths.categoryOrder] }),
    tab('/admin/product', { label: 'admin.tab.bulk' }),
  ]),
  prices: entry('menu', [tab(screenPaths.prices), tab('/admin/pricePlan'), tab(screenPaths.priceJournal)], {
    label: 'admin.entry.prices',
  }),
  food: entry('menu', [tab(screenPaths.food)]),
  print: entry('menu', [tab(screenPaths.print)]),
  intake: entry('menu', [tab(screenPaths.intake)]),
  hours: entry('site', [tab(screenPaths.hours, { also: ['/admin/openingException'] })]),
  texts: entry(
    'site',
    [
      tab('/admin/about'),
      tab('/admin/service', { also: [screenPaths.serviceOrder] }),
      tab('/admin/pageText'),
      tab(screenPaths.translations),
    ],
    { label: 'admin.entry.texts' },
  ),
  blog: entry('site', [tab('/admin/blog'), tab('/admin/blogCategory'), tab('/admin/blogTag')], {
    label: 'resources.site.page.blog',
    page: 'blog',
  }),
  settings: entry(
    'site',
    [
      tab(screenPaths.settings, { label: 'admin.tab.house' }),
      tab(screenPaths.tableSettings, { label: 'admin.tables.title' }),
      tab(screenPaths.orderSettings),
      tab(screenPaths.pageSettings, { label: 'admin.tab.pages' }),
      tab(screenPaths.mail),
      tab('/admin/contact', { isAside: true }),
    ],
    { label: 'admin.entry.settings' },
  ),
  users: entry('team', [tab('/admin/user')]),
  permissions: entry('team', [tab(screenPaths.permissions), tab('/admin/group'), tab('/admin/role')]),
  changes: entry('team', [tab(screenPaths.changes)]),
  guide: entry('help', [tab(screenPaths.guide)]),
}

export type EntryName = keyof typeof declared

const named: readonly Entry[] = [
  ...Object.entries(declared).map(([name, each]) => ({ ...each, name: name as EntryName })),
  ...plainEntities.map(([name, section]) => entry(section, [tab(`/admin/${name}`)])),
]

/** In the order of the sidebar. */
export const entries: readonly Entry[] = SECTIONS.flatMap((section) =>
  named.filter((each) => each.section === section),
)

/** The screens to which no entry leads. */
export const elsewhere: readonly Place[] = places.filter(({ to }) => entryAt(to) === undefined)

/** The tabs of an entry that a user with these roles may use; none if the entry is not theirs. */
export function tabsFor({ tabs }: Entry, roles: readonly string[]): readonly Tab[] {
  const allowed = tabs.filter((tab) => tab.allowed(roles))
  const usual = allowed.filter(({ isAside }) => !isAside)
  return usual.length > 0 ? usual : allowed
}

/** The entry to whose screens, or forms, an address belongs. */
export function entryAt(address: string): Entry | undefined {
  return entries.find(({ tabs }) => currentTab(tabs, address) !== undefined)
}

/** The tab to whose screen, or to a screen below it, an address belongs. */
export function currentTab(tabs: readonly Tab[], address: string): Tab | undefined {
  const fits = (beginning: string) =>
    address === beginning || address.startsWith(beginning.endsWith('/') ? beginning : `${beginning}/`)
  const [longest] = tabs
    .flatMap((tab) => tab.beginnings.filter(fits).map((beginning) => ({ tab, length: beginning.length })))
    .sort((one, two) => two.length - one.length)
  return longest?.tab
}
