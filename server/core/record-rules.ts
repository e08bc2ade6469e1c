import type { EntityData } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { PictureDecoder, PreparedPicture } from './pictures/picture-decoder.ts'
import type { SecretBox } from './primitives/secret-box.ts'
import type { RequestContext } from './request-context.ts'

/** A change as the database recorded it; values by column. */
export interface RecordedValues {
  readonly id: number
  readonly action: string
  readonly entity: string
  readonly entityId: number
  /** The user who made the change; null for the application itself. */
  readonly userId: number | null
  readonly requestId: string | null
  readonly before: Columns | null
  readonly after: Columns | null
}

type Columns = Readonly<Record<string, unknown>>

/** Ids of rows to lock, by the kind of record. */
export type LockedRows = ReadonlyMap<string, readonly number[]>

/** Pictures of an input, decoded before any row is locked: values to store, and files to write with them. */
export interface PreparedPictures<E> {
  readonly values: EntityData<E>
  readonly files: readonly PreparedPicture[]
}

export interface RuleSettings {
  readonly secrets: SecretBox
  readonly siteName: string
  /** Whether a product needs complete food information to be live. */
  readonly strictFood: boolean
}

/** The transaction of a write, for its rules. */
export interface WriteScope<E> {
  readonly em: EntityManager
  readonly context: RequestContext
  readonly settings: RuleSettings
  /**
   * @param record the record that may have the value; null for a new one.
   * @param field the name of the input's field, if it is not that of the property.
   * @throws {ConflictError} if another live record has the value.
   */
  expectUnique(
    property: keyof E & string,
    value: string | null | undefined,
    record: E | null,
    field?: string,
  ): Promise<void>
}

interface WrittenInput<E, Input> extends WriteScope<E> {
  readonly input: Input
  /** Null for a new record. */
  readonly record: E | null
}

type Columned<E> = EntityData<E> | Promise<EntityData<E>>

/** The rules of an entity beyond those of its fields. Each of them throws an AppError. */
export interface RecordRules<E, Input> {
  /** An advisory lock that every write of these records takes. */
  readonly lock?: number
  /** Decodes pictures that are not stored as files. */
  readonly pictures?: (input: Input, decoder: PictureDecoder) => Promise<EntityData<E>>
  /**
   * Columns of a write.
   * @param fromInput maps the fields of the input to columns, and locks the records that they name.
   */
  readonly values?: (write: WrittenInput<E, Input>, fromInput: () => Promise<EntityData<E>>) => Columned<E>
  /** Refuses a removal, for example while a live record references the record. */
  readonly beforeRemove?: (record: E, scope: WriteScope<E>) => Promise<void> | void
  /** Refuses a restore, for example if a record that this one belongs to is missing. */
  readonly beforeRestore?: (record: E, scope: WriteScope<E>) => Promise<void> | void
  /** In place of `beforeRestore` where a removal is undone. */
  readonly beforeUndoneRemoval?: (record: E, scope: WriteScope<E>) => Promise<void>
  /** Locks the records that restored ones belong to, all at once. */
  readonly beforeRestores?: (records: readonly E[], em: EntityManager) => Promise<void>
  /** Locks rows that come before those of the records in the order of all writes. */
  readonly lockBefore?: (ids: readonly number[], em: EntityManager) => Promise<void>
  /** Rows of other kinds that the undoing of changes locks. */
  readonly lockedByUndo?: (changes: readonly RecordedValues[], em: EntityManager) => Promise<LockedRows>
  /** Whether another change of the same request has caused a change, and its undo undoes it. */
  readonly isCausedIn?: (request: readonly RecordedValues[], change: RecordedValues) => boolean
}
