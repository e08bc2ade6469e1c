import type { TypedDocumentNode } from '@apollo/client'
import type { inputBounds } from './input-bounds.ts'

export type InputName = keyof typeof inputBounds

/** A record as a screen has it; ids are texts. */
export interface StoredRecord {
  readonly id: string
  readonly [field: string]: unknown
}

/** A document whose reply has the named field; which variables it takes, its sender knows. */
type Call<Reply> = TypedDocumentNode<Reply, never>

/**
 * The calls of one entity. Each document gives its one field an alias, so that all entities answer in the same shape:
 * `table { items totalCount }`, `record`.
 */
export interface ResourceOperations {
  readonly table: Call<{ table: { items: readonly object[]; totalCount: number } }>
  readonly one: Call<{ record?: object | null }>
  readonly add?: Call<{ record: object }>
  readonly update: Call<{ record: object }>
  readonly remove: Call<{ removed: boolean }>
  readonly restore: Call<{ record: object }>
  /** The inputs of add and update: fields that they do not have are not sent. */
  readonly inputs: { readonly add?: InputName; readonly update: InputName }
  /** Makes of a reply what forms edit: ids of links, say. */
  readonly read?: (record: Record<string, unknown>) => Record<string, unknown>
}
