import { useQuery, useQueryClient } from '@tanstack/react-query'
import { graphql } from '../../../gql/gql.ts'
import type { PageMode } from '../../../gql/graphql.ts'
import { ask } from '../../api/ask.ts'

const BLOG_PAGE = graphql(`
  query BlogPage {
    site {
      pages {
        key
        mode
      }
    }
  }
`)

const QUERY_KEY = ['site', 'blog page']

/** The mode of the blog page; null until loaded. */
export function useBlogMode(enabled = true): PageMode | null {
  const { data } = useQuery({ queryKey: QUERY_KEY, queryFn: () => ask(BLOG_PAGE, {}), enabled })
  if (!data) return null
  return data.site.pages.find(({ key }) => key === 'blog')?.mode ?? 'TEMPLATE'
}

/** Whether visitors see the blog page. */
export const isShown = (mode: PageMode | null): boolean => mode !== null && mode !== 'HIDDEN'

/** Reads the mode of the blog page again, once the modes of the pages are stored. */
export function useRereadBlogMode(): () => void {
  const queryClient = useQueryClient()
  return () => void queryClient.invalidateQueries({ queryKey: QUERY_KEY })
}
