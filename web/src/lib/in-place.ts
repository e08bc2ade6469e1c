import { useLocation, useNavigationType } from 'react-router-dom'

/** The history state of a change of address within a page, such as a choice of category or a sheet over it. */
export const IN_PLACE = { inPlace: true }

/** Whether the last change of address was within the page; going back to it later is a navigation again. */
export function useInPlace(): boolean {
  const { state } = useLocation() as { state: { inPlace?: boolean } | null }
  return useNavigationType() !== 'POP' && state?.inPlace === true
}
