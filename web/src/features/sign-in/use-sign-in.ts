import { keepSignIn, type SignIn as StoredSignIn } from '../../lib/auth-token.ts'
import { paths } from '../../paths.ts'
import { type Refusal, refusalOf } from './refusal.ts'
import { useAttempts } from './use-attempts.ts'

type SignInInput = ({ readonly email: string } | { readonly userName: string }) & {
  readonly password: string
}

/** Signs in, stores the token and calls `onDone`, or returns the refusal. */
export function useSignIn(onDone: () => void) {
  const { attempt, ...state } = useAttempts()
  return {
    ...state,
    /** @param name mail address or user name. */
    async signIn(name: string, password: string): Promise<void> {
      const who = name.includes('@') ? { email: name } : { userName: name }
      if (await attempt(() => requestSignIn({ ...who, password }))) onDone()
    },
  }
}

/**
 * Sends the sign-in, and stores its token. It goes to the page's own address, the only one that gets the cookie of a known device.
 * @returns null after a successful sign-in.
 * @throws {Error} without a reply.
 */
export async function requestSignIn(input: SignInInput): Promise<Refusal | null> {
  const reply = await fetch(paths.signIn, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify(input),
  })
  if (!reply.ok) return refusalOf(reply)
  keepSignIn((await reply.json()) as StoredSignIn)
  return null
}
