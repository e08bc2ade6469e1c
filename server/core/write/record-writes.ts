import {
  type EntityClass,
  type EntityData,
  type FilterQuery,
  LockMode,
  type RequiredEntityData,
} from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { administratorsOnly, may, type Rule } from '../access.ts'
import { BadInputError, ConflictError } from '../errors.ts'
import { checked, idFrom } from '../input/check-input.ts'
import type { PreparedPicture } from '../pictures/picture-decoder.ts'
import { select } from '../read/selection.ts'
import type { RecordDefinition } from '../record-definition.ts'
import type { PreparedPictures, RecordRules, WriteScope } from '../record-rules.ts'
import type { RequestContext } from '../request-context.ts'
import { atLine, refusedAt } from './at-line.ts'
import { columnValues } from './column-values.ts'
import { findLocked } from './find-locked.ts'
import { distinctIds } from './id-lists.ts'
import type { ManyChanged } from './many-changed.ts'
import type { Stored } from './once.ts'
import { preparedPictures } from './prepared-pictures.ts'
import { RecordReads } from './record-reads.ts'
import { type RecordStamps, stampsOf } from './record-stamps.ts'
import type { RecordTools } from './record-tools.ts'
import { reordered } from './reorder.ts'
import { inTransaction } from './transaction.ts'

interface ChangedAlike {
  readonly ids: readonly unknown[]
  /** Whether they are removed records, which the call restores. */
  readonly isRestore?: boolean
  /** The files of pictures that the records will reference. */
  readonly files?: readonly PreparedPicture[]
}

interface Ordered {
  id: number
  isDeleted: boolean
  order: number | null
}

export abstract class RecordWrites<
  E extends { id: number; isDeleted: boolean },
  Add extends object,
  Update extends object,
