import type { TypedDocumentNode } from '@apollo/client'
import type { inputBounds } from './input-bounds.ts'

export type InputName = keyof typeof inputBounds

/** A record as the screens use it; ids are strings. */
export interface StoredRecord {
  readonly id: string
  readonly [field: string]: unknown
}

/** The result of a call for several records, and the id of the request, which undoes it. */
export interface ManyChanged {
  readonly count: number
  /** Null if it is not known. */
  readonly requestId: string | null
}

/** A document whose reply has the named field. Its variables are not typed, since they depend on the entity. */
type Call<Reply> = TypedDocumentNode<Reply, never>

/**
 * The documents of one entity. Aliases give all entities the same reply shape: `table { items totalCount }`, `record`.
 * Calls that an entity lacks are absent.
 */
export interface ResourceOperations {
  readonly table?: Call<{ table: { items: readonly object[]; totalCount: number } }>
  readonly one: Call<{ record?: object | null }>
  readonly add?: Call<{ record: object }>
  readonly update: Call<{ record: object }>
  readonly updateMany?: Call<{ many: ManyChanged }>
  readonly removeMany?: Call<{ many: ManyChanged }>
  readonly restoreMany?: Call<{ many: ManyChanged }>
  /** The inputs of add and update; fields that are not in them are not sent. */
  readonly inputs: { readonly add?: InputName; readonly update: InputName }
  /** Converts a record for forms, for example links into ids. */
  readonly read?: (record: Record<string, unknown>) => Record<string, unknown>
}
