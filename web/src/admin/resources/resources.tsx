import { lazy } from 'react'
import type { EntityName } from '../api/permissions.ts'
import { groupName } from '../users/group-name.ts'
import type { GroupRecord } from '../users/group-record.ts'
import { calledName, type UserRecord } from '../users/user-record.ts'
import type { AdminResource, ResourceScreens } from './admin-resource.ts'
import { plainColumns } from './plain-columns.ts'
import { type PlainEntity, plainEntities } from './registry.ts'

interface Declared extends Pick<AdminResource, 'name' | 'recordRepresentation'> {
  /** Loads its screens. */
  load(): Promise<ResourceScreens>
}

function resource({ load, ...rest }: Declared): AdminResource {
  return {
    recordRepresentation: 'name',
    ...rest,
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
type EditedElsewhere = 'productImage' | 'site' | 'textPicture' | 'translation' | 'value'

/** Hand-written screens; an entity without any does not compile. */
const handWritten: Readonly<
  Record<Exclude<EntityName, PlainEntity | EditedElsewhere>, Omit<Declared, 'name'>>
> = {
  product: {
    load: async () => (await import('./product/product-resource.tsx')).productScreens,
  },
  pricePlan: {
    load: async () => (await import('./price-plan/price-plan-resource.tsx')).pricePlanScreens,
  },
  category: {
    load: async () => (await import('./category/category-resource.tsx')).categoryScreens,
  },
  service: {
    load: async () => (await import('./service/service-resource.tsx')).serviceScreens,
  },
  about: {
    recordRepresentation: ({ description }) => beginning(description),
    load: async () => (await import('./about/about-resource.tsx')).aboutScreens,
  },
  contact: {
    recordRepresentation: ({ phoneNumber, mail, address }) => phoneNumber ?? mail ?? address ?? '',
    load: async () => (await import('./contact/contact-resource.tsx')).contactScreens,
  },
  openingException: {
    recordRepresentation: 'label',
    load: async () =>
      (await import('./opening-exception/opening-exception-resource.tsx')).openingExceptionScreens,
  },
  pageText: {
    recordRepresentation: 'title',
    load: async () => (await import('./page-text/page-text-resource.tsx')).pageTextScreens,
  },
  blog: {
    load: async () => (await import('./blog/blog-resource.tsx')).blogScreens,
  },
  blogCategory: {
    load: async () => (await import('./blog-category/blog-category-resource.tsx')).blogCategoryScreens,
  },
  blogTag: {
    load: async () => (await import('./blog-tag/blog-tag-resource.tsx')).blogTagScreens,
  },
  user: {
    recordRepresentation: (user) => calledName(user as UserRecord),
    load: async () => (await import('./user/user-resource.tsx')).userScreens,
  },
  group: {
    recordRepresentation: (group) => groupName(group as GroupRecord, document.documentElement.lang),
    load: async () => (await import('./group/group-resource.tsx')).groupScreens,
  },
  role: {
    load: async () => (await import('./role/role-resource.tsx')).roleScreens,
  },
}

export const resources: readonly AdminResource[] = [
  ...Object.entries(handWritten).map(([name, declared]) =>
    resource({ name: name as EntityName, ...declared }),
  ),
  ...plainEntities.map(([name]) => plainResource(name)),
]

/** A resource whose screens are generated from its fields. */
function plainResource(name: EntityName): AdminResource {
  return resource({
    name,
    recordRepresentation: plainColumns(name)[0]?.[0] ?? 'id',
    load: async () => (await import('./plain-resource.tsx')).plainScreens(name),
  })
}
