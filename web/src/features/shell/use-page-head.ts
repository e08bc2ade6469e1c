import { type Head, useHead } from '../../lib/head.tsx'
import { type TemplatePage, templatePages } from '../../paths.ts'
import { nameWithPlace } from '../../rules/name-with-place.ts'
import { useSite } from './use-site.tsx'

/** Sets the head of a page; the name of the restaurant and its place follow its title. */
export function usePageHead(head: Head): void {
  const { site } = useSite()
  useHead({ ...head, siteName: site?.name, title: `${head.title} · ${nameWithPlace(site)}` })
}

/** Sets the head of the sample content of a template page, which is not indexed. */
export function useSampleHead(
  page: TemplatePage,
  title: string,
  description: string,
  more: Partial<Head> = {},
): void {
  usePageHead({ title, description, path: templatePages[page], isSample: true, ...more })
}
