import { Alert, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import type { Session } from '../../api/session.ts'
import { momentText } from '../../language/moment-text.ts'
import { SectionCard } from '../section-card.tsx'
import { RecoverySheetDialog } from './recovery-sheet-dialog.tsx'
import { RENEW_RECOVERY_CODES } from './security.operations.ts'
import { SignInAgain } from './sign-in-again.tsx'
import { useFactorCalls } from './use-factor-calls.ts'
import { useSecurity } from './use-security.ts'

const OF_SHEET = 10
/** So many codes, or fewer, are few. */
const FEW = 3
/** The possessive of each number, after which nothing is named. */
const POSSESSIVES = ['’ı', '’i', '’si', '’ü', '’ü', '’i', '’sı', '’si', '’i', '’u', '’u']

/** The ten codes by which the signed-in user gets back in without anybody's help. */
export function RecoverySheet({ me }: { readonly me: Session['me'] }) {
  const translate = useTranslate()
  const calls = useFactorCalls()
  const { data, refetch } = useSecurity()
  const [isBusy, setBusy] = useState(false)
  const [codes, setCodes] = useState<readonly string[]>([])
  const left = data?.mySecurity.recoveryCodesLeft ?? 0
  const renew = async () => {
    setBusy(true)
    const title = translate('admin.security.sheet.title')
    // Without the own password, which is then asked for.
    const variables = { currentPassword: '' }
    const reply = await calls.request({ document: RENEW_RECOVERY_CODES, variables, title })
    setBusy(false)
    setCodes(reply?.renewRecoveryCodes.codes ?? [])
    void refetch()
  }
  return (
    <SectionCard title="admin.security.sheet.title" hint="admin.security.sheet.what">
      {calls.isTooOld && <SignInAgain />}
      <Typography component="div" sx={{ mb: 1.5, minHeight: '1.5em' }}>
        {data && <State left={left} madeAt={data.recoveryCodeMadeAt} />}
      </Typography>
      {left > 0 && left <= FEW && (
        <Alert severity="warning" sx={{ mb: 2 }}>
          {translate('admin.security.sheet.few')}
        </Alert>
      )}
      <Button variant="outlined" disabled={!data || isBusy} onClick={() => void renew()}>
        {translate(left === 0 ? 'admin.security.sheet.make' : 'admin.security.sheet.renew')}
      </Button>
      {codes.length > 0 && (
        <RecoverySheetDialog
          codes={codes}
          email={me.email}
          siteName={data?.site.name ?? ''}
          onClose={() => setCodes([])}
        />
      )}
    </SectionCard>
  )
}

function State({ left, madeAt }: { readonly left: number; readonly madeAt: string | null }) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  if (left === 0) return translate('admin.security.sheet.none')
  const counted = locale === 'tr' ? `${left}${POSSESSIVES[left]}` : String(left)
  const many = translate('admin.security.sheet.leftMore', { left })
  const state = left > OF_SHEET ? many : translate('admin.security.sheet.left', { left: counted })
  const made =
    madeAt && translate('admin.security.sheet.madeAt', { when: momentText(new Date(madeAt), locale) })
  return `${state} ${made ?? ''}`
}
