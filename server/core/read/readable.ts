import type { EntityClass, QueryOrderMap } from '@mikro-orm/core'
import type { ReadRule, Rule } from '../access.ts'
import type { Selection } from './selection.ts'

/** Rules for reading an entity, in its own list and as a relation of another entity. */
export interface Readable<E extends object> {
  readonly entity: EntityClass<E>
  /** The records that a caller sees; applied to lists, counts, look-ups and relations alike. */
  readonly reads: ReadRule<E>
  /** The callers that may see removed records; none if left out. */
  readonly seeDeleted?: Rule
  readonly sort: QueryOrderMap<E>
  /** The selection that each computed field (an address from a path) needs, wherever the entity is read. */
  readonly derived?: Readonly<Record<string, Selection>>
}
