import type { EntityManager } from '@mikro-orm/postgresql'
import type { Caller } from './access.ts'

/** What one request carries through the services: who asks, and an entity manager of its own. */
export interface RequestContext {
  readonly em: EntityManager
  readonly caller: Caller
  readonly requestId: string
}
