import { graphql } from '../../gql/gql.ts'

/** The entries of the owner's blog, the newest first. */
export const BLOG_ENTRIES = graphql(`
  query BlogEntries {
    blogs {
      id
      name
      excerpt
      image
      createdDate
      blogCategories {
        blogCategory {
          name
        }
      }
      blogTags {
        blogTag {
          name
        }
      }
    }
  }
`)

export const BLOG_ENTRY = graphql(`
  query BlogEntry($id: ID!) {
    blog(id: $id) {
      id
      name
      excerpt
      html
      image
      createdDate
      updatedDate
      blogCategories {
        blogCategory {
          name
        }
      }
      blogTags {
        blogTag {
          name
        }
      }
    }
  }
`)
