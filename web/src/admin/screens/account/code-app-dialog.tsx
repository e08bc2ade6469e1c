import CopyIcon from '@mui/icons-material/ContentCopy'
import OpenIcon from '@mui/icons-material/OpenInNew'
import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material'
import { type SubmitEvent, useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { QrImage } from '../../../components/qr-image.tsx'
import { WhileSaving } from '../../forms/while-saving.tsx'
import { useCopy } from '../../users/use-copy.ts'
import { CONFIRM_TOTP } from './security.operations.ts'
import type { FactorCalls } from './use-factor-calls.ts'

interface CodeAppDialogProps {
  /** Base32. */
  readonly secret: string
  /** The same as an `otpauth:` address. */
  readonly uri: string
  /** Whether there is an app already, which is used until this one is confirmed. */
  readonly replaces: boolean
  readonly calls: FactorCalls
  onAdded(codes: readonly string[]): void
  onClose(): void
}

/** Hands the secret over to a code app, and asks for its first code. */
export function CodeAppDialog({ secret, uri, replaces, calls, onAdded, onClose }: CodeAppDialogProps) {
  const translate = useTranslate()
  const notify = useNotify()
  const [code, setCode] = useState('')
  const [fault, setFault] = useState('')
  const [isBusy, setBusy] = useState(false)
  const confirm = async (event: SubmitEvent) => {
    event.preventDefault()
    setBusy(true)
    setFault('')
    const title = translate('admin.security.app.title')
    const variables = { code }
    const reply = await calls.request({ document: CONFIRM_TOTP, variables, title, onFault: setFault })
    setBusy(false)
    if (!reply) return
    notify('admin.security.app.added', { type: 'success' })
    onAdded(reply.confirmTotp.codes)
  }
  return (
    <Dialog open fullWidth maxWidth="xs" aria-labelledby="code-app-title">
      <form onSubmit={(event) => void confirm(event)} noValidate>
        <DialogTitle id="code-app-title">{translate('admin.security.app.title')}</DialogTitle>
        <DialogContent>
          <DialogContentText>{translate('admin.security.app.scan')}</DialogContentText>
          {replaces && (
            <DialogContentText sx={{ mt: 1 }}>{translate('admin.security.app.keepsOld')}</DialogContentText>
          )}
          <Box
            sx={{
              ...{ width: 'min(100%, 200px)', mx: 'auto', my: 2 },
              '& svg': { display: 'block', borderRadius: 1 },
            }}
          >
            <QrImage address={uri} />
          </Box>
          <Secret secret={secret} uri={uri} />
          <WhileSaving isSaving={isBusy}>
            <TextField
              fullWidth
              margin="normal"
              label={translate('admin.security.app.code')}
              value={code}
              onChange={({ target }) => setCode(target.value)}
              error={fault !== ''}
              helperText={fault}
              slotProps={{
                htmlInput: { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 10 },
                formHelperText: { role: 'alert' },
              }}
            />
          </WhileSaving>
        </DialogContent>
        <DialogActions>
          <Button color="inherit" onClick={onClose}>
            {translate('ra.action.cancel')}
          </Button>
          <Button type="submit" variant="contained" disabled={isBusy || code.trim() === ''}>
            {translate('admin.security.app.confirm')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}

function Secret({ secret, uri }: Pick<CodeAppDialogProps, 'secret' | 'uri'>) {
  const translate = useTranslate()
  const { field, copy } = useCopy<HTMLDivElement>()
  return (
    <>
      <Button
        href={uri}
        variant="outlined"
        fullWidth
        startIcon={<OpenIcon />}
        // No computer has such an app.
        sx={{ display: 'none', mb: 2, '@media (pointer: coarse)': { display: 'inline-flex' } }}
      >
        {translate('admin.security.app.open')}
      </Button>
      <Typography variant="body2" color="textSecondary">
        {translate('admin.security.app.secret')}
      </Typography>
      <Box
        ref={field}
        role="group"
        aria-label={translate('admin.security.app.secret')}
        sx={{
          ...{ display: 'flex', flexWrap: 'wrap', columnGap: 1, my: 0.5 },
          ...{ fontFamily: 'ui-monospace, monospace', fontWeight: 600, letterSpacing: '0.05em' },
        }}
      >
        {groupsOf(secret).map(({ at, text }) => (
          <span key={at}>{text}</span>
        ))}
      </Box>
      <Button size="small" startIcon={<CopyIcon />} onClick={() => void copy(secret)}>
        {translate('admin.security.app.copy')}
      </Button>
    </>
  )
}

/** Groups of four letters, with where each begins. */
function groupsOf(secret: string): { at: number; text: string }[] {
  return Array.from(secret.matchAll(/.{1,4}/g), ({ index: at, 0: text }) => ({ at, text }))
}
