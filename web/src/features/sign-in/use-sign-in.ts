import { useApolloClient } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { TOKEN_KEY } from '../../lib/auth-token.ts'
import { LOGIN } from './login-mutation.ts'
import { type Refusal, refusalOf } from './refusal.ts'

interface SignIn {
  /** Whether the server is being asked. */
  readonly busy: boolean
  readonly refusal: Refusal | null
  /** Seconds until another attempt may be made. */
  readonly wait: number
  /** @param name mail address or user name. */
  signIn(name: string, password: string): Promise<void>
}

/** Signs in, keeps the token, and calls `onDone`; or tells why not. */
export function useSignIn(onDone: () => void): SignIn {
  const client = useApolloClient()
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
      try {
        const who = name.includes('@') ? { email: name } : { userName: name }
        const { data } = await client.mutate({ mutation: LOGIN, variables: { input: { ...who, password } } })
        localStorage.setItem(TOKEN_KEY, data?.login.authToken ?? '')
        onDone()
      } catch (error) {
        const refused = refusalOf(error)
        setRefusal(refused)
        setWait(refused.waitSeconds)
        setBusy(false)
      }
    },
  }
}
