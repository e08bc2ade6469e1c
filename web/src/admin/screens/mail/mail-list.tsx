import { Box, Button, Chip, Pagination, Typography } from '@mui/material'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import type { MailsQuery } from '../../../gql/graphql.ts'
import { ask } from '../../api/ask.ts'
import { calls } from '../../api/call/calls.ts'
import { useAttempt } from '../../api/use-attempt.ts'
import { momentText } from '../../language/moment-text.ts'
import { LoadError } from '../../lists/list-states.tsx'
import { SectionCard } from '../section-card.tsx'
import { CANCEL_MAIL, MAILS, RETRY_MAIL } from './mail.operations.ts'

type Mail = MailsQuery['mailTable']['items'][number]

const PAGE_SIZE = 10
/** How often the list is read again while mails wait. */
const AGAIN_MS = 10_000

const COLOURS = { FAILED: 'error', SENT: 'success' } as const

/** Kinds of which a failed one can be sent again; the others have a link, which is made anew by its own call. */
const WITHOUT_LINK: readonly Mail['kind'][] = ['SECURITY_NOTICE', 'ALERT', 'RESERVATION_REQUEST']

const canRetry = ({ state, kind }: Mail) =>
  state === 'WAITING' || (state === 'FAILED' && WITHOUT_LINK.includes(kind))

/** The mails of the last 30 days, the newest first. */
export function MailList({ onChanged }: { onChanged(): Promise<unknown> }) {
  const translate = useTranslate()
  const [page, setPage] = useState(1)
  const { data, error, refetch } = useQuery({
    queryKey: ['mails', page],
    queryFn: async () => (await ask(MAILS, { query: { page, pageSize: PAGE_SIZE } })).mailTable,
    placeholderData: keepPreviousData,
    gcTime: 0,
    refetchInterval: ({ state }) =>
      state.data?.items.some((mail) => mail.state === 'WAITING' || mail.state === 'SENDING')
        ? AGAIN_MS
        : false,
  })
  const pages = Math.ceil((data?.totalCount ?? 0) / PAGE_SIZE)
  return (
    <SectionCard title="admin.mail.mails" hint="admin.mail.mailsWhat">
      {error && !data && <LoadError error={error} onRetry={refetch} />}
      {data?.totalCount === 0 && (
        <Typography color="textSecondary">{translate('admin.mail.noMails')}</Typography>
      )}
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
        {data?.items.map((mail) => (
          <Row key={mail.id} mail={mail} onChanged={onChanged} />
        ))}
      </Box>
      {pages > 1 && <Pagination count={pages} page={page} onChange={(_, to) => setPage(to)} sx={{ mt: 1 }} />}
    </SectionCard>
  )
}

function Row({ mail, onChanged }: { readonly mail: Mail; onChanged(): Promise<unknown> }) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const attempt = useAttempt()
  const [isBusy, setBusy] = useState(false)
  const { id, kind, to, state, createdAt, sentAt, notBefore, attempts, lastError } = mail
  const name = translate(`admin.mail.kinds.${kind}`)
  const change = async (action: 'retry' | 'cancel') => {
    setBusy(true)
    const write = { variables: { id }, title: name, subject: `mail/${id}/${action}` }
    await attempt(() =>
      action === 'retry'
        ? calls.send({ ...write, document: RETRY_MAIL })
        : calls.send({ ...write, document: CANCEL_MAIL }),
    )
    await onChanged()
    setBusy(false)
  }
  const isLater = state === 'WAITING' && attempts > 0
  return (
    <Box
      component="li"
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 1.5,
        rowGap: 0.5,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
      }}
    >
      <Box sx={{ flex: '1 1 220px', minWidth: 0, overflowWrap: 'anywhere' }}>
        <Typography>{name}</Typography>
        <Typography variant="body2" color="textSecondary">
          {to} · {momentText(new Date(sentAt ?? createdAt), locale, 'short')}
          {isLater &&
            ` · ${translate('admin.mail.again', { when: momentText(new Date(notBefore), locale, 'short') })}`}
        </Typography>
        {lastError && state !== 'SENT' && <Typography variant="body2">{lastError}</Typography>}
      </Box>
      <Chip
        size="small"
        variant={state === 'SENT' || state === 'FAILED' ? 'filled' : 'outlined'}
        color={COLOURS[state as keyof typeof COLOURS] ?? 'default'}
        label={translate(`admin.mail.mailStates.${state}`)}
      />
      {canRetry(mail) && (
        <Button size="small" disabled={isBusy} onClick={() => void change('retry')}>
          {translate('admin.mail.retry')}
        </Button>
      )}
      {state === 'WAITING' && (
        <Button size="small" color="inherit" disabled={isBusy} onClick={() => void change('cancel')}>
          {translate('admin.mail.cancel')}
        </Button>
      )}
    </Box>
  )
}
