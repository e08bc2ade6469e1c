import { useApolloClient, useQuery } from '@apollo/client/react'
import { useEffect, useState } from 'react'
import { whenIdle } from '../../lib/when-idle.ts'
import { isPart, MENU, MENU_PART, type Menu } from './menu-query.ts'

interface ShownData {
  readonly data: Menu | undefined
  readonly error: Error | undefined
  readonly refetch: () => Promise<unknown>
}

/**
 * The menu, or, on a page that the server rendered for one category, at first its part of it; the whole menu is then
 * fetched while the browser is idle, for the search and the other categories.
 */
export function useMenu(category: string, search: string): ShownData {
  const client = useApolloClient()
  const [partOf] = useState(() => {
    if (!isPart(category, search)) return null
    const isCarried =
      client.readQuery({ query: MENU }) === null &&
      client.readQuery({ query: MENU_PART, variables: { categoryId: category } }) !== null
    return import.meta.env.SSR || isCarried ? category : null
  })
  const [isAwaited, setIsAwaited] = useState(false)
  useEffect(() => (partOf === null ? undefined : whenIdle(() => setIsAwaited(true))), [partOf])
  const isPartial = partOf !== null && partOf === category && search === ''
  const whole = useQuery(MENU, { skip: isPartial && !isAwaited })
  const part = useQuery(MENU_PART, { variables: { categoryId: partOf ?? '' }, skip: partOf === null })
  const data = whole.data ?? (isPartial ? part.data : undefined)
  const { error } = data ? {} : whole
  return { data, error, refetch: () => whole.refetch() }
}
