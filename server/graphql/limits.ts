import type { ApolloServerPlugin } from '@apollo/server'
import {
  type DocumentNode,
  type FragmentDefinitionNode,
  type GraphQLSchema,
  getNamedType,
  getVariableValues,
  isListType,
  isNonNullType,
  isObjectType,
  Kind,
  type OperationDefinitionNode,
  type SelectionSetNode,
} from 'graphql'
import { type ComplexityEstimator, getComplexity } from 'graphql-query-complexity'
import { BadInputError, type FieldFault } from '../core/errors.ts'
import type { GraphQLContext } from '../core/graphql-context.ts'

export const LIMITS = { depth: 10, aliases: 15, tokens: 1_000, cost: 25_000 } as const

/** How many members a list is taken to have: what hangs on one record is few, a list of records many. */
const FEW = 3
const MANY = 10
const SMALL_LISTS = new Set(['productImages', 'blogTags', 'blogCategories', 'groups', 'roles'])

/** Refuses what would cost too much, before anything of it runs. */
export function costLimits(schema: GraphQLSchema): ApolloServerPlugin<GraphQLContext> {
  const accepted = new WeakSet<OperationDefinitionNode>()
  return {
    async requestDidStart() {
      return {
        async didResolveOperation({ document, operation, request }) {
          if (!operation) return
          refuseVariables(schema, operation, request.variables ?? {})
          if (accepted.has(operation)) return
          const fragments = new Map(
            document.definitions
              .filter((each) => each.kind === Kind.FRAGMENT_DEFINITION)
              .map((each) => [each.name.value, each]),
          )
          refuseDepth(operation, fragments)
          refuseAliases(operation, fragments)
          refuseCost(schema, {
            query: document,
            variables: request.variables ?? {},
            ...(request.operationName && { operationName: request.operationName }),
          })
          if (!dependsOnVariables(document)) accepted.add(operation)
        },
      }
    },
  }
}

/** Whether what is asked depends on variables, by directives: what it costs may differ the next time. */
export function dependsOnVariables({ loc }: DocumentNode): boolean {
  return !loc || loc.source.body.includes('@')
}

/** Values of wrong types are told before the cost is reckoned with them. */
function refuseVariables(
  schema: GraphQLSchema,
  { variableDefinitions = [] }: OperationDefinitionNode,
  variables: Record<string, unknown>,
): void {
  const { errors } = getVariableValues(schema, variableDefinitions, variables)
  if (!errors) return
  const faults = errors.map(({ message }) => faultIn(message))
  throw new BadInputError(
    faults.map((fault) => fault.message).join(' '),
    faults.filter((fault) => fault.field !== ''),
  )
}

/** The field of the input that a value of a wrong type was sent for, as graphql-js names it. */
function faultIn(message: string): FieldFault {
  const match = /^Variable "\$\w+" got invalid value .* at "\w+\.([\w.[\]]+)"; (.*)$/s.exec(message)
  return match ? { field: match[1] as string, message: match[2] as string } : { field: '', message }
}

type Fragments = ReadonlyMap<string, FragmentDefinitionNode>

function refuseDepth(operation: OperationDefinitionNode, fragments: Fragments): void {
  const depth = depthOf(operation.selectionSet, fragments, new Map())
  if (depth > LIMITS.depth) {
    throw new BadInputError(`The query is ${depth} fields deep; at most ${LIMITS.depth} are accepted.`)
  }
}

/**
 * Fields on the longest path, the leaf included. What asks about the schema has a bound of its own. Each fragment is
 * followed once, however often it is spread: a few that spread each other twice would be followed for hours.
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

function refuseAliases(operation: OperationDefinitionNode, fragments: Fragments): void {
  const count = new Map<string, number>()
  for (const part of [operation, ...fragments.values()]) countAliases(part.selectionSet, count)
  for (const [field, aliases] of count) {
    if (aliases > LIMITS.aliases) {
      throw new BadInputError(`${field} has ${aliases} aliases; at most ${LIMITS.aliases} are accepted.`)
    }
  }
}

function countAliases(selections: SelectionSetNode | undefined, count: Map<string, number>): void {
  for (const selection of selections?.selections ?? []) {
    if (selection.kind === Kind.FRAGMENT_SPREAD) continue
    if (selection.kind === Kind.FIELD && selection.alias) {
      count.set(selection.name.value, (count.get(selection.name.value) ?? 0) + 1)
    }
    countAliases(selection.selectionSet, count)
  }
}

/** A field costs 1, one that brings records what its fields cost together, a list that for each member. */
const estimator: ComplexityEstimator = ({ field, childComplexity }) => {
  if (field.name.startsWith('__')) return 1
  const type = isNonNullType(field.type) ? field.type.ofType : field.type
  if (!isListType(type) || !isObjectType(getNamedType(type))) return 1 + childComplexity
  return (SMALL_LISTS.has(field.name) ? FEW : MANY) * (1 + childComplexity)
}

type Reckoned = Omit<Parameters<typeof getComplexity>[0], 'schema' | 'estimators'>

function refuseCost(schema: GraphQLSchema, query: Reckoned): void {
  const cost = costOf(schema, query)
  if (cost > LIMITS.cost) {
    throw new BadInputError(
      `The query may cost ${cost}; at most ${LIMITS.cost} is accepted. Ask for less at once.`,
    )
  }
}

/** The cost, or infinity for a query of so many parts that the reckoning itself was given up. */
export function costOf(schema: GraphQLSchema, query: Reckoned): number {
  try {
    return getComplexity({ ...query, schema, estimators: [estimator] })
  } catch {
    return Number.POSITIVE_INFINITY
  }
}
