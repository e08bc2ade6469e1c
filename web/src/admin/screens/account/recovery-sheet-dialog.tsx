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
import { useLocaleState, useTranslate } from 'react-admin'
import { createPortal } from 'react-dom'
import { paths } from '../../../paths.ts'
import { useCopy } from '../../users/use-copy.ts'
import './recovery-sheet.css'

interface RecoverySheetProps {
  /** Each `XXXX-XXXX-XXXX-XXXX-XXXX`. */
  readonly codes: readonly string[]
  readonly email: string
  readonly siteName: string
}

/** Shows the codes of a new sheet this once, to copy or print. */
export function RecoverySheetDialog({ onClose, ...shown }: RecoverySheetProps & { onClose(): void }) {
  const translate = useTranslate()
  const { field, copy } = useCopy<HTMLOListElement>()
  const { codes } = shown
  return (
    <>
      <Dialog open fullWidth maxWidth="sm" aria-labelledby="sheet-title">
        <DialogTitle id="sheet-title">{translate('admin.security.sheet.yours')}</DialogTitle>
        <DialogContent>
          <DialogContentText sx={{ mb: 2 }}>{translate('admin.security.sheet.keep')}</DialogContentText>
          <Box
            ref={field}
            component="ol"
            aria-label={translate('admin.security.sheet.yours')}
            sx={{
              ...{ display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, columnGap: 2, rowGap: 0.75 },
              ...{ m: 0, px: 1, py: 2, borderRadius: 1, bgcolor: 'background.default', listStyle: 'none' },
              ...{ fontFamily: 'ui-monospace, monospace', fontWeight: 600 },
              // A code fits on one line of the narrowest phone.
              fontSize: 'clamp(0.6875rem, 3.4vw, 0.9375rem)',
              textAlign: 'center',
            }}
          >
            {codes.map((code) => (
              <li key={code}>{code}</li>
            ))}
          </Box>
          <Alert severity="warning" sx={{ mt: 2 }}>
            {translate('admin.security.sheet.once')}
          </Alert>
        </DialogContent>
        <DialogActions sx={{ flexWrap: 'wrap', gap: 1, '& > :not(style) ~ :not(style)': { ml: 0 } }}>
          <Button color="inherit" onClick={onClose}>
            {translate('admin.security.sheet.close')}
          </Button>
          <Button startIcon={<CopyIcon />} variant="outlined" onClick={() => void copy(codes.join('\n'))}>
            {translate('admin.security.sheet.copy')}
          </Button>
          <Button startIcon={<PrintIcon />} variant="contained" onClick={() => print()}>
            {translate('admin.security.sheet.print')}
          </Button>
        </DialogActions>
      </Dialog>
      {createPortal(<Sheet {...shown} />, document.body)}
    </>
  )
}

/** The printed sheet. */
function Sheet({ codes, email, siteName }: RecoverySheetProps) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const when = new Date().toLocaleDateString(locale, { dateStyle: 'long' })
  return (
    <div className="recovery-sheet" aria-hidden>
      <h1>{siteName}</h1>
      <p className="recovery-sheet__title">{translate('admin.security.sheet.title')}</p>
      <p>{translate('admin.security.sheet.made', { email, when })}</p>
      <ul>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p>{translate('admin.security.sheet.use', { address: location.host + paths.forgotten })}</p>
    </div>
  )
}
