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
import { anonymous, type Caller } from '../access.ts'
import { type ReadPlan, readPlan } from './read-plan.ts'
import type { Readable } from './readable.ts'
import { type PublicRows, toOneRelations } from './relation-graph.ts'
import type { Selection } from './selection.ts'
import { sqlCondition } from './sql-condition.ts'
import { KEYS, StatementCache } from './statement-cache.ts'

export interface ReadOptions<E> {
  /** Only the record with this id. */
  readonly id?: number
  readonly where?: FilterQuery<E>
  readonly sort?: QueryOrderMap<E>
  readonly limit?: number
  readonly offset?: number
  readonly includeDeleted?: boolean
  /** Skips the access rule if a live parent that the caller sees already grants access to the record. */
  readonly unrestricted?: boolean
}

export type Row = Record<string, unknown>

/** Where statements run: on a reserved connection, or on any free one. */
interface Place {
  readonly em: EntityManager
  readonly on: Transaction | undefined
}

/** Selects records by their relation: a property and the ids of its targets. */
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

  /** Registers an entity, so that relations to it can be read. */
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
    // Successive statements take one connection from the pool, before there are rows to hold in memory.
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
    const plan = readPlan(this.orm, readable as Readable<object>, selection, keys?.property)
    const sort = options.sort ?? readable.sort
    const build = () => {
      const keyed = keys ? { $and: [where, keyCondition(plan.meta, keys.property)] } : where
      const query = place.em
        .createQueryBuilder(readable.entity, 'r')
        .select(plan.columns.map(([name, expression]) => raw(`${expression} as "${name}"`)) as never)
        .where(keyed as never)
        .orderBy(sort as never)
      if (options.limit !== undefined) query.limit(options.limit, options.offset)
      return query.toQuery()
    }
    // Statements with a caller's conditions are not cached: there are too many.
    const shape = options.where
      ? null
      : plan.name + JSON.stringify([where, keys?.property, sort, options.limit, options.offset])
    const { sql, params } = this.statements.get(shape, build, keys?.ids)
    const rows: Row[] = await place.em.getConnection().execute(sql, params, 'all', place.on)
    convert(plan, rows)
    for (const [name, nested] of plan.relations)
      await this.attach(place, caller, plan.meta, rows, name, nested, options.includeDeleted ?? false)
    return rows as E[]
  }

  /** Records of a registered entity by their ids, to which another record grants access. */
  async byIds<E extends object>(
    em: EntityManager,
    caller: Caller,
    entity: EntityClass<E>,
    ids: readonly number[],
    selection: Selection,
    includeDeleted = false,
  ): Promise<E[]> {
    const readable = this.readables.get(entity) as Readable<E> | undefined
    if (!readable) throw new Error('No one has registered how to read these records.')
    if (ids.length === 0) return []
    const where = { id: { $in: [...ids] } } as unknown as FilterQuery<E>
    return this.rows(em, caller, readable, selection, { where, includeDeleted, unrestricted: true })
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

  /** The ids of all rows that the public sees, and of the records that they belong to, by one statement. */
  async publicRows(em: EntityManager): Promise<PublicRows[]> {
    const parts = [...this.readables.values()].flatMap((readable) => {
      const where = this.restriction(anonymous, readable, {})
      if (!where) return []
      const meta = this.orm.getMetadata().get(readable.entity as EntityClass<object>) as EntityMetadata
      const own = meta.props.filter(({ name }) => name === 'id')
      const columns = [...own, ...toOneRelations(meta)].map(({ name, fieldNames }) =>
        raw(`"r"."${fieldNames[0]}" as "${name}"`),
      )
      const query = em.createQueryBuilder(readable.entity, 'r').select(columns as never)
      return { meta, ...query.where(where as never).toQuery() }
    })
    const lists = parts.map(
      ({ sql }, at) => `(select coalesce(json_agg(t), '[]') from (${sql}) t) as "${at}"`,
    )
    const [found] = (await em.getConnection().execute(
      `select ${lists.join(', ')}`,
      parts.flatMap(({ params }) => params as unknown[]),
      'all',
    )) as Record<string, Row[]>[]
    return parts.map(({ meta }, at) => ({ meta, rows: found?.[at] ?? [] }))
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
    includeDeleted: boolean,
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
      // A removed record still belongs to its parent, which may have been removed after it.
      const withRemoved = includeDeleted && target.seeDeleted?.(caller) === true
      const options = { unrestricted: true, includeDeleted: withRemoved }
      const found = await this.related(place, caller, target, selection, 'id', ids, options)
      const byId = new Map(found.map((row) => [row.id, row]))
      for (const row of rows) row[name] = byId.get(row[`${name}Id`]) ?? null
    } else {
      const key = `${property.mappedBy}Id`
      const ids = rows.map((row) => row.id)
      const children = await this.related(place, caller, target, selection, property.mappedBy, ids, {})
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
    options: ReadOptions<object>,
  ): Promise<Row[]> {
    if (ids.length === 0) return []
    return (await this.read(place, caller, target, selection, options, { property: key, ids })) as Row[]
  }
}

function convert(plan: ReadPlan, rows: readonly Row[]): void {
  for (const [name, converted] of plan.conversions) {
    for (const row of rows) {
      const value = row[name]
      if (typeof value === 'string') row[name] = converted(value)
    }
  }
}

/** A condition that compares a column with a list of ids, passed as one parameter. */
function keyCondition(meta: EntityMetadata, name: string): FilterQuery<object> {
  const property = (meta.properties as Record<string, EntityMetadata['props'][number]>)[name]
  return sqlCondition(`"r"."${property?.fieldNames[0]}" = any(?::int[])`, KEYS)
}
