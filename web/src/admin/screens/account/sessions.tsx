import { Button, Chip } from '@mui/material'
import { useState } from 'react'
import { Confirm, useLocaleState, useNotify, useTranslate } from 'react-admin'
import type { OwnSessionsQuery } from '../../../gql/graphql.ts'
import { calls } from '../../api/call/calls.ts'
import { useAttempt } from '../../api/use-attempt.ts'
import { momentText } from '../../language/moment-text.ts'
import { renewHere } from '../../push/this-device.ts'
import { SectionCard } from '../section-card.tsx'
import { END_OTHER_SESSIONS } from './account.operations.ts'
import { HeldEntry } from './held-entry.tsx'
import { HeldList } from './held-list.tsx'
import { END_SESSION } from './security.operations.ts'
import { useSessions } from './use-security.ts'

const ENDING = {
  remove: 'admin.security.sessions.end',
  title: 'admin.security.sessions.endTitle',
  what: 'admin.security.sessions.endWhat',
}

type Session = OwnSessionsQuery['sessions'][number]

/** Where the signed-in user is signed in. */
export function Sessions() {
  const translate = useTranslate()
  const { data, refetch } = useSessions()
  return (
    <SectionCard title="admin.security.sessions.title" hint="admin.security.sessions.what">
      <HeldList sx={{ mb: 2 }}>
        {data?.sessions.map((session) => (
          <Entry key={session.id} session={session} onEnded={refetch} />
        ))}
      </HeldList>
      <EndOthers label={translate('admin.account.endSessions')} onEnded={refetch} />
    </SectionCard>
  )
}

interface EntryProps {
  readonly session: Session
  onEnded(): unknown
}

function Entry({
  session: { id, createdAt, lastUsedAt, place, method, isCurrent, ...session },
  onEnded,
}: EntryProps) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const notify = useNotify()
  const attempt = useAttempt()
  const device = session.device || translate('admin.security.sessions.unknown')
  const when = (moment: string) => ({ when: momentText(new Date(moment), locale) })
  const facts = [
    translate(`admin.security.method.${method}`),
    place,
    translate('admin.security.sessions.opened', when(createdAt)),
    translate('admin.security.sessions.used', when(lastUsedAt)),
  ]
  const end = async () => {
    const title = translate('admin.security.sessions.title')
    const write = { document: END_SESSION, variables: { id }, subject: `session/${id}`, title }
    if (await attempt(() => calls.send(write))) notify('admin.security.sessions.ended', { type: 'success' })
    await onEnded()
  }
  return (
    <HeldEntry
      name={device}
      mark={
        isCurrent && (
          <Chip
            size="small"
            color="success"
            sx={{ ml: 1 }}
            label={translate('admin.security.sessions.current')}
          />
        )
      }
      facts={facts}
      words={isCurrent ? undefined : ENDING}
      onRemove={end}
    />
  )
}

function EndOthers({ label, onEnded }: Pick<EntryProps, 'onEnded'> & { readonly label: string }) {
  const translate = useTranslate()
  const notify = useNotify()
  const attempt = useAttempt()
  const [isAsking, setAsking] = useState(false)
  const end = async () => {
    setAsking(false)
    const write = {
      ...{ document: END_OTHER_SESSIONS, variables: {} },
      ...{ subject: 'own sessions', title: label },
    }
    if (await attempt(() => calls.send(write))) {
      notify('admin.account.sessionsEnded', { type: 'success' })
      await renewHere(translate('admin.push.title'), true).catch(() => {})
    }
    await onEnded()
  }
  return (
    <>
      <Button variant="outlined" onClick={() => setAsking(true)}>
        {label}
      </Button>
      <Confirm
        isOpen={isAsking}
        title="admin.account.sessionsTitle"
        content="admin.account.sessionsWhat"
        confirm="admin.account.endSessions"
        onConfirm={() => void end()}
        onClose={() => setAsking(false)}
      />
    </>
  )
}
