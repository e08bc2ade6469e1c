import { useEffect, useState } from 'react'
import { keepSignIn, type SignIn as StoredSignIn } from '../../lib/auth-token.ts'
import { paths } from '../../paths.ts'
import { NO_ANSWER, type Refusal, refusalOf } from './refusal.ts'

interface SignIn {
  readonly busy: boolean
  readonly refusal: Refusal | null
  /** Seconds until the next attempt is allowed. */
  readonly wait: number
  /** @param name mail address or user name. */
  signIn(name: string, password: string): Promise<void>
}

/** Signs in, stores the token and calls `onDone`, or returns the refusal. */
export function useSignIn(onDone: () => void): SignIn {
  const [busy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<Refusal | null>(null)
  const [wait, setWait] = useState(0)

  useEffect(() => {
    if (wait === 0) return
    const timer = setTimeout(() => setWait(wait - 1), 1000)
    return () => clearTimeout(timer)
  }, [wait])

  return {
    busy,
    refusal,
    wait,
    async signIn(name, password) {
      setBusy(true)
      setRefusal(null)
      const who = name.includes('@') ? { email: name } : { userName: name }
      const refused = await requestSignIn({ ...who, password })
      if (!refused) return onDone()
      setRefusal(refused)
      setWait(refused.waitSeconds)
      setBusy(false)
    },
  }
}

/**
 * Sends the sign-in to the page's own address, the only one that gets the cookie of a known device.
 * @returns null after a successful sign-in.
 */
async function requestSignIn(input: object): Promise<Refusal | null> {
  try {
    const reply = await fetch(paths.signIn, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify(input),
    })
    if (!reply.ok) return await refusalOf(reply)
    keepSignIn((await reply.json()) as StoredSignIn)
    return null
  } catch {
    return NO_ANSWER
  }
}
