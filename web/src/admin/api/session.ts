import { graphql } from '../../gql/gql.ts'
import type { WhoIsSignedInQuery } from '../../gql/graphql.ts'
import { TOKEN_KEY } from '../../lib/auth-token.ts'
import { paths } from '../../paths.ts'
import { client } from './client.ts'
import { leaveFor } from './leave-for.ts'

const WHO = graphql(`
  query WhoIsSignedIn {
    me {
      id
      userName
      email
      firstName
      lastName
    }
    myRoles
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
}

let asked: Promise<Session> | null = null

/** Who is signed in, and with which roles, asked once; whoever is not is sent to the sign-in. */
export function session(): Promise<Session> {
  asked ??= askWho()
  asked.catch(() => {
    asked = null
  })
  return asked
}

async function askWho(): Promise<Session> {
  if (!localStorage.getItem(TOKEN_KEY)) return goAway()
  const { data } = await client.query({ query: WHO })
  // A token that has run out asks as nobody in particular.
  if (!data?.me) return goAway()
  return { me: data.me, roles: data.myRoles }
}

function goAway(): never {
  localStorage.removeItem(TOKEN_KEY)
  leaveFor({ to: paths.signIn, status: 401, message: 'You are not signed in.' })
  throw new Error('Nobody is signed in.')
}

/** Ends the token, here and at the server. */
export async function signOut(): Promise<void> {
  asked = null
  // Without an answer it runs out by itself; here it is gone all the same.
  if (localStorage.getItem(TOKEN_KEY)) await client.mutate({ mutation: LOGOUT }).catch(() => null)
  localStorage.removeItem(TOKEN_KEY)
}
