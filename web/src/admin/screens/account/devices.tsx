import { Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { proposedChoice, useRing, WhyNot } from '../../push/ring-here.tsx'
import { useDevices } from '../../push/use-devices.ts'
import { SectionCard } from '../section-card.tsx'
import { Device, ThisDevice } from './device.tsx'
import { DeviceChoiceForm } from './device-choice-form.tsx'
import { HeldList } from './held-list.tsx'

/** The devices that ring for the signed-in user, this one among them if it is let. */
export function Devices() {
  const devices = useDevices()
  const { isKnown, key, topics, ownId, support } = devices
  const translate = useTranslate()
  if (!isKnown || (topics.length === 0 && devices.devices.length === 0)) return null
  const canRing = key !== null && support === 'READY' && ownId === null && topics.length > 0
  return (
    <SectionCard title="admin.push.title" hint="admin.push.what">
      {ownId === null && <WhyNot devices={devices} />}
      {canRing && <RingHere devices={devices} />}
      {devices.devices.length > 0 && (
        <>
          <Typography component="h3" sx={{ fontWeight: 600, mt: ownId === null ? 3 : 0 }}>
            {translate('admin.push.devices')}
          </Typography>
          <HeldList sx={{ mt: 1 }}>
            {devices.devices.map((device) =>
              device.id === ownId ? (
                <ThisDevice key={device.id} device={device} devices={devices} />
              ) : (
                <Device key={device.id} device={device} onChanged={devices.renew} />
              ),
            )}
          </HeldList>
        </>
      )}
    </SectionCard>
  )
}

/** The questions with which this browser is made to ring. */
function RingHere({ devices }: { readonly devices: ReturnType<typeof useDevices> }) {
  const { ring, isBusy } = useRing(devices)
  const { topics } = devices
  return (
    <DeviceChoiceForm
      choice={proposedChoice(topics)}
      topics={topics}
      action="admin.push.ring"
      isBusy={isBusy}
      onSubmit={(choice) => void ring(choice)}
    />
  )
}
