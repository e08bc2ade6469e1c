import { Alert, Button } from '@mui/material'
import { useState } from 'react'
import { useTranslate } from 'react-admin'
import { useRing } from '../../push/ring-here.tsx'
import { useDevices } from '../../push/use-devices.ts'

const DISMISSED = 'push-offer-dismissed'

/** Offers to let this device ring, until it does or somebody has said no. */
export function OfferRinging() {
  const translate = useTranslate()
  const devices = useDevices()
  const { ringFor, isBusy } = useRing(devices)
  const [isDismissed, setDismissed] = useState(() => localStorage.getItem(DISMISSED) !== null)
  const topics = devices.topics.filter((topic) => topic !== 'ALERTS')
  if (isDismissed || !devices.key || devices.ownId || devices.support !== 'READY' || topics.length === 0)
    return null
  const dismiss = () => {
    localStorage.setItem(DISMISSED, 'yes')
    setDismissed(true)
  }
  return (
    <Alert
      severity="info"
      sx={{ flexWrap: 'wrap', '& .MuiAlert-action': { ml: 'auto' } }}
      action={
        <>
          <Button color="inherit" disabled={isBusy} onClick={() => void ringFor(topics)}>
            {translate('admin.push.ring')}
          </Button>
          <Button color="inherit" onClick={dismiss}>
            {translate('admin.push.later')}
          </Button>
        </>
      }
    >
      {translate('admin.push.what')}
    </Alert>
  )
}
