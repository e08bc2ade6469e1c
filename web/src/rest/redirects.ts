import { errorRedirects } from '../paths.ts'
import type { ApiError } from './api-error.ts'
import { TOKEN_KEY, type TokenStorage } from './transport.ts'

export interface RedirectOptions {
  /** Goes to an address of the site, given without a slash in front. */
  readonly navigate: (path: string) => void
  readonly storage?: Pick<TokenStorage, 'removeItem'>
}

/**
 * The redirects of the error catalogue, as `onError` of a client: after one the error is thrown in the server's
 * words. A 401 also ends what is known of the sign-in.
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
