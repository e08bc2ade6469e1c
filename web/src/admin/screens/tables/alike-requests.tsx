import { Alert, Button } from '@mui/material'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { ask } from '../../api/ask.ts'
import type { BookedTable } from './evening.ts'
import { TABLES_ALIKE } from './tables.operations.ts'
import { useAnswer } from './use-answer.ts'

const LOOK_EVERY_MS = 15_000
/** Two guests may well share the connection of an office. */
const FEWEST = 3

/** Requests that came over one connection, each lot with a button that declines it; nothing if there are none. */
export function AlikeRequests({ waiting }: { readonly waiting: readonly BookedTable[] }) {
  const { data } = useQuery({
    queryKey: ['tables', 'alike'],
    queryFn: () => ask(TABLES_ALIKE, {}),
    refetchInterval: LOOK_EVERY_MS,
    refetchOnWindowFocus: true,
    enabled: waiting.length >= FEWEST,
  })
  return (data?.reservationsAlike ?? [])
    .map((ids) => waiting.filter(({ id }) => ids.includes(id)))
    .filter(({ length }) => length >= FEWEST)
    .map((tables) => <Lot key={tables[0]?.id} tables={tables} />)
}

function Lot({ tables }: { readonly tables: readonly BookedTable[] }) {
  const translate = useTranslate()
  const { declineAlike } = useAnswer()
  const [isSending, setSending] = useState(false)
  const decline = async () => {
    setSending(true)
    await declineAlike(tables)
    setSending(false)
  }
  return (
    <Alert severity="warning" sx={{ mt: 1, overflowWrap: 'anywhere' }}>
      {translate('admin.tables.alike', {
        smart_count: tables.length,
        names: tables.map(({ name }) => name).join(', '),
      })}
      <Button
        color="inherit"
        disabled={isSending}
        onClick={() => void decline()}
        sx={{ display: 'block', minHeight: 48, ml: -1 }}
      >
        {translate('admin.tables.declineAlike')}
      </Button>
    </Alert>
  )
}
