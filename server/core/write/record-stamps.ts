import { randomUUID } from 'node:crypto'
import type { EntityMetadata } from '@mikro-orm/core'
import { ContentEntity } from '../base-entity.ts'
import { present } from '../clock.ts'
import type { RequestContext } from '../request-context.ts'

/** What a write stores about itself, and how the next one notices it. */
export interface RecordStamps {
  /** The field of an update with the state that it was made from; null if there is none. */
  readonly field: 'version' | 'concurrencyStamp' | null
  added(context: RequestContext): object
  changed(context: RequestContext): object
}

/** Who has added a record of content; of one that was made elsewhere, what it brings along. */
export function addedContent({ caller, moved }: RequestContext): object {
  return moved ? { ...moved, createdBy: null } : { createdBy: caller.userId }
}

/** Of content: who and when. The ORM counts the version. */
const content: RecordStamps = {
  field: 'version',
  added: addedContent,
  changed: ({ caller }) => ({ updatedDate: present(), updatedBy: caller.userId }),
}

/** Of accounts, roles and groups. */
const directory: RecordStamps = {
  field: 'concurrencyStamp',
  added: () => ({ concurrencyStamp: randomUUID() }),
  changed: () => ({ concurrencyStamp: randomUUID() }),
}

const none: RecordStamps = { field: null, added: () => ({}), changed: () => ({}) }

export function stampsOf(meta: EntityMetadata): RecordStamps {
  if ((meta.class as { prototype: object }).prototype instanceof ContentEntity) return content
  return 'concurrencyStamp' in meta.properties ? directory : none
}
