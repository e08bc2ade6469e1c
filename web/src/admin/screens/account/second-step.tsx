import { Divider, Stack } from '@mui/material'
import { useState } from 'react'
import type { Session } from '../../api/session.ts'
import { SectionCard } from '../section-card.tsx'
import { CodeApp } from './code-app.tsx'
import { Passkeys } from './passkeys.tsx'
import { RecoverySheetDialog } from './recovery-sheet-dialog.tsx'
import { SignInAgain } from './sign-in-again.tsx'
import { useFactorCalls } from './use-factor-calls.ts'
import { useReadAnew, useSecurity } from './use-security.ts'

interface SecondStepProps {
  readonly me: Session['me']
}

export function SecondStep({ me }: SecondStepProps) {
  return (
    <SectionCard title="admin.security.step" hint="admin.security.stepWhat">
      <SecondStepWays me={me} />
    </SectionCard>
  )
}

/** Code app and passkeys. The first one that is added shows the recovery sheet. */
export function SecondStepWays({ me }: SecondStepProps) {
  const { data } = useSecurity()
  const readAnew = useReadAnew()
  const calls = useFactorCalls()
  const [codes, setCodes] = useState<readonly string[]>([])
  if (!data) return null
  const { hasTotp, passkeys } = data.mySecurity
  const added = (sheet: readonly string[]) => {
    setCodes(sheet)
    // What asks for a first factor goes once there is one, and would take the sheet along.
    if (sheet.length === 0) void readAnew()
  }
  const close = () => {
    setCodes([])
    void readAnew()
  }
  return (
    <>
      {calls.isTooOld && <SignInAgain />}
      <Stack spacing={2} divider={<Divider flexItem />}>
        <CodeApp hasApp={hasTotp} calls={calls} onAdded={added} onRemoved={readAnew} />
        <Passkeys
          passkeys={passkeys}
          areAvailable={data.signInOptions.passkeys}
          calls={calls}
          onAdded={added}
          onRemoved={readAnew}
        />
      </Stack>
      {codes.length > 0 && (
        <RecoverySheetDialog codes={codes} email={me.email} siteName={data.site.name} onClose={close} />
      )}
    </>
  )
}
