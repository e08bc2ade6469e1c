import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { graphql } from '../../../gql/gql.ts'
import type { RecordedChangesQuery } from '../../../gql/graphql.ts'
import { ask } from '../../api/data-provider.ts'

const CHANGES = graphql(`
  query RecordedChanges($entity: String, $id: ID, $page: Int, $pageSize: Int) {
    changes(entity: $entity, id: $id, page: $page, pageSize: $pageSize) {
      totalCount
      items {
        id
        date
        userName
        userFullName
        action
        entity
        entityId
        recordName
        isRecordThere
        before
        after
        goneFilePaths
      }
    }
  }
`)

export type RecordedChange = RecordedChangesQuery['changes']['items'][number]

export interface ChangesQuery {
  readonly entity?: string | undefined
  readonly id?: string | undefined
  readonly page: number
  readonly pageSize: number
}

/** Part of the history, the newest first. For administrators. */
export function useChanges(query: ChangesQuery, enabled = true) {
  return useQuery({
    queryKey: ['changes', query],
    queryFn: async () => (await ask(CHANGES, query)).changes,
    placeholderData: keepPreviousData,
    enabled,
  })
}

const LARGEST_PAGE = 100

/** What was done to the record of a change after it, the newest first. */
export async function changesSince({ entity, entityId, id }: RecordedChange): Promise<RecordedChange[]> {
  const later: RecordedChange[] = []
  for (let page = 1; ; page++) {
    const { changes } = await ask(CHANGES, { entity, id: entityId, page, pageSize: LARGEST_PAGE })
    later.push(...changes.items.filter((each) => Number(each.id) > Number(id)))
    if (later.length < page * LARGEST_PAGE) return later
  }
}
