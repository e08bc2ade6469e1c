import type { EntityClass, QueryOrderMap } from '@mikro-orm/core'
import type { ReadRule, Rule } from '../access.ts'
import type { Selection } from './selection.ts'

/** Rules for reading an entity, in a list of its own and as a relation of another one. */
export interface Readable<E extends object> {
  readonly entity: EntityClass<E>
  /** Which records a caller sees. Holds for lists, counts, look-ups and relations alike. */
  readonly reads: ReadRule<E>
  /** Which callers may be shown removed records; nobody where it is left out. */
  readonly seeDeleted?: Rule
  readonly sort: QueryOrderMap<E>
  /** For fields made from others (an address from a path): what they are made from, wherever the entity is read. */
  readonly derived?: Readonly<Record<string, Selection>>
}
