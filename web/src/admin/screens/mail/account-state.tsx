import { Alert, Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { Confirm, useLocaleState, useNotify, useTranslate } from 'react-admin'
import { calls } from '../../api/call/calls.ts'
import { useAttempt } from '../../api/use-attempt.ts'
import { momentText } from '../../language/moment-text.ts'
import { SectionCard } from '../section-card.tsx'
import { STOP_MAIL } from './mail.operations.ts'
import type { MailAccount } from './use-mail-settings.ts'

const SEVERITY = {
  OFF: 'info',
  READY: 'success',
  CHANGED: 'warning',
  REFUSED: 'error',
  UNREACHABLE: 'warning',
} as const

interface AccountStateProps {
  /** Null before the first try. */
  readonly account: MailAccount | null
  onChanged(): Promise<unknown>
}

/** Whether mails are sent, in words, and what to do if they are not. */
export function AccountState({ account, onChanged }: AccountStateProps) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const { state, isHeld, lastError, lastSentAt, sentToday, waiting, failed } = account ?? {}
  const isFaulty = state === 'REFUSED' || state === 'UNREACHABLE'
  return (
    <SectionCard title="admin.mail.state">
      <Alert severity={state ? SEVERITY[state] : 'info'} sx={{ overflowWrap: 'anywhere' }}>
        {translate(`admin.mail.states.${state ?? 'NONE'}`)}
        {isFaulty && lastError && ` ${translate('admin.mail.serverSaid', { text: lastError })}`}
      </Alert>
      {isHeld && (
        <Alert severity="warning" sx={{ mt: 1 }}>
          {translate('admin.mail.held')}
        </Alert>
      )}
      {account && (
        <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
          {[
            lastSentAt &&
              translate('admin.mail.lastSent', { when: momentText(new Date(lastSentAt), locale, 'short') }),
            translate('admin.mail.sentToday', { smart_count: sentToday }),
            waiting !== 0 && translate('admin.mail.waiting', { smart_count: waiting }),
            failed !== 0 && translate('admin.mail.failed', { smart_count: failed }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </Typography>
      )}
      {account && state !== 'OFF' && <Stop onStopped={onChanged} />}
    </SectionCard>
  )
}

function Stop({ onStopped }: { onStopped(): Promise<unknown> }) {
  const translate = useTranslate()
  const notify = useNotify()
  const attempt = useAttempt()
  const [asking, setAsking] = useState(false)
  const stop = async () => {
    setAsking(false)
    const write = { document: STOP_MAIL, variables: {}, subject: 'mail/state' }
    const title = translate('admin.mail.stop')
    if (await attempt(() => calls.send({ ...write, title }))) notify('admin.mail.stopped', { type: 'info' })
    await onStopped()
  }
  return (
    <Box sx={{ mt: 1.5 }}>
      <Button variant="outlined" size="small" onClick={() => setAsking(true)}>
        {translate('admin.mail.stop')}
      </Button>
      <Confirm
        isOpen={asking}
        title="admin.mail.stopTitle"
        content="admin.mail.stopWhat"
        confirm="admin.mail.stop"
        confirmColor="warning"
        onConfirm={() => void stop()}
        onClose={() => setAsking(false)}
      />
    </Box>
  )
}
