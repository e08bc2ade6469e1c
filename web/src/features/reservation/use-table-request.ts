import { useEffect, useMemo, useRef, useState } from 'react'
import { addressOf } from '../../lib/in-language.ts'
import { postOperation } from '../../lib/post-operation.ts'
import { paths } from '../../paths.ts'
import { keptForm } from './kept-form.ts'
import { keptTables } from './kept-tables.ts'
import { type Sent, type TableCalls, TableSender } from './send-table.ts'
import type { Failure } from './table-failures.ts'
import type { Faults } from './table-faults.ts'
import { BEGIN_TABLE, REQUEST_TABLE, type StoredTable, type TableInput } from './table-operations.ts'

export interface TableRequestState {
  /** `AGAIN` while what got no reply is sent once more. */
  readonly phase: 'IDLE' | 'SENDING' | 'AGAIN'
  readonly faults: Faults
  readonly failure: Failure | null
  /** What was stored by an earlier sending that got no reply. */
  readonly earlier: StoredTable | null
}

interface TableRequest extends TableRequestState {
  /** What this tab has sent last and got no reply to, before it was left. */
  readonly left: TableInput | null
  /** Called at the first touch of the form, so that the token is old enough when it is sent. */
  begin(): void
  /** Tells of faults that the browser has found. */
  refuse(faults: Faults): void
  /** Sends once at a time; the guest's page follows. */
  send(input: TableInput): Promise<void>
}

const IDLE: TableRequestState = { phase: 'IDLE', faults: {}, failure: null, earlier: null }

/** The request of a form for a table. */
export function useTableRequest(): TableRequest {
  const [state, setState] = useState(IDLE)
  const isSending = useRef(false)
  const isShown = useRef(true)
  const sender = useMemo(
    () =>
      new TableSender(
        callsOf(() => setState((before) => ({ ...before, phase: 'AGAIN' }))),
        keptForm.sending(new Date()),
      ),
    [],
  )
  const [left, setLeft] = useState(sender.left)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
    }
  }, [])
  return {
    ...state,
    left,
    begin() {
      // Without a token now, one is fetched with the request.
      sender.begin().catch(() => {})
    },
    refuse: (faults) => setState({ ...IDLE, faults }),
    async send(input) {
      // Not the state: a double tap comes before it is rendered.
      if (isSending.current) return
      isSending.current = true
      setState({ ...IDLE, phase: 'SENDING' })
      const sent = await sender.send(input)
      // The form stays locked until the guest's page has come.
      if (typeof sent === 'object' && 'stored' in sent) {
        keptTables.keep(sent.stored)
        keptForm.clear()
        // A guest who reads the menu meanwhile finds it on the page of the form.
        if (!isShown.current) return
        // A document, since its data must be in no cache of the page that is left.
        location.replace(addressOf(paths.guestTable(sent.stored.code)))
        return
      }
      if (typeof sent === 'object' && 'earlier' in sent) keptTables.keep(sent.earlier)
      if (sent !== 'NO_REPLY') setLeft(null)
      isSending.current = false
      setState({ ...IDLE, ...answerOf(sent) })
    },
  }
}

function answerOf(sent: Exclude<Sent, { readonly stored: StoredTable }>): Partial<TableRequestState> {
  if (sent === 'NO_REPLY') return { failure: { reason: 'NO_REPLY', params: {} } }
  return sent
}

const callsOf = (onRepeat: () => void): TableCalls => ({
  onRepeat,
  keep: (sending) => keptForm.keepSending(sending),
  pause: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  async begin() {
    const { data, problem, reply } = await postOperation(BEGIN_TABLE, {})
    return { data: data?.beginReservation ?? null, problem, status: reply.status }
  },
  async request(input) {
    const { data, problem, reply } = await postOperation(REQUEST_TABLE, { input })
    return { data: data?.requestReservation ?? null, problem, status: reply.status }
  },
})
