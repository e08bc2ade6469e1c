import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useSyncExternalStore } from 'react'
import { HttpError, useNotify, useTranslate } from 'react-admin'
import type { ReservationAnswer } from '../../../gql/graphql.ts'
import { isRefusal } from '../../api/api-failure.ts'
import { ask } from '../../api/ask.ts'
import type { Receipt } from '../../api/call/call.ts'
import { calls } from '../../api/call/calls.ts'
import type { Write } from '../../api/call/line.ts'
import { arrivals } from '../../guests/arrivals.ts'
import { answers } from './answers.ts'
import type { BookedTable } from './evening.ts'
import {
  ANSWER_TABLE,
  DECLINE_ALIKE,
  TABLE,
  WITHDRAW_ANSWER,
  WITHDRAWABLE_TABLES,
} from './tables.operations.ts'

/** Between two looks, in ms. */
const LOOK_EVERY_MS = 10_000
const LONG = { autoHideDuration: 8_000 } as const

/** A table as the server has it; null if it is not there any more. */
export async function findTable(id: string): Promise<BookedTable | null> {
  return (await ask(TABLE, { id: Number(id) })).reservationTable.items[0] ?? null
}

/** The same; null if the server does not answer, too. */
export const readTable = (id: string): Promise<BookedTable | null> => findTable(id).catch(() => null)

/** The answers that can still be taken back, by the ids of their tables. */
export const useAnswers = () => useSyncExternalStore(answers.subscribe, answers.snapshot)

/** Reads the answers of others, and those from before this page was loaded, again and again. */
export function useAnswersOfOthers(): void {
  const { data, dataUpdatedAt } = useQuery({
    queryKey: ['tables', 'withdrawable'],
    queryFn: () => ask(WITHDRAWABLE_TABLES, {}),
    refetchInterval: LOOK_EVERY_MS,
    refetchOnWindowFocus: true,
  })
  const held = useAnswers()
  const queryClient = useQueryClient()
  // One that is let go, since somebody else was faster, shows the answer of that person.
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is held decides what is followed.
  useEffect(() => {
    const isBack = data && answers.follow(data.reservations, Date.now() - dataUpdatedAt)
    if (isBack) void queryClient.invalidateQueries({ queryKey: ['tables', 'waiting'] })
  }, [data, dataUpdatedAt, held, queryClient])
}

interface AnswerDraft {
  /** Sends the answer, with which the draft ends. */
  send<Reply>(build: () => Omit<Write<Reply>, 'subject' | 'values' | 'draft'>): Promise<Receipt<Reply> | null>
  reset(): void
}

/** Answers a request and takes the answer back. */
export function useAnswer() {
  const translate = useTranslate()
  const notify = useNotify()
  const queryClient = useQueryClient()
  const reread = () => queryClient.invalidateQueries({ queryKey: ['tables'] }).catch(() => {})

  /** Says why a call was refused, by what the table is now. */
  const tell = async (error: Error, { id }: BookedTable) => {
    const isStale = isRefusal(error, 'STALE_VERSION')
    const now = isStale ? await readTable(id) : null
    const isAnswered = now?.state === 'CONFIRMED' || now?.state === 'DECLINED'
    if (isStale && isAnswered) notify('admin.tables.answeredByOther', { type: 'warning', ...LONG })
    else if (isStale && now?.state === 'CANCELLED')
      notify('admin.tables.gaveUp', { type: 'warning', ...LONG })
    else if (isStale) notify('admin.tables.changedSince', { type: 'warning', ...LONG })
    else notify(reasonOf(error), { type: 'error', ...LONG })
  }

  const answer = async (
    table: BookedTable,
    { as, message }: { readonly as: ReservationAnswer; readonly message: string | null },
    draft: AnswerDraft,
  ) => {
    const { id, version, name } = table
    answers.send(table)
    arrivals.begin()
    try {
      const receipt = await draft.send(() => ({
        document: ANSWER_TABLE,
        variables: { id, answer: as, message, version },
        title: `${name}: ${translate(`admin.tables.answer.${as}`)}`,
      }))
      const { reply = null, isEarlier = true } = receipt ?? {}
      arrivals.end(isEarlier ? 0 : -1)
      const stored = reply?.answerReservation ?? (await readTable(id))
      if (isEarlier) notify('admin.tables.answeredEarlier', { type: 'warning', ...LONG })
      if (stored && stored.state !== 'NEW') answers.keep(stored)
      else answers.release(id)
    } catch (error) {
      arrivals.end(0)
      await tell(error as Error, table)
      await reread()
      answers.release(id)
    }
    void reread()
  }

  const withdraw = async (table: BookedTable) => {
    const { id, version, name } = table
    answers.stay(id)
    arrivals.begin()
    try {
      await calls.send({
        document: WITHDRAW_ANSWER,
        variables: { id, version },
        title: `${name}: ${translate('admin.tables.withdraw')}`,
        subject: `table/${id}/withdraw/${version}`,
      })
      arrivals.end(1)
    } catch (error) {
      arrivals.end(0)
      if (isRefusal(error, 'RESERVATION_SETTLED'))
        notify('admin.tables.tooLate', { type: 'warning', ...LONG })
      else await tell(error as Error, table)
    }
    // Before it leaves its place, so that it does not come back a moment later.
    await reread()
    answers.release(id)
  }

  const declineAlike = async (tables: readonly BookedTable[]) => {
    const [first] = tables
    if (!first) return
    try {
      const { reply } = await calls.send({
        document: DECLINE_ALIKE,
        variables: { id: first.id },
        title: translate('admin.tables.declineAlike'),
        subject: `table/${first.id}/alike`,
      })
      notify('admin.tables.alikeDeclined', {
        type: 'info',
        messageArgs: { smart_count: reply?.declineReservationsAlike ?? tables.length },
      })
    } catch (error) {
      await tell(error as Error, first)
    }
    await reread()
  }

  return { answer, withdraw, declineAlike }
}

/** The message of the refused field, where there is one. */
function reasonOf(error: Error): string {
  const { root: _, ...fields } = error instanceof HttpError ? (error.body?.errors ?? {}) : {}
  return String(Object.values(fields)[0] ?? error.message)
}
