import type { EntityData } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { administratorsOnly, type Rule } from '../access.ts'
import { ContentEntity } from '../base-entity.ts'
import { checked } from '../input/check-input.ts'
import type { RequestContext } from '../request-context.ts'
import { RecordWrites } from './record-writes.ts'
import {
  linksBefore,
  newestChange,
  nothingLeft,
  orConflict,
  requireUnchangedColumns,
  undoRefusal,
} from './undo.ts'
import { type RecordedValues, type UndoObstacle, type UndoPlan, undoInput, undoPlan } from './undo-plan.ts'

/** The part of a record's service that undoes changes of its records. */
export interface UndoService {
  updateObstacle(change: RecordedValues): UndoObstacle | null
  /** Whether another change of the same request has caused a change, and its undo undoes it. */
  isCausedIn(request: readonly RecordedValues[], change: RecordedValues): boolean
  undo(context: RequestContext, change: RecordedValues): Promise<number>
}

/** The calls that all records share: those that read and write them, and the undoing of recorded changes. */
export abstract class RecordService<
  E extends { id: number; isDeleted: boolean },
  Add extends object,
  Update extends object,
> extends RecordWrites<E, Add, Update> {
  /** The reason why a recorded update can never be undone; null if there is none. */
  updateObstacle(change: RecordedValues): UndoObstacle | null {
    const plan = undoPlan(this.definition, this.meta(), change)
    return typeof plan === 'string' ? plan : null
  }

  isCausedIn(_request: readonly RecordedValues[], _change: RecordedValues): boolean {
    return false
  }

  /**
   * Undoes a recorded change by the opposite call, under its rules and in one transaction.
   * @returns the id of the change that this recorded.
   * @throws {ConflictError} if the record was changed since, or its previous state is no longer valid.
   */
  async undo(context: RequestContext, change: RecordedValues): Promise<number> {
    const { access } = this.definition
    const isRemoval = change.action === 'REMOVE'
    const isUpdate = change.action === 'UPDATE'
    const plan = isUpdate ? undoPlan(this.definition, this.meta(), change) : null
    const input = plan && typeof plan === 'object' ? plan.input : {}
    const mayUpdate = this.mayUpdate(input as Partial<Update>)
    this.require(context, isUpdate ? mayUpdate : isRemoval ? this.mayUndoRemoval(change) : access.manage)
    if (isUpdate) await this.requireVisible(context, change.entityId)
    if (typeof plan === 'string') throw undoRefusal(plan)
    const { made, replaced } = await orConflict(change, () =>
      this.write(context, async (em) => {
        if (plan) await this.tools.pictures.lock(em, plan.paths)
        const entity = await this.locked(em, change.entityId, isRemoval)
        const newest = await newestChange(em, change)
        // An administrator has restored it since, and somebody has removed it again.
        if (isRemoval && newest !== change.id && !this.mayUndoAnyRemoval(context.caller))
          throw undoRefusal('ALREADY_RESTORED')
        const replaced = plan ? await this.undoUpdate(em, context, entity, change, plan) : []
        if (isRemoval) await this.beforeUndoneRemoval(em, entity, context)
        else if (!isUpdate) await this.beforeRemove(em, entity, context)
        if (!isUpdate) await this.setRemoved(em, context, entity, !isRemoval)
        const made = await newestChange(em, change)
        if (made === newest) throw nothingLeft()
        return { made, replaced }
      }),
    )
    await this.tools.pictures.release(replaced).catch(() => {})
    return made
  }

  /** The check of `beforeRestore`, for the undoing of a removal. */
  protected beforeUndoneRemoval(em: EntityManager, entity: E, context: RequestContext): Promise<void> {
    return this.beforeRestore(em, entity, context)
  }

  /** Throws if an update must not be made by an undo, although the caller may make it directly. */
  protected async beforeUndo(
    _em: EntityManager,
    _entity: E,
    _input: Update,
    _context: RequestContext,
  ): Promise<void> {}

  /** Administrators undo all removals, managers those of content. */
  private readonly mayUndoAnyRemoval: Rule = (caller) => {
    const { access, entity } = this.definition
    return administratorsOnly(caller) || (entity.prototype instanceof ContentEntity && access.manage(caller))
  }

  /** Managers also undo their own removals. */
  private mayUndoRemoval({ userId }: RecordedValues): Rule {
    return (caller) => {
      const isOwn = caller.userId !== null && caller.userId === userId
      return this.mayUndoAnyRemoval(caller) || (isOwn && this.definition.access.manage(caller))
    }
  }

  private async undoUpdate(
    em: EntityManager,
    context: RequestContext,
    entity: E,
    change: RecordedValues,
    plan: UndoPlan,
  ): Promise<string[]> {
    if (!plan.link) await requireUnchangedColumns(em, this.meta().tableName, change, plan.columns)
    const raw = plan.link ? await linksBefore(em, entity, change, plan.link) : plan.input
    const input = await checked(undoInput(this.definition), raw as Partial<Update>)
    await this.beforeUndo(em, entity, input, context)
    await this.tools.pictures.recover(plan.paths)
    return this.assign(em, context, entity, input, plan.pictures as EntityData<E>)
  }
}
