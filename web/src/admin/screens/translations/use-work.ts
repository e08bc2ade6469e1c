import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useMemo } from 'react'
import type { TranslatedKind, TranslationState } from '../../../gql/graphql.ts'
import { ask } from '../../api/ask.ts'
import type { OtherLanguage } from '../../resources/translation/languages.ts'
import { TRANSLATION_WORK } from './translations.operations.ts'
import { keyOf, type WorkItem, type WorkPage, withFresh, withStored } from './work.ts'

export const PAGE_SIZE = 50

/** The largest page that the server gives. */
const WHOLE_PAGE = 100

export interface WorkFilter {
  readonly language: OtherLanguage
  readonly kind: TranslatedKind | null
  readonly state: TranslationState | null
}

/** Texts that are being saved, by this page or one that was left: a list that is read before would lack them. */
const saving = new Set<Promise<unknown>>()

/** Without a connection a save waits for it, and a list can tell why it cannot be read. */
const MOST_WAIT_MS = 3_000

export function beforeReading(save: Promise<unknown>): void {
  saving.add(save)
  void save.catch(() => {}).finally(() => saving.delete(save))
}

async function untilSaved(): Promise<void> {
  if (saving.size === 0) return
  const late = new Promise((resolve) => setTimeout(resolve, MOST_WAIT_MS))
  await Promise.race([Promise.allSettled(saving), late])
}

async function readPage(filter: WorkFilter, page: number, pageSize: number): Promise<WorkPage> {
  const { translationWork } = await ask(TRANSLATION_WORK, { ...filter, page, pageSize })
  return translationWork
}

/** All texts of a filter, once what was typed is saved. */
export async function readAll(filter: WorkFilter): Promise<WorkItem[]> {
  await untilSaved()
  return readPages(filter)
}

async function readPages(filter: WorkFilter): Promise<WorkItem[]> {
  const all: WorkItem[] = []
  for (let page = 1; ; page++) {
    const { items, totalCount } = await readPage(filter, page, WHOLE_PAGE)
    all.push(...items)
    if (items.length === 0 || all.length >= totalCount) return all
  }
}

/**
 * One page of the work.
 * @param round a new one reads it again.
 */
export function useWork({ language, kind, state }: WorkFilter, page: number, round: number) {
  const client = useQueryClient()
  const queryKey = useMemo(
    () => ['translation work', language, kind, state, page, round],
    [language, kind, state, page, round],
  )
  const query = useQuery({
    queryKey,
    queryFn: async () => {
      // Those of the page before are sent when it is left, which is after this.
      await new Promise((resolve) => setTimeout(resolve))
      await untilSaved()
      return readPage({ language, kind, state }, page, PAGE_SIZE)
    },
    gcTime: 0,
  })
  const change = useCallback(
    (changed: (page: WorkPage) => WorkPage) =>
      client.setQueryData<WorkPage>(queryKey, (before) => before && changed(before)),
    [client, queryKey],
  )
  const onStored = useCallback(
    (item: WorkItem, text: string) => void change((before) => withStored(before, item, text)),
    [change],
  )
  /** Reads one text again, also during its own save; the filter may not have it any more. @returns null if it is gone. */
  const reread = useCallback(
    async (item: WorkItem): Promise<WorkItem | null> => {
      const all = await readPages({ language, kind: item.kind, state: null })
      const fresh = all.find((each) => keyOf(each) === keyOf(item))
      if (fresh) change((before) => withFresh(before, fresh))
      return fresh ?? null
    },
    [language, change],
  )
  return { ...query, onStored, reread }
}
