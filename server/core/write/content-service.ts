import type { EntityClass, EntityData, FilterQuery } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { ContentEntity } from '../base-entity.ts'
import { ConflictError } from '../errors.ts'
import { relationsOf } from '../input/content-fields.ts'
import type { PreparedPicture } from '../pictures/picture-decoder.ts'
import type { PictureSource } from '../pictures/picture-source.ts'
import type { RecordDefinition } from '../record-definition.ts'
import type { RequestContext } from '../request-context.ts'
import { distinctIds } from './id-lists.ts'
import { linksOfInput } from './links-of-input.ts'
import { lockExisting } from './lock-existing.ts'
import type { ManyChanged } from './many-changed.ts'
import { nextOrder } from './next-order.ts'
import { RecordService } from './record-service.ts'
import type { RecordTools } from './record-tools.ts'
import type { PreparedPictures } from './record-writes.ts'
import { reordered } from './reorder.ts'

interface OrderedContent extends ContentEntity {
  order: number | null
}

type Given = Promise<PictureSource> | null

/** The six calls for content: every write records who and when, and the version detects concurrent changes. */
export class ContentService<
  E extends ContentEntity,
  Add extends object,
  Update extends { version?: number | null },
> extends RecordService<E, Add, Update> {
  /** Maps the fields of an input to columns of the same names; null leaves a required column unchanged. */
  protected async values(
    em: EntityManager,
    input: Add | Update,
    entity: E | null,
    _context: RequestContext,
  ): Promise<EntityData<E>> {
    const { uploads = {} } = this.definition
    const { properties } = this.meta()
    const values: Record<string, unknown> = {}
    for (const [name, value] of Object.entries(input)) {
      const property = properties[name]
      if (!property || property.version || Object.hasOwn(uploads, name)) continue
      if (value !== null || property.nullable) values[name] = value
    }
    for (const [field, relation] of relationsOf(this.definition.entity)) {
      const id = (input as Record<string, unknown>)[field]
      if (id !== undefined) values[relation.property] = await lockExisting(em, relation.entity(), field, id)
    }
    if (entity === null && properties.order && !properties.order.nullable && values.order === undefined)
      values.order = await nextOrder(em, this.definition.entity as never)
    return { ...values, ...(await linksOfInput(em, this.meta(), input, entity)) } as EntityData<E>
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
    const isNullable = this.meta().properties.order?.nullable === true
    // If the order is nullable, an empty list resets all positions.
    const ids = distinctIds('ids', values, isNullable ? 0 : 1)
    return this.writeMany(context, async (em) => {
      const entity = this.definition.entity as unknown as EntityClass<OrderedContent>
      const moved = await reordered(em, entity, ids, where as never, isNullable)
      for (const record of moved) this.stampChanged(context, record as unknown as E)
      await em.flush()
      return ids
    })
  }

  /** Prepares the pictures whose paths are columns. */
  protected override async preparePictures(input: Add | Update): Promise<PreparedPictures<E>> {
    const { uploads = {}, uploadLists = {} } = this.definition
    const given = input as Record<string, Given | readonly Given[] | undefined>
    const places = [
      ...Object.entries(uploads).map(([field, { path }]) => ({ field, paths: path ? [path] : [] })),
      ...Object.entries(uploadLists).map(([field, { paths }]) => ({ field, paths })),
    ].filter(({ field }) => given[field] !== undefined)
    // All uploads are awaited first, so that a failed one is reported before any picture is decoded.
    const arrived = await Promise.all(
      places.map(async (place) => ({ ...place, sources: await Promise.all([given[place.field]].flat()) })),
    )
    const values: Record<string, string | null> = {}
    const files: PreparedPicture[] = []
    for (const { field, paths, sources } of arrived) {
      for (const [index, path] of paths.entries()) {
        const source = sources[index]
        const file = source && (await this.tools.decoder.prepare(source, field))
        values[path] = file?.filePath ?? null
        if (file) files.push(file)
      }
    }
    return { values: values as EntityData<E>, files }
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
    throw new ConflictError('STALE_VERSION', { entity: this.kind })
  }
}

/** A base class of services with rules of their own. */
export function contentService<
  E extends ContentEntity,
  Add extends object,
  Update extends { version?: number | null },
>(definition: RecordDefinition<E, Add, Update>) {
  return class extends ContentService<E, Add, Update> {
    constructor(tools: RecordTools) {
      super(definition, tools)
    }
  }
}
