import {
  type EntityClass,
  type EntityMetadata,
  type FilterQuery,
  type QueryOrderMap,
  ReferenceKind,
  raw,
  type Transaction,
} from '@mikro-orm/core'
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql'
import type { Caller, ReadRule } from './access.ts'
import { merge, type Selection } from './selection.ts'
import { KEYS, StatementCache } from './statement-cache.ts'

/** How an entity is read wherever it turns up: in a list of its own or as a relation of something else. */
export interface Readable<E extends object> {
  readonly entity: EntityClass<E>
  /** Which records a caller sees. Holds for lists, counts, look-ups and relations alike. */
  readonly reads: ReadRule<E>
  readonly sort: QueryOrderMap<E>
  /** For fields made from others (an address from a path): what they are made from. */
  readonly derived?: Readonly<Record<string, Selection>>
}

export interface ReadOptions<E> {
  /** Just the record with this id. */
  readonly id?: number
  readonly where?: FilterQuery<E>
  readonly sort?: QueryOrderMap<E>
  readonly limit?: number
  readonly offset?: number
  readonly includeDeleted?: boolean
  /** Left out where a living parent that the caller sees already vouches for the record. */
  readonly unrestricted?: boolean
}

type Row = Record<string, unknown>

/** Where statements run: on a connection that is held for them, or on any that is free. */
interface Place {
  readonly em: EntityManager
  readonly on: Transaction | undefined
}

/** The records whose relation leads to one of these: a property and the ids of what it leads to. */
interface Keys {
  readonly property: string
  readonly ids: readonly unknown[]
}

/**
 * Reads records as plain rows, only the columns asked for, relations in batches: one statement for each
 * relation in the selection, however many rows there are. Nothing it returns is managed by the ORM.
 */
export class Reader {
  private readonly readables = new Map<unknown, Readable<object>>()
  private readonly statements = new StatementCache()

  constructor(private readonly orm: MikroORM) {}

  /** Makes an entity known, so that relations to it can be followed. */
  register<E extends object>(readable: Readable<E>): void {
    this.readables.set(readable.entity, readable as unknown as Readable<object>)
  }

  async rows<E extends object>(
    em: EntityManager,
    caller: Caller,
    readable: Readable<E>,
    selection: Selection,
    options: ReadOptions<E> = {},
  ): Promise<E[]> {
    const keys = options.id === undefined ? undefined : { property: 'id', ids: [options.id] }
    const read = (on: Transaction | undefined) =>
      this.read({ em, on }, caller, readable, selection, options, keys)
    if (em.isInTransaction() || selection.relations.size === 0) return read(em.getTransactionContext())
    // Statements that follow each other wait for a connection once, before there are rows to hold on to.
    return em
      .getConnection()
      .getClient()
      .connection()
      .execute((on) => read(on as Transaction))
  }

  private async read<E extends object>(
    place: Place,
    caller: Caller,
    readable: Readable<E>,
    selection: Selection,
    options: ReadOptions<E>,
    keys?: Keys,
  ): Promise<E[]> {
    const where = this.restriction(caller, readable, options)
    if (!where) return []
    const wanted = withDerived(readable, selection)
    const meta = this.orm.getMetadata().get(readable.entity) as EntityMetadata
    const sort = options.sort ?? readable.sort
    const columns = columnsOf(meta, wanted)
    const build = () => {
      const keyed = keys ? { $and: [where, { [keyCondition(meta, keys.property)]: [] }] } : where
      const query = place.em
        .createQueryBuilder(readable.entity, 'r')
        .select(columns.map(([name, column]) => raw(`"r"."${column}" as "${name}"`)) as never)
        .where(keyed as never)
        .orderBy(sort as never)
      if (options.limit !== undefined) query.limit(options.limit, options.offset)
      return query.toQuery()
    }
    // What a caller asks for in particular is one of too many to be kept.
    const shape = options.where
      ? null
      : JSON.stringify([meta.className, columns, where, keys?.property, sort, options.limit, options.offset])
    const { sql, params } = this.statements.get(shape, build, keys?.ids)
    const rows: Row[] = await place.em.getConnection().execute(sql, params, 'all', place.on)
    this.convert(meta, columns, rows)
    for (const [name, nested] of wanted.relations) await this.attach(place, caller, meta, rows, name, nested)
    return rows as E[]
  }

  async count<E extends object>(
    em: EntityManager,
    caller: Caller,
    readable: Readable<E>,
    options: ReadOptions<E> = {},
  ): Promise<number> {
    const where = this.restriction(caller, readable, options)
    return where
      ? em
          .createQueryBuilder(readable.entity, 'r')
          .where(where as never)
          .getCount()
      : 0
  }

