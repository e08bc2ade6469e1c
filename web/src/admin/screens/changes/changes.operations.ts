import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { graphql } from '../../../gql/gql.ts'
import type { RecordedChangesQuery, RecordedChangesQueryVariables } from '../../../gql/graphql.ts'
import { ask } from '../../api/ask.ts'
import { calls } from '../../api/call/calls.ts'

const CHANGES = graphql(`
  query RecordedChanges(
    $entity: String
    $id: ID
    $userId: ID
    $from: String
    $to: String
    $text: String
    $page: Int
    $pageSize: Int
  ) {
    changes(
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
        undoObstacle
        requestId
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

export type RecordedChange = RecordedChangesQuery['changes']['items'][number]

/** A page of the history that the user may read, the newest first; its days, YYYY-MM-DD, are the restaurant's. */
export function useChanges(query: RecordedChangesQueryVariables, enabled = true) {
  return useQuery({
    queryKey: ['changes', query],
    queryFn: async () => (await ask(CHANGES, query)).changes,
    placeholderData: keepPreviousData,
    enabled,
  })
}

/** @param title its subject in words. @throws {HttpError} if the change was not undone; `body.conflicts` lists the values that were changed since. */
export async function undoChange(id: string, title: string): Promise<void> {
  await calls.send({ document: UNDO, variables: { id }, subject: `change/${id}`, title })
}
