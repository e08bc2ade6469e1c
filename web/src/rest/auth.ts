import type { LoginInput, LoginResult } from './contracts.ts'
import type { Send } from './transport.ts'

/** The caller stores the token: calls send the one in the storage under `auth_token`. */
export function authCalls(send: Send) {
  return {
    login: (body: LoginInput) => send<LoginResult>('POST', '/api/v1/Auth/login', { json: body }),
    logout: () => send<void>('POST', '/api/v1/Auth/logout'),
  }
}
