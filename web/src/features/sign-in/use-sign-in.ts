import { keepSignIn, type SignIn as StoredSignIn } from '../../lib/auth-token.ts'
import { paths } from '../../paths.ts'
import { type Refusal, refusalOf } from './refusal.ts'
import { useAttempts } from './use-attempts.ts'

/** The second step of a sign-in. */
interface Proof {
  /** Of the code app, or of the recovery sheet. */
  readonly code: string
  /** Whether no code is asked for on this device for 30 days. */
  readonly rememberDevice: boolean
}

type SignInInput = ({ readonly email: string } | { readonly userName: string }) & {
  readonly password: string
} & Partial<Proof>

/** Signs in, stores the token and calls `onDone`; where a code is wanted, it calls `onCodeWanted`. */
export function useSignIn({ onDone, onCodeWanted }: Record<'onDone' | 'onCodeWanted', () => void>) {
  const { attempt, dismiss, ...state } = useAttempts()
  return {
    ...state,
    dismiss,
    /**
     * @param name mail address or user name.
     * @returns whether it has succeeded.
     */
    async signIn(name: string, password: string, proof?: Proof): Promise<boolean> {
      const who = name.includes('@') ? { email: name } : { userName: name }
      let isCodeWanted = false
      const isDone = await attempt(async () => {
        const refused = await requestSignIn({ ...who, password, ...proof })
        isCodeWanted = !proof && refused?.reason === 'CODE_REQUIRED'
        return refused
      })
      if (isDone) onDone()
      if (isCodeWanted) {
        // Nothing was wrong.
        dismiss()
        onCodeWanted()
      }
      return isDone
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
