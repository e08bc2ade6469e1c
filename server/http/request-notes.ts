import type { IncomingMessage } from 'node:http'
import { canonicalAddress } from '../core/primitives/canonical-address.ts'
import type { RequestContext } from '../core/request-context.ts'

/** Fields of the log line of a request that are set while it is handled. */
export interface RequestNotes {
  readonly user?: number | null
  /** Name of the program that calls with a token of the user. */
  readonly program?: string
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
  const { userId: user, program } = caller
  note(request, { user, ...(program && { program: program.name }), address: canonicalAddress(address) })
}
