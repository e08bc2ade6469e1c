import type { ApolloServerPlugin } from '@apollo/server'
import {
  type FragmentDefinitionNode,
  type GraphQLSchema,
  getNamedType,
  getVariableValues,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  OperationTypeNode,
  type SelectionSetNode,
  visit,
} from 'graphql'
import { type ComplexityEstimator, getComplexity } from 'graphql-query-complexity'
import { BadInputError } from '../core/errors.ts'
import { type FieldFault, fieldFault } from '../core/field-rules.ts'
import type { GraphQLContext } from '../core/graphql/graphql-context.ts'
import { replyTooLarge } from './reply-bounds.ts'
import type { ReplyEstimates } from './reply-estimate.ts'

export const LIMITS = {
  depth: 10,
  aliases: 15,
  /** Of introspection, whose cost is not estimated. */
  schemaAliases: 2,
  tokens: 1_000,
  cost: 25_000,
  /** Of an anonymous caller, for lists of the same records on one path: each more costs a whole menu for each dish. */
  anonymousLists: 2,
  /** Characters of the variables of an anonymous caller. */
  anonymousVariables: 64 * 1024,
  /** Faults of variables reported in one reply. */
  variableErrors: 5,
  /** Characters of a message of graphql-js. */
  message: 500,
} as const

/** Estimated lengths of lists: few in a relation, many in a list of records. */
const FEW = 3
const MANY = 10
const SMALL_LISTS = new Set(['productImages', 'blogTags', 'blogCategories', 'groups', 'roles'])

/** Refuses an operation that is too expensive before any of it runs. */
export function costLimits(
  schema: GraphQLSchema,
  estimates: ReplyEstimates,
): ApolloServerPlugin<GraphQLContext> {
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ document, operation, request, contextValue }) {
          if (!operation) return
          if (operation.operation === OperationTypeNode.SUBSCRIPTION) {
            throw new BadInputError('SUBSCRIPTIONS_UNSUPPORTED')
          }
          const variables = request.variables ?? {}
          if (contextValue.caller.userId === null) refuseLargeVariables(variables)
          const coerced = coercedVariables(schema, operation, variables)
          const fragments = new Map(
            document.definitions
              .filter((each) => each.kind === Kind.FRAGMENT_DEFINITION)
              .map((each) => [each.name.value, each]),
          )
          refuseDepth(operation, fragments)
          refuseAliases(operation, fragments)
          const isStranger = contextValue.caller.userId === null
          if (isStranger) refuseReturns(schema, operation, fragments)
          refuseCost(schema, {
            query: document,
            variables,
            ...(request.operationName && { operationName: request.operationName }),
          })
          const isQuery = operation.operation === OperationTypeNode.QUERY
          const query = { operation, fragments, variables: coerced }
          if (isQuery && (await estimates.exceedsBounds(contextValue.em, query))) throw replyTooLarge()
        },
      }
    },
  }
}

function refuseLargeVariables(variables: object): void {
  let size = Number.POSITIVE_INFINITY
  try {
    size = JSON.stringify(variables).length
  } catch {
    // Nested too deeply to be serialized.
  }
  if (size > LIMITS.anonymousVariables) {
    throw new BadInputError('VARIABLES_TOO_LARGE', { max: LIMITS.anonymousVariables })
  }
}

/** The values of variables, defaults included; refuses wrong types before the cost is estimated from them. */
function coercedVariables(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  variables: Record<string, unknown>,
): Record<string, unknown> {
  const { errors, coerced } = getVariableValues(schema, operation.variableDefinitions ?? [], variables, {
    maxErrors: LIMITS.variableErrors,
  })
  if (!errors) return coerced
  const faults = errors.map(({ message }) => faultIn(message, (name) => argumentOf(operation, name)))
  const details = faults.map((fault) => (typeof fault === 'string' ? fault : fault.message))
  const fields = faults.filter((fault) => typeof fault !== 'string')
  throw new BadInputError('INVALID_VARIABLES', { details }, fields)
}

// Greedy, so that a value which looks like a part of the message is not taken for one.
const WRONG_VALUES = [
  /^Variable "\$(?<name>\w+)" got invalid value .* at "\w+(?<path>[.[][\w.[\]]+)"; (?<detail>.*)$/s,
  /^Variable "\$(?<name>\w+)" got invalid value .*; (?<detail>.*)$/s,
]

/**
 * The input field of a value of wrong type, parsed from the message of graphql-js: `price` of an input object,
 * `periods.0.weekday` of a list, else the argument that the variable is for.
 */
function faultIn(message: string, argumentFor: (variable: string) => string): FieldFault | string {
  const matched = WRONG_VALUES.map((pattern) => pattern.exec(message)).find(Boolean)
  const { name, path = '', detail } = matched?.groups ?? {}
  if (name !== undefined && detail !== undefined) {
    const inList = `${argumentFor(name)}${path.replace(/\[(\d+)\]/g, '.$1')}`
    const field = path.startsWith('.') ? path.slice(1) : inList
    return fieldFault(shortened(field), 'WRONG_TYPE', { detail: shortened(detail) })
  }
  return shortened(message)
}

/** The argument that a variable is the value of; the variable itself if there is none. */
function argumentOf(operation: OperationDefinitionNode, variable: string): string {
  let found = variable
  visit(operation.selectionSet, {
    Argument({ name, value }) {
      if (value.kind === Kind.VARIABLE && value.name.value === variable) found = name.value
    },
  })
  return found
}

const SCALAR_VALUE = /((?:String|Int|Float|Boolean|ID) cannot represent [\w -]*value): .*/s

