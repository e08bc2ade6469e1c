import { graphql } from '../../gql/gql.ts'

/** The entries of the owner's blog, the newest first. */
export const BLOG_ENTRIES = graphql(`
  query BlogEntries {
    blogs {
      id
      slug
      name
      excerpt
      image
      publishedDate
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
      slug
      name
      excerpt
      html
      image
      publishedDate
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
