import { Alert } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import type { Hours } from '../../../rules/opening-hours.ts'
import { bookDay } from '../../../rules/reservation-slots.ts'
import { momentOf } from '../../guests/moment-of.ts'
import { useWaitingTables } from '../../guests/waiting-tables.ts'
import type { BookedTable } from './evening.ts'
import { requestId } from './requests.ts'
import { findTable } from './use-answer.ts'

interface NamedRequestProps {
  readonly hours: Hours
  readonly now: Date
  /** The day whose book is shown, YYYY-MM-DD. */
  readonly day: string
  onShow(day: string): void
}

/** The request that was named; null if there is none of that id any more. */
interface Named {
  readonly table: BookedTable | null
  /** Its day; the one that is shown if there is none. */
  readonly day: string
}

/**
 * Leads to the request that the address names, as a notice does: to its row among those that wait, else to the book of
 * its day. Says so in a sentence where it is not in sight as it was told.
 */
export function NamedRequest({ hours, now, day: shownDay, onShow }: NamedRequestProps) {
  const [params] = useSearchParams()
  const id = params.get('request')
  const { data: waiting, refetch } = useWaitingTables()
  const [named, setNamed] = useState<Named | null>(null)
  const say = useSentence(hours, now)
  const sentence = named && named.day === shownDay ? say(named.table, named.day) : null
  // biome-ignore lint/correctness/useExhaustiveDependencies: what else it uses is new at each rendering.
  useEffect(() => {
    if (!id || !waiting) return
    let isObsolete = false
    const lead = (table: BookedTable | null) => {
      const day = table ? bookDay(hours, new Date(table.at)) : shownDay
      setNamed({ table, day })
      onShow(day)
    }
    const find = async () => {
      const found = await findTable(id)
      if (isObsolete) return
      // The notice may be newer than the list.
      if (found?.state === 'NEW') await refetch()
      else lead(found)
    }
    const row = document.getElementById(requestId(id))
    const table = waiting.find((each) => each.id === id)
    if (row && table) {
      row.scrollIntoView({ block: 'center' })
      row.focus({ preventScroll: true })
      lead(table)
    } else void find().catch(() => {})
    return () => {
      isObsolete = true
    }
  }, [id, waiting])
  const alert = useRef<HTMLDivElement>(null)
  const isElsewhere = sentence !== null && named?.table?.state !== 'NEW'
  useEffect(() => {
    if (isElsewhere) alert.current?.focus()
  }, [isElsewhere])
  if (sentence === null) return null
  return (
    <Alert ref={alert} tabIndex={-1} severity="info" role="status" onClose={() => setNamed(null)}>
      {sentence}
    </Alert>
  )
}

/** What is said of a request to which a notice has led; null for one that waits for an answer today. */
function useSentence(hours: Hours, now: Date) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  return (table: BookedTable | null, day: string): string | null => {
    if (!table) return translate('admin.tables.named.GONE')
    if (table.state === 'NEW' && day === bookDay(hours, now)) return null
    const words = {
      locale,
      today: translate('admin.tables.today'),
      tomorrow: translate('admin.tables.tomorrow'),
    }
    const moment = momentOf(table.at, now, hours.timeZone, words)
    return translate(`admin.tables.named.${table.state}`, { name: table.name, moment })
  }
}
