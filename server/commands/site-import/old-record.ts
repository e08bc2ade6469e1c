import type { EntityName } from './kinds.ts'

/** A record of the old site, as far as it is moved. */
export interface OldRecord {
  readonly id: string
  /** By which people know it; null if it has none. */
  readonly name: string | null
  readonly createdDate: Date | null
  readonly updatedDate: Date | null
  /** By the names of the inputs here; those that the old site does not send are left out. */
  readonly fields: Readonly<Record<string, OldField>>
  /** Warnings about values that were converted. */
  readonly notes: readonly string[]
}

export type OldField =
  | { readonly is: 'value'; readonly read: unknown; readonly value: unknown }
  /** Other records of the old site, by their ids there. */
  | { readonly is: 'record'; readonly of: EntityName; readonly read: string | null }
  | { readonly is: 'records'; readonly of: EntityName; readonly read: readonly string[] }
  | { readonly is: 'picture'; readonly read: string | null; readonly picture: OldPicture | null }

/** The storage of a picture: a file, or base64 in a column. */
export type PictureForm = 'file' | 'inline' | 'icon'

export interface OldPicture {
  /** Of where it lies there, or of its bytes. */
  readonly key: string
  readonly form: PictureForm
  readonly fileName: string
  /** Its bytes; null if it is gone. */
  load(): Promise<Buffer | null>
}

/** A record that is not moved, with the reason. */
export interface LeftOut {
  readonly id: string | null
  readonly name: string | null
  readonly why: string
}

/** All of a kind that was read. */
export interface OldRecords {
  readonly records: readonly OldRecord[]
  readonly leftOut: readonly LeftOut[]
  /** Every id that the list has, removed records included: what is not among them is gone there. */
  readonly ids: ReadonlySet<string>
  readonly largestId: number
  /** Whether `ids` has all of the old site's: only then others are gone there. */
  readonly isComplete: boolean
}

/** The value of a field that is moved as it is. */
export const plain = (read: unknown, value: unknown = read): OldField => ({ is: 'value', read, value })
