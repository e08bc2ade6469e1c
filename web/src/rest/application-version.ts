import type { ApplicationVersion } from './contracts.ts'
import type { Send } from './transport.ts'

export function applicationVersionCalls(send: Send) {
  return {
    getCurrent: () => send<ApplicationVersion>('GET', '/api/v1/ApplicationVersion/get-current'),
  }
}
