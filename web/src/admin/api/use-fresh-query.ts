import type { TypedDocumentNode } from '@apollo/client'
import { useQuery } from '@tanstack/react-query'
import { ask } from './ask.ts'

/** Runs a query without variables again each time that its screen is opened. @param name its key. */
export function useFreshQuery<Reply>(name: string, document: TypedDocumentNode<Reply, never>) {
  return useQuery({ queryKey: [name], queryFn: () => ask(document, {}), gcTime: 0 })
}
