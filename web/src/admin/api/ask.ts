import type { TypedDocumentNode } from '@apollo/client'
import { stripTypename } from '@apollo/client/utilities'
import { currentI18n } from '../language/i18n-provider.ts'
import { apiFailure } from './api-failure.ts'
import { client } from './client.ts'
import { withOwnPassword } from './own-password.ts'

/**
 * Runs a document.
 * @param resource the entity whose fields the variables contain, for messages with field names.
 * @throws {HttpError} with a message in the language of the screen.
 */
export async function ask<Reply>(
  document: TypedDocumentNode<Reply, never>,
  variables: object,
  resource?: string,
): Promise<Reply> {
  const isMutation = document.definitions.some(
    (each) => each.kind === 'OperationDefinition' && each.operation === 'mutation',
  )
  const run = async (sent: object) => {
    try {
      const { data } = isMutation
        ? await client.mutate({ mutation: document, variables: sent as never })
        : await client.query({ query: document, variables: sent as never })
      if (!data) throw new Error('A reply without data and errors is none of the server’s.')
      // Inputs refuse the type names that the client adds, and forms send lists back as they were read.
      return stripTypename(data) as Reply
    } catch (error) {
      throw apiFailure(error, currentI18n(), resource)
    }
  }
  return isMutation ? withOwnPassword(variables, run) : run(variables)
}
