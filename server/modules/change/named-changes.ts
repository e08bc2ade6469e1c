import type { Rule } from '../../core/access.ts'
import { ChangedSinceError, type ValueConflict } from '../../core/errors.ts'
import type { PictureStore } from '../../core/pictures/picture-store.ts'
import type { RecordIdentity } from '../../core/record-definition.ts'
import type { RequestContext } from '../../core/request-context.ts'
import type { Undone, UndoService } from '../../core/write/record-service.ts'
import { columnName, fieldName, stateObstacle } from '../../core/write/undo.ts'
import { UndoObstacle } from '../../core/write/undo-plan.ts'
import { User } from '../user/user.entity.ts'
import type { Change } from './change.entity.ts'
import type { RecordedChange } from './change.types.ts'

/** Columns whose field is not their name in camel case. */
const RENAMED: Readonly<Record<string, string>> = {
  password_encrypted: 'password',
  password_hash: 'password',
}

/** An entity in the history, with the service that undoes changes of its records. */
export interface RecordedKind extends RecordIdentity {
  readonly service: UndoService
  /** Whether managers of such records may read their history; otherwise only administrators may. */
  readonly mayFollow: Rule
}

interface RecordNow {
  readonly name: string | null
  readonly isThere: boolean
  readonly isErased: boolean
}

type NamedUser = Pick<User, 'userName' | 'firstName' | 'lastName'>

/** Names the records that changes mention, and tells which changes cannot be undone. */
export class NamedChanges {
  constructor(
    private readonly pictures: PictureStore,
    /** By the names of their look-ups, such as `blogTag`. */
    private readonly kinds: ReadonlyMap<string, RecordedKind>,
  ) {}

  /** Changes with the names of the records they mention, read by one statement for each kind of record. */
  async described(context: RequestContext, rows: readonly Change[]): Promise<RecordedChange[]> {
    const users = await this.users(context, rows)
    const records = await this.records(context, rows)
    const kept = await this.pictures.live.among(rows.flatMap((row) => this.picturePaths(row)))
    return rows.map((row) => {
      const record = records.get(keyOf(row))
      return {
        ...row,
        action: row.action as RecordedChange['action'],
        userName: users.get(row.userId ?? 0)?.userName ?? null,
        userFullName: fullName(users.get(row.userId ?? 0)),
        recordName: record?.name ?? null,
        isRecordThere: record?.isThere ?? false,
        before: fields(row.before),
        after: fields(row.after),
        goneFilePaths: this.picturePaths(row).filter((path) => !kept.has(path)),
        undoObstacle: this.obstacleTo(row, record),
      }
    })
  }

  /** The reasons why changes cannot be undone; null for those that can. */
  async obstacles(context: RequestContext, changes: readonly Change[]): Promise<(UndoObstacle | null)[]> {
    const records = await this.records(context, changes)
    return changes.map((change) => this.obstacleTo(change, records.get(keyOf(change))))
  }

  /** The values of the changes that were changed again since, with their records. */
  async conflicts(
    context: RequestContext,
    changes: readonly Change[],
    outcomes: Undone['outcomes'],
  ): Promise<ValueConflict[]> {
    const refused = changes.flatMap((change, index) => {
      const outcome = outcomes[index]
      return outcome instanceof ChangedSinceError ? { change, conflicts: outcome.conflicts } : []
    })
    if (refused.length === 0) return []
    const records = await this.records(
      context,
      refused.map(({ change }) => change),
    )
    return refused.flatMap(({ change, conflicts }) => {
      const { entity, entityId: id } = change
      const recordName = records.get(keyOf(change))?.name ?? null
      return conflicts.map((conflict) => ({ ...conflict, entity, id, recordName }))
    })
  }

  private obstacleTo(change: Change, record: RecordNow | undefined): UndoObstacle | null {
    if (!record) return UndoObstacle.FIXED
    if (record.isErased) return UndoObstacle.ERASED
    if (record.isThere === (change.action === 'REMOVE')) return stateObstacle(change.action)
    return change.action === 'UPDATE' ? this.kindOf(change).service.updateObstacle(change) : null
  }

  /** @throws {Error} for an entity that is not registered. */
  kindOf({ entity }: Change): RecordedKind {
    const kind = this.kinds.get(entity)
    if (!kind) throw new Error(`The history has a change of ${entity}, which is not registered.`)
    return kind
  }

  /** Paths of the pictures in a change, before and after it. */
  private picturePaths({ entity, before, after }: Change): string[] {
    const properties = this.kinds.get(entity)?.pictures ?? []
    const columns = new Set(properties.map(columnName))
    const values = [...columns].flatMap((column) => [before?.[column], after?.[column]])
    return [...new Set(values.filter((value) => typeof value === 'string'))]
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

  /** The current records, removed ones included, read by one statement for each kind. */
  private async records({ em }: RequestContext, rows: readonly Change[]): Promise<Map<string, RecordNow>> {
    const records = new Map<string, RecordNow>()
    for (const kind of new Set(rows.map(({ entity }) => entity))) {
      const known = this.kinds.get(kind)
      if (!known) continue
      const { entity, label: path } = known
      const wanted = ['id', 'isDeleted', ...(path ? [path] : []), ...(kind === 'user' ? ['erasedAt'] : [])]
      const ids = new Set(rows.filter((row) => row.entity === kind).map(({ entityId }) => entityId))
      const found = await em.find(
        entity,
        { id: { $in: [...ids] } },
        { fields: wanted as never[], disableIdentityMap: true },
      )
      for (const record of found as { id: number; isDeleted: boolean; erasedAt?: Date | null }[]) {
        const name = path ? String(path.split('.').reduce(nestedRecord, record)) : null
        const state = { isThere: !record.isDeleted, isErased: Boolean(record.erasedAt) }
        records.set(keyOf({ entity: kind, entityId: record.id }), { name, ...state })
      }
    }
    return records
  }
}

function keyOf({ entity, entityId }: Pick<Change, 'entity' | 'entityId'>): string {
  return `${entity} ${entityId}`
}

function fullName(user: NamedUser | undefined): string | null {
  return [user?.firstName, user?.lastName].filter(Boolean).join(' ') || null
}

/** One step along the path of a label, such as `product.name`. */
function nestedRecord(record: object, field: string): object {
  return (record as Record<string, object>)[field] as object
}

function fields(columns: Record<string, unknown> | null): Record<string, unknown> | null {
  if (!columns) return null
  return Object.fromEntries(
    Object.entries(columns).map(([column, value]) => [RENAMED[column] ?? fieldName(column), value]),
  )
}
