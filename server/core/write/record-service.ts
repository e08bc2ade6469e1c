import type { EntityData } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { administratorsOnly, type Rule } from '../access.ts'
import { ContentEntity } from '../base-entity.ts'
import { ConflictError } from '../errors.ts'
import { checked } from '../input/check-input.ts'
import type { LockedRows, RecordedValues } from '../record-rules.ts'
import type { RequestContext } from '../request-context.ts'
import { joinedRows } from './lock-order.ts'
import type { Stored } from './once.ts'
import { RecordWrites } from './record-writes.ts'
import {
  linksBefore,
  newestChanges,
  nothingLeft,
  orConflict,
  recordedValuesNow,
  undoRefusal,
  withoutChangedSince,
} from './undo.ts'
import { type UndoObstacle, type UndoPlan, undoInput, undoPlan } from './undo-plan.ts'

export interface Undone extends Stored {
  /** For each of them the id of the change that this recorded, or why it was refused. */
  readonly outcomes: readonly (number | ConflictError)[]
  /** Paths of pictures that no record references any more, to be released once the transaction has committed. */
  readonly replaced: readonly string[]
}

/** The part of a record's service that undoes changes of its records. */
export interface UndoService {
  /** An advisory lock that every write of these records takes. */
  readonly lock: number | null
  updateObstacle(change: RecordedValues): UndoObstacle | null
  /** Whether another change of the same request has caused a change, and its undo undoes it. */
  isCausedIn(request: readonly RecordedValues[], change: RecordedValues): boolean
  /** The paths of pictures that the undoing of changes locks. */
  picturesOfUndo(changes: readonly RecordedValues[]): string[]
  lockedByUndo(em: EntityManager, changes: readonly RecordedValues[]): Promise<LockedRows>
  undo(context: RequestContext, change: RecordedValues): Promise<number>
  undoAll(context: RequestContext, changes: readonly RecordedValues[], leaveChanged: boolean): Promise<Undone>
}

/** The state in which several records are undone, read by one statement each. */
interface UndoState<E> {
  readonly found: ReadonlyMap<number, E>
  readonly newest: ReadonlyMap<number, number>
  readonly now: ReadonlyMap<number, Record<string, unknown>>
  /** Whether values that were changed again since stay. */
  readonly leaveChanged: boolean
}

export class RecordService<
  E extends { id: number; isDeleted: boolean },
  Add extends object,
  Update extends object,
