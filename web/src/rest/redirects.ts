import { TOKEN_KEY } from '../lib/auth-token.ts'
import { errorRedirects } from '../paths.ts'
import type { ApiError } from './api-error.ts'
import type { TokenStorage } from './transport.ts'

export interface RedirectOptions {
  /** Navigates to a path of the site without its first slash. */
  readonly navigate: (path: string) => void
  readonly storage?: Pick<TokenStorage, 'removeItem'>
}

/**
 * The redirects of the error catalogue, as `onError` of a client. After a redirect it throws the error with the
 * server's message. A 401 also removes the token.
 */
export function redirectOnError({ navigate, storage = localStorage }: RedirectOptions) {
  return (error: ApiError): void => {
    const target = errorRedirects[error.status]
    if (target === undefined) return
    if (error.status === 401) storage.removeItem(TOKEN_KEY)
    navigate(target.slice(1))
    throw error.inServersWords()
  }
}
