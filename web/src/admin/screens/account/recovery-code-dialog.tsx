import CopyIcon from '@mui/icons-material/ContentCopy'
import PrintIcon from '@mui/icons-material/Print'
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
} from '@mui/material'
import { useTranslate } from 'react-admin'
import { createPortal } from 'react-dom'
import { paths } from '../../../paths.ts'
import { useCopy } from '../../users/use-copy.ts'
import './recovery-code.css'

interface RecoveryCodeProps {
  /** `XXXX-XXXX-XXXX-XXXX-XXXX`. */
  readonly code: string
  readonly email: string
  readonly siteName: string
}

/** Shows a new recovery code this once, to copy or print. */
export function RecoveryCodeDialog({ onClose, ...shown }: RecoveryCodeProps & { onClose(): void }) {
  const translate = useTranslate()
  const { field, copy } = useCopy<HTMLDivElement>()
  const { code } = shown
  return (
    <>
      <Dialog open fullWidth maxWidth="sm" aria-labelledby="code-title">
        <DialogTitle id="code-title">{translate('admin.account.code.yours')}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>{translate('admin.account.code.keep')}</DialogContentText>
          <Box
            ref={field}
            role="group"
            aria-label={translate('admin.account.code.title')}
            sx={{
              display: 'flex',
              flexWrap: 'wrap',
              justifyContent: 'center',
              columnGap: 2,
              rowGap: 1,
              p: 2,
              borderRadius: 1,
              bgcolor: 'background.default',
              fontFamily: 'ui-monospace, monospace',
              fontSize: '1.5rem',
              fontWeight: 600,
              letterSpacing: '0.08em',
            }}
          >
            {code.split('-').map((group) => (
              <span key={group}>{group}</span>
            ))}
          </Box>
          <Alert severity="warning" sx={{ mt: 2 }}>
            {translate('admin.account.code.once')}
          </Alert>
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap', gap: 1, '& > :not(style) ~ :not(style)': { ml: 0 } }}>
          <Button color="inherit" onClick={onClose}>
            {translate('admin.account.code.close')}
          </Button>
          <Button startIcon={<CopyIcon />} variant="outlined" onClick={() => void copy(code)}>
            {translate('resources.user.link.copy')}
          </Button>
          <Button startIcon={<PrintIcon />} variant="contained" onClick={() => print()}>
            {translate('admin.account.code.print')}
          </Button>
        </DialogActions>
      </Dialog>
      {createPortal(<Sheet {...shown} />, document.body)}
    </>
  )
}

/** The printed sheet. */
function Sheet({ code, email, siteName }: RecoveryCodeProps) {
  const translate = useTranslate()
  return (
    <div className="recovery-sheet" aria-hidden>
      <h1>{siteName}</h1>
      <p>{translate('admin.account.code.title')}</p>
      <p className="recovery-sheet__code">{code}</p>
      <p>{email}</p>
      <p>{translate('admin.account.code.sheet', { address: location.host + paths.forgotten })}</p>
    </div>
  )
}
