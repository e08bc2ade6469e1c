import AccountIcon from '@mui/icons-material/AccountCircle'
import FoodIcon from '@mui/icons-material/EggAlt'
import PermissionsIcon from '@mui/icons-material/FactCheck'
import GuideIcon from '@mui/icons-material/HelpOutline'
import HistoryIcon from '@mui/icons-material/History'
import MailIcon from '@mui/icons-material/MailOutline'
import MenuBookIcon from '@mui/icons-material/MenuBook'
import ImportIcon from '@mui/icons-material/PlaylistAdd'
import PriceChangeIcon from '@mui/icons-material/PriceChange'
import PrintIcon from '@mui/icons-material/Print'
import JournalIcon from '@mui/icons-material/ReceiptLong'
import ScheduleIcon from '@mui/icons-material/Schedule'
import StorefrontIcon from '@mui/icons-material/Storefront'
import SwapVertIcon from '@mui/icons-material/SwapVert'
import TablesIcon from '@mui/icons-material/TableRestaurant'
import type SvgIcon from '@mui/material/SvgIcon'
import { type ComponentType, lazy } from 'react'
import { allows, keepsBook } from '../api/access.ts'
import { screenPaths } from '../api/screen-paths.ts'
import type { Section } from '../resources/sections.ts'

const Reorder = lazy(async () => ({ default: (await import('../order/reorder-screen.tsx')).ReorderScreen }))

/** Preloads the menu screen, whose users have little time and slow phones. */
export async function loadMenu() {
  return { default: (await import('./menu/menu-screen.tsx')).MenuScreen }
}

/** A screen that belongs to no resource; its code is loaded when it is opened. */
export interface Screen {
  readonly path: string
  readonly label: string
  readonly icon: typeof SvgIcon
  /** Its section in the sidebar; null for a screen that is linked elsewhere. */
  readonly section: Section | null
  readonly Screen: ComponentType
  /** Whether a user with these roles may use it. */
  allowed(roles: readonly string[]): boolean
}

export const screens: readonly Screen[] = [
  {
    path: screenPaths.tables,
    label: 'admin.tables.title',
    icon: TablesIcon,
    section: 'guests',
    Screen: lazy(async () => ({ default: (await import('./tables/tables.tsx')).Tables })),
    allowed: keepsBook,
  },
  {
    path: screenPaths.menu,
    label: 'admin.menu.title',
    icon: MenuBookIcon,
    section: 'menu',
    Screen: lazy(loadMenu),
    allowed: (roles) => allows(roles, 'availability', 'product'),
  },
  {
    path: screenPaths.food,
    label: 'admin.food.title',
    icon: FoodIcon,
    section: 'menu',
    Screen: lazy(async () => ({ default: (await import('./food/food-screen.tsx')).FoodScreen })),
    allowed: (roles) => allows(roles, 'edit', 'product'),
  },
  {
    path: screenPaths.prices,
    label: 'admin.prices.title',
    icon: PriceChangeIcon,
    section: 'menu',
    Screen: lazy(async () => ({ default: (await import('./prices/prices.tsx')).Prices })),
    allowed: (roles) => allows(roles, 'edit', 'product'),
  },
  {
    path: screenPaths.print,
    label: 'admin.print.title',
    icon: PrintIcon,
    section: 'menu',
    Screen: lazy(async () => ({ default: (await import('./print/print-screen.tsx')).PrintScreen })),
    allowed: (roles) => allows(roles, 'edit', 'product'),
  },
  {
    path: screenPaths.intake,
    label: 'admin.import.title',
    icon: ImportIcon,
    section: 'menu',
    Screen: lazy(async () => ({ default: (await import('./import/intake.tsx')).Intake })),
    allowed: (roles) => allows(roles, 'create', 'product'),
  },
  {
    path: screenPaths.categoryOrder,
    label: 'resources.category.reorder',
    icon: SwapVertIcon,
    section: null,
    Screen: () => <Reorder resource="category" />,
    allowed: (roles) => allows(roles, 'edit', 'category'),
  },
  {
    path: screenPaths.dishOrder,
    label: 'resources.product.reorder',
    icon: SwapVertIcon,
    section: null,
    Screen: lazy(async () => ({ default: (await import('../order/reorder-dishes.tsx')).ReorderDishes })),
    allowed: (roles) => allows(roles, 'edit', 'product'),
  },
  {
    path: screenPaths.serviceOrder,
    label: 'resources.service.reorder',
    icon: SwapVertIcon,
    section: null,
    Screen: () => <Reorder resource="service" />,
    allowed: (roles) => allows(roles, 'edit', 'service'),
  },
  {
    path: screenPaths.settings,
    label: 'resources.site.name',
    icon: StorefrontIcon,
    section: 'site',
    Screen: lazy(async () => ({ default: (await import('./settings/settings.tsx')).Settings })),
    allowed: (roles) => allows(roles, 'edit', 'site'),
  },
  {
    path: screenPaths.mail,
    label: 'admin.mail.title',
    icon: MailIcon,
    section: 'site',
    Screen: lazy(async () => ({ default: (await import('./mail/mail-screen.tsx')).MailScreen })),
    allowed: (roles) => roles.includes('administrator'),
  },
  {
    path: screenPaths.setup,
    label: 'admin.setup.title',
    icon: StorefrontIcon,
    section: null,
    Screen: lazy(async () => ({ default: (await import('./setup/setup.tsx')).Setup })),
    allowed: (roles) => roles.includes('administrator'),
  },
  {
    path: screenPaths.hours,
    label: 'admin.hours.title',
    icon: ScheduleIcon,
    section: 'site',
    Screen: lazy(async () => ({ default: (await import('./hours/hours.tsx')).OpeningHours })),
    allowed: (roles) => allows(roles, 'edit', 'site'),
  },
  {
    path: screenPaths.permissions,
    label: 'admin.permissions.title',
    icon: PermissionsIcon,
    section: 'people',
    Screen: lazy(async () => ({ default: (await import('./permissions/permissions.tsx')).Permissions })),
    allowed: (roles) => allows(roles, 'list', 'group'),
  },
  {
    path: screenPaths.changes,
    label: 'admin.changes.title',
    icon: HistoryIcon,
    section: 'records',
    Screen: lazy(async () => ({ default: (await import('./changes/changes.tsx')).Changes })),
    allowed: (roles) => allows(roles, 'list', 'change'),
  },
  {
    path: screenPaths.priceJournal,
    label: 'resources.pricePlan.journal.title',
    icon: JournalIcon,
    section: 'records',
    Screen: lazy(async () => ({ default: (await import('./price-journal/price-journal.tsx')).PriceJournal })),
    allowed: (roles) => allows(roles, 'edit', 'product'),
  },
  {
    path: screenPaths.guide,
    label: 'admin.guide.title',
    icon: GuideIcon,
    section: 'help',
    Screen: lazy(async () => ({ default: (await import('./guide/guide.tsx')).GuideScreen })),
    allowed: () => true,
  },
  {
    path: screenPaths.account,
    label: 'admin.account.title',
    icon: AccountIcon,
    section: null,
    Screen: lazy(async () => ({ default: (await import('./account/account.tsx')).Account })),
    allowed: () => true,
  },
]
