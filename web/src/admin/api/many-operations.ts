import type { TypedDocumentNode } from '@apollo/client'
import { parse } from 'graphql'
import type { EntityName } from './permissions.ts'

/** The result of a call for several records, and the id of the request, which undoes it. */
export interface ManyChanged {
  readonly count: number
  readonly requestId: string
}

type Many = TypedDocumentNode<{ many: ManyChanged }, never>

/** The documents for several records of an entity at once. */
export interface ManyOperations {
  readonly updateMany: Many
  readonly removeMany: Many
  readonly restoreMany: Many
}

/** The calls of a content entity for several records. A unit test validates them against the schema. */
export function manyOperations(entity: EntityName): ManyOperations {
  const type = entity.charAt(0).toUpperCase() + entity.slice(1)
  const plural = type.endsWith('y') ? `${type.slice(0, -1)}ies` : `${type}s`
  const document = (text: string) => parse(text) as Many
  return {
    updateMany: document(`mutation Update${plural}($ids: [ID!]!, $input: Update${type}!) {
      many: update${plural}(ids: $ids, input: $input) { count requestId }
    }`),
    removeMany: document(
      `mutation Remove${plural}($ids: [ID!]!) { many: remove${plural}(ids: $ids) { count requestId } }`,
    ),
    restoreMany: document(
      `mutation Restore${plural}($ids: [ID!]!) { many: restore${plural}(ids: $ids) { count requestId } }`,
    ),
  }
}
