import type { TypedDocumentNode } from '@apollo/client'
import { stripTypename } from '@apollo/client/utilities'
import pLimit from 'p-limit'
import { graphql } from '../../../gql/gql.ts'
import { TOKEN_KEY } from '../../../lib/auth-token.ts'
import { currentI18n } from '../../language/i18n-provider.ts'
import { apiFailure } from '../api-failure.ts'
import { client } from '../client.ts'
import { withOwnPassword } from '../own-password.ts'
import { forgetSession, type Session, session } from '../session.ts'
import { isOpen, thisTab } from '../tab.ts'
import { Calls } from './call.ts'
import { CallStore } from './call-store.ts'
import type { Line, Person } from './line.ts'
import { withClientKey } from './with-client-key.ts'

export const SETTLE = graphql(`
  mutation Settle($clientKey: ID!) {
    settle(clientKey: $clientKey) {
      stored
      ids
      requestId
    }
  }
`)

/** Time after which a request without files counts as unanswered; the largest change takes the server a few seconds. */
const ANSWERED_WITHIN_MS = 30_000

async function mutate<Reply>(
  mutation: TypedDocumentNode<Reply, never>,
  variables: object,
  token: string,
  resource?: string,
) {
  const signal = hasFile(variables) ? undefined : AbortSignal.timeout(ANSWERED_WITHIN_MS)
  try {
    const context = { token, fetchOptions: { signal } }
    const { data, extensions } = await client.mutate({ mutation, variables: variables as never, context })
    if (!data) throw new Error('A reply without data and errors is none of the server’s.')
    // Inputs refuse the type names that the client adds, and forms send lists back as they were read.
    return { reply: stripTypename(data) as Reply, requestId: requestIdIn(extensions) }
  } catch (error) {
    throw apiFailure(error, currentI18n(), resource)
  }
}

function requestIdIn(extensions: Readonly<Record<string, unknown>> = {}): string | null {
  return typeof extensions.requestId === 'string' ? extensions.requestId : null
}

function hasFile(value: unknown): boolean {
  if (value instanceof Blob) return true
  return typeof value === 'object' && value !== null && Object.values(value).some(hasFile)
}

const personOf = ({ me, token }: Session) => ({ userId: me.id, token })

let owner: Person | undefined

/** Uploads run three side by side, whatever they are of. */
const uploads = pLimit(3)

const pauses = new Set<() => void>()

/** Repeats what waits for the server at once. */
export function repeatNow(): void {
  for (const end of pauses) end()
}

const line: Line = {
  async person() {
    const now = personOf(await session())
    owner ??= now
    // After another person has signed in in another tab, the page is still the first one's until it is loaded again.
    if (now.userId === owner.userId) owner = now
    return owner
  },
  async signedIn() {
    forgetSession()
    return session().then(personOf, () => null)
  },
  tab: thisTab,
  isOpen,
  post: ({ document, variables, resource }, clientKey, token) => {
    const request = () =>
      withOwnPassword(variables, (sent) =>
        mutate(withClientKey(document), { ...sent, clientKey }, token, resource),
      )
    return hasFile(variables) ? uploads(request) : request()
  },
  async settle(clientKey, token) {
    const { requestId = null, ...settled } = (await mutate(SETTLE, { clientKey }, token)).reply.settle
    return { ...settled, requestId }
  },
  now: Date.now,
  pause: (ms) =>
    new Promise((resolve) => {
      const ended = new AbortController()
      const end = () => {
        clearTimeout(timer)
        ended.abort()
        pauses.delete(end)
        resolve()
      }
      const timer = setTimeout(end, ms)
      pauses.add(end)
      const once = { signal: ended.signal }
      addEventListener('online', end, once)
      addEventListener('focus', end, once)
      addEventListener('storage', ({ key }) => key === TOKEN_KEY && end(), once)
    }),
}

/** The calls of this page. */
export const calls = new Calls(line, new CallStore())
