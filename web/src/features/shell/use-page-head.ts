import { type Head, useHead } from '../../lib/head.tsx'
import { useSite } from './use-site.tsx'

/** Sets the head of a page; the name of the restaurant follows its title. */
export function usePageHead(head: Head): void {
  const { site } = useSite()
  useHead({ ...head, title: `${head.title} · ${site?.name ?? ''}` })
}
