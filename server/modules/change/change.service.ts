import { administratorsOnly } from '../../core/access.ts'
import { BadInputError, ForbiddenError, UnauthenticatedError } from '../../core/errors.ts'
import { checked, idFrom } from '../../core/input.ts'
import type { RequestContext } from '../../core/request-context.ts'
import { PAGE_SIZE, TableQuery } from '../../core/table-query.ts'
import { User } from '../user/user.entity.ts'
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

/** Reads the history that the database keeps of every change. */
export class ChangeService {
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
    const names = await this.userNames(context, rows)
    return {
      totalCount,
      items: rows.map((row) => ({
        ...row,
        action: row.action as RecordedChange['action'],
        userName: row.userId === null ? null : (names.get(row.userId) ?? null),
        before: fields(row.before),
        after: fields(row.after),
      })),
    }
  }

  private async userNames({ em }: RequestContext, rows: readonly Change[]): Promise<Map<number, string>> {
    const ids = [...new Set(rows.map((row) => row.userId).filter((id) => id !== null))]
    if (ids.length === 0) return new Map()
    const users = await em.find(
      User,
      { id: { $in: ids } },
      { fields: ['id', 'userName'], disableIdentityMap: true },
    )
    return new Map(users.map((user) => [user.id, user.userName]))
  }
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
