import type { TypedDocumentNode } from '@apollo/client'
import { stripTypename } from '@apollo/client/utilities'
import { currentI18n } from '../language/i18n-provider.ts'
import { apiFailure } from './api-failure.ts'
import { client } from './client.ts'

/**
 * Runs a query; mutations are sent by `calls`.
 * @throws {HttpError} with a message in the language of the screen.
 */
export async function ask<Reply>(query: TypedDocumentNode<Reply, never>, variables: object): Promise<Reply> {
  try {
    const { data } = await client.query({ query, variables: variables as never })
    if (!data) throw new Error('A reply without data and errors is none of the server’s.')
    // Inputs refuse the type names that the client adds, and forms send lists back as they were read.
    return stripTypename(data) as Reply
  } catch (error) {
    throw apiFailure(error, currentI18n())
  }
}
