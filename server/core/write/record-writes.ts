import { type EntityData, type FilterQuery, LockMode, type RequiredEntityData } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { administratorsOnly, may, type Rule } from '../access.ts'
import { BadInputError, ConflictError } from '../errors.ts'
import { checked, idFrom } from '../input/check-input.ts'
import type { PreparedPicture } from '../pictures/picture-decoder.ts'
import { select } from '../read/selection.ts'
import type { RequestContext } from '../request-context.ts'
import { atLine, refusedAt } from './at-line.ts'
import { distinctIds } from './id-lists.ts'
import type { ManyChanged } from './many-changed.ts'
import type { Stored } from './once.ts'
import { RecordReads } from './record-reads.ts'
import { inTransaction } from './transaction.ts'

/** Pictures of an input, decoded before any row is locked: values to store, and files to write with them. */
export interface PreparedPictures<E> {
  readonly values: EntityData<E>
  readonly files: readonly PreparedPicture[]
}

const noPictures = { values: {}, files: [] }

/** Records that one call changes alike. */
interface ChangedAlike {
  readonly ids: readonly unknown[]
  /** Whether they are removed records, which the call restores. */
  readonly isRestore?: boolean
  /** The files of pictures that the records will reference. */
  readonly files?: readonly PreparedPicture[]
}

/**
 * The calls that write records, each behind its access rule. Entities override `values` (the columns of a write),
 * `beforeRemove` or `beforeRestore` (conditions of these writes).
 */
export abstract class RecordWrites<
  E extends { id: number; isDeleted: boolean },
  Add extends object,
  Update extends object,
> extends RecordReads<E, Add, Update> {
  /** An advisory lock that every write of these records takes. */
  readonly lock: number | null = null

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
      await this.beforeRemove(em, entity, context)
      this.setRemoved(context, entity, true)
      await em.flush()
      return { ids: [entity.id] }
    })
  }

  async restore(context: RequestContext, id: unknown): Promise<number> {
    this.require(context, administratorsOnly)
    const { ids } = await this.write(context, async (em) => {
      const entity = await this.locked(em, id, true)
      await this.beforeRestore(em, entity, context)
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
      await this.beforeRemove(em, entity, context)
      this.setRemoved(context, entity, true)
      return []
    })
  }

  restoreMany(context: RequestContext, ids: readonly unknown[]): Promise<ManyChanged> {
    this.require(context, administratorsOnly)
    return this.forEach(context, { ids, isRestore: true }, async (em, entity) => {
      await this.beforeRestore(em, entity, context)
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
      if (isRestore) await this.beforeRestores(em, [...found.values()])
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

  /** Column values of a write. `entity` is null for a new record; undefined values leave a column as it is. */
  protected abstract values(
    em: EntityManager,
    input: Add | Update,
    entity: E | null,
    context: RequestContext,
  ): Promise<EntityData<E>> | EntityData<E>

  /** Decodes the pictures of an input. */
  protected async preparePictures(_input: Add | Update): Promise<PreparedPictures<E>> {
    return noPictures
  }

  /**
   * @param entity the record that may have the value; null for a new one.
   * @param field the name of the input's field.
   * @throws {ConflictError} if another live record has the value.
   */
  protected async expectUnique(
    em: EntityManager,
    property: keyof E & string,
    value: string | null | undefined,
    entity: E | null,
    field: string = property,
  ): Promise<void> {
    if (value === undefined || value === null) return
    // The changes of the other records of the same call.
    await em.flush()
    const where = { [property]: value, isDeleted: false, id: { $ne: entity?.id ?? 0 } }
    if ((await em.count(this.definition.entity, where as never)) > 0)
      throw new ConflictError('VALUE_TAKEN', { entity: this.kind, field })
  }

  /** Throws a ConflictError if a live record still references the record. */
  protected async beforeRemove(_em: EntityManager, _entity: E, _context: RequestContext): Promise<void> {}

  /** Throws a ConflictError if a record that the restored one belongs to is missing. */
  protected async beforeRestore(_em: EntityManager, _entity: E, _context: RequestContext): Promise<void> {}

  /** Locks the records that restored ones belong to, all at once. */
  protected async beforeRestores(_em: EntityManager, _entities: readonly E[]): Promise<void> {}

  protected abstract stampNew(context: RequestContext): Partial<EntityData<E>>
  protected abstract stampChanged(context: RequestContext, entity: E): void
  /** Optimistic locking. @throws {ConflictError} if the input was made from an older version of the record. */
  protected abstract expectUnchanged(entity: E, input: Update): void

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
    const seen = new Set(rows.map(({ id }) => id))
    const line = ids.findIndex((id) => !seen.has(Number(id)))
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
    const values = { ...(await this.values(em, input, null, context)), ...pictures }
    return em.create(this.definition.entity, {
      ...values,
      ...this.stampNew(context),
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
    const values = { ...(await this.values(em, input, entity, context)), ...pictures }
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
      await pictures.keep(em, files)
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
    const rows = await em.find(this.definition.entity, { id: { $in: [...ids] } } as never, {
      orderBy: { id: 'asc' } as never,
      lockMode: LockMode.PESSIMISTIC_WRITE,
    })
    return new Map(rows.map((entity) => [entity.id, entity as E]))
  }

  private picturesOf(entity: E): string[] {
    return (this.definition.pictures ?? []).map((property) => entity[property] as string).filter(Boolean)
  }
}
