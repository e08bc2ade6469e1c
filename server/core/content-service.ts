import {
  type EntityClass,
  type EntityData,
  LockMode,
  type QueryOrderMap,
  type RequiredEntityData,
} from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { Access, Rule } from './access.ts'
import type { ContentEntity } from './base-entity.ts'
import type { ContentChanges } from './content-changes.ts'
import { ConflictError, ForbiddenError, NotFoundError, UnauthenticatedError } from './errors.ts'
import { checked, idFrom } from './input.ts'
import type { Readable, Reader, ReadOptions } from './reader.ts'
import type { RequestContext } from './request-context.ts'
import type { Selection } from './selection.ts'

/** What makes an entity content: everything that its six calls need to know, as data. */
export interface ContentDefinition<E extends ContentEntity, Add extends object, Update extends object> {
  readonly entity: EntityClass<E>
  /** How people read of it in a message, such as `category`. */
  readonly title: string
  readonly inputs: { readonly add: new () => Add; readonly update: new () => Update }
  readonly access: Access<E>
  readonly sort: QueryOrderMap<E>
  readonly derived?: Readonly<Record<string, Selection>>
}

export interface ContentTools {
  readonly reader: Reader
  readonly changes: ContentChanges
}

/**
 * The calls that all content shares, each behind its access rule. What an entity does differently it
 * says by overriding `values` (what a write stores) or `beforeRemove` (what keeps it from going).
 */
export abstract class ContentService<
  E extends ContentEntity,
  Add extends object,
  Update extends { version?: number | null },
> {
  protected readonly readable: Readable<E>

  constructor(
    protected readonly definition: ContentDefinition<E, Add, Update>,
    protected readonly tools: ContentTools,
  ) {
    this.readable = { ...definition, reads: definition.access.getAll }
    tools.reader.register(this.readable)
  }

  /** Everything that the caller may see, in the order that the entity declares. */
  async getAll(context: RequestContext, selection: Selection, options: ReadOptions<E> = {}): Promise<E[]> {
    return this.tools.reader.rows(context.em, context.caller, this.readable, selection, options)
  }

  /** @throws {NotFoundError} where no such record is, or none that the caller may see. */
  async getById(context: RequestContext, id: unknown, selection: Selection): Promise<E> {
    const key = idFrom(id)
    const readable = { ...this.readable, reads: this.definition.access.getById }
    const options = { where: { id: key }, limit: 1 } as ReadOptions<E>
    const [row] =
      key === null
        ? []
        : await this.tools.reader.rows(context.em, context.caller, readable, selection, options)
    if (!row) throw this.notFound(id)
    return row
  }

  /** @returns the id of the new record. */
  async add(context: RequestContext, raw: Partial<Add>): Promise<number> {
    this.require(context, this.definition.access.add)
    const input = await checked(this.definition.inputs.add, raw)
    const pictures = await this.pictures(input)
    return this.write(context, async (em) => {
      const values = { ...(await this.values(em, input, null)), ...pictures }
      const entity = em.create(this.definition.entity, {
        ...values,
        createdBy: context.caller.userId,
      } as unknown as RequiredEntityData<E>)
      await em.flush()
      return entity.id
    })
  }

  /** Changes what the input names and leaves the rest. */
  async update(context: RequestContext, id: unknown, raw: Partial<Update>): Promise<number> {
    this.require(context, this.definition.access.update)
    const input = await checked(this.definition.inputs.update, raw)
    const pictures = await this.pictures(input)
    return this.write(context, async (em) => {
      const entity = await this.locked(em, id, false)
      const read = input.version
      if (read !== undefined && read !== null && read !== entity.version) {
        throw new ConflictError(
          `This ${this.definition.title} has changed since you read it (version ${read}, now ${entity.version}). Read it again and repeat your change.`,
        )
      }
      const values = { ...(await this.values(em, input, entity)), ...pictures }
      em.assign(entity, values as never, { ignoreUndefined: true })
      this.stamp(context, entity)
      await em.flush()
      return entity.id
    })
  }

  async remove(context: RequestContext, id: unknown): Promise<void> {
    this.require(context, this.definition.access.remove)
    await this.write(context, async (em) => {
      const entity = await this.locked(em, id, false)
      await this.beforeRemove(em, entity)
      entity.isDeleted = true
      this.stamp(context, entity)
      await em.flush()
    })
  }

  async restore(context: RequestContext, id: unknown): Promise<number> {
    this.require(context, this.definition.access.restore)
    return this.write(context, async (em) => {
      const entity = await this.locked(em, id, true)
      entity.isDeleted = false
      this.stamp(context, entity)
      await em.flush()
      return entity.id
    })
  }

  /** What a write stores. `entity` is null for a new record; undefined values leave a column as it is. */
  protected abstract values(
    em: EntityManager,
    input: Add | Update,
    entity: E | null,
  ): Promise<EntityData<E>> | EntityData<E>

  /** Takes in the pictures of an input, before any row is locked: the file comes first, then the row. */
  protected async pictures(_input: Add | Update): Promise<EntityData<E>> {
    return {}
  }

  /** Throws a ConflictError where something living still names the record. */
  protected async beforeRemove(_em: EntityManager, _entity: E): Promise<void> {}

  protected require(context: RequestContext, rule: Rule): void {
    if (rule(context.caller)) return
    if (context.caller.userId === null) throw new UnauthenticatedError()
    throw new ForbiddenError(`Your groups hold no role that may change a ${this.definition.title}.`)
  }

  protected async write<T>(context: RequestContext, work: (em: EntityManager) => Promise<T>): Promise<T> {
    // Inside a transaction of the caller's (many writes that belong together) the announcement is the caller's, too.
    if (context.em.isInTransaction()) return work(context.em)
    const result = await context.em.fork({ clear: true }).transactional(work)
    this.tools.changes.announce()
    return result
  }

  private async locked(em: EntityManager, id: unknown, isDeleted: boolean): Promise<E> {
    const key = idFrom(id)
    const entity =
      key === null
        ? null
        : await em.findOne(this.definition.entity, { id: key, isDeleted } as never, {
            lockMode: LockMode.PESSIMISTIC_WRITE,
          })
    if (!entity) throw this.notFound(id)
    return entity as E
  }

  private stamp(context: RequestContext, entity: E): void {
    entity.updatedDate = new Date()
    entity.updatedBy = context.caller.userId
  }

  private notFound(id: unknown): NotFoundError {
    return new NotFoundError(`There is no ${this.definition.title} with the id ${String(id).slice(0, 40)}.`)
  }
}
