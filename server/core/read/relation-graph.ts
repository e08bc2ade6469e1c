import { type EntityMetadata, ReferenceKind } from '@mikro-orm/core'
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql'

/** The rows of an entity that the public sees, with their ids and those of the records that they belong to. */
export interface PublicRows {
  readonly meta: EntityMetadata
  readonly rows: readonly Readonly<Record<string, unknown>>[]
}

/** Maximum age of the rows while changes of other processes are not received. */
const MAX_AGE_MS = 2_000

/** How often each row of an entity occurs, by its index. */
export type Occurrences = Float64Array

interface Node {
  readonly meta: EntityMetadata
  readonly size: number
  readonly indexById: ReadonlyMap<number, number>
  /** The index of the record that each row belongs to, by relation; -1 for none that the public sees. */
  readonly parents: ReadonlyMap<string, Int32Array>
}

/** The records that the public sees, by the names of their entities, and which of them belong to which. */
export class RelationGraph {
  private readonly nodes = new Map<string, Node>()

  constructor(all: readonly PublicRows[]) {
    const ids = new Map(
      all.map(({ meta, rows }) => [
        meta.className,
        new Map(rows.map(({ id }, index) => [id as number, index])),
      ]),
    )
    for (const { meta, rows } of all) {
      const parents = new Map<string, Int32Array>()
      for (const { name, targetMeta } of toOneRelations(meta)) {
        const indexes = ids.get(targetMeta?.className ?? '')
        if (indexes)
          parents.set(
            name,
            Int32Array.from(rows, (row) => indexes.get(row[name] as number) ?? -1),
          )
      }
      const indexById = ids.get(meta.className) ?? new Map()
      this.nodes.set(meta.className, { meta, size: rows.length, indexById, parents })
    }
  }

  /** Every record of an entity, as often as given. */
  all(entity: string, times = 1): Occurrences | null {
    const node = this.nodes.get(entity)
    return node ? new Float64Array(node.size).fill(times) : null
  }

  one(entity: string, id: number): Occurrences | null {
    const found = this.all(entity, 0)
    const index = this.nodes.get(entity)?.indexById.get(id)
    if (found && index !== undefined) found[index] = 1
    return found
  }

  /** The records that belong to one record; null if the relation is unknown. */
  belongingTo(entity: string, relation: string, id: number): Occurrences | null {
    const node = this.nodes.get(entity)
    const target = node?.meta.relations.find(({ name }) => name === relation)?.targetMeta?.className
    const parents = node?.parents.get(relation)
    const index = this.nodes.get(target ?? '')?.indexById.get(id) ?? Number.NaN
    return parents ? Float64Array.from(parents, (parent) => Number(parent === index)) : null
  }

  size(entity: string): number {
    return this.nodes.get(entity)?.size ?? 0
  }

  /** The records that a relation of records leads to; null for a property that is no relation of the public. */
  follow(
    entity: string,
    from: Occurrences,
    relation: string,
  ): { entity: string; found: Occurrences; isList: boolean } | null {
    const node = this.nodes.get(entity)
    const property = node?.meta.relations.find(({ name }) => name === relation)
    const target = this.nodes.get(property?.targetMeta?.className ?? '')
    if (!node || !property || !target) return null
    const found = new Float64Array(target.size)
    const isList = property.kind !== ReferenceKind.MANY_TO_ONE
    const links = isList ? target.parents.get(property.mappedBy) : node.parents.get(relation)
    if (!links) return null
    for (const [row, parent] of links.entries()) {
      if (parent < 0) continue
      if (isList) found[row] = from[parent] as number
      else found[parent] = (found[parent] as number) + (from[row] as number)
    }
    return { entity: target.meta.className, found, isList }
  }
}

/** The relations of an entity to one record, whose columns its rows contain. */
export function toOneRelations(meta: EntityMetadata): EntityMetadata['relations'] {
  return meta.relations.filter(({ kind }) => kind === ReferenceKind.MANY_TO_ONE)
}

export type Relations = ReadonlyMap<string, ReadonlyMap<string, { entity: string; isList: boolean }>>

export function relationsOf(orm: MikroORM): Relations {
  return new Map(
    [...orm.getMetadata()].map((meta) => [
      meta.className,
      new Map(
        meta.relations.map(({ name, kind, targetMeta }) => [
          name,
          { entity: targetMeta?.className ?? '', isList: kind !== ReferenceKind.MANY_TO_ONE },
        ]),
      ),
    ]),
  )
}

interface GraphReader {
  publicRows(em: EntityManager): Promise<PublicRows[]>
}

/** Keeps the graph until content changes. */
export class RelationGraphs {
  private graph: RelationGraph | null = null
  private loading: Promise<RelationGraph> | null = null
  private changes = 0
  private loadedAt = 0
  private isListening = false

  constructor(private readonly reader: GraphReader) {}

  changed(): void {
    this.changes++
    this.graph = null
    this.loading = null
  }

  /** Sets whether changes of other processes are received. */
  listen(yes: boolean): void {
    this.isListening = yes
    this.changed()
  }

  /** @throws what the database throws. */
  get(em: EntityManager): Promise<RelationGraph> {
    const isFresh = this.isListening || performance.now() - this.loadedAt < MAX_AGE_MS
    if (this.graph && isFresh) return Promise.resolve(this.graph)
    this.loading ??= this.load(em).finally(() => {
      this.loading = null
    })
    return this.loading
  }

  private async load(em: EntityManager): Promise<RelationGraph> {
    const { changes } = this
    const graph = new RelationGraph(await this.reader.publicRows(em))
    if (changes === this.changes) this.graph = graph
    this.loadedAt = performance.now()
    return graph
  }
}