  private restriction<E extends object>(
    caller: Caller,
    readable: Readable<E>,
    options: ReadOptions<E>,
  ): FilterQuery<E> | false {
    const allowed = options.unrestricted ? true : readable.reads(caller)
    if (allowed === false) return false
    const parts: unknown[] = []
    const meta = this.orm.getMetadata().get(readable.entity)
    if (!options.includeDeleted && 'isDeleted' in meta.properties) parts.push({ isDeleted: false })
    if (allowed !== true) parts.push(allowed)
    if (options.where) parts.push(options.where)
    return (parts.length === 0 ? {} : parts.length === 1 ? parts[0] : { $and: parts }) as FilterQuery<E>
  }

  private async attach(
    place: Place,
    caller: Caller,
    meta: EntityMetadata,
    rows: Row[],
    name: string,
    selection: Selection,
  ): Promise<void> {
    const property = meta.properties[name as never] as (typeof meta.properties)[never] & {
      kind: ReferenceKind
      mappedBy: string
      targetMeta: EntityMetadata
    }
    const target = this.readables.get(property.targetMeta.class)
    if (!target) throw new Error(`No one has registered how to read ${property.targetMeta.className}.`)
    if (property.kind === ReferenceKind.MANY_TO_ONE) {
      const ids = [...new Set(rows.map((row) => row[`${name}Id`]))]
      const found = await this.related(place, caller, target, selection, 'id', ids, true)
      const byId = new Map(found.map((row) => [row.id, row]))
      for (const row of rows) row[name] = byId.get(row[`${name}Id`]) ?? null
    } else {
      const key = `${property.mappedBy}Id`
      const ids = rows.map((row) => row.id)
      const children = await this.related(place, caller, target, selection, property.mappedBy, ids, false)
      const byParent = Map.groupBy(children, (row) => row[key])
      for (const row of rows) row[name] = byParent.get(row.id) ?? []
    }
  }

  private async related(
    place: Place,
    caller: Caller,
    target: Readable<object>,
    selection: Selection,
    key: string,
    ids: unknown[],
    unrestricted: boolean,
  ): Promise<Row[]> {
    if (ids.length === 0) return []
    const keyed =
      key === 'id' ? selection : merge(selection, { fields: new Set([`${key}Id`]), relations: new Map() })
    return (await this.read(place, caller, target, keyed, { unrestricted }, { property: key, ids })) as Row[]
  }

  /** Turns what the driver hands over as text (decimals, dates) into the type that the entity declares. */
  private convert(meta: EntityMetadata, columns: readonly Column[], rows: readonly Row[]): void {
    const { platform } = this
    for (const [name] of columns) {
      const property = (meta.properties as Record<string, EntityMetadata['props'][number]>)[name]
      const isDate = property?.runtimeType === 'Date'
      if (!isDate && !(property?.runtimeType === 'number' && property.customType)) continue
      for (const row of rows) {
        const value = row[name]
        if (typeof value === 'string') row[name] = isDate ? platform.parseDate(value) : Number(value)
      }
    }
  }

  private get platform() {
    return this.orm.em.getPlatform()
  }
}

function withDerived<E extends object>(readable: Readable<E>, selection: Selection): Selection {
  let wanted = selection
  for (const name of selection.fields) {
    const source = readable.derived?.[name]
    if (source) wanted = merge(wanted, source)
  }
  return wanted
}

/** What a row calls it, and the column that it is. */
type Column = readonly [name: string, column: string]

/** The columns behind a selection; a to-one relation is its key, under the name `<relation>Id`. */
function columnsOf(meta: EntityMetadata, selection: Selection): Column[] {
  const chosen = new Map<string, string>()
  for (const property of meta.props) {
    const [column = ''] = property.fieldNames ?? []
    if (property.kind === ReferenceKind.SCALAR) {
      if (property.name === 'id' || selection.fields.has(property.name)) chosen.set(property.name, column)
    } else if (property.kind === ReferenceKind.MANY_TO_ONE) {
      const key = `${property.name}Id`
      if (selection.fields.has(key) || selection.relations.has(property.name)) chosen.set(key, column)
    }
  }
  return [...chosen]
}

/** That a column is one of the ids that the statement is given as one parameter, however many they are. */
function keyCondition(meta: EntityMetadata, name: string): string {
  const property = (meta.properties as Record<string, EntityMetadata['props'][number]>)[name]
  return raw(`"r"."${property?.fieldNames[0]}" = any(?::int[])`, [KEYS]) as unknown as string
}
