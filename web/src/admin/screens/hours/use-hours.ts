import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNotify } from 'react-admin'
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
  /** Of the settings that hold the week. */
  readonly version: number
}

const KEY = ['hours']

/** The hours as they are stored, and how to read them again after a change. */
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

/** Runs a change, and tells what kept it from being made. */
export function useAttempt(): (work: () => Promise<unknown>) => Promise<boolean> {
  const notify = useNotify()
  return async (work) => {
    try {
      await work()
      return true
    } catch (error) {
      const { message, body } = error as Error & { body?: { errors?: Record<string, unknown> } }
      const { root: _, ...fields } = body?.errors ?? {}
      const [told = message] = Object.values(fields)
      notify(String(told), { type: 'error', autoHideDuration: 8000 })
      return false
    }
  }
}
