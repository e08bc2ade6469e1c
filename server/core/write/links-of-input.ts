import type { EntityMetadata } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { linksOf } from '../input/content-fields.ts'
import { lockExisting, lockLiving } from './lock-existing.ts'

/**
 * The links that an input sets, by the property that holds them; omitted links are not included. The linked records are
 * locked against removal until the write has committed.
 * @param record null for a new one.
 * @throws {BadInputError} on the field that names a missing record.
 */
export async function linksOfInput(
  em: EntityManager,
  meta: EntityMetadata,
  input: object,
  record: object | null,
): Promise<Record<string, object[]>> {
  const values: Record<string, object[]> = {}
  for (const [property, field] of linksOf(meta.class)) {
    const ids = (input as Record<string, unknown>)[field]
    if (ids === undefined) continue
    if (record) await em.populate(record, [property] as never)
    const relation = meta.properties[property as never] as EntityMetadata['props'][number]
    const other = relation.targetMeta?.relations.find(({ name }) => name !== relation.mappedBy)
    if (!other?.targetMeta) throw new Error(`${meta.className}.${property} holds no links.`)
    const links = []
    const linked = [...new Set([ids ?? []].flat().map(Number))]
    await lockLiving(em, other.targetMeta.class as never, linked.filter(Number.isInteger))
    for (const id of linked)
      links.push({ [other.name]: await lockExisting(em, other.targetMeta.class as never, field, id) })
    values[property] = links
  }
  return values
}
