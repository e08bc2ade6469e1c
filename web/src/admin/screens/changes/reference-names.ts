import { useQuery } from '@tanstack/react-query'
import { graphql } from '../../../gql/gql.ts'
import { ask } from '../../api/ask.ts'
import { useRoleMeaning } from '../../users/role-meaning.ts'
import type { RecordedChange } from './changes.operations.ts'
import { type Kind, kindOf } from './reference-kinds.ts'

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
  const fields = new Set(changes.flatMap(({ before, after }) => Object.keys({ ...before, ...after })))
  const names = (kind: Kind) => [...fields].some((field) => kindOf(field) === kind)
  const wanted = {
    category: names('category'),
    blogCategory: names('blogCategory'),
    blogTag: names('blogTag'),
    group: names('group'),
    role: names('role'),
  }
  const { data } = useQuery({
    queryKey: ['referenceNames', wanted],
    queryFn: () => ask(REFERENCE_NAMES, wanted),
    enabled: Object.values(wanted).some(Boolean),
  })
  return (kind, id) => {
    const name = data?.[kind as Kind]?.items.find((item) => item.id === String(id))?.name
    if (!name) return `#${id}`
    return kind === 'role' ? meaningOf(name).title : name
  }
}
