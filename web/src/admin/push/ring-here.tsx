import { Alert } from '@mui/material'
import { useState } from 'react'
import { useNotify, useTranslate } from 'react-admin'
import { useAttempt } from '../api/use-attempt.ts'
import { proposedName } from './push-support.ts'
import { type DeviceChoice, ringHere } from './this-device.ts'
import type { useDevices } from './use-devices.ts'

type Devices = ReturnType<typeof useDevices>

interface RingProps {
  readonly devices: Devices
}

/** Rings for all of these at any time, under a name that says what it is. */
export const proposedChoice = (topics: DeviceChoice['topics']): DeviceChoice => ({
  ...{ name: proposedName(navigator.userAgent), topics, quietFrom: null, quietTo: null },
})

/** Lets this browser ring by one tap, after which the browser asks, or changes for what it does. */
export function useRing({ key, ownId, renew }: Devices) {
  const translate = useTranslate()
  const notify = useNotify()
  const attempt = useAttempt()
  const [isBusy, setBusy] = useState(false)
  const isChange = ownId !== null
  /** @returns whether it rings as is wanted; otherwise the person was told why. */
  const ring = async (choice: DeviceChoice): Promise<boolean> => {
    if (!key) return false
    setBusy(true)
    let rings = false
    await attempt(async () => {
      rings = await ringHere(choice, key, translate('admin.push.title'), isChange)
      const done = isChange ? 'admin.push.changed' : 'admin.push.rings'
      notify(rings ? done : 'admin.push.refused', { type: rings ? 'success' : 'warning' })
    })
    await renew()
    setBusy(false)
    return rings
  }
  return { ring, ringFor: (topics: DeviceChoice['topics']) => ring(proposedChoice(topics)), isBusy }
}

/** Why this browser cannot ring, and what to do; nothing if it can. */
export function WhyNot({ devices: { key, support } }: RingProps) {
  const translate = useTranslate()
  if (key && support === 'READY') return null
  return <Alert severity="info">{translate(key ? `admin.push.${support}` : 'admin.push.off')}</Alert>
}
