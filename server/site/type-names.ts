import {
  assertObjectType,
  type DocumentNode,
  type GraphQLSchema,
  getNamedType,
  TypeInfo,
  visit,
  visitWithTypeInfo,
} from 'graphql'
import type { RenderRequest } from '../../web/src/entry-server.tsx'

type TypeNames = ReturnType<RenderRequest['typeNames']>

/**
 * Tells of a query which type each object of its answer is of, whatever comes back.
 * @throws where only the answer could tell: of interfaces, unions and fragments.
 */
export function typeNamesBy(schema: GraphQLSchema): (query: DocumentNode) => TypeNames {
  const known = new WeakMap<DocumentNode, TypeNames>()
  return (query) => {
    const names = known.get(query) ?? typeNamesOf(schema, query)
    known.set(query, names)
    return names
  }
}

function typeNamesOf(schema: GraphQLSchema, query: DocumentNode): TypeNames {
  const types = new TypeInfo(schema)
  const root = namesOf(schema.getQueryType())
  const within = [root]
  visit(
    query,
    visitWithTypeInfo(types, {
      Field: {
        enter({ alias, name, selectionSet }) {
          if (!selectionSet) return
          const names = namesOf(getNamedType(types.getType()))
          const parent = within.at(-1) ?? root
          parent.fields[(alias ?? name).value] = names
          within.push(names)
        },
        leave({ selectionSet }) {
          if (selectionSet) within.pop()
        },
      },
      FragmentSpread({ name }) {
        throw new Error(`The fragment ${name.value} does not say whose fields it has: ask for them in place.`)
      },
    }),
  )
  return root
}

function namesOf(type: unknown): { type: string; fields: Record<string, TypeNames> } {
  return { type: assertObjectType(type).name, fields: {} }
}
