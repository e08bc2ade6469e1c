import { type EntityMetadata, ReferenceKind } from '@mikro-orm/core'

/** The alias of the entity's own table in `liveRows`; a parent record has `r_` and the property's name. */
export const ROW = 'r'

/**
 * Selects live rows of an entity: neither they nor a record that they belong to was removed.
 * @returns the joined tables of a `from` clause, and the condition.
 */
export function liveRows(meta: EntityMetadata): { from: string; where: string } {
  const tables = [`"${meta.tableName}" "${ROW}"`]
  const conditions = [`not "${ROW}"."${columnOf(meta, 'isDeleted')}"`]
  follow(meta, ROW, tables, conditions)
  return { from: tables.join(' '), where: conditions.join(' and ') }
}

function follow(meta: EntityMetadata, alias: string, tables: string[], conditions: string[]): void {
  for (const property of meta.props) {
    if (property.kind !== ReferenceKind.MANY_TO_ONE || !property.targetMeta) continue
    const owner = `${alias}_${property.name}`
    const { targetMeta } = property
    tables.push(
      `join "${targetMeta.tableName}" "${owner}" on "${owner}"."id" = "${alias}"."${property.fieldNames[0]}"`,
    )
    conditions.push(`not "${owner}"."${columnOf(targetMeta, 'isDeleted')}"`)
    follow(targetMeta, owner, tables, conditions)
  }
}

export function columnOf(meta: EntityMetadata, name: string): string {
  return meta.props.find((property) => property.name === name)?.fieldNames[0] as string
}
