import { parse } from 'graphql'
import { type FieldBounds, inputBounds } from './input-bounds.ts'
import { manyOperations } from './many-operations.ts'
import type { EntityName } from './permissions.ts'
import type { InputName, ResourceOperations } from './resource-operations.ts'

const STAMPS = ['isDeleted', 'createdDate', 'createdBy', 'updatedDate', 'updatedBy', 'version']

/** Kinds of fields with plain values; files and ids of other records need hand-written screens. */
const PLAIN_KINDS = new Set(['text', 'email', 'integer', 'number', 'flag', 'status'])

/** The plain fields of the input that adds an entity. */
export function plainFields(entity: EntityName): [name: string, bounds: FieldBounds][] {
  const bounds: Readonly<Record<string, FieldBounds>> = inputBounds[`Add${typeName(entity)}` as InputName]
  return Object.entries(bounds).filter(([, { kind }]) => PLAIN_KINDS.has(kind))
}

interface ContentOptions extends Pick<ResourceOperations, 'read'> {
  /** The fields that screens read, in addition to the id and the stamps; by default the plain fields of the input. */
  readonly fields?: readonly string[]
}

/** The operations of a content entity. A unit test validates them against the schema. */
export function contentOperations(
  entity: EntityName,
  { fields = plainFields(entity).map(([name]) => name), read }: ContentOptions = {},
): ResourceOperations {
  const type = typeName(entity)
  const record = `{ ${['id', ...fields, ...STAMPS].join(' ')} }`
  return {
    inputs: { add: `Add${type}` as InputName, update: `Update${type}` as InputName },
    ...(read && { read }),
    ...manyOperations(entity),
    table: document(`query ${type}Records($query: TableQuery) {
      table: ${entity}Table(query: $query) { items ${record} totalCount }
    }`),
    one: document(`query One${type}Record($id: ID!) { record: ${entity}(id: $id) ${record} }`),
    add: document(
      `mutation Add${type}Record($input: Add${type}!, $clientKey: ID) {
        record: add${type}(input: $input, clientKey: $clientKey) ${record}
      }`,
    ),
    update: document(`mutation Update${type}Record($id: ID!, $input: Update${type}!, $clientKey: ID) {
      record: update${type}(id: $id, input: $input, clientKey: $clientKey) ${record}
    }`),
    remove: document(`mutation Remove${type}Record($id: ID!) { removed: remove${type}(id: $id) }`),
    restore: document(
      `mutation Restore${type}Record($id: ID!) { record: restore${type}(id: $id) ${record} }`,
    ),
  }
}

/** A document whose types follow from the common reply shape. */
const document = <D>(text: string) => parse(text) as D

/** The type name of an entity, `BlogTag` in `addBlogTag`. */
function typeName(entity: EntityName): string {
  return entity.charAt(0).toUpperCase() + entity.slice(1)
}
