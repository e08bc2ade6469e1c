import type { EntityManager } from '@mikro-orm/postgresql'
import type { Caller } from './access.ts'
import type { SessionToken } from './session-token.ts'

/** State of one request for the services: its caller, and an entity manager of its own. */
export interface RequestContext {
  readonly em: EntityManager
  readonly caller: Caller
  readonly requestId: string
  /** The client's network address; `system` for work that no client asked for. */
  readonly address: string
  /** The token that the caller signed in with, if any. */
  readonly token: SessionToken | null
}

/** Origin of a request, as its headers and connection tell it. */
export interface RequestOrigin {
  readonly requestId: string
  readonly address: string
  readonly authorization?: string | undefined
}
