import AccountIcon from '@mui/icons-material/AccountCircle'
import FoodIcon from '@mui/icons-material/EggAlt'
import PermissionsIcon from '@mui/icons-material/FactCheck'
import HistoryIcon from '@mui/icons-material/History'
import MenuBookIcon from '@mui/icons-material/MenuBook'
import ImportIcon from '@mui/icons-material/PlaylistAdd'
import PriceChangeIcon from '@mui/icons-material/PriceChange'
import ScheduleIcon from '@mui/icons-material/Schedule'
import StorefrontIcon from '@mui/icons-material/Storefront'
import SwapVertIcon from '@mui/icons-material/SwapVert'
import type SvgIcon from '@mui/material/SvgIcon'
import type { ComponentType } from 'react'
import { allows } from '../api/access.ts'
import { ReorderScreen } from '../order/reorder-screen.tsx'
import { CATEGORY_ORDER } from '../resources/category/category-resource.tsx'
import { FOOD_PATH } from '../resources/product/food-link.tsx'
import type { Section } from '../resources/sections.ts'
import { SERVICE_ORDER } from '../resources/service/service-resource.tsx'
import { ACCOUNT_PATH, Account } from './account/account.tsx'
import { CHANGES_PATH, Changes } from './changes/changes.tsx'
import { FoodScreen } from './food/food-screen.tsx'
import { HOURS_PATH, OpeningHours } from './hours/hours.tsx'
import { IMPORT_PATH, Import } from './import/import.tsx'
import { MENU_SCREEN, MenuScreen } from './menu/menu-screen.tsx'
import { PERMISSIONS_PATH, Permissions } from './permissions/permissions.tsx'
import { PRICES_PATH, Prices } from './prices/prices.tsx'
import { SETTINGS_PATH, Settings } from './settings/settings.tsx'
import { Setup } from './setup/setup.tsx'
import { SETUP_PATH } from './setup/setup-invitation.tsx'

/** A screen that belongs to no resource. */
export interface Screen {
  /** Its path below `/admin`. */
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
    path: MENU_SCREEN,
    label: 'admin.menu.title',
    icon: MenuBookIcon,
    section: 'menu',
    Screen: MenuScreen,
    allowed: (roles) => allows(roles, 'edit', 'product'),
  },
  {
    path: FOOD_PATH,
    label: 'admin.food.title',
    icon: FoodIcon,
    section: 'menu',
    Screen: FoodScreen,
    allowed: (roles) => allows(roles, 'edit', 'product'),
  },
  {
    path: PRICES_PATH,
    label: 'admin.prices.title',
    icon: PriceChangeIcon,
    section: 'menu',
    Screen: Prices,
    allowed: (roles) => allows(roles, 'edit', 'product'),
  },
  {
    path: IMPORT_PATH,
    label: 'admin.import.title',
    icon: ImportIcon,
    section: 'menu',
    Screen: Import,
    allowed: (roles) => allows(roles, 'create', 'product'),
  },
  {
    path: CATEGORY_ORDER,
    label: 'resources.category.reorder',
    icon: SwapVertIcon,
    section: null,
    Screen: () => <ReorderScreen resource="category" picture="thumbUrl" />,
    allowed: (roles) => allows(roles, 'edit', 'category'),
  },
  {
    path: SERVICE_ORDER,
    label: 'resources.service.reorder',
    icon: SwapVertIcon,
    section: null,
    Screen: () => <ReorderScreen resource="service" picture="iconUrl" />,
    allowed: (roles) => allows(roles, 'edit', 'service'),
  },
  {
    path: SETTINGS_PATH,
    label: 'resources.site.name',
    icon: StorefrontIcon,
    section: 'site',
    Screen: Settings,
    allowed: (roles) => allows(roles, 'edit', 'site'),
  },
  {
    path: SETUP_PATH,
    label: 'admin.setup.title',
    icon: StorefrontIcon,
    section: null,
    Screen: Setup,
    allowed: (roles) => roles.includes('administrator'),
  },
  {
    path: HOURS_PATH,
    label: 'admin.hours.title',
    icon: ScheduleIcon,
    section: 'site',
    Screen: OpeningHours,
    allowed: (roles) => allows(roles, 'edit', 'site'),
  },
  {
    path: PERMISSIONS_PATH,
    label: 'admin.permissions.title',
    icon: PermissionsIcon,
    section: 'people',
    Screen: Permissions,
    allowed: (roles) => allows(roles, 'list', 'group'),
  },
  {
    path: CHANGES_PATH,
    label: 'admin.changes.title',
    icon: HistoryIcon,
    section: 'records',
    Screen: Changes,
    allowed: (roles) => allows(roles, 'list', 'change'),
  },
  {
    path: ACCOUNT_PATH,
    label: 'admin.account.title',
    icon: AccountIcon,
    section: null,
    Screen: Account,
    allowed: () => true,
  },
]
