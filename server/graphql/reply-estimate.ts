import {
  type ArgumentNode,
  type FieldNode,
  type FragmentDefinitionNode,
  GraphQLIncludeDirective,
  GraphQLSkipDirective,
  getDirectiveValues,
  Kind,
  type OperationDefinitionNode,
  type SelectionNode,
  type SelectionSetNode,
  valueFromASTUntyped,
} from 'graphql'
import type { GraphQLContext } from '../core/graphql/graphql-context.ts'
import { idFrom } from '../core/input/check-input.ts'
import type { Occurrences, RelationGraph, RelationGraphs, Relations } from '../core/read/relation-graph.ts'
import { PAGE_SIZE } from '../core/read/table-query.ts'
import { BYTES_OF_A_VALUE, REPLY_BOUNDS } from './reply-bounds.ts'

/** The records that a field of the schema's queries returns. */
export interface ReturnedRecords {
  readonly entity: string
  readonly shape: 'list' | 'table' | 'one'
}

type Variables = Readonly<Record<string, unknown>>

interface Operation {
  readonly operation: OperationDefinitionNode
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>
  readonly variables: Variables
}

/** Selections of one key of the reply, which are merged. */
type Fields = Map<string, FieldNode[]>

/** Divisors of estimates for records of which it is not known which they are: they may have fewer relations than most. */
const MARGIN = { page: 2, filtered: 4 }

/** Selected fields by their key in the reply, merged as a reply merges them. */
class SelectedFields {
  constructor(private readonly query: Operation) {}

  get root(): Fields {
    return this.in([this.query.operation.selectionSet])
  }

  of(nodes: readonly FieldNode[]): Fields {
    return this.in(nodes.flatMap(({ selectionSet }) => selectionSet ?? []))
  }

  private in(selections: readonly SelectionSetNode[]): Fields {
    const fields: Fields = new Map()
    const spread = new Set<string>()
    const collect = (set: SelectionSetNode | undefined): void => {
      for (const selection of set?.selections ?? []) {
        if (!this.isIncluded(selection)) continue
        if (selection.kind === Kind.FIELD) {
          const key = (selection.alias ?? selection.name).value
          fields.set(key, [...(fields.get(key) ?? []), selection])
        } else if (selection.kind === Kind.INLINE_FRAGMENT) collect(selection.selectionSet)
        else if (!spread.has(selection.name.value)) {
          spread.add(selection.name.value)
          collect(this.query.fragments.get(selection.name.value)?.selectionSet)
        }
      }
    }
    for (const set of selections) collect(set)
    return fields
  }

  private isIncluded(selection: SelectionNode): boolean {
    const { variables } = this.query
    if (getDirectiveValues(GraphQLSkipDirective, selection, variables)?.if === true) return false
    return getDirectiveValues(GraphQLIncludeDirective, selection, variables)?.if !== false
  }
}

/**
 * Estimates the size of a reply from which records belong to which, before any of them is read: lists inside the record
 * that a list belongs to multiply. For lists of all records the estimate is what the bounds of a reply count, without
 * the lengths of texts, as far as the public sees the records.
 */
export class ReplyEstimate {
  private rows = 0
  private bytes = 0

  private constructor(
    private readonly graph: RelationGraph,
    private readonly fields: SelectedFields,
    private readonly variables: Variables,
  ) {}

  /** Whether the reply would exceed its bounds. */
  static isTooLarge(
    graph: RelationGraph,
    query: Operation,
    returned: ReadonlyMap<string, ReturnedRecords>,
  ): boolean {
    const fields = new SelectedFields(query)
    const estimate = new ReplyEstimate(graph, fields, query.variables)
    for (const nodes of fields.root.values()) {
      const [node] = nodes
      const records = node && returned.get(node.name.value)
      if (node && records) estimate.addRoot(node, fields.of(nodes), records)
    }
    return estimate.rows > REPLY_BOUNDS.rows || estimate.bytes > REPLY_BOUNDS.bytes
  }

