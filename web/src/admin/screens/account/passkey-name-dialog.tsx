import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material'
import { type SubmitEvent, useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { WhileSaving } from '../../forms/while-saving.tsx'
import { ADD_PASSKEY } from './security.operations.ts'
import type { FactorCalls } from './use-factor-calls.ts'
import type { MadePasskey } from './use-make-passkey.ts'
import { useSessions } from './use-security.ts'

const MAX_LENGTH = 60

interface PasskeyNameDialogProps {
  readonly made: MadePasskey
  readonly calls: FactorCalls
  onAdded(codes: readonly string[]): void
  onClose(): void
}

/** Names a passkey that the device has made, by default after the device, and stores it. */
export function PasskeyNameDialog({ made, calls, onAdded, onClose }: PasskeyNameDialogProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const { data } = useSessions()
  const device = data?.sessions.find(({ isCurrent }) => isCurrent)?.device
  const [typed, setTyped] = useState<string | null>(null)
  const [fault, setFault] = useState('')
  const [isBusy, setBusy] = useState(false)
  const proposed = device || translate('admin.security.passkey.someDevice')
  const name = typed ?? (data ? proposed : '')
  const add = async (event: SubmitEvent) => {
    event.preventDefault()
    setBusy(true)
    setFault('')
    const title = translate('admin.security.passkey.title')
    const variables = { ...made, name }
    const reply = await calls.request({ document: ADD_PASSKEY, variables, title, onFault: setFault })
    setBusy(false)
    if (!reply) return
    notify('admin.security.passkey.added', { type: 'success' })
    onAdded(reply.addPasskey.codes)
  }
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby="passkey-title">
      <form onSubmit={(event) => void add(event)} noValidate>
        <DialogTitle id="passkey-title">{translate('admin.security.passkey.nameTitle')}</DialogTitle>
        <DialogContent>
          <WhileSaving isSaving={isBusy}>
            <TextField
              autoFocus
              fullWidth
              margin="normal"
              label={translate('admin.security.passkey.name')}
              value={name}
              onChange={({ target }) => setTyped(target.value)}
              error={fault !== ''}
              helperText={fault || translate('admin.security.passkey.nameHint')}
              slotProps={{ htmlInput: { maxLength: MAX_LENGTH } }}
            />
          </WhileSaving>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {translate('ra.action.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={isBusy || name.trim() === ''}>
            {translate('ra.action.save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
