import type { EntityData } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { ContentEntity } from './base-entity.ts'
import { ConflictError } from './errors.ts'
import { RecordService } from './record-service.ts'
import type { RequestContext } from './request-context.ts'

export type { RecordTools as ContentTools } from './record-service.ts'

/** The six calls for content: every write says who and when, and a version tells of changes in between. */
export class ContentService<
  E extends ContentEntity,
  Add extends object,
  Update extends { version?: number | null },
> extends RecordService<E, Add, Update> {
  /** The fields of the input as the columns of their names; null leaves one alone that cannot be empty. */
  protected values(
    _em: EntityManager,
    input: Add | Update,
    _entity: E | null,
    _context: RequestContext,
  ): Promise<EntityData<E>> | EntityData<E> {
    const { properties } = this.meta()
    const columns = Object.entries(input).filter(
      ([name, value]) => name !== 'version' && (value !== null || properties[name]?.nullable === true),
    )
    return Object.fromEntries(columns) as EntityData<E>
  }

  protected stampNew(context: RequestContext): Partial<EntityData<E>> {
    return { createdBy: context.caller.userId } as Partial<EntityData<E>>
  }

  protected stampChanged(context: RequestContext, entity: E): void {
    entity.updatedDate = new Date()
    entity.updatedBy = context.caller.userId
  }

  protected expectUnchanged(entity: E, { version }: Update): void {
    if (version === undefined || version === null || version === entity.version) return
    throw new ConflictError(
      `This ${this.definition.title} has changed since you read it (version ${version}, now ${entity.version}). Read it again and repeat your change.`,
    )
  }
}
