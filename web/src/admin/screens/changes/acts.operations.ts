import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { graphql } from '../../../gql/gql.ts'
import type { ActsQuery, ActsQueryVariables } from '../../../gql/graphql.ts'
import { ask } from '../../api/ask.ts'
import { calls } from '../../api/call/calls.ts'

const ACTS = graphql(`
  query Acts(
    $entity: String
    $id: ID
    $userId: ID
    $from: String
    $to: String
    $text: String
    $page: Int
    $pageSize: Int
  ) {
    acts(
      entity: $entity
      id: $id
      userId: $userId
      from: $from
      to: $to
      text: $text
      page: $page
      pageSize: $pageSize
    ) {
      totalCount
      items {
        id
        requestId
        date
        userName
        userFullName
        program
        count
        total
        parts {
          entity
          action
          count
        }
        changes {
          ...RecordedChange
        }
      }
    }
  }

  fragment RecordedChange on Change {
    id
    action
    entity
    entityId
    recordName
    isRecordThere
    before
    after
    goneFilePaths
    undoObstacle
  }
`)

const LINES = graphql(`
  query ChangesOfRequest($requestId: String!, $page: Int!) {
    changes(requestId: $requestId, page: $page, pageSize: 100) {
      items {
        ...RecordedChange
      }
    }
  }
`)

const UNDO = graphql(`
  mutation UndoChange($id: ID!, $currentPassword: String) {
    undoChange(id: $id, currentPassword: $currentPassword) {
      id
    }
  }
`)

/** The changes of one request, which belong together. */
export type Act = ActsQuery['acts']['items'][number]

/** One change of one record. */
export type RecordedChange = Act['changes'][number]

/** A page of the history that the user may read, the newest first; its days, YYYY-MM-DD, are the restaurant's. */
export function useActs(query: ActsQueryVariables, enabled = true) {
  return useQuery({
    queryKey: ['acts', query],
    queryFn: async () => (await ask(ACTS, query)).acts,
    placeholderData: keepPreviousData,
    enabled,
  })
}

/** All changes of an act, the newest first; the ones that it came with until they are read. */
export function useLines({ requestId, count, changes }: Act, isOpen: boolean): readonly RecordedChange[] {
  const { data } = useQuery({
    queryKey: ['lines', requestId],
    queryFn: async () => {
      const pages = Array.from({ length: Math.ceil(count / 100) }, (_, at) => at + 1)
      const read = pages.map((page) => ask(LINES, { requestId: String(requestId), page }))
      return (await Promise.all(read)).flatMap(({ changes: { items } }) => items)
    },
    enabled: isOpen && requestId !== null && changes.length < count,
  })
  return data ?? changes
}

/**
 * Undoes one change.
 * @param title its record in words.
 * @throws {HttpError} if it was not undone; `body.conflicts` lists the values that were changed since.
 */
export async function undoChange(id: string, title: string): Promise<void> {
  await calls.send({ document: UNDO, variables: { id }, subject: `change/${id}`, title })
}
