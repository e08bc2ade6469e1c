import type { EntityClass } from '@mikro-orm/core'
import { administratorsOnly } from '../../core/access.ts'
import { BadInputError, ForbiddenError, UnauthenticatedError } from '../../core/errors.ts'
import { checked, idFrom } from '../../core/input.ts'
import type { PictureKeeper } from '../../core/picture-keeper.ts'
import type { RequestContext } from '../../core/request-context.ts'
import { PAGE_SIZE, TableQuery } from '../../core/table-query.ts'
import { About } from '../about/about.entity.ts'
import { Blog } from '../blog/blog.entity.ts'
import { BlogCategory } from '../blog/blog-category.entity.ts'
import { BlogTag } from '../blog/blog-tag.entity.ts'
import { Category } from '../category/category.entity.ts'
import { Contact } from '../contact/contact.entity.ts'
import { Group } from '../group/group.entity.ts'
import { Product } from '../product/product.entity.ts'
import { ProductImage } from '../product/product-image.entity.ts'
import { RestaurantService } from '../restaurant-service/restaurant-service.entity.ts'
import { Role } from '../role/role.entity.ts'
import { User } from '../user/user.entity.ts'
import { ValueItem } from '../value/value.entity.ts'
import { Change } from './change.entity.ts'
import type { ChangeTable, RecordedChange } from './change.types.ts'

export interface ChangeQuery {
  readonly entity?: string | null | undefined
  readonly id?: unknown
  readonly page?: number | null | undefined
  readonly pageSize?: number | null | undefined
}

/** Columns whose field is called otherwise than its name turned to camel case. */
const RENAMED: Readonly<Record<string, string>> = {
  password_encrypted: 'password',
  password_hash: 'password',
}

/** Where a change tells the path of a picture; a service keeps its pictures in the row itself. */
const PICTURES: Readonly<Record<string, readonly string[]>> = {
  blog: ['image'],
  category: ['image_file_path', 'icon_file_path'],
  productImage: ['file_path'],
}

/** The kinds of records, each with what it is called by: a name of its own, that of what it belongs to, or none. */
const RECORDS: Readonly<Record<string, readonly [entity: EntityClass<object>, name: string | null]>> = {
  about: [About, null],
  blog: [Blog, 'name'],
  blogCategory: [BlogCategory, 'name'],
  blogTag: [BlogTag, 'name'],
  category: [Category, 'name'],
  contact: [Contact, null],
  group: [Group, 'name'],
  product: [Product, 'name'],
  productImage: [ProductImage, 'product.name'],
  role: [Role, 'name'],
  service: [RestaurantService, 'name'],
  user: [User, 'userName'],
  value: [ValueItem, 'name'],
}

/** Reads the history that the database keeps of every change. */
export class ChangeService {
  constructor(private readonly pictures: PictureKeeper) {}

  /** The changes of one record, of one kind of record, or of all; the newest first. For administrators. */
  async changes(context: RequestContext, query: ChangeQuery): Promise<ChangeTable> {
    if (context.caller.userId === null) throw new UnauthenticatedError()
    if (!administratorsOnly(context.caller))
      throw new ForbiddenError('Only administrators may read the history.')
    const { page, pageSize } = await checked(TableQuery, { page: query.page, pageSize: query.pageSize })
    const size = pageSize ?? PAGE_SIZE.default
    const where: Record<string, unknown> = {}
    if (query.entity) {
      if (!/^[a-zA-Z]{1,64}$/.test(query.entity)) {
        throw BadInputError.field(
          'entity',
          'entity must be the name of a look-up, such as product or blogTag.',
        )
      }
      where.entity = query.entity
    }
    if (query.id !== undefined && query.id !== null) {
      if (!query.entity) throw BadInputError.field('entity', 'entity is needed beside an id.')
      where.entityId = idFrom(query.id) ?? 0
    }
    const { em } = context
    const [rows, totalCount] = await em.findAndCount(Change, where, {
      orderBy: { id: 'desc' },
      limit: size,
      offset: ((page ?? 1) - 1) * size,
      disableIdentityMap: true,
    })
    const users = await this.users(context, rows)
    const records = await this.records(context, rows)
    const kept = await this.pictures.living.among(rows.flatMap(picturePaths))
    return {
      totalCount,
      items: rows.map((row) => ({
        ...row,
        action: row.action as RecordedChange['action'],
        userName: users.get(row.userId ?? 0)?.userName ?? null,
        userFullName: fullName(users.get(row.userId ?? 0)),
        recordName: records.get(`${row.entity} ${row.entityId}`)?.name ?? null,
        isRecordThere: records.get(`${row.entity} ${row.entityId}`)?.isThere ?? false,
        before: fields(row.before),
        after: fields(row.after),
        goneFilePaths: picturePaths(row).filter((path) => !kept.has(path)),
      })),
    }
  }

  private async users({ em }: RequestContext, rows: readonly Change[]): Promise<Map<number, NamedUser>> {
    const ids = [...new Set(rows.map((row) => row.userId).filter((id) => id !== null))]
    if (ids.length === 0) return new Map()
    const users = await em.find(
      User,
      { id: { $in: ids } },
      { fields: ['id', 'userName', 'firstName', 'lastName'], disableIdentityMap: true },
    )
    return new Map(users.map((user) => [user.id, user]))
  }

  /** The records as they are now, removed ones too, with one statement for each kind of them. */
  private async records({ em }: RequestContext, rows: readonly Change[]): Promise<Map<string, RecordNow>> {
    const records = new Map<string, RecordNow>()
    for (const kind of new Set(rows.map(({ entity }) => entity))) {
      const known = RECORDS[kind]
      if (!known) continue
      const [entity, path] = known
      const ids = new Set(rows.filter((row) => row.entity === kind).map(({ entityId }) => entityId))
      const found = await em.find(
        entity,
        { id: { $in: [...ids] } },
        { fields: ['id', 'isDeleted', ...(path ? [path] : [])] as never[], disableIdentityMap: true },
      )
      for (const record of found as { id: number; isDeleted: boolean }[]) {
        const name = path ? String(path.split('.').reduce(held, record)) : null
        records.set(`${kind} ${record.id}`, { name, isThere: !record.isDeleted })
      }
    }
    return records
  }
}

interface RecordNow {
  readonly name: string | null
  readonly isThere: boolean
}

/** The pictures that a change tells of, before and after it. */
function picturePaths({ entity, before, after }: Change): string[] {
  const columns = PICTURES[entity] ?? []
  const values = columns.flatMap((column) => [before?.[column], after?.[column]])
  return [...new Set(values.filter((value) => typeof value === 'string'))]
}

type NamedUser = Pick<User, 'userName' | 'firstName' | 'lastName'>

function fullName(user: NamedUser | undefined): string | null {
  return [user?.firstName, user?.lastName].filter(Boolean).join(' ') || null
}

/** What a record holds in a field, on the way to its name. */
function held(record: object, field: string): object {
  return (record as Record<string, object>)[field] as object
}

/** Columns under the names that the API gives them. */
function fields(columns: Record<string, unknown> | null): Record<string, unknown> | null {
  if (!columns) return null
  return Object.fromEntries(
    Object.entries(columns).map(([column, value]) => [
      RENAMED[column] ?? column.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase()),
      value,
    ]),
  )
}
