import { Button, Stack, Typography } from '@mui/material'
import { useState } from 'react'
import { Confirm, useNotify, useTranslate } from 'react-admin'
import type { BeginTotpMutation } from '../../../gql/graphql.ts'
import { CodeAppDialog } from './code-app-dialog.tsx'
import { BEGIN_TOTP, REMOVE_TOTP } from './security.operations.ts'
import type { FactorCalls } from './use-factor-calls.ts'

interface CodeAppProps {
  readonly hasApp: boolean
  readonly calls: FactorCalls
  /** @param codes of the recovery sheet; none where there was one. */
  onAdded(codes: readonly string[]): void
  onRemoved(): void
}

/** The app on a phone whose six digits are asked for at sign-in. */
export function CodeApp({ hasApp, calls, onAdded, onRemoved }: CodeAppProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const [isBusy, setBusy] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const [setup, setSetup] = useState<BeginTotpMutation['beginTotp'] | null>(null)
  const title = translate('admin.security.app.title')
  // Without the own password, which is then asked for.
  const variables = { currentPassword: '' }
  const begin = async () => {
    setBusy(true)
    const reply = await calls.request({ document: BEGIN_TOTP, variables, title })
    setBusy(false)
    setSetup(reply?.beginTotp ?? null)
  }
  const remove = async () => {
    setAsking(false)
    setBusy(true)
    if (await calls.change({ document: REMOVE_TOTP, variables, title }))
      notify('admin.security.app.removed', { type: 'success' })
    setBusy(false)
    onRemoved()
  }
  const added = (codes: readonly string[]) => {
    setSetup(null)
    onAdded(codes)
  }
  return (
    <div>
      <Typography component="h3" sx={{ fontWeight: 600 }}>
        {title}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mb: 1 }}>
        {translate(hasApp ? 'admin.security.app.on' : 'admin.security.app.off')}
      </Typography>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', gap: 1 }}>
        <Button variant="outlined" disabled={isBusy} onClick={() => void begin()}>
          {translate(hasApp ? 'admin.security.app.move' : 'admin.security.app.add')}
        </Button>
        {hasApp && (
          <Button color="error" disabled={isBusy} onClick={() => setAsking(true)}>
            {translate('admin.security.app.remove')}
          </Button>
        )}
      </Stack>
      <Confirm
        isOpen={isAsking}
        title="admin.security.app.removeTitle"
        content="admin.security.app.removeWhat"
        confirm="admin.security.app.remove"
        confirmColor="warning"
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      />
      {setup && !calls.isTooOld && (
        <CodeAppDialog
          {...setup}
          replaces={hasApp}
          calls={calls}
          onAdded={added}
          onClose={() => setSetup(null)}
        />
      )}
    </div>
  )
}
