import { type EntityClass, type EntityMetadata, ReferenceKind } from '@mikro-orm/core'
import type { MikroORM } from '@mikro-orm/postgresql'
import type { Readable } from './readable.ts'
import { merge, type Selection } from './selection.ts'

/** The alias of the table being read. */
const TABLE = 'r'

type Property = EntityMetadata['props'][number]

/** A property of the row and the SQL expression it is read from. */
type Column = readonly [name: string, expression: string]

/** Columns and relations that a selection of an entity needs, for any caller and any condition. */
export interface ReadPlan {
  readonly meta: EntityMetadata
  readonly columns: readonly Column[]
  readonly relations: ReadonlyMap<string, Selection>
  /** Columns that the driver returns as text (decimals, dates), and their conversion to the entity's type. */
  readonly conversions: readonly (readonly [name: string, convert: (text: string) => unknown])[]
  /** Unique among all plans. */
  readonly name: string
}

/**
 * The plan of a read.
 * @param key the relation by which the records are looked up; its column is selected too.
 */
export function readPlan(
  orm: MikroORM,
  readable: Readable<object>,
  selection: Selection,
  key?: string,
): ReadPlan {
  const meta = orm.getMetadata().get(readable.entity as EntityClass<object>) as EntityMetadata
  const wanted = withDerived(readable, selection)
  const columns = columnsOf(meta, wanted, key)
  return {
    meta,
    columns,
    relations: new Map(
      [...wanted.relations].filter(([name]) => isRelation(meta, name) && !readable.derived?.[name]),
    ),
    conversions: columns.flatMap(([name]) => {
      const convert = conversionOf(orm, (meta.properties as Record<string, Property>)[name])
      return convert ? [[name, convert] as const] : []
    }),
    name: JSON.stringify([meta.className, columns]),
  }
}

function conversionOf(orm: MikroORM, property: Property | undefined): ((text: string) => unknown) | null {
  const platform = orm.em.getPlatform()
  if (property?.runtimeType === 'Date') return (text) => platform.parseDate(text)
  return property?.runtimeType === 'number' && property.customType ? Number : null
}

function withDerived(readable: Readable<object>, selection: Selection): Selection {
  let wanted = selection
  for (const name of [...selection.fields, ...selection.relations.keys()]) {
    const source = readable.derived?.[name]
    if (source) wanted = merge(wanted, source)
  }
  return wanted
}

function isRelation(meta: EntityMetadata, name: string): boolean {
  return (meta.properties as Record<string, Property>)[name]?.kind !== ReferenceKind.SCALAR
}

/** The columns of a selection; a to-one relation is its foreign key, under the name `<relation>Id`. */
function columnsOf(meta: EntityMetadata, selection: Selection, key: string | undefined): Column[] {
  const chosen: Column[] = []
  const aliased = meta.createColumnMappingObject(TABLE)
  for (const property of meta.props) {
    const [column = ''] = property.fieldNames ?? []
    const formula = property.formula as ((columns: object) => string) | undefined
    const expression = formula ? formula(aliased) : `"${TABLE}"."${column}"`
    if (property.kind === ReferenceKind.SCALAR) {
      // A JSON column is selected through its fields.
      const isWanted = selection.fields.has(property.name) || selection.relations.has(property.name)
      if (property.name === 'id' || isWanted) chosen.push([property.name, expression])
    } else if (property.kind === ReferenceKind.MANY_TO_ONE) {
      const name = `${property.name}Id`
      const isWanted = selection.fields.has(name) || selection.relations.has(property.name)
      if (isWanted || property.name === key) chosen.push([name, expression])
    }
  }
  return chosen
}
