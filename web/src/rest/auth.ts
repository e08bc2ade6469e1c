import type { LoginInput, LoginResult } from './contracts.ts'
import type { Send } from './transport.ts'

/** Whoever signs in keeps the token: under `auth_token` of the storage it goes along with every call. */
export function authCalls(send: Send) {
  return {
    login: (body: LoginInput) => send<LoginResult>('POST', '/api/v1/Auth/login', { json: body }),
    logout: () => send<void>('POST', '/api/v1/Auth/logout'),
  }
}
