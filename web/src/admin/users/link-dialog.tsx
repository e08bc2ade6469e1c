import CopyIcon from '@mui/icons-material/ContentCopy'
import SendIcon from '@mui/icons-material/Send'
import {
  Alert,
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  TextField,
} from '@mui/material'
import { useLocaleState, useTranslate } from 'react-admin'
import { QrImage } from '../../components/qr-image.tsx'
import { whatsappShareHref } from '../../rules/telephone.ts'
import { momentText } from '../language/moment-text.ts'
import { useCopy } from './use-copy.ts'

export interface MadeLink {
  /** Null if it is mailed instead of shown. */
  readonly link: string | null
  /** Time until which it can be used, ISO 8601. */
  readonly expiresAt: string
}

interface LinkDialogProps {
  readonly made: MadeLink
  readonly kind: 'invitation' | 'reset'
  /** Whom it is for, in words. */
  readonly name: string
  readonly email: string
  onClose(): void
}

/** Hands over the link by which somebody sets the own password; it is shown this once. */
export function LinkDialog({ made: { link, expiresAt }, kind, name, email, onClose }: LinkDialogProps) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const until = momentText(new Date(expiresAt), locale)
  return (
    <Dialog open fullWidth maxWidth="sm" aria-labelledby="link-title">
      <DialogTitle id="link-title">
        {translate(link === null ? 'resources.user.link.mailedTitle' : `resources.user.link.${kind}Title`)}
      </DialogTitle>
      {link === null ? (
        <>
          <DialogContent>
            <DialogContentText>{translate('resources.user.link.mailed', { email, until })}</DialogContentText>
          </DialogContent>
          <DialogActions>
            <Button variant="contained" onClick={onClose}>
              {translate('ra.action.close')}
            </Button>
          </DialogActions>
        </>
      ) : (
        <Shown link={link} until={until} kind={kind} name={name} onClose={onClose} />
      )}
    </Dialog>
  )
}

interface ShownProps extends Pick<LinkDialogProps, 'kind' | 'name' | 'onClose'> {
  readonly link: string
  readonly until: string
}

function Shown({ link, until, kind, name, onClose }: ShownProps) {
  const translate = useTranslate()
  const { field, copy } = useCopy<HTMLInputElement>()
  return (
    <>
      <DialogContent>
        <DialogContentText sx={{ mb: 2 }}>
          {translate('resources.user.link.what', { name })}
        </DialogContentText>
        <Box
          sx={{
            width: 'min(100%, 200px)',
            mx: 'auto',
            mb: 2,
            '& svg': { display: 'block', borderRadius: 1 },
          }}
        >
          <QrImage address={link} />
        </Box>
        <TextField
          inputRef={field}
          label={translate('resources.user.link.label')}
          value={link}
          slotProps={{ input: { readOnly: true }, htmlInput: { spellCheck: false } }}
          onFocus={({ target }) => target.select()}
        />
        <Alert severity="warning" sx={{ mt: 1 }}>
          {translate('resources.user.link.once', { until })}
        </Alert>
      </DialogContent>
      <DialogActions sx={{ flexWrap: 'wrap', gap: 1, '& > :not(style) ~ :not(style)': { ml: 0 } }}>
        <Button onClick={onClose} color="inherit">
          {translate('resources.user.credentials.close')}
        </Button>
        <Button startIcon={<CopyIcon />} variant="outlined" onClick={() => void copy(link)}>
          {translate('resources.user.link.copy')}
        </Button>
        <Button
          startIcon={<SendIcon />}
          variant="contained"
          href={whatsappShareHref(messageOf(kind, link))}
          target="_blank"
          rel="noopener noreferrer"
        >
          {translate('resources.user.link.whatsApp')}
        </Button>
      </DialogActions>
    </>
  )
}

/** In Turkish whatever the language of the screen: staff read it. */
function messageOf(kind: LinkDialogProps['kind'], link: string): string {
  const [what, valid] =
    kind === 'invitation'
      ? ['Merhaba! Sitemizin yönetimine giriş için şifrenizi buradan belirleyin:', '3 gün']
      : ['Merhaba! Sitemizin yönetimi için yeni şifrenizi buradan belirleyin:', '1 saat']
  return `${what}\n${link}\nBağlantı ${valid} geçerlidir ve bir kez kullanılır; başkasına iletmeyin.`
}
