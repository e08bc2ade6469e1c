import { graphql } from '../../../gql/gql.ts'
import { inlinePicture } from '../../../lib/picture.ts'
import type { ResourceOperations } from '../../api/resource-operations.ts'

graphql(`
  fragment ServiceRecord on Service {
    id
    name
    description
    order
    status
    icon
    image
    isDeleted
    createdDate
    createdBy
    updatedDate
    updatedBy
    version
  }
`)

export const serviceOperations: ResourceOperations = {
  inputs: { add: 'AddService', update: 'UpdateService' },
  // A picture to be stored goes by the name of the stored one.
  read: ({ icon, image, ...record }) => ({ ...record, iconUrl: shown(icon), imageUrl: shown(image) }),
  table: graphql(`
    query ServiceRecords($query: TableQuery) {
      table: serviceTable(query: $query) {
        items {
          ...ServiceRecord
        }
        totalCount
      }
    }
  `),
  one: graphql(`
    query OneServiceRecord($id: ID!) {
      record: service(id: $id) {
        ...ServiceRecord
      }
    }
  `),
  add: graphql(`
    mutation AddServiceRecord($input: AddService!) {
      record: addService(input: $input) {
        ...ServiceRecord
      }
    }
  `),
  update: graphql(`
    mutation UpdateServiceRecord($id: ID!, $input: UpdateService!) {
      record: updateService(id: $id, input: $input) {
        ...ServiceRecord
      }
    }
  `),
  remove: graphql(`
    mutation RemoveServiceRecord($id: ID!) {
      removed: removeService(id: $id)
    }
  `),
  restore: graphql(`
    mutation RestoreServiceRecord($id: ID!) {
      record: restoreService(id: $id) {
        ...ServiceRecord
      }
    }
  `),
}

function shown(base64: unknown): string | null {
  return typeof base64 === 'string' ? inlinePicture(base64) : null
}
