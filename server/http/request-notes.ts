import type { IncomingMessage } from 'node:http'
import { canonicalAddress } from '../core/primitives/canonical-address.ts'
import type { RequestContext } from '../core/request-context.ts'

/** Fields of the log line of a request that are set while it is handled. */
export interface RequestNotes {
  readonly user?: number | null
  /** Canonical. */
  readonly address?: string
  /** Type and name of a GraphQL operation, or its first fields. */
  readonly operation?: string
  /** Code and reason of the first error. */
  readonly code?: string
  readonly reason?: string
}

declare module 'node:http' {
  interface IncomingMessage {
    notes?: RequestNotes
  }
}

export function note(request: IncomingMessage, notes: RequestNotes): void {
  request.notes = { ...request.notes, ...notes }
}

export function noteCaller(request: IncomingMessage, { caller, address }: RequestContext): void {
  note(request, { user: caller.userId, address: canonicalAddress(address) })
}
