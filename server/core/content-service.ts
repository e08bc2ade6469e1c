import type { EntityData } from '@mikro-orm/core'
import type { ContentEntity } from './base-entity.ts'
import { ConflictError } from './errors.ts'
import { RecordService } from './record-service.ts'
import type { RequestContext } from './request-context.ts'

export type { RecordDefinition as ContentDefinition, RecordTools as ContentTools } from './record-service.ts'

/** The six calls for content: every write says who and when, and a version tells of changes in between. */
export abstract class ContentService<
  E extends ContentEntity,
  Add extends object,
  Update extends { version?: number | null },
> extends RecordService<E, Add, Update> {
  protected stampNew(context: RequestContext): Partial<EntityData<E>> {
    return { createdBy: context.caller.userId } as Partial<EntityData<E>>
  }

  protected stampChanged(context: RequestContext, entity: E): void {
    entity.updatedDate = new Date()
    entity.updatedBy = context.caller.userId
  }

  protected expectUnchanged(entity: E, { version }: Update): void {
    if (version === undefined || version === null || version === entity.version) return
    throw new ConflictError('STALE_VERSION', { entity: this.kind })
  }
}