> extends RecordReads<E, Add, Update> {
  protected readonly rules: RecordRules<E, Add | Update>
  private readonly stamps: RecordStamps

  constructor(definition: RecordDefinition<E, Add, Update>, tools: RecordTools) {
    super(definition, tools)
    this.rules = definition.rules ?? {}
    this.stamps = stampsOf(this.meta())
  }

  /** An advisory lock that every write of these records takes. */
  get lock(): number | null {
    return this.rules.lock ?? null
  }

  /** @returns the id of the new record. */
  add(context: RequestContext, raw: Partial<Add>): Promise<number> {
    return this.addBy(this.definition.inputs.add, context, raw)
  }

  /** Adds a record by an input with more fields than the common `add` accepts. */
  protected async addBy<I extends Add>(
    type: new () => I,
    context: RequestContext,
    raw: Partial<I>,
  ): Promise<number> {
    this.require(context, this.definition.access.manage)
    const input = await checked(type, raw)
    const { values: pictures, files } = await this.preparePictures(input)
    const { ids } = await this.writeWithFiles(context, files, async (em) => {
      const entity = await this.create(em, context, input, pictures)
      await em.flush()
      return { ids: [entity.id], replaced: [] }
    })
    return ids[0] as number
  }

  /** Updates the fields that the input contains; the others stay. */
  async update(context: RequestContext, id: unknown, raw: Partial<Update>): Promise<number> {
    this.require(context, this.mayUpdate(raw))
    await this.requireVisible(context, [id])
    return this.change(this.definition.inputs.update, context, id, raw)
  }

  /** Updates a record by the input of a call other than the common `update`. */
  protected async updateBy<I extends Update>(
    type: new () => I,
    context: RequestContext,
    id: unknown,
    raw: Partial<I>,
  ): Promise<number> {
    this.require(context, this.definition.access.manage)
    return this.change(type, context, id, raw)
  }

  private async change<I extends Update>(
    type: new () => I,
    context: RequestContext,
    id: unknown,
    raw: Partial<I>,
  ): Promise<number> {
    const input = await checked(type, raw)
    const { values: pictures, files } = await this.preparePictures(input)
    const { ids } = await this.writeWithFiles(context, files, async (em) => {
      const entity = await this.locked(em, id, false)
      this.expectUnchanged(entity, input)
      const replaced = await this.assign(em, context, entity, input, pictures)
      await em.flush()
      return { ids: [entity.id], replaced }
    })
    return ids[0] as number
  }

  async remove(context: RequestContext, id: unknown): Promise<void> {
    this.require(context, this.definition.access.manage)
    await this.write(context, async (em) => {
      const entity = await this.locked(em, id, false)
      await this.rules.beforeRemove?.(entity, this.scope(em, context))
      this.setRemoved(context, entity, true)
      await em.flush()
      return { ids: [entity.id] }
    })
  }

  async restore(context: RequestContext, id: unknown): Promise<number> {
    this.require(context, administratorsOnly)
    const { ids } = await this.write(context, async (em) => {
      const entity = await this.locked(em, id, true)
      await this.rules.beforeRestore?.(entity, this.scope(em, context))
      this.setRemoved(context, entity, false)
      await em.flush()
      return { ids: [entity.id] }
    })
    return ids[0] as number
  }

  /**
   * Applies one change to several records in one transaction.
   * @param versions the versions that the change is based on, in the order of the ids.
   * @throws what `update` throws, with the index of the record.
   */
  async updateMany(
    context: RequestContext,
    ids: readonly unknown[],
    raw: Partial<Update>,
    versions?: readonly number[] | null,
  ): Promise<ManyChanged> {
    this.require(context, this.mayUpdate(raw))
    if (versions && versions.length !== ids.length)
      throw BadInputError.field('versions', 'ITEMS', { min: ids.length, max: ids.length })
    await this.requireVisible(context, distinctIds('ids', ids))
    const input = await checked(this.definition.inputs.update, raw)
    const { values: pictures, files } = await this.preparePictures(input)
    return this.forEach(context, { ids, files }, async (em, entity, line) => {
      this.expectUnchanged(entity, versions ? { ...input, version: versions[line] } : input)
      return this.assign(em, context, entity, input, pictures)
    })
  }

  removeMany(context: RequestContext, ids: readonly unknown[]): Promise<ManyChanged> {
    this.require(context, this.definition.access.manage)
    return this.forEach(context, { ids }, async (em, entity) => {
      await this.rules.beforeRemove?.(entity, this.scope(em, context))
      this.setRemoved(context, entity, true)
      return []
    })
  }

  restoreMany(context: RequestContext, ids: readonly unknown[]): Promise<ManyChanged> {
    this.require(context, administratorsOnly)
    return this.forEach(context, { ids, isRestore: true }, async (em, entity) => {
      await this.rules.beforeRestore?.(entity, this.scope(em, context))
      this.setRemoved(context, entity, false)
      return []
    })
  }

  /**
   * Applies a change to several records in one transaction, and stores them together.
   * @param change returns the paths of the pictures that the record no longer references.
   * @throws what the change throws, with the index of the record.
   */
  private async forEach(
    context: RequestContext,
    { ids: values, isRestore = false, files = [] }: ChangedAlike,
    change: (em: EntityManager, entity: E, line: number) => Promise<string[]>,
  ): Promise<ManyChanged> {
    const ids = distinctIds('ids', values)
    const replaced: string[] = []
    await this.writeWithFiles(context, files, async (em) => {
      const found = await this.lockedAll(em, ids)
      if (isRestore) await this.rules.beforeRestores?.([...found.values()], em)
      for (const [line, id] of ids.entries()) {
        await atLine(line, async () => {
          const entity = found.get(id)
          if (!entity || entity.isDeleted !== isRestore) throw this.notFound(id)
          replaced.push(...(await change(em, entity, line)))
        })
      }
      await em.flush()
      return { ids, replaced }
    })
    return { count: ids.length, requestId: context.requestId }
  }

  /**
   * Stores several records in one transaction.
   * @param store stores the records and returns their ids.
   */
  protected async writeMany(
    context: RequestContext,
    store: (em: EntityManager) => Promise<number[]>,
  ): Promise<ManyChanged> {
    const { ids } = await this.write(context, async (em) => ({ ids: await store(em) }))
    return { count: ids.length, requestId: context.requestId }
  }

  /**
   * Sets the order of records in one transaction.
   * @param where the records that are ordered among each other; all of the kind by default.
   */
  async reorder(
    context: RequestContext,
    values: readonly unknown[],
    where: FilterQuery<E> = {},
  ): Promise<ManyChanged> {
    this.require(context, this.definition.access.manage)
    const { order } = this.meta().properties as { order?: { nullable?: boolean } }
    const isNullable = order?.nullable === true
    // If the order is nullable, an empty list resets all positions.
    const ids = distinctIds('ids', values, isNullable ? 0 : 1)
    return this.writeMany(context, async (em) => {
      const entity = this.definition.entity as unknown as EntityClass<Ordered>
      const moved = await reordered(em, entity, ids, where as never, isNullable)
      for (const record of moved) this.stampChanged(context, record as unknown as E)
      await em.flush()
      return ids
    })
  }

  protected scope(em: EntityManager, context: RequestContext): WriteScope<E> {
    return {
      em,
      context,
      settings: this.tools.settings,
      expectUnique: (property, value, record, field) =>
        this.expectUnique(em, property, value, record, field ?? property),
    }
  }

  private async expectUnique(
    em: EntityManager,
    property: keyof E & string,
    value: string | null | undefined,
    record: E | null,
    field: string,
  ): Promise<void> {
    if (value === undefined || value === null) return
    // The changes of the other records of the same call.
    await em.flush()
    const where = { [property]: value, isDeleted: false, id: { $ne: record?.id ?? 0 } }
    if ((await em.count(this.definition.entity, where as never)) > 0)
      throw new ConflictError('VALUE_TAKEN', { entity: this.kind, field })
  }

  /** Column values of a write. @param record null for a new one. */
  private async values(
    em: EntityManager,
    context: RequestContext,
    input: Add | Update,
    record: E | null,
  ): Promise<EntityData<E>> {
    const { uploads = {}, uploadLists = {} } = this.definition
    const except = new Set([...Object.keys(uploads), ...Object.keys(uploadLists), this.stamps.field ?? ''])
    const fromInput = () => columnValues(em, this.meta(), input, record, except)
    const { values } = this.rules
    return values ? values({ ...this.scope(em, context), input, record }, fromInput) : fromInput()
  }

  private async preparePictures(input: Add | Update): Promise<PreparedPictures<E>> {
    const { decoder } = this.tools
    return this.rules.pictures
      ? { values: await this.rules.pictures(input, decoder), files: [] }
      : preparedPictures(this.definition, input, decoder)
  }

  protected stampChanged(context: RequestContext, record: E): void {
    Object.assign(record, this.stamps.changed(context))
  }

  /** Optimistic locking. @throws {ConflictError} if the input was made from an older state of the record. */
  protected expectUnchanged(record: E, input: Update): void {
    const { field } = this.stamps
    if (field === null) return
    const based = (input as Record<string, unknown>)[field]
    const isCurrent = based === record[field as keyof E]
    if (based !== undefined && based !== null && based !== '' && !isCurrent)
      throw new ConflictError('STALE_VERSION', { entity: this.kind })
  }

  /** Access rule of an update: managers, and holders of the narrower permission for its fields only. */
  protected mayUpdate(raw: Partial<Update>): Rule {
    const { access, narrow } = this.definition
    const fields = Object.entries(raw).flatMap(([field, value]) => (value === undefined ? [] : field))
    const named = fields.filter((field) => field !== 'version') as (keyof Update & string)[]
    const isNarrow = named.length > 0 && named.every((field) => narrow?.fields.includes(field))
    if (!isNarrow || narrow === undefined) return access.manage
    const { permission } = narrow
    return (caller) => access.manage(caller) || may(permission)(caller)
  }

  /** Holders of a narrower permission may change only records that the public sees. @throws {NotFoundError} */
  protected async requireVisible(context: RequestContext, ids: readonly unknown[]): Promise<void> {
    if (this.definition.access.manage(context.caller)) return
    const where = { id: { $in: ids.map((id) => idFrom(id) ?? 0) } } as unknown as FilterQuery<E>
    const rows = await this.getAll(context, select('id'), { where })
    const visible = new Set(rows.map(({ id }) => id))
    const line = ids.findIndex((id) => !visible.has(Number(id)))
    if (line >= 0) throw ids.length > 1 ? refusedAt(line, this.notFound(ids[line])) : this.notFound(ids[line])
  }

  protected async write<T extends Stored>(
    context: RequestContext,
    work: (em: EntityManager) => Promise<T>,
  ): Promise<T> {
    const result = await inTransaction(context, work, this.lock)
    // Inside the caller's transaction nothing is committed yet; the database announces the change on commit.
    if (!context.em.isInTransaction()) this.tools.changes.announce()
    return result
  }

  /** Creates a record, which the next flush stores. */
  protected async create(
    em: EntityManager,
    context: RequestContext,
    input: Add,
    pictures: EntityData<E>,
  ): Promise<E> {
    const values = { ...(await this.values(em, context, input, null)), ...pictures }
    return em.create(this.definition.entity, {
      ...values,
      ...this.stamps.added(context),
    } as unknown as RequiredEntityData<E>)
  }

  /**
   * Applies an update, which the next flush stores.
   * @returns paths of the pictures that the record no longer references.
   */
  protected async assign(
    em: EntityManager,
    context: RequestContext,
    entity: E,
    input: Update,
    pictures: EntityData<E>,
  ): Promise<string[]> {
    const before = this.picturesOf(entity)
    const values = { ...(await this.values(em, context, input, entity)), ...pictures }
    em.assign(entity, values as never, { ignoreUndefined: true })
    this.stampChanged(context, entity)
    const after = this.picturesOf(entity)
    return before.filter((path) => !after.includes(path))
  }

  /** Removes or restores a record, which the next flush stores. */
  protected setRemoved(context: RequestContext, entity: E, isRemoved: boolean): void {
    entity.isDeleted = isRemoved
    this.stampChanged(context, entity)
  }

  /**
   * A write with pictures, in one transaction: the files first, then the row. Files that no row references afterwards
   * are removed.
   */
  protected async writeWithFiles<R extends Stored & { readonly replaced: readonly string[] }>(
    context: RequestContext,
    files: readonly PreparedPicture[],
    work: (em: EntityManager) => Promise<R>,
  ): Promise<R> {
    const { pictures } = this.tools
    const result = await this.write(context, async (em) => {
      await pictures.persist(em, files)
      return work(em)
    }).catch(async (error) => {
      // Files that cannot be removed now (the database may be unavailable) are swept at the next start.
      await pictures.withdraw(files.map((file) => file.filePath)).catch(() => {})
      throw error
    })
    await pictures.release(result.replaced).catch(() => {})
    return result
  }

  protected async locked(em: EntityManager, id: unknown, isDeleted: boolean): Promise<E> {
    const key = idFrom(id)
    const entity = key === null ? undefined : (await this.lockedAll(em, [key])).get(key)
    if (!entity || entity.isDeleted !== isDeleted) throw this.notFound(id)
    return entity
  }

  /** Records by their ids, removed ones included, locked in ascending order. */
  protected async lockedAll(em: EntityManager, ids: readonly number[]): Promise<Map<number, E>> {
    await this.rules.lockBefore?.(ids, em)
    const rows = await findLocked(
      em,
      this.definition.entity,
      { id: { $in: [...ids] } },
      LockMode.PESSIMISTIC_WRITE,
    )
    return new Map(rows.map((entity) => [entity.id, entity]))
  }

  private picturesOf(entity: E): string[] {
    return (this.definition.pictures ?? []).map((property) => entity[property] as string).filter(Boolean)
  }
}