/** Shortens a message of graphql-js, which repeats whole names and values of wrong types, such as a password. */
export function shortened(text: string): string {
  const safe = text.replace(SCALAR_VALUE, '$1.')
  return safe.length <= LIMITS.message ? safe : `${safe.slice(0, LIMITS.message - 1)}…`
}

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>

function refuseDepth(operation: OperationDefinitionNode, fragments: Fragments): void {
  const depth = depthOf(operation.selectionSet, fragments, new Map())
  if (depth > LIMITS.depth) {
    throw new BadInputError('QUERY_TOO_DEEP', { depth, max: LIMITS.depth })
  }
}

/**
 * The number of fields on the longest path, the leaf included; introspection has its own bound. Each fragment is
 * followed once, however often it is spread: a few that spread each other twice would take hours.
 */
function depthOf(
  selections: SelectionSetNode | undefined,
  fragments: Fragments,
  known: Map<string, number>,
): number {
  let deepest = 0
  for (const selection of selections?.selections ?? []) {
    let depth = 0
    if (selection.kind === Kind.FIELD) {
      depth = selection.name.value.startsWith('__')
        ? 0
        : 1 + depthOf(selection.selectionSet, fragments, known)
    } else if (selection.kind === Kind.INLINE_FRAGMENT) {
      depth = depthOf(selection.selectionSet, fragments, known)
    } else {
      const name = selection.name.value
      depth = known.get(name) ?? depthOf(fragments.get(name)?.selectionSet, fragments, known)
      known.set(name, depth)
    }
    deepest = Math.max(deepest, depth)
  }
  return deepest
}

/** Refuses a path that goes back up to lists which it came from: `products.category.products.category.products`. */
function refuseReturns(
  schema: GraphQLSchema,
  operation: OperationDefinitionNode,
  fragments: Fragments,
): void {
  const seen = new Set<string>()
  const walk = (selections: SelectionSetNode | undefined, parent: string, lists: readonly string[]): void => {
    const type = schema.getType(parent)
    if (!selections || !isObjectType(type)) return
    for (const selection of selections.selections) {
      if (selection.kind === Kind.FIELD) {
        const field = type.getFields()[selection.name.value]
        if (!field) continue
        const named = getNamedType(field.type)
        const isList = isListType(isNonNullType(field.type) ? field.type.ofType : field.type)
        const isLong = isList && !SMALL_LISTS.has(selection.name.value)
        const own = isLong && isObjectType(named) ? [...lists, named.name] : lists
        if (own.filter((name) => name === named.name).length > LIMITS.anonymousLists)
          throw new BadInputError('LIST_NESTED_TOO_OFTEN', {
            field: selection.name.value,
            max: LIMITS.anonymousLists,
          })
        walk(selection.selectionSet, named.name, own)
      } else if (selection.kind === Kind.INLINE_FRAGMENT) {
        walk(selection.selectionSet, selection.typeCondition?.name.value ?? parent, lists)
      } else {
        const fragment = fragments.get(selection.name.value)
        const way = `${selection.name.value} ${lists.toSorted().join(' ')}`
        if (!fragment || seen.has(way)) continue
        seen.add(way)
        walk(fragment.selectionSet, fragment.typeCondition.name.value, lists)
      }
    }
  }
  walk(operation.selectionSet, schema.getRootType(operation.operation)?.name ?? '', [])
}

function refuseAliases(operation: OperationDefinitionNode, fragments: Fragments): void {
  const count = new Map<string, number>()
  for (const part of [operation, ...fragments.values()]) countAliases(part.selectionSet, count)
  for (const [field, aliases] of count) {
    const max = field === '__schema' ? LIMITS.schemaAliases : LIMITS.aliases
    if (aliases > max) throw new BadInputError('TOO_MANY_ALIASES', { field, aliases, max })
  }
}

function countAliases(selections: SelectionSetNode | undefined, count: Map<string, number>): void {
  for (const selection of selections?.selections ?? []) {
    if (selection.kind === Kind.FRAGMENT_SPREAD) continue
    if (selection.kind === Kind.FIELD && selection.alias) {
      // Introspection lists are long, and their cost is not estimated.
      if (INTROSPECTION_LISTS.has(selection.name.value)) {
        throw new BadInputError('ALIAS_NOT_ALLOWED', { field: selection.name.value })
      }
      count.set(selection.name.value, (count.get(selection.name.value) ?? 0) + 1)
    }
    countAliases(selection.selectionSet, count)
  }
}

const INTROSPECTION_LISTS = new Set(['types', 'fields', 'inputFields', 'enumValues', 'args'])

/** Fields whose texts are rendered on request. */
const RENDERED: Readonly<Record<string, number>> = { html: 500, excerpt: 50 }

/** A scalar field costs 1, a record the sum of its fields, a list that sum for each member. */
const estimator: ComplexityEstimator = ({ field, childComplexity }) => {
  if (field.name.startsWith('__')) return 1
  const rendering = RENDERED[field.name]
  if (rendering !== undefined) return rendering
  const type = isNonNullType(field.type) ? field.type.ofType : field.type
  if (!isListType(type) || !isObjectType(getNamedType(type))) return 1 + childComplexity
  return (SMALL_LISTS.has(field.name) ? FEW : MANY) * (1 + childComplexity)
}

type CostOptions = Omit<Parameters<typeof getComplexity>[0], 'schema' | 'estimators'>

function refuseCost(schema: GraphQLSchema, query: CostOptions): void {
  if (costOf(schema, query) > LIMITS.cost) throw new BadInputError('QUERY_TOO_COSTLY', { max: LIMITS.cost })
}

/** The cost, or infinity for a query so large that the estimate was aborted. */
export function costOf(schema: GraphQLSchema, query: CostOptions): number {
  try {
    return getComplexity({ ...query, schema, estimators: [estimator] })
  } catch {
    return Number.POSITIVE_INFINITY
  }
}
