import { useQuery } from '@tanstack/react-query'
import { graphql } from '../../../gql/gql.ts'
import { ask } from '../../api/ask.ts'
import type { ReferencedEntity } from '../../resources/labels.ts'
import { referenceOf } from '../../resources/registry.ts'
import { useRoleMeaning } from '../../users/role-meaning.ts'
import type { RecordedChange } from './changes.operations.ts'

/** Removed ones too: the history tells of them. */
const REFERENCE_NAMES = graphql(`
  query ReferenceNames(
    $category: Boolean!
    $blogCategory: Boolean!
    $blogTag: Boolean!
    $group: Boolean!
    $role: Boolean!
  ) {
    category: categoryTable(query: { pageSize: 100, includeDeleted: true }) @include(if: $category) {
      items {
        id
        name
      }
    }
    blogCategory: blogCategoryTable(query: { pageSize: 100, includeDeleted: true }) @include(if: $blogCategory) {
      items {
        id
        name
      }
    }
    blogTag: blogTagTable(query: { pageSize: 100, includeDeleted: true }) @include(if: $blogTag) {
      items {
        id
        name
      }
    }
    group: groupTable(query: { pageSize: 100, includeDeleted: true }) @include(if: $group) {
      items {
        id
        name
      }
    }
    role: roleTable(query: { pageSize: 100, includeDeleted: true }) @include(if: $role) {
      items {
        id
        name
      }
    }
  }
`)

/** What records are called that changes name by their ids. @returns a function of kind and id. */
export function useReferenceNames(changes: readonly RecordedChange[]): (kind: string, id: unknown) => string {
  const meaningOf = useRoleMeaning()
  const named = new Set(
    changes.flatMap(({ entity, before, after }) =>
      Object.keys({ ...before, ...after }).map((field) => referenceOf(entity, field)),
    ),
  )
  const wanted: Readonly<Record<ReferencedEntity, boolean>> = {
    category: named.has('category'),
    blogCategory: named.has('blogCategory'),
    blogTag: named.has('blogTag'),
    group: named.has('group'),
    role: named.has('role'),
  }
  const { data } = useQuery({
    queryKey: ['referenceNames', wanted],
    queryFn: () => ask(REFERENCE_NAMES, wanted),
    enabled: Object.values(wanted).some(Boolean),
  })
  return (kind, id) => {
    const name = data?.[kind as ReferencedEntity]?.items.find((item) => item.id === String(id))?.name
    if (!name) return `#${id}`
    return kind === 'role' ? meaningOf(name).title : name
  }
}
