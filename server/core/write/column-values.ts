import type { EntityData, EntityMetadata } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { relationsOf } from '../input/content-fields.ts'
import { linksOfInput } from './links-of-input.ts'
import { lockExisting } from './lock-existing.ts'
import { nextOrder } from './next-order.ts'

/**
 * Maps the fields of an input to columns of the same names, and ids to the records that they name; null leaves a required
 * column as it is.
 * @param except fields of the input that name no column, or one that the server maintains.
 * @param record null for a new one.
 */
export async function columnValues<E extends object>(
  em: EntityManager,
  meta: EntityMetadata<E>,
  input: object,
  record: E | null,
  except: ReadonlySet<string>,
): Promise<EntityData<E>> {
  const properties: Readonly<Record<string, { nullable?: boolean } | undefined>> = meta.properties
  const values: Record<string, unknown> = {}
  for (const [name, value] of Object.entries(input)) {
    const property = properties[name]
    if (property && !except.has(name) && (value !== null || property.nullable)) values[name] = value
  }
  for (const [field, relation] of relationsOf(meta.class)) {
    const id = (input as Record<string, unknown>)[field]
    if (id !== undefined) values[relation.property] = await lockExisting(em, relation.entity(), field, id)
  }
  const { order } = properties
  if (record === null && order && !order.nullable && values.order === undefined)
    values.order = await nextOrder(em, meta.class as never)
  return { ...values, ...(await linksOfInput(em, meta, input, record)) } as EntityData<E>
}
