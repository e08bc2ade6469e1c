import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { DayPeriod, Hours, OpeningException } from '../../../rules/opening-hours.ts'
import { ask } from '../../api/ask.ts'
import { HOURS } from './hours.operations.ts'

export interface StoredException extends OpeningException {
  readonly id: string
  readonly version: number
  readonly note?: string | null
  readonly periods?: readonly DayPeriod[] | null
}

export interface StoredHours extends Hours {
  readonly exceptions: readonly StoredException[]
  /** Version of the settings, which contain the week. */
  readonly version: number
}

const KEY = ['hours']

/** The stored hours, and a function that refetches them. */
export function useHours(): { hours: StoredHours | undefined; refresh: () => Promise<void> } {
  const queryClient = useQueryClient()
  const { data } = useQuery({
    queryKey: KEY,
    queryFn: async (): Promise<StoredHours> => {
      const { site, openingExceptions } = await ask(HOURS, {})
      return { ...site.hours, exceptions: openingExceptions, version: site.version }
    },
  })
  return { hours: data, refresh: () => queryClient.invalidateQueries({ queryKey: KEY }) }
}
