import type { TypedDocumentNode } from '@apollo/client'
import { useQuery } from '@tanstack/react-query'
import { parse } from 'graphql'
import { ask } from '../../api/ask.ts'
import { referencedEntities, referenceOf } from '../../resources/registry.ts'
import { useRoleMeaning } from '../../users/role-meaning.ts'
import type { RecordedChange } from './changes.operations.ts'

const kinds = [...referencedEntities]

interface ReferenceNames {
  readonly [kind: string]: { readonly items: readonly { readonly id: string; readonly name: string }[] }
}

/** The names of all records of the wanted kinds, soft-deleted ones included. A unit test validates it. */
export const REFERENCE_NAMES = parse(`query ReferenceNames(${kinds.map((kind) => `$${kind}: Boolean!`)}) {
  ${kinds.map(
    (kind) => `${kind}: ${kind}Table(query: { pageSize: 100, includeDeleted: true }) @include(if: $${kind}) {
      items { id name }
    }`,
  )}
}`) as TypedDocumentNode<ReferenceNames, never>

/** The names of records that changes refer to by id. @returns a function of kind and id. */
export function useReferenceNames(changes: readonly RecordedChange[]): (kind: string, id: unknown) => string {
  const meaningOf = useRoleMeaning()
  const named = new Set(
    changes.flatMap(({ entity, before, after }) =>
      Object.keys({ ...before, ...after }).map((field) => referenceOf(entity, field)),
    ),
  )
  const wanted = Object.fromEntries(kinds.map((kind) => [kind, named.has(kind)]))
  const { data } = useQuery({
    queryKey: ['referenceNames', wanted],
    queryFn: () => ask(REFERENCE_NAMES, wanted),
    enabled: Object.values(wanted).some(Boolean),
  })
  return (kind, id) => {
    const name = data?.[kind]?.items.find((item) => item.id === String(id))?.name
    if (!name) return `#${id}`
    return kind === 'role' ? meaningOf(name).title : name
  }
}
