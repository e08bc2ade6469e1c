import { Button } from '@mui/material'
import { useState } from 'react'
import { useLocaleState, useNotify, usePermissions, useTranslate } from 'react-admin'
import { calls } from '../../api/call/calls.ts'
import { programPermissions } from '../../api/permissions.ts'
import { useAttempt } from '../../api/use-attempt.ts'
import { useFreshQuery } from '../../api/use-fresh-query.ts'
import { momentText } from '../../language/moment-text.ts'
import { useRoleMeaning } from '../../users/role-meaning.ts'
import { SectionCard } from '../section-card.tsx'
import { HeldEntry } from './held-entry.tsx'
import { HeldList } from './held-list.tsx'
import { NewProgram } from './new-program.tsx'
import { API_TOKENS, REMOVE_API_TOKEN } from './programs.operations.ts'

const REMOVAL = {
  remove: 'admin.programs.remove',
  title: 'admin.programs.removeTitle',
  what: 'admin.programs.removeWhat',
}

interface Token {
  readonly id: string
  readonly name: string
  readonly roles: readonly string[]
  readonly expiresAt: string
  readonly lastUsedAt?: string | null
}

/** The programs that act for the signed-in user, each by a token of its own. */
export function Programs() {
  const translate = useTranslate()
  const { permissions: held = [] } = usePermissions<readonly string[]>()
  const { data, refetch } = useFreshQuery('apiTokens', API_TOKENS)
  const [isAdding, setAdding] = useState(false)
  const roles = programPermissions.filter((role) => held.includes(role) || held.includes('administrator'))
  const tokens = data?.apiTokens ?? []
  if (roles.length === 0 && tokens.length === 0) return null
  return (
    <SectionCard title="admin.programs.title" hint="admin.programs.what">
      <HeldList sx={{ mb: tokens.length > 0 ? 2 : 0 }}>
        {tokens.map((token) => (
          <Program key={token.id} token={token} onRemoved={refetch} />
        ))}
      </HeldList>
      {roles.length > 0 && (
        <Button variant="outlined" onClick={() => setAdding(true)}>
          {translate('admin.programs.add')}
        </Button>
      )}
      {isAdding && <NewProgram roles={roles} onMade={refetch} onClose={() => setAdding(false)} />}
    </SectionCard>
  )
}

interface ProgramProps {
  readonly token: Token
  onRemoved(): unknown
}

function Program({ token: { id, name, roles, expiresAt, lastUsedAt }, onRemoved }: ProgramProps) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const notify = useNotify()
  const attempt = useAttempt()
  const meaningOf = useRoleMeaning()
  const until = new Date(expiresAt)
  const facts = [
    until < new Date()
      ? translate('admin.programs.ended')
      : translate('admin.programs.until', {
          until: until.toLocaleDateString(locale, { dateStyle: 'medium' }),
        }),
    lastUsedAt
      ? translate('admin.programs.used', { when: momentText(new Date(lastUsedAt), locale) })
      : translate('admin.programs.unused'),
  ]
  const remove = async () => {
    const title = translate('admin.programs.remove')
    const write = { document: REMOVE_API_TOKEN, variables: { id }, subject: `apiToken/${id}`, title }
    if (await attempt(() => calls.send(write))) notify('admin.programs.removed', { type: 'success' })
    await onRemoved()
  }
  return (
    <HeldEntry
      name={name}
      lines={[roles.map((role) => meaningOf(role).title).join(' · ')]}
      facts={facts}
      words={REMOVAL}
      onRemove={remove}
    />
  )
}
