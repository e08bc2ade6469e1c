import type { GraphQLResolveInfo } from 'graphql'
import { type FieldsByTypeName, parseResolveInfo, type ResolveTree } from 'graphql-parse-resolve-info'
import type { Selection } from '../read/selection.ts'
import { merge } from '../read/selection.ts'

const nothing: Selection = { fields: new Set(), relations: new Map() }

/** The columns and relations that an operation selects on the field being resolved. */
export function selectionOf(info: GraphQLResolveInfo): Selection {
  const tree = parseResolveInfo(info) as ResolveTree | null
  return tree ? fromTypes(tree.fieldsByTypeName) : nothing
}

function fromTypes(types: FieldsByTypeName): Selection {
  let selection = nothing
  for (const fields of Object.values(types)) {
    for (const field of Object.values(fields)) selection = merge(selection, fromField(field))
  }
  return selection
}

function fromField(field: ResolveTree): Selection {
  if (Object.keys(field.fieldsByTypeName).length === 0)
    return { fields: new Set([field.name]), relations: new Map() }
  return { fields: new Set(), relations: new Map([[field.name, fromTypes(field.fieldsByTypeName)]]) }
}

/** Whether a field belongs to a look-up of one record: its parent is directly below the query, and not in a list. */
export function isLookUp(info: GraphQLResolveInfo): boolean {
  return info.path.prev !== undefined && info.path.prev.prev === undefined
}
