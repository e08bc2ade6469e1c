import type { TypedDocumentNode } from '@apollo/client'
import { useQuery } from '@tanstack/react-query'
import { parse } from 'graphql'
import { usePermissions } from 'ra-core'
import { ask } from '../../api/ask.ts'
import { referencedEntities, referenceOf } from '../../resources/registry.ts'
import { useRecordName } from '../../users/record-name.ts'
import type { RecordedChange } from './acts.operations.ts'

const kinds = [...referencedEntities]

interface ReferenceNames {
  readonly [kind: string]: {
    readonly items: readonly {
      readonly id: string
      readonly name: string
      readonly displayName?: string | null
    }[]
  }
}

/** The names of all records of the wanted kinds, soft-deleted ones included for those who see them. A unit test validates it. */
export const REFERENCE_NAMES =
  parse(`query ReferenceNames($deleted: Boolean!, ${kinds.map((kind) => `$${kind}: Boolean!`)}) {
  ${kinds.map(
    (
      kind,
    ) => `${kind}: ${kind}Table(query: { pageSize: 100, includeDeleted: $deleted }) @include(if: $${kind}) {
      items { id name ${kind === 'group' ? 'displayName' : ''} }
    }`,
  )}
}`) as TypedDocumentNode<ReferenceNames, never>

/** The names of records that changes refer to by id. @returns a function of kind and id. */
export function useReferenceNames(changes: readonly RecordedChange[]): (kind: string, id: unknown) => string {
  const recordName = useRecordName()
  const { permissions: roles = [] } = usePermissions<readonly string[]>()
  const named = new Set(
    changes.flatMap(({ entity, before, after }) =>
      Object.keys({ ...before, ...after }).map((field) => referenceOf(entity, field)),
    ),
  )
  const wanted = Object.fromEntries(kinds.map((kind) => [kind, named.has(kind)]))
  const { data } = useQuery({
    queryKey: ['referenceNames', wanted],
    queryFn: () => ask(REFERENCE_NAMES, { ...wanted, deleted: roles.includes('administrator') }),
    enabled: Object.values(wanted).some(Boolean),
  })
  return (kind, id) => {
    const item = data?.[kind]?.items.find((each) => each.id === String(id))
    return item ? recordName(kind, item) : `#${id}`
  }
}
