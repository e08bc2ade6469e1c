import { type ComponentType, lazy } from 'react'
import { allows, keepsBook } from '../api/access.ts'
import { screenPaths } from '../api/screen-paths.ts'
import { kindsFor } from '../resources/translation/translated-kinds.ts'

const Reorder = lazy(async () => ({ default: (await import('../order/reorder-screen.tsx')).ReorderScreen }))

/** Preloads the menu screen, whose users have little time and slow phones. */
export async function loadMenu() {
  return { default: (await import('./menu/menu-screen.tsx')).MenuScreen }
}

/** Preloads the book of tables, which is read without a connection, too. */
export async function loadTables() {
  return { default: (await import('./tables/tables.tsx')).Tables }
}

/** A screen that belongs to no resource; its code is loaded when it is opened. */
export interface Screen {
  readonly path: string
  /** The message key of its title. */
  readonly title: string
  readonly Screen: ComponentType
  /** Whether a user with these roles may use it. */
  allowed(roles: readonly string[]): boolean
}

export const screens: readonly Screen[] = [
  {
    path: screenPaths.tables,
    title: 'admin.tables.title',
    Screen: lazy(loadTables),
    allowed: keepsBook,
  },
  {
    path: screenPaths.menu,
    title: 'admin.menu.title',
    Screen: lazy(loadMenu),
    allowed: (roles) => allows(roles, 'availability', 'product'),
  },
  {
    path: screenPaths.food,
    title: 'admin.food.title',
    Screen: lazy(async () => ({ default: (await import('./food/food-screen.tsx')).FoodScreen })),
    allowed: (roles) => allows(roles, 'edit', 'product'),
  },
  {
    path: screenPaths.prices,
    title: 'admin.prices.title',
    Screen: lazy(async () => ({ default: (await import('./prices/prices.tsx')).Prices })),
    allowed: (roles) => allows(roles, 'edit', 'product'),
  },
  {
    path: screenPaths.print,
    title: 'admin.print.title',
    Screen: lazy(async () => ({ default: (await import('./print/print-screen.tsx')).PrintScreen })),
    allowed: (roles) => allows(roles, 'edit', 'product'),
  },
  {
    path: screenPaths.intake,
    title: 'admin.import.title',
    Screen: lazy(async () => ({ default: (await import('./import/intake.tsx')).Intake })),
    allowed: (roles) => allows(roles, 'create', 'product'),
  },
  {
    path: screenPaths.categoryOrder,
    title: 'resources.category.reorder',
    Screen: () => <Reorder resource="category" />,
    allowed: (roles) => allows(roles, 'edit', 'category'),
  },
  {
    path: screenPaths.dishOrder,
    title: 'resources.product.reorder',
    Screen: lazy(async () => ({ default: (await import('../order/reorder-dishes.tsx')).ReorderDishes })),
    allowed: (roles) => allows(roles, 'edit', 'product'),
  },
  {
    path: screenPaths.serviceOrder,
    title: 'resources.service.reorder',
    Screen: () => <Reorder resource="service" />,
    allowed: (roles) => allows(roles, 'edit', 'service'),
  },
  {
    path: screenPaths.settings,
    title: 'resources.site.name',
    Screen: lazy(async () => ({ default: (await import('./settings/settings.tsx')).Settings })),
    allowed: (roles) => allows(roles, 'edit', 'site'),
  },
  {
    path: screenPaths.tableSettings,
    title: 'resources.site.fields.reservations',
    Screen: lazy(async () => ({ default: (await import('./settings/settings.tsx')).TableSettings })),
    allowed: (roles) => allows(roles, 'edit', 'site'),
  },
  {
    path: screenPaths.orderSettings,
    title: 'resources.site.fields.ordering',
    Screen: lazy(async () => ({ default: (await import('./settings/settings.tsx')).OrderSettings })),
    allowed: (roles) => allows(roles, 'edit', 'site'),
  },
  {
    path: screenPaths.pageSettings,
    title: 'resources.site.screen.pages',
    Screen: lazy(async () => ({ default: (await import('./settings/settings.tsx')).PageSettings })),
    allowed: (roles) => allows(roles, 'edit', 'site'),
  },
  {
    path: screenPaths.mail,
    title: 'admin.mail.title',
    Screen: lazy(async () => ({ default: (await import('./mail/mail-screen.tsx')).MailScreen })),
    allowed: (roles) => roles.includes('administrator'),
  },
  {
    path: screenPaths.setup,
    title: 'admin.setup.title',
    Screen: lazy(async () => ({ default: (await import('./setup/setup.tsx')).Setup })),
    allowed: (roles) => roles.includes('administrator'),
  },
  {
    path: screenPaths.hours,
    title: 'admin.hours.title',
    Screen: lazy(async () => ({ default: (await import('./hours/hours.tsx')).OpeningHours })),
    allowed: (roles) => allows(roles, 'edit', 'site'),
  },
  {
    path: screenPaths.permissions,
    title: 'admin.permissions.title',
    Screen: lazy(async () => ({ default: (await import('./permissions/permissions.tsx')).Permissions })),
    allowed: (roles) => allows(roles, 'list', 'group'),
  },
  {
    path: screenPaths.changes,
    title: 'admin.changes.title',
    Screen: lazy(async () => ({ default: (await import('./changes/changes.tsx')).Changes })),
    allowed: (roles) => allows(roles, 'list', 'change'),
  },
  {
    path: screenPaths.priceJournal,
    title: 'resources.pricePlan.journal.title',
    Screen: lazy(async () => ({ default: (await import('./price-journal/price-journal.tsx')).PriceJournal })),
    allowed: (roles) => allows(roles, 'edit', 'product'),
  },
  {
    path: screenPaths.translations,
    title: 'admin.translations.title',
    Screen: lazy(async () => ({ default: (await import('./translations/translations.tsx')).Translations })),
    allowed: (roles) => kindsFor(roles).length > 0,
  },
  {
    path: screenPaths.guide,
    title: 'admin.guide.title',
    Screen: lazy(async () => ({ default: (await import('./guide/guide.tsx')).GuideScreen })),
    allowed: () => true,
  },
  {
    path: screenPaths.account,
    title: 'admin.account.title',
    Screen: lazy(async () => ({ default: (await import('./account/account.tsx')).Account })),
    allowed: () => true,
  },
]
