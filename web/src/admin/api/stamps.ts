/** Fields that the server sets. */
export const SERVER_FIELDS: ReadonlySet<string> = new Set([
  'id',
  'version',
  'concurrencyStamp',
  'isDeleted',
  'createdDate',
  'createdBy',
  'updatedDate',
  'updatedBy',
])

const STAMPS = ['version', 'concurrencyStamp'] as const

/** The fields for optimistic locking. */
export function stampsOf(record: Readonly<Record<string, unknown>> | null): Record<string, unknown> {
  return Object.fromEntries(
    STAMPS.flatMap((name) => (record?.[name] === undefined ? [] : [[name, record[name]]])),
  )
}
