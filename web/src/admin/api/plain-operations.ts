import { parse } from 'graphql'
import { type FieldBounds, inputBounds } from './input-bounds.ts'
import type { EntityName } from './permissions.ts'
import type { InputName, ResourceOperations } from './resource-operations.ts'

const STAMPS = ['isDeleted', 'createdDate', 'createdBy', 'updatedDate', 'updatedBy', 'version']

/** The fields of a new record of an entity, by the API's own declaration. */
export function plainFields(entity: EntityName): [name: string, bounds: FieldBounds][] {
  return Object.entries(inputBounds[`Add${typeName(entity)}` as InputName])
}

/** The operations of an entity whose records hold nothing but the fields of its inputs. */
export function plainOperations(entity: EntityName): ResourceOperations {
  const type = typeName(entity)
  const fields = ['id', ...plainFields(entity).map(([name]) => name), ...STAMPS].join(' ')
  return {
    inputs: { add: `Add${type}` as InputName, update: `Update${type}` as InputName },
    table: document(`query ${type}Records($query: TableQuery) {
      table: ${entity}Table(query: $query) { items { ${fields} } totalCount }
    }`),
    one: document(`query One${type}Record($id: ID!) { record: ${entity}(id: $id) { ${fields} } }`),
    add: document(
      `mutation Add${type}Record($input: Add${type}!) { record: add${type}(input: $input) { ${fields} } }`,
    ),
    update: document(`mutation Update${type}Record($id: ID!, $input: Update${type}!) {
      record: update${type}(id: $id, input: $input) { ${fields} }
    }`),
    remove: document(`mutation Remove${type}Record($id: ID!) { removed: remove${type}(id: $id) }`),
    restore: document(
      `mutation Restore${type}Record($id: ID!) { record: restore${type}(id: $id) { ${fields} } }`,
    ),
  }
}

/** A document whose types follow from the shape that all operations share. */
const document = <D>(text: string) => parse(text) as D

/** The name of an entity as its calls carry it, `BlogTag` in `addBlogTag`. */
function typeName(entity: EntityName): string {
  return entity.charAt(0).toUpperCase() + entity.slice(1)
}
