import { Button, Typography } from '@mui/material'
import { useState } from 'react'
import { useLocaleState, useTranslate } from 'react-admin'
import type { Session } from '../../api/session.ts'
import { momentText } from '../../language/moment-text.ts'
import { useSecretCall } from '../../users/use-secret-call.ts'
import { SectionCard } from '../section-card.tsx'
import { RENEW_RECOVERY_CODE } from './account.operations.ts'
import { RecoveryCodeDialog } from './recovery-code-dialog.tsx'
import { useAccess } from './use-access.ts'

/** The code by which the signed-in user gets back in without anybody's help. */
export function RecoveryCode({ me }: { readonly me: Session['me'] }) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const send = useSecretCall()
  const { data, refetch } = useAccess()
  const [isBusy, setBusy] = useState(false)
  const [code, setCode] = useState<string | null>(null)
  const madeAt = data?.recoveryCodeMadeAt ?? null
  const renew = async () => {
    setBusy(true)
    const title = translate('admin.account.code.title')
    // Without the own password, which is then asked for.
    const reply = await send({ document: RENEW_RECOVERY_CODE, variables: { currentPassword: '' }, title })
    setBusy(false)
    setCode(reply?.renewRecoveryCode ?? null)
    void refetch()
  }
  return (
    <SectionCard title="admin.account.code.title" hint="admin.account.code.what">
      <Typography sx={{ mb: 1.5, minHeight: '1.5em' }}>
        {data &&
          (madeAt === null
            ? translate('admin.account.code.none')
            : translate('admin.account.code.madeAt', { when: momentText(new Date(madeAt), locale) }))}
      </Typography>
      <Button variant="outlined" disabled={!data || isBusy} onClick={() => void renew()}>
        {translate(madeAt === null ? 'admin.account.code.make' : 'admin.account.code.renew')}
      </Button>
      {code !== null && (
        <RecoveryCodeDialog
          code={code}
          email={me.email}
          siteName={data?.site.name ?? ''}
          onClose={() => setCode(null)}
        />
      )}
    </SectionCard>
  )
}