> extends RecordWrites<E, Add, Update> {
  /** The reason why a recorded update can never be undone; null if there is none. */
  updateObstacle(change: RecordedValues): UndoObstacle | null {
    const plan = this.planOf(change)
    return typeof plan === 'string' ? plan : null
  }

  isCausedIn(request: readonly RecordedValues[], change: RecordedValues): boolean {
    return this.rules.isCausedIn?.(request, change) ?? false
  }

  picturesOfUndo(changes: readonly RecordedValues[]): string[] {
    return changes.flatMap((change) => {
      const plan = this.planOf(change)
      return plan && typeof plan === 'object' ? plan.paths : []
    })
  }

  async lockedByUndo(em: EntityManager, changes: readonly RecordedValues[]): Promise<LockedRows> {
    const own: LockedRows = new Map([[this.kind, changes.map(({ entityId }) => entityId)]])
    const others = await this.rules.lockedByUndo?.(changes, em)
    return others ? joinedRows([own, others]) : own
  }

  /**
   * Undoes a recorded change by the opposite call, under its rules and in one transaction.
   * @returns the id of the change that this recorded.
   * @throws {ConflictError} if the record was changed since, or its previous state is no longer valid.
   */
  async undo(context: RequestContext, change: RecordedValues): Promise<number> {
    const { ids, replaced } = await this.write(context, async (em) => {
      const undone = await this.undoAll({ ...context, em }, [change], false)
      const [refusal] = undone.outcomes
      if (typeof refusal !== 'number') throw refusal
      return undone
    })
    await this.tools.pictures.release(replaced).catch(() => {})
    return ids[0] as number
  }

  /**
   * Undoes changes of different records by one kind of call, as `undo` does, inside the caller's transaction.
   * @param changes of one action.
   * @param leaveChanged whether values that were changed again since stay.
   * @throws {AppError} for what is no conflict, such as a missing permission.
   */
  async undoAll(
    context: RequestContext,
    changes: readonly RecordedValues[],
    leaveChanged: boolean,
  ): Promise<Undone> {
    const plans = changes.map((change) => this.planOf(change))
    const [first] = changes
    if (!first) return { ids: [], outcomes: [], replaced: [] }
    for (const [index, change] of changes.entries()) this.requireUndo(context, change, plans[index] ?? null)
    const ids = changes.map(({ entityId }) => entityId)
    if (first.action === 'UPDATE') await this.requireVisible(context, ids)
    for (const plan of plans) if (typeof plan === 'string') throw undoRefusal(plan)
    return this.write(context, async (em) => {
      await this.tools.pictures.lock(em, this.picturesOfUndo(changes))
      const found = await this.lockedAll(em, ids)
      if (first.action === 'REMOVE') await this.rules.beforeRestores?.([...found.values()], em)
      const newest = await newestChanges(em, first.entity, ids)
      const now =
        first.action === 'UPDATE' ? await recordedValuesNow(em, this.meta().tableName, ids) : new Map()
      const replaced: string[] = []
      const refusals: (ConflictError | null)[] = []
      for (const [index, change] of changes.entries()) {
        const state = { found, newest, now, leaveChanged }
        const undoOne = () => this.undoOne(em, context, change, plans[index] as UndoPlan | null, state)
        refusals.push(
          await orConflict(change, undoOne).then((paths) => {
            replaced.push(...paths)
            return null
          }, conflictOnly),
        )
      }
      await em.flush()
      const made = await newestChanges(em, first.entity, ids)
      const outcomes = ids.map((id, index) => {
        const last = made.get(id)
        return refusals[index] ?? (last === newest.get(id) || !last ? nothingLeft() : last)
      })
      return { ids: outcomes.filter((outcome) => typeof outcome === 'number'), outcomes, replaced }
    })
  }

  private planOf(change: RecordedValues): UndoPlan | UndoObstacle | null {
    return change.action === 'UPDATE' ? undoPlan(this.definition, this.meta(), change) : null
  }

  private requireUndo(
    context: RequestContext,
    change: RecordedValues,
    plan: UndoPlan | UndoObstacle | null,
  ): void {
    if (change.action === 'REMOVE') this.require(context, this.mayUndoRemoval(change))
    else if (change.action !== 'UPDATE') this.require(context, this.definition.access.manage)
    else {
      const input = plan && typeof plan === 'object' ? plan.input : {}
      this.require(context, this.mayUpdate(input as Partial<Update>))
    }
  }

  /** @returns paths of the pictures that the record no longer references. */
  private async undoOne(
    em: EntityManager,
    context: RequestContext,
    change: RecordedValues,
    plan: UndoPlan | null,
    state: UndoState<E>,
  ): Promise<string[]> {
    const { found, newest } = state
    const isRemoval = change.action === 'REMOVE'
    const entity = found.get(change.entityId)
    if (!entity || entity.isDeleted !== isRemoval) throw this.notFound(change.entityId)
    // An administrator has restored it since, and somebody has removed it again.
    if (isRemoval && newest.get(entity.id) !== change.id && !this.mayUndoAnyRemoval(context.caller))
      throw undoRefusal('ALREADY_RESTORED')
    if (plan) return this.undoUpdate(em, context, entity, change, plan, state)
    const { beforeRemove, beforeRestore, beforeUndoneRemoval = beforeRestore } = this.rules
    await (isRemoval ? beforeUndoneRemoval : beforeRemove)?.(entity, this.scope(em, context))
    this.setRemoved(context, entity, !isRemoval)
    return []
  }

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
    { now, leaveChanged }: UndoState<E>,
  ): Promise<string[]> {
    const { link, columns } = plan
    const { keyedLists } = this.definition
    const left = link
      ? change
      : withoutChangedSince(now.get(entity.id), change, columns, leaveChanged, keyedLists)
    const { input, paths, pictures } = left === change ? plan : (this.planOf(left) as UndoPlan)
    const raw = link ? await linksBefore(em, entity, change, link) : input
    const values = await checked(undoInput(this.definition), raw as Partial<Update>)
    await this.tools.pictures.recover(paths)
    return this.assign(em, context, entity, values, pictures as EntityData<E>)
  }
}

/** @throws every error that is not a conflict. */
function conflictOnly(error: unknown): ConflictError {
  if (error instanceof ConflictError) return error
  throw error
}
