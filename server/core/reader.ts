import {
  type EntityClass,
  type EntityMetadata,
  type FilterQuery,
  type QueryOrderMap,
  ReferenceKind,
  raw,
} from '@mikro-orm/core'
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql'
import type { Caller, ReadRule } from './access.ts'
import { merge, type Selection } from './selection.ts'

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
  readonly where?: FilterQuery<E>
  readonly sort?: QueryOrderMap<E>
  readonly limit?: number
  readonly offset?: number
  readonly includeDeleted?: boolean
  /** Left out where a living parent that the caller sees already vouches for the record. */
  readonly unrestricted?: boolean
}

type Row = Record<string, unknown>

/**
 * Reads records as plain rows, only the columns asked for, relations in batches: one statement for each
 * relation in the selection, however many rows there are. Nothing it returns is managed by the ORM.
 */
export class Reader {
  private readonly readables = new Map<unknown, Readable<object>>()

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
    const where = this.restriction(caller, readable, options)
    if (!where) return []
    const wanted = withDerived(readable, selection)
    const meta = this.orm.getMetadata().get(readable.entity) as EntityMetadata
    const query = em
      .createQueryBuilder(readable.entity, 'r')
      .select(columns(meta, wanted) as never)
      .where(where as never)
      .orderBy((options.sort ?? readable.sort) as never)
    if (options.limit !== undefined) query.limit(options.limit, options.offset)
    const rows = (await query.execute('all')) as Row[]
    convert(meta, rows)
    for (const [name, nested] of wanted.relations) await this.attach(em, caller, meta, rows, name, nested)
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
    em: EntityManager,
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
      const found = await this.related(em, caller, target, selection, 'id', ids, true)
      const byId = new Map(found.map((row) => [row.id, row]))
      for (const row of rows) row[name] = byId.get(row[`${name}Id`]) ?? null
    } else {
      const key = `${property.mappedBy}Id`
      const ids = rows.map((row) => row.id)
      const children = await this.related(em, caller, target, selection, property.mappedBy, ids, false)
      const byParent = Map.groupBy(children, (row) => row[key])
      for (const row of rows) row[name] = byParent.get(row.id) ?? []
    }
  }

  private async related(
    em: EntityManager,
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
    const where = { [key]: { $in: ids } } as FilterQuery<object>
    return (await this.rows(em, caller, target, keyed, { where, unrestricted })) as Row[]
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

/** The columns behind a selection; a to-one relation is its key, under the name `<relation>Id`. */
function columns(meta: EntityMetadata, selection: Selection): unknown[] {
  const chosen = new Map<string, unknown>()
  for (const property of meta.props) {
    if (property.kind === ReferenceKind.SCALAR) {
      if (property.name === 'id' || selection.fields.has(property.name))
        chosen.set(property.name, `r.${property.name}`)
    } else if (property.kind === ReferenceKind.MANY_TO_ONE) {
      const key = `${property.name}Id`
      if (selection.fields.has(key) || selection.relations.has(property.name))
        chosen.set(key, raw(`"r"."${property.fieldNames[0]}" as "${key}"`))
    }
  }
  return [...chosen.values()]
}

/** Turns what the driver hands over as text (decimals) into the type that the entity declares. */
function convert(meta: EntityMetadata, rows: Row[]): void {
  for (const property of meta.props) {
    if (property.runtimeType !== 'number' || !property.customType) continue
    for (const row of rows) {
      if (typeof row[property.name] === 'string') row[property.name] = Number(row[property.name])
    }
  }
}
