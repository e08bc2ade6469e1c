import { type FieldBounds, inputBounds } from '../../api/input-bounds.ts'
import { isSame } from '../../api/same-value.ts'
import type { RecordedChange } from './changes-call.ts'

/** What has to be done to undo a change. */
export type UndoPlan =
  | { readonly step: 'remove' | 'restore' }
  | UpdatePlan
  | { readonly step: 'link'; readonly field: string; readonly id: string; readonly adds: boolean }
  | { readonly step: 'none'; readonly reason: 'away' | 'removed' | 'back' | 'secret' | 'picture' | 'fixed' }

interface UpdatePlan {
  readonly step: 'update'
  /** Values for the update, by field of its input. */
  readonly values: Readonly<Record<string, unknown>>
  /** Pictures for it: a path below the resource address, or the picture itself in base64. */
  readonly pictures: Readonly<Record<string, string>>
  /** Fields of the change that this writes back. */
  readonly fields: readonly string[]
  /** Fields of the change that nothing brings back. */
  readonly lost: readonly string[]
}

/** Columns that hold what an input calls otherwise. */
const INPUT_FIELD: Readonly<Record<string, string>> = { imageFilePath: 'image', iconFilePath: 'icon' }

/** What the server works out from other fields. */
const DERIVED = /^normalized[A-Z]/

/** Changes that are of a link to another record: the field of the link, and that of the input. */
export const LINKS: Readonly<Record<string, { readonly kind: string; readonly input: string }>> = {
  blogCategoryId: { kind: 'blogCategory', input: 'categoryId' },
  blogTagId: { kind: 'blogTag', input: 'tagIds' },
  groupId: { kind: 'group', input: 'groupIds' },
  roleId: { kind: 'role', input: 'roleIds' },
}

/** The link that a change added or took away; null where it is of the record itself. */
export function linkOf({ action, before, after }: Pick<RecordedChange, 'action' | 'before' | 'after'>) {
  if (action !== 'UPDATE' || (before && after)) return null
  const [field, id] = Object.entries(before ?? after ?? {}).find(([name]) => name in LINKS) ?? []
  return field ? { field, id: String(id), added: before === null } : null
}

/** How a change is undone, as far as it and the record's present state tell. */
export function undoPlan(change: RecordedChange): UndoPlan {
  const { action, entity, isRecordThere } = change
  const input = `Update${entity[0]?.toUpperCase()}${entity.slice(1)}`
  if (!(input in inputBounds)) return none('fixed')
  if (action === 'REMOVE') return isRecordThere ? none('back') : { step: 'restore' }
  if (!isRecordThere) return none(action === 'UPDATE' ? 'away' : 'removed')
  if (action !== 'UPDATE') return { step: 'remove' }
  const link = linkOf(change)
  const linked = link && LINKS[link.field]
  if (link && linked) return { step: 'link', field: linked.input, id: link.id, adds: !link.added }
  return updatePlan(change, inputBounds[input as keyof typeof inputBounds])
}

function updatePlan(
  { before, goneFilePaths }: RecordedChange,
  bounds: Readonly<Record<string, FieldBounds>>,
) {
  const values: Record<string, unknown> = {}
  const pictures: Record<string, string> = {}
  const fields: string[] = []
  const lost: string[] = []
  for (const [field, value] of Object.entries(before ?? {})) {
    if (DERIVED.test(field)) continue
    const name = INPUT_FIELD[field] ?? field
    const kind = bounds[name]?.kind
    const isGone = goneFilePaths.includes(String(value))
    if (!kind || value === '(secret)' || isGone || (kind === 'null' && value !== null)) {
      lost.push(field)
      continue
    }
    fields.push(field)
    if (kind === 'picture' && value !== null) pictures[name] = String(value)
    else values[name] = inputValue(kind, value)
  }
  if (fields.length > 0) return { step: 'update', values, pictures, fields, lost } as const
  if (goneFilePaths.length > 0) return none('picture')
  return none(Object.values(before ?? {}).includes('(secret)') ? 'secret' : 'fixed')
}

function none(reason: Extract<UndoPlan, { step: 'none' }>['reason']): UndoPlan {
  return { step: 'none', reason }
}

/** A column's value as the API takes it. */
function inputValue(kind: string, value: unknown): unknown {
  if (value === null) return null
  if (kind === 'status') return value === 0 ? 'PASSIVE' : 'ACTIVE'
  return kind === 'id' ? String(value) : value
}

/** A field that was changed again since, with what it holds now. */
export interface Conflict {
  readonly field: string
  readonly now: unknown
}

/**
 * The fields of a plan that hold neither what the change left in them nor what the plan would put there.
 * @param later what was done to the record since, the newest first.
 */
export function conflictsOf(
  change: RecordedChange,
  plan: UpdatePlan,
  later: readonly RecordedChange[],
): Conflict[] {
  return plan.fields.flatMap((field) => {
    const latest = later.find(({ after }) => after && field in after)
    if (!latest) return []
    const now: unknown = latest.after?.[field]
    return isSame(now, change.after?.[field]) || isSame(now, change.before?.[field]) ? [] : [{ field, now }]
  })
}