  private addRoot(node: FieldNode, fields: Fields, { entity, shape }: ReturnedRecords): void {
    const values = argumentsOf(node, this.variables)
    if (shape === 'one') {
      const id = idFrom(values.id)
      const found = id === null ? null : this.graph.one(entity, id)
      if (found) this.follow(entity, found, fields)
    } else if (shape === 'table') {
      const { pageSize, query, filters } = (values.query ?? {}) as Record<string, unknown>
      const items = fields.get('items')
      const size = this.graph.size(entity)
      if (!items || size === 0) return
      const page = Math.min(typeof pageSize === 'number' ? pageSize : PAGE_SIZE.default, size)
      const found = this.graph.all(entity, page / size / MARGIN[query || filters ? 'filtered' : 'page'])
      if (found) this.addList(entity, found, this.fields.of(items))
    } else {
      const found = this.listed(entity, values)
      if (found) this.addList(entity, found, fields)
    }
  }

  /** The records of a list: those of one record by an argument such as `categoryId`, else of all. */
  private listed(entity: string, values: Readonly<Record<string, unknown>>): Occurrences | null {
    const given = Object.entries(values).filter(([, value]) => value !== null && value !== undefined)
    for (const [name, value] of given) {
      const id = idFrom(value)
      const found = id === null ? null : this.graph.belongingTo(entity, name.replace(/Id$/, ''), id)
      if (found) return found
    }
    return this.graph.all(entity, given.length > 0 ? 1 / MARGIN.filtered : 1)
  }

  private addList(entity: string, found: Occurrences, fields: Fields): void {
    const rows = found.reduce((sum, times) => sum + times, 0)
    this.rows += rows
    this.bytes += rows * fields.size * BYTES_OF_A_VALUE
    this.follow(entity, found, fields)
  }

  private follow(entity: string, found: Occurrences, fields: Fields): void {
    // It grows with each level, and is not needed in full.
    if (this.rows > REPLY_BOUNDS.rows) return
    for (const nodes of fields.values()) {
      const [node] = nodes
      const next = node?.selectionSet && this.graph.follow(entity, found, node.name.value)
      if (!next) continue
      const inner = this.fields.of(nodes)
      if (next.isList) this.addList(next.entity, next.found, inner)
      else this.follow(next.entity, next.found, inner)
    }
  }
}

/** Refuses queries by the estimate of their replies. */
export class ReplyEstimates {
  constructor(
    private readonly graphs: RelationGraphs,
    private readonly relations: Relations,
    private readonly returned: ReadonlyMap<string, ReturnedRecords>,
  ) {}

  /** Whether the reply to a query would exceed its bounds; false while the database cannot tell. */
  async exceedsBounds(em: GraphQLContext['em'], query: Operation): Promise<boolean> {
    if (!this.mayMultiply(query)) return false
    const graph = await this.graphs.get(em).catch(() => null)
    return graph !== null && ReplyEstimate.isTooLarge(graph, query, this.returned)
  }

  /** Whether a list is selected inside the record that another record belongs to; other lists do not multiply. */
  private mayMultiply(query: Operation): boolean {
    const fields = new SelectedFields(query)
    const multiplies = (entity: string, selected: Fields, isBelow: boolean): boolean =>
      [...selected.values()].some((nodes) => {
        const next = this.relations.get(entity)?.get(nodes[0]?.name.value ?? '')
        if (!next) return false
        return (isBelow && next.isList) || multiplies(next.entity, fields.of(nodes), isBelow || !next.isList)
      })
    return [...fields.root.values()].some((nodes) => {
      const records = this.returned.get(nodes[0]?.name.value ?? '')
      if (!records) return false
      const inside = fields.of(nodes)
      const selected = records.shape === 'table' ? fields.of(inside.get('items') ?? []) : inside
      return multiplies(records.entity, selected, false)
    })
  }
}

/** The values of arguments as they were sent. */
function argumentsOf({ arguments: given = [] }: FieldNode, variables: Variables): Record<string, unknown> {
  return Object.fromEntries(
    given.map(({ name, value }: ArgumentNode) => [
      name.value,
      valueFromASTUntyped(value, variables as Record<string, never>),
    ]),
  )
}
