import CopyIcon from '@mui/icons-material/ContentCopy'
import OpenInNewIcon from '@mui/icons-material/OpenInNew'
import SendIcon from '@mui/icons-material/Send'
import { Alert, Box, Button, Stack, TextField, Typography } from '@mui/material'
import { type ReactNode, useId } from 'react'
import { useTranslate } from 'react-admin'
import { QrImage } from '../../../components/qr-image.tsx'
import { isPrivateAddress } from '../../../rules/loopback.ts'
import { whatsappShareHref } from '../../../rules/telephone.ts'
import { useCopy } from '../../users/use-copy.ts'
import { concernsOf, INSTALLER_KEYS, READY_KEYS } from '../dashboard/attention.ts'
import { ConcernList } from '../dashboard/attention-list.tsx'
import { ForInstaller } from '../dashboard/for-installer.tsx'
import { useContent } from '../dashboard/use-content.ts'
import { DemoRemoval } from './demo-removal.tsx'
import { type StoredSetup, useSetup } from './use-setup.ts'

/** The message key of the heading. */
export function liveTitle({ settings }: StoredSetup): string {
  return isPrivateAddress(settings.imageUrl) ? 'admin.setup.notLive' : 'admin.setup.steps.live'
}

/** The end of the assistant: the site to share, and what is still missing. */
export function LiveSite() {
  const { setup } = useSetup()
  if (!setup) return null
  const { name, imageUrl } = setup.settings
  const address = new URL(imageUrl).origin
  return (
    <Stack spacing={3}>
      {isPrivateAddress(address) ? (
        <NotReachable address={address} />
      ) : (
        <Share name={name} address={address} />
      )}
      <StillMissing />
    </Stack>
  )
}

function Share({ name, address }: { name: string | null; address: string }) {
  const translate = useTranslate()
  const { field, copy } = useCopy<HTMLInputElement>()
  return (
    <Stack spacing={2}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <TextField
          inputRef={field}
          label={translate('admin.setup.address')}
          value={address}
          margin="none"
          slotProps={{ input: { readOnly: true }, htmlInput: { spellCheck: false } }}
          onFocus={({ target }) => target.select()}
          sx={{ flex: '1 1 240px' }}
        />
        <Button startIcon={<CopyIcon />} variant="outlined" onClick={() => void copy(address)}>
          {translate('admin.setup.copyAddress')}
        </Button>
      </Box>
      <Box
        sx={{
          width: 'min(100%, 200px)',
          alignSelf: 'center',
          '& svg': { display: 'block', borderRadius: 1 },
        }}
      >
        <QrImage address={address} />
      </Box>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <Button
          startIcon={<SendIcon />}
          variant="contained"
          href={whatsappShareHref(announcement(name, address))}
          target="_blank"
          rel="noopener noreferrer"
        >
          {translate('admin.setup.share')}
        </Button>
        <SeeSite />
      </Box>
    </Stack>
  )
}

function NotReachable({ address }: { address: string }) {
  const translate = useTranslate()
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Alert severity="warning" sx={{ overflowWrap: 'anywhere' }}>
        {translate('admin.setup.notLiveWhat', { address })}
      </Alert>
      <SeeSite />
    </Stack>
  )
}

function SeeSite() {
  const translate = useTranslate()
  return (
    <Button startIcon={<OpenInNewIcon />} variant="outlined" href="/" target="_blank" rel="noopener">
      {translate('admin.setup.seeSite')}
    </Button>
  )
}

/** What is left before every word of the site is the owner's, and what somebody else has to do. */
function StillMissing() {
  const translate = useTranslate()
  const { setup, refresh } = useSetup()
  const { content } = useContent()
  if (!content) return null
  const demoContent = setup?.demoContent ?? 0
  const concerns = concernsOf(content)
  const left = concerns.filter(({ key }) => READY_KEYS.has(key) && key !== 'demo')
  const handedOn = concerns.filter(({ key }) => INSTALLER_KEYS.has(key))
  return (
    <>
      {left.length === 0 && demoContent === 0 ? (
        <Typography>{translate('admin.setup.ready')}</Typography>
      ) : (
        <SmallSection title="admin.dashboard.ready" hint="admin.setup.readyWhat">
          {/* Its entry elsewhere leads to this screen. */}
          {demoContent > 0 && <DemoRemoval count={demoContent} onChanged={() => void refresh()} />}
          <ConcernList concerns={left} />
        </SmallSection>
      )}
      {handedOn.length > 0 && (
        <SmallSection title="admin.dashboard.installer.title" hint="admin.dashboard.installer.hint">
          <ForInstaller concerns={handedOn} />
        </SmallSection>
      )}
    </>
  )
}

interface SmallSectionProps {
  /** The message key of the heading. */
  readonly title: string
  /** The message key of a sentence below the heading. */
  readonly hint: string
  readonly children: ReactNode
}

function SmallSection({ title, hint, children }: SmallSectionProps) {
  const translate = useTranslate()
  const id = useId()
  return (
    <Box component="section" aria-labelledby={id} sx={{ '& .MuiTypography-root': { fontSize: '0.875rem' } }}>
      <Typography id={id} component="h3" sx={{ fontWeight: 600 }}>
        {translate(title)}
      </Typography>
      <Typography color="textSecondary">{translate(hint)}</Typography>
      {children}
    </Box>
  )
}

/** In Turkish whatever the language of the screen: guests read it. */
function announcement(name: string | null, address: string): string {
  return `${name ?? 'Sitemiz'} artık internette. Menümüz, fiyatlarımız ve çalışma saatlerimiz burada:\n${address}`
}
