import ArticleIcon from '@mui/icons-material/Article'
import ContactIcon from '@mui/icons-material/ContactPhone'
import DescriptionIcon from '@mui/icons-material/Description'
import EventIcon from '@mui/icons-material/Event'
import PlanIcon from '@mui/icons-material/EventRepeat'
import FolderIcon from '@mui/icons-material/Folder'
import GroupsIcon from '@mui/icons-material/Groups'
import AboutIcon from '@mui/icons-material/Info'
import TagIcon from '@mui/icons-material/LocalOffer'
import DishIcon from '@mui/icons-material/LunchDining'
import PersonIcon from '@mui/icons-material/ManageAccounts'
import CategoryIcon from '@mui/icons-material/RestaurantMenu'
import ServiceIcon from '@mui/icons-material/RoomService'
import KeyIcon from '@mui/icons-material/VpnKey'
import { lazy } from 'react'
import type { EntityName } from '../api/permissions.ts'
import { screenPaths } from '../api/screen-paths.ts'
import { groupName } from '../users/group-name.ts'
import type { GroupRecord } from '../users/group-record.ts'
import { calledName, type UserRecord } from '../users/user-record.ts'
import type { AdminResource, ResourceScreens } from './admin-resource.ts'
import { plainColumns } from './plain-columns.ts'
import { type PlainEntity, plainEntities } from './registry.ts'
import type { Section } from './sections.ts'

interface Declared extends Pick<AdminResource, 'name' | 'icon' | 'recordRepresentation'> {
  /** Null if the list is a part of another screen. */
  readonly section: Section | null
  /** The screen that it follows in the sidebar; by default all of its section. */
  readonly after?: string
  /** Loads its screens. */
  load(): Promise<ResourceScreens>
}

function resource({ section, after, load, ...rest }: Declared): AdminResource {
  return {
    recordRepresentation: 'name',
    ...rest,
    options: { section, after },
    list: lazy(async () => ({ default: (await load()).list })),
    create: lazy(async () => ({ default: (await load()).create })),
    edit: lazy(async () => ({ default: (await load()).edit })),
  }
}

const LONGEST_TEXT = 40

function beginning(text: unknown): string {
  const start = String(text ?? '').slice(0, LONGEST_TEXT)
  return start.length < LONGEST_TEXT ? start : `${start}…`
}

/** Entities that are edited on separate screens, or as a part of another one. */
type EditedElsewhere = 'productImage' | 'site' | 'textPicture' | 'value'

/** Hand-written screens, in the order of the sidebar; an entity without any does not compile. */
const handWritten: Readonly<
  Record<Exclude<EntityName, PlainEntity | EditedElsewhere>, Omit<Declared, 'name'>>
> = {
  product: {
    icon: DishIcon,
    section: 'menu',
    load: async () => (await import('./product/product-resource.tsx')).productScreens,
  },
  pricePlan: {
    icon: PlanIcon,
    section: 'menu',
    after: screenPaths.prices,
    load: async () => (await import('./price-plan/price-plan-resource.tsx')).pricePlanScreens,
  },
  category: {
    icon: CategoryIcon,
    section: 'menu',
    load: async () => (await import('./category/category-resource.tsx')).categoryScreens,
  },
  service: {
    icon: ServiceIcon,
    section: 'site',
    load: async () => (await import('./service/service-resource.tsx')).serviceScreens,
  },
  about: {
    icon: AboutIcon,
    section: 'site',
    recordRepresentation: ({ description }) => beginning(description),
    load: async () => (await import('./about/about-resource.tsx')).aboutScreens,
  },
  contact: {
    icon: ContactIcon,
    section: 'site',
    recordRepresentation: ({ phoneNumber, mail, address }) => phoneNumber ?? mail ?? address ?? '',
    load: async () => (await import('./contact/contact-resource.tsx')).contactScreens,
  },
  openingException: {
    icon: EventIcon,
    section: null,
    recordRepresentation: 'label',
    load: async () =>
      (await import('./opening-exception/opening-exception-resource.tsx')).openingExceptionScreens,
  },
  pageText: {
    icon: DescriptionIcon,
    section: 'site',
    recordRepresentation: 'title',
    load: async () => (await import('./page-text/page-text-resource.tsx')).pageTextScreens,
  },
  blog: {
    icon: ArticleIcon,
    section: 'blog',
    load: async () => (await import('./blog/blog-resource.tsx')).blogScreens,
  },
  blogCategory: {
    icon: FolderIcon,
    section: 'blog',
    load: async () => (await import('./blog-category/blog-category-resource.tsx')).blogCategoryScreens,
  },
  blogTag: {
    icon: TagIcon,
    section: 'blog',
    load: async () => (await import('./blog-tag/blog-tag-resource.tsx')).blogTagScreens,
  },
  user: {
    icon: PersonIcon,
    section: 'people',
    recordRepresentation: (user) => calledName(user as UserRecord),
    load: async () => (await import('./user/user-resource.tsx')).userScreens,
  },
  group: {
    icon: GroupsIcon,
    section: 'people',
    recordRepresentation: (group) => groupName(group as GroupRecord, document.documentElement.lang),
    load: async () => (await import('./group/group-resource.tsx')).groupScreens,
  },
  role: {
    icon: KeyIcon,
    section: 'people',
    load: async () => (await import('./role/role-resource.tsx')).roleScreens,
  },
}

/** In the order of the sidebar. */
export const resources: readonly AdminResource[] = [
  ...Object.entries(handWritten).map(([name, declared]) =>
    resource({ name: name as EntityName, ...declared }),
  ),
  ...plainEntities.map(([name, section]) => plainResource(name, section)),
]

/** A resource whose screens are generated from its fields. */
function plainResource(name: EntityName, section: Section): AdminResource {
  return resource({
    name,
    icon: ArticleIcon,
    section,
    recordRepresentation: plainColumns(name)[0]?.[0] ?? 'id',
    load: async () => (await import('./plain-resource.tsx')).plainScreens(name),
  })
}
