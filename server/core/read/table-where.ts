import { type EntityMetadata, type FilterQuery, type QueryOrderMap, ReferenceKind } from '@mikro-orm/core'
import { BadInputError } from '../errors.ts'
import { idFrom } from '../input/check-input.ts'
import { booleanFrom, dateFrom, numberFrom, statusFrom } from '../primitives/scalars.ts'
import type { FilterValue } from './filter-value.ts'
import { sqlCondition } from './sql-condition.ts'
import type { TableFilter } from './table-query.ts'

/** Fields that a table can be queried by, under their names in both APIs. */
export interface TableFields {
  /** Text fields that the search covers. */
  readonly search: readonly string[]
  /** Fields to sort and filter by, in addition to the base fields that the entity has. */
  readonly fields: readonly string[]
  /** Fields that only managers of the records read, sort and filter by. */
  readonly restricted?: readonly string[]
  /** Ids of linked records to filter by: the relation that holds the links, and its target. */
  readonly linked?: Readonly<Record<string, readonly [links: string, target: string]>>
  /** Conditions of fields whose stored value is not the one that is read. */
  readonly derived?: Readonly<Record<string, (value: unknown) => object>>
}

/** A LIKE pattern for texts that contain a text. */
export function searchPattern(text: string): string {
  return `%${text.normalize('NFC').replace(/[\\%_]/g, '\\$&')}%`
}

export const BASE_FIELDS = ['id', 'createdDate', 'updatedDate', 'isDeleted', 'createdBy', 'updatedBy']

type FilterType = 'id' | 'status' | 'number' | 'boolean' | 'date' | 'string'

/** Resolves the fields that a caller may name to the model, and builds conditions and orders. */
export class TableModel<E extends object> {
  constructor(
    private readonly meta: EntityMetadata,
    private readonly table: TableFields,
  ) {}

  /** Records with the text in any searched field, ignoring case and diacritics. */
  search(text: string): FilterQuery<E> {
    const pattern = searchPattern(text)
    return {
      $or: this.table.search.map((name) =>
        sqlCondition(`fold_turkish("r"."${this.column(name)}") like fold_turkish(?)`, pattern),
      ),
    } as FilterQuery<E>
  }

  filter({ field, value }: TableFilter): FilterQuery<E> {
    const linked = Object.entries(this.table.linked ?? {}).find(
      ([name]) => name.toLowerCase() === field.toLowerCase(),
    )
    if (linked) return linkedTo(linked[1], value ?? null, `filters.${field}`)
    const name = this.fieldNamed(field, `filters.${field}`, Object.keys(this.table.linked ?? {}))
    const property = this.property(name)
    const wanted = this.valueFor(name, value ?? null, `filters.${field}`)
    const derived = this.table.derived?.[name]
    return (derived ? derived(wanted) : { [property.name]: wanted }) as FilterQuery<E>
  }

  order(field: string, descending: boolean): QueryOrderMap<E> {
    const property = this.property(this.fieldNamed(field, 'orderBy'))
    const direction = descending ? 'desc' : 'asc'
    const order = { [property.name]: direction }
    return (property.name === 'id' ? order : { ...order, id: direction }) as QueryOrderMap<E>
  }

  private fieldNamed(asked: string, place: string, also: readonly string[] = []): string {
    const base = BASE_FIELDS.filter((name) => name in this.meta.properties)
    const names = [...new Set([...base, ...this.table.fields])]
    const found = names.find((name) => name.toLowerCase() === asked.toLowerCase())
    if (!found) {
      throw BadInputError.field(place, 'UNKNOWN_FIELD', {
        name: asked.slice(0, 64),
        known: [...names, ...also],
      })
    }
    return found
  }

  /** The property behind a field: its own, or the relation whose foreign key it is. */
  private property(name: string) {
    const properties = this.meta.properties as Record<string, EntityMetadata['props'][number]>
    const property = properties[name] ?? properties[name.replace(/Id$/, '')]
    if (!property) throw new Error(`${this.meta.className} has no ${name}.`)
    return property
  }

  private column(name: string): string {
    return this.property(name).fieldNames[0] as string
  }

  private valueFor(name: string, value: FilterValue, place: string): unknown {
    if (value === null) return null
    const property = this.property(name)
    const refuse = (type: FilterType) => BadInputError.field(place, 'FILTER_VALUE', { type })
    if (property.kind === ReferenceKind.MANY_TO_ONE || /^(id|createdBy|updatedBy)$/.test(name)) {
      const id = idFrom(value)
      if (id === null) throw refuse('id')
      return id
    }
    if (name === 'status') return statusFrom(value) ?? fail(refuse('status'))
    switch (property.runtimeType) {
      case 'number':
        return comparable(numberFrom(value)) ?? fail(refuse('number'))
      case 'boolean':
        return booleanFrom(value) ?? fail(refuse('boolean'))
      case 'Date':
        return dateFrom(value) ?? fail(refuse('date'))
      default:
        if (String(value).includes('\0')) throw refuse('string')
        return String(value)
    }
  }
}

/** Records with a link to a target, or without any link. */
function linkedTo<E>(
  [links, target]: readonly [string, string],
  value: FilterValue,
  place: string,
): FilterQuery<E> {
  if (value === null) return { [links]: { $none: {} } } as FilterQuery<E>
  const id = idFrom(value)
  if (id === null) throw BadInputError.field(place, 'FILTER_VALUE', { type: 'id' })
  return { [links]: { $some: { [target]: id } } } as FilterQuery<E>
}

function fail(error: Error): never {
  throw error
}

/** A number within the range of the columns; a larger one equals nothing, and PostgreSQL would report an error. */
function comparable(number: number | null): number | null {
  return number !== null && Math.abs(number) < 1e9 ? number : null
}
