import { graphql } from '../../../gql/gql.ts'
import type { ResourceOperations } from '../../api/resource-operations.ts'

graphql(`
  fragment BlogTagRecord on BlogTag {
    id
    name
    status
    blogTags {
      blogId
    }
    isDeleted
    createdDate
    createdBy
    updatedDate
    updatedBy
    version
  }
`)

export const blogTagOperations: ResourceOperations = {
  inputs: { add: 'AddBlogTag', update: 'UpdateBlogTag' },
  read: ({ blogTags, ...record }) => ({ ...record, entries: (blogTags as object[]).length }),
  table: graphql(`
    query BlogTagRecords($query: TableQuery) {
      table: blogTagTable(query: $query) {
        items {
          ...BlogTagRecord
        }
        totalCount
      }
    }
  `),
  one: graphql(`
    query OneBlogTagRecord($id: ID!) {
      record: blogTag(id: $id) {
        ...BlogTagRecord
      }
    }
  `),
  add: graphql(`
    mutation AddBlogTagRecord($input: AddBlogTag!) {
      record: addBlogTag(input: $input) {
        ...BlogTagRecord
      }
    }
  `),
  update: graphql(`
    mutation UpdateBlogTagRecord($id: ID!, $input: UpdateBlogTag!) {
      record: updateBlogTag(id: $id, input: $input) {
        ...BlogTagRecord
      }
    }
  `),
  remove: graphql(`
    mutation RemoveBlogTagRecord($id: ID!) {
      removed: removeBlogTag(id: $id)
    }
  `),
  restore: graphql(`
    mutation RestoreBlogTagRecord($id: ID!) {
      record: restoreBlogTag(id: $id) {
        ...BlogTagRecord
      }
    }
  `),
}
