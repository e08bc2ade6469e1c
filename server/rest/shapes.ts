import type { PictureStore } from '../core/pictures/picture-store.ts'
import type { Row } from '../core/read/reader.ts'
import { merge, type Selection, select } from '../core/read/selection.ts'

/** A field of a reply: its type for the OpenAPI document, and how its value is read. */
export interface Value {
  readonly type: 'integer' | 'number' | 'string' | 'boolean' | 'array'
  /** The possible values, of the field or of the members of its list. */
  readonly names?: readonly string[]
  readonly format?: 'date' | 'date-time' | 'double' | 'int32'
  readonly description?: string
  readonly nullable?: boolean
  /** The fields of the record that it needs; by default the one with its name. */
  readonly reads?: readonly string[]
  readonly make?: (row: Row) => unknown
  /** Null in lists, because it is large. */
  readonly detailOnly?: boolean
  /** Loads the value from elsewhere, in replies about one record. */
  readonly load?: (row: Row, pictures: PictureStore) => Promise<unknown>
}

/** Related records; `always: null` for a relation back to the record that contains them. */
export interface Nested {
  readonly many: boolean
  readonly shape: () => Shape
  readonly always?: null
  /** Makes the nested value of the record if it is not a relation. */
  readonly make?: (row: Row) => object | null
}

/** The fields of a record in a reply, in order. */
export interface Shape {
  readonly name: string
  readonly fields: Readonly<Record<string, Value | Nested>>
}

export const isNested = (field: Value | Nested): field is Nested => 'shape' in field

/** The same shape with some relations always null, and a name that lists them. */
export function without(shape: Shape, ...names: string[]): Shape {
  const emptied = names.map((name) => [name, { ...(shape.fields[name] as Nested), always: null }])
  const suffix = names.map((name) => name.replace(/^./, (first) => first.toUpperCase())).join('And')
  return {
    name: `${shape.name}Without${suffix}`,
    fields: { ...shape.fields, ...Object.fromEntries(emptied) },
  }
}

export function selectionFor({ fields }: Shape, detail: boolean): Selection {
  let selection = select()
  for (const [name, field] of Object.entries(fields)) {
    if (isNested(field)) {
      if (field.always === null) continue
      const nested = selectionFor(field.shape(), false)
      selection = merge(selection, { fields: new Set(), relations: new Map([[name, nested]]) })
    } else if (!field.detailOnly || detail) {
      selection = merge(selection, select(...(field.reads ?? [name])))
    }
  }
  return selection
}

/** A record as a member of a list, read with `selectionFor`. */
export function listed(shape: Shape, row: object): Row {
  return shaped(shape, row as Row, false)
}

export async function detailed(shape: Shape, row: object, pictures: PictureStore): Promise<Row> {
  const reply = shaped(shape, row as Row, true)
  for (const [name, field] of Object.entries(shape.fields)) {
    if (!isNested(field) && field.load) reply[name] = await field.load(row as Row, pictures)
  }
  return reply
}

function shaped({ fields }: Shape, row: Row, detail: boolean): Row {
  const reply: Row = {}
  for (const name in fields) {
    const field = fields[name] as Value | Nested
    if (isNested(field)) reply[name] = nested(field, field.make ? field.make(row) : row[name])
    else if (field.detailOnly && !detail) reply[name] = null
    else reply[name] = field.make ? field.make(row) : (row[name] ?? null)
  }
  return reply
}

function nested(field: Nested, value: unknown): unknown {
  if (field.always === null || value === null || value === undefined) return null
  const shape = field.shape()
  return field.many ? (value as object[]).map((each) => listed(shape, each)) : listed(shape, value)
}
