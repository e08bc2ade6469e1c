import { useEffect, useState } from 'react'
import type { SignInOptionsQuery } from '../../gql/graphql.ts'
import { SIGN_IN_OPTIONS } from './account-operations.ts'
import { askServer } from './ask-server.ts'

type Options = SignInOptionsQuery['signInOptions']

const NONE: Options = { passwordLinks: false, passkeys: false }

/** What the server offers; undefined until it has said so, and nothing without a reply. */
export function useSignInOptions(): Options | undefined {
  const [options, setOptions] = useState<Options>()
  useEffect(() => {
    let isOpen = true
    askServer(SIGN_IN_OPTIONS, {})
      .then(({ data }) => isOpen && setOptions(data?.signInOptions ?? NONE))
      .catch(() => isOpen && setOptions(NONE))
    return () => {
      isOpen = false
    }
  }, [])
  return options
}
