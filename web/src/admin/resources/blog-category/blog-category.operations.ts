import { graphql } from '../../../gql/gql.ts'
import type { ResourceOperations } from '../../api/resource-operations.ts'

graphql(`
  fragment BlogCategoryRecord on BlogCategory {
    id
    name
    blogCategories {
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

export const blogCategoryOperations: ResourceOperations = {
  inputs: { add: 'AddBlogCategory', update: 'UpdateBlogCategory' },
  read: ({ blogCategories, ...record }) => ({ ...record, entries: (blogCategories as object[]).length }),
  table: graphql(`
    query BlogCategoryRecords($query: TableQuery) {
      table: blogCategoryTable(query: $query) {
        items {
          ...BlogCategoryRecord
        }
        totalCount
      }
    }
  `),
  one: graphql(`
    query OneBlogCategoryRecord($id: ID!) {
      record: blogCategory(id: $id) {
        ...BlogCategoryRecord
      }
    }
  `),
  add: graphql(`
    mutation AddBlogCategoryRecord($input: AddBlogCategory!) {
      record: addBlogCategory(input: $input) {
        ...BlogCategoryRecord
      }
    }
  `),
  update: graphql(`
    mutation UpdateBlogCategoryRecord($id: ID!, $input: UpdateBlogCategory!) {
      record: updateBlogCategory(id: $id, input: $input) {
        ...BlogCategoryRecord
      }
    }
  `),
  remove: graphql(`
    mutation RemoveBlogCategoryRecord($id: ID!) {
      removed: removeBlogCategory(id: $id)
    }
  `),
  restore: graphql(`
    mutation RestoreBlogCategoryRecord($id: ID!) {
      record: restoreBlogCategory(id: $id) {
        ...BlogCategoryRecord
      }
    }
  `),
}
