import { parse } from 'graphql'
import { type FieldBounds, inputBounds } from './input-bounds.ts'
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

interface RecordOptions extends Pick<ResourceOperations, 'read'> {
  /** The fields that screens read, in addition to the id. */
  readonly fields: readonly string[]
  /** Fields that only lists read. */
  readonly listed?: readonly string[]
  /** Whether its calls may ask for the user's own password. */
  readonly asksOwnPassword?: boolean
}

/** The operations of an entity. A unit test validates them against the schema. */
export function recordOperations(
  entity: EntityName,
  { fields, listed = [], read, asksOwnPassword = false }: RecordOptions,
): ResourceOperations {
  const type = typeName(entity)
  const plural = pluralOf(type)
  const [addInput, updateInput] = [`Add${type}`, `Update${type}`]
  const record = selection(fields)
  const [ownVariable, ownArgument] = asksOwnPassword
    ? [', $currentPassword: String', ', currentPassword: $currentPassword']
    : ['', '']
  return {
    // Pictures of dishes have no such input: a call of their own adds several.
    ...(addInput in inputBounds
      ? {
          inputs: { add: addInput as InputName, update: updateInput as InputName },
          add: document(
            `mutation Add${type}Record($input: ${addInput}!, $clientKey: ID) {
              record: add${type}(input: $input, clientKey: $clientKey) ${record}
            }`,
          ),
        }
      : { inputs: { update: updateInput as InputName } }),
    ...(read && { read }),
    table: document(`query ${type}Records($query: TableQuery) {
      table: ${entity}Table(query: $query) { items ${selection([...fields, ...listed])} totalCount }
    }`),
    one: document(`query One${type}Record($id: ID!) { record: ${entity}(id: $id) ${record} }`),
    update: document(`mutation Update${type}Record($id: ID!, $input: ${updateInput}!, $clientKey: ID) {
      record: update${type}(id: $id, input: $input, clientKey: $clientKey) ${record}
    }`),
    removeMany: document(`mutation Remove${plural}($ids: [ID!]!, $clientKey: ID${ownVariable}) {
      many: remove${plural}(ids: $ids, clientKey: $clientKey${ownArgument}) { count requestId }
    }`),
    restoreMany: document(`mutation Restore${plural}($ids: [ID!]!, $clientKey: ID${ownVariable}) {
      many: restore${plural}(ids: $ids, clientKey: $clientKey${ownArgument}) { count requestId }
    }`),
  }
}

/** The operations of a content entity; by default its records have the plain fields of the input. */
export function contentOperations(
  entity: EntityName,
  { fields = plainFields(entity).map(([name]) => name), ...options }: Partial<RecordOptions> = {},
): ResourceOperations {
  const type = typeName(entity)
  const plural = pluralOf(type)
  return {
    ...recordOperations(entity, { fields: [...fields, ...STAMPS], ...options }),
    updateMany: document(`mutation Update${plural}($ids: [ID!]!, $input: Update${type}!, $clientKey: ID) {
      many: update${plural}(ids: $ids, input: $input, clientKey: $clientKey) { count requestId }
    }`),
  }
}

const selection = (fields: readonly string[]) => `{ ${['id', ...fields].join(' ')} }`

/** A document whose types follow from the common reply shape. */
const document = <D>(text: string) => parse(text) as D

/** The type name of an entity, `BlogTag` in `addBlogTag`. */
function typeName(entity: EntityName): string {
  return entity.charAt(0).toUpperCase() + entity.slice(1)
}

const pluralOf = (type: string) => (type.endsWith('y') ? `${type.slice(0, -1)}ies` : `${type}s`)
