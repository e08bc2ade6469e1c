import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors'
import { graphql } from '../../gql/gql.ts'
import type { WhoIsSignedInQuery } from '../../gql/graphql.ts'
import { TOKEN_KEY } from '../../lib/auth-token.ts'
import { failureOf } from '../../lib/failure.ts'
import { paths } from '../../paths.ts'
import { client } from './client.ts'
import { forgetKept, replyOrKept } from './kept-replies.ts'
import { leaveFor } from './leave-for.ts'

const WHO = graphql(`
  query WhoIsSignedIn {
    me {
      id
      userName
      email
      firstName
      lastName
      concurrencyStamp
    }
    myRoles
    mySecurity {
      mustAddFactor
    }
  }
`)

const LOGOUT = graphql(`
  mutation Logout {
    logout
  }
`)

export interface Session {
  readonly me: NonNullable<WhoIsSignedInQuery['me']>
  readonly roles: readonly string[]
  /** Whether further roles wait for a second factor of this session. */
  readonly mustAddFactor: boolean
  /** The token under which `me` was answered. */
  readonly token: string
}

/** Whether this browser has a token, which may have expired. */
export function hasToken(): boolean {
  return localStorage.getItem(TOKEN_KEY) !== null
}

let asked: Promise<Session> | null = null

/** The signed-in user with their roles, requested once; redirects to the sign-in if there is none. */
export function session(): Promise<Session> {
  asked ??= askWho()
  asked.catch(() => {
    asked = null
  })
  return asked
}

/** Requests the signed-in user again when they are needed next. */
export function forgetSession(): void {
  asked = null
}

/**
 * Reloads the page when another user signs in in another tab: requests already carry that user's token, while the page
 * still shows the previous user. Drafts are kept for each user.
 */
export function followSignIns(): void {
  addEventListener('storage', ({ key, newValue }) => {
    const before = asked
    if (key !== TOKEN_KEY || newValue === null || !before) return
    asked = null
    void before.then(({ me }) => reloadForAnother(me.id)).catch(() => {})
  })
}

const ASK_AGAIN_MS = 1_000

/** Reloads the page if another user is signed in; repeats the query until there is a reply. */
async function reloadForAnother(before: string): Promise<void> {
  const now = await session().catch(() => null)
  if (now && now.me.id !== before) return location.reload()
  if (!now && hasToken()) setTimeout(() => void reloadForAnother(before), ASK_AGAIN_MS)
}

async function askWho(): Promise<Session> {
  const token = localStorage.getItem(TOKEN_KEY)
  if (!token) return goAway('')
  const { reply, keptAt } = await replyOrKept('session', () => readWho(token), isUnanswered, isOf(token))
  // As soon as the server can be reached it says who this is.
  if (keptAt !== null) addEventListener('online', forgetSession, { once: true })
  return reply.me ? { ...reply, me: reply.me } : goAway('The session has ended.')
}

interface Who extends Omit<Session, 'me'> {
  /** Null once the session has ended. */
  readonly me: Session['me'] | null
}

async function readWho(token: string): Promise<Who> {
  const { data } = await client.query({ query: WHO, context: { token } }).catch((error: unknown) => {
    // Without the session there is no screen that could show the error.
    const failure = failureOf(error)
    if (failure) leaveFor(failure)
    throw error
  })
  const { me = null, myRoles: roles = [], mySecurity } = data ?? {}
  return { me, roles, mustAddFactor: mySecurity?.mustAddFactor ?? false, token }
}

const isOf = (token: string) => (kept: Who) => kept.me !== null && kept.token === token

/** Whether neither the server nor a proxy has answered. */
const isUnanswered = (error: unknown) => !CombinedGraphQLErrors.is(error) && !ServerError.is(error)

/** @param message why a session has ended; empty if there was none. */
function goAway(message: string): never {
  localStorage.removeItem(TOKEN_KEY)
  void forgetKept()
  leaveFor({ to: paths.signIn, status: 401, message })
  throw new Error('Nobody is signed in.')
}

const endings: (() => Promise<void>)[] = []

/** Has something ended with the session, while its token is still valid. */
export function onSignOut(end: () => Promise<void>): void {
  endings.push(end)
}

/** Revokes the token and deletes it from local storage. */
export async function signOut(): Promise<void> {
  await Promise.all(endings.map((end) => end().catch(() => {})))
  asked = null
  // Without a reply, the token stays valid on the server until it expires.
  if (localStorage.getItem(TOKEN_KEY)) await client.mutate({ mutation: LOGOUT }).catch(() => null)
  localStorage.removeItem(TOKEN_KEY)
  await forgetKept()
}
