import { useSearchParams } from 'react-router-dom'
import { isOtherLanguage } from '../../resources/translation/languages.ts'
import { TRANSLATED_KINDS } from '../../resources/translation/translated-kinds.ts'
import type { WorkFilter } from './use-work.ts'
import { STATES } from './work-filters.tsx'

/** The filter and the page in the address, which can be linked. */
export function useFilter() {
  const [params, setParams] = useSearchParams()
  const language = params.get('language')
  const filter: WorkFilter = {
    language: isOtherLanguage(language) ? language : 'EN',
    kind: TRANSLATED_KINDS.find((kind) => kind === params.get('kind')) ?? null,
    state: STATES.find((state) => state === params.get('state')) ?? null,
  }
  const asked = Number(params.get('page'))
  const page = Number.isInteger(asked) && asked > 0 ? asked : 1
  const show = ({ language, kind, state }: WorkFilter, page = 1) =>
    setParams(
      { language, ...(kind && { kind }), ...(state && { state }), ...(page > 1 && { page: String(page) }) },
      { replace: true },
    )
  return { filter, page, show }
}
