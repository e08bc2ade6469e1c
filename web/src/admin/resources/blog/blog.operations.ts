import { graphql } from '../../../gql/gql.ts'
import { manyOperations } from '../../api/many-operations.ts'
import type { ResourceOperations } from '../../api/resource-operations.ts'

graphql(`
  fragment BlogRecord on Blog {
    id
    name
    description
    summary
    slug
    publishAt
    publishedDate
    status
    imageUrl
    thumbUrl
    blogCategories {
      blogCategoryId
      blogCategory {
        name
      }
    }
    blogTags {
      blogTagId
      blogTag {
        name
      }
    }
    isDeleted
    createdDate
    createdBy
    updatedDate
    updatedBy
    version
  }
`)

export const blogOperations: ResourceOperations = {
  inputs: { add: 'AddBlog', update: 'UpdateBlog' },
  ...manyOperations('blog'),
  read: (record) => {
    const categories = record.blogCategories as { blogCategoryId: string; blogCategory: { name: string } }[]
    const tags = record.blogTags as { blogTagId: string; blogTag: { name: string } }[]
    return {
      ...record,
      categoryId: categories[0]?.blogCategoryId ?? null,
      categoryName: categories[0]?.blogCategory.name ?? null,
      tagIds: tags.map(({ blogTagId }) => blogTagId),
      tagNames: tags.map(({ blogTag }) => blogTag.name),
    }
  },
  table: graphql(`
    query BlogRecords($query: TableQuery) {
      table: blogTable(query: $query) {
        items {
          ...BlogRecord
        }
        totalCount
      }
    }
  `),
  one: graphql(`
    query OneBlogRecord($id: ID!) {
      record: blog(id: $id) {
        ...BlogRecord
      }
    }
  `),
  add: graphql(`
    mutation AddBlogRecord($input: AddBlog!, $clientKey: ID) {
      record: addBlog(input: $input, clientKey: $clientKey) {
        ...BlogRecord
      }
    }
  `),
  update: graphql(`
    mutation UpdateBlogRecord($id: ID!, $input: UpdateBlog!, $clientKey: ID) {
      record: updateBlog(id: $id, input: $input, clientKey: $clientKey) {
        ...BlogRecord
      }
    }
  `),
  remove: graphql(`
    mutation RemoveBlogRecord($id: ID!) {
      removed: removeBlog(id: $id)
    }
  `),
  restore: graphql(`
    mutation RestoreBlogRecord($id: ID!) {
      record: restoreBlog(id: $id) {
        ...BlogRecord
      }
    }
  `),
}
