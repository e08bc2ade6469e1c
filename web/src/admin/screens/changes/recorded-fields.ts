import type { Act, RecordedChange } from './acts.operations.ts'

/** Fields that are not shown, because the server sets them or they repeat another field. */
const SILENT =
  /^(id|createdDate|createdBy|updatedDate|updatedBy|isDeleted|publishedDate|delete|reviewedBy|type|contentType|size|normalized[A-Z].*)$/

const PLACES: readonly string[] = ['order', 'index']

type Values = Pick<RecordedChange, 'before' | 'after'>

/** The shown fields of a change, in its order. */
export function shownFields({ before, after }: Values): string[] {
  return Object.keys(after ?? before ?? {}).filter((field) => !SILENT.test(field))
}

/** Whether an act only moved records among others; one place alone would make an order that never was. */
export function isReordering({ changes }: Pick<Act, 'changes'>): boolean {
  return changes.every((change) => {
    const fields = shownFields(change)
    return change.action === 'UPDATE' && fields.length > 0 && fields.every((field) => PLACES.includes(field))
  })
}
