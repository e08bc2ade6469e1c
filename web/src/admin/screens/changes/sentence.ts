import { referenceOf } from '../../resources/registry.ts'
import type { RecordedChange } from './changes.operations.ts'

/** Fields that are not shown, because the server sets them or they repeat another field. */
const SILENT =
  /^(id|createdDate|createdBy|updatedDate|updatedBy|isDeleted|publishedDate|delete|reviewedBy|type|contentType|size|normalized[A-Z].*)$/

const MOST_FIELDS = 3

/** The description of a change: a message key below `admin.change.sentence` and its parameters. */
interface Sentence {
  readonly key: string
  /** Names of the changed fields. */
  readonly fields: readonly string[]
  /** The record of an added or removed link. */
  readonly link: { readonly kind: string; readonly id: string } | null
}

/** The link that a change added or removed; null for other changes. */
export function linkOf({ action, entity, before, after }: RecordedChange) {
  if (action !== 'UPDATE' || (before && after)) return null
  const [field, id] = Object.entries(before ?? after ?? {})[0] ?? []
  const kind = field && referenceOf(entity, field)
  return kind ? { kind, id: String(id), added: before === null } : null
}

/** The shown fields of a change, in its order. */
export function shownFields({ before, after }: Pick<RecordedChange, 'before' | 'after'>): string[] {
  return Object.keys(after ?? before ?? {}).filter((field) => !SILENT.test(field))
}

/** Whether a change only moved a record among others. */
export function isReordering({ action, before, after }: RecordedChange): boolean {
  const fields = shownFields({ before, after })
  return (
    action === 'UPDATE' && fields.length > 0 && fields.every((field) => ['order', 'index'].includes(field))
  )
}

/** A change, and the number of records that the same press has moved. */
interface ShownChange {
  readonly change: RecordedChange
  readonly moved: number
}

/** The changes with those of one reordering as one: what a press has moved is not eight changes to who made it. */
export function withoutMoves(changes: readonly RecordedChange[]): ShownChange[] {
  const shown: ShownChange[] = []
  for (const change of changes) {
    const last = shown.at(-1)
    const isSame =
      last && change.requestId !== null && last.change.requestId === change.requestId && isReordering(change)
    if (isSame && isReordering(last.change)) shown[shown.length - 1] = { ...last, moved: last.moved + 1 }
    else shown.push({ change, moved: 1 })
  }
  return shown
}

export function sentenceOf(change: RecordedChange): Sentence {
  const { action, entity, after } = change
  const plain = (key: string, fields: readonly string[] = []): Sentence => ({ key, fields, link: null })
  if (entity === 'productImage') return plain(`picture.${action}`)
  if (action !== 'UPDATE') return plain(action)
  const link = linkOf(change)
  if (link) return { ...plain(`${link.added ? 'linked' : 'unlinked'}.${link.kind}`), link }
  const fields = shownFields(change)
  if (fields.length > MOST_FIELDS) return plain('UPDATE_MANY', fields)
  const [only] = fields
  return plain((fields.length === 1 && only && plainWord(only, entity, after?.[only])) || 'UPDATE', fields)
}

/** The message key of a change of a single field that has one. */
function plainWord(field: string, entity: string, now: unknown): string | null {
  if (field === 'status' && entity === 'user') return now === 0 ? 'closed' : 'opened'
  if (field === 'status') return now === 0 ? 'hidden' : 'shown'
  if (field === 'availiblity') return now ? 'available' : 'soldOut'
  if (field === 'lockoutEnd') return now === null ? 'unlocked' : 'locked'
  return null
}
