import { Button, Chip } from '@mui/material'
import { type ReactNode, useRef, useState } from 'react'
import { useLocaleState, useNotify, useTranslate } from 'react-admin'
import type { PushDevicesQuery } from '../../../gql/graphql.ts'
import { calls } from '../../api/call/calls.ts'
import { useAttempt } from '../../api/use-attempt.ts'
import { momentText } from '../../language/moment-text.ts'
import { REMOVE_PUSH_DEVICE, TEST_PUSH_DEVICE } from '../../push/push.operations.ts'
import { useRing } from '../../push/ring-here.tsx'
import { type DeviceChoice, forgetHere } from '../../push/this-device.ts'
import type { useDevices } from '../../push/use-devices.ts'
import { DeviceChoiceForm } from './device-choice-form.tsx'
import { HeldEntry } from './held-entry.tsx'

const REMOVAL = {
  remove: 'admin.push.remove',
  title: 'admin.push.removeTitle',
  what: 'admin.push.removeWhat',
}

type Held = PushDevicesQuery['pushDevices'][number]

interface DeviceProps {
  readonly device: Held
  /** What stands beside its name. */
  readonly mark?: ReactNode
  /** A button besides those that every device has, and what it unfolds. */
  readonly more?: ReactNode
  readonly children?: ReactNode
  onRemoved?(): Promise<void>
  onChanged(): Promise<unknown>
}

/** A device that rings: it can be tried and turned off from anywhere. */
export function Device({ device, mark, more, children, onRemoved, onChanged }: DeviceProps) {
  const { id, name, topics, quietFrom, quietTo, lastSentAt, lastError } = device
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const notify = useNotify()
  const attempt = useAttempt()
  const clock = (time: string) => (locale === 'tr' ? time.replace(':', '.') : time)
  const callOf = (word: string) => ({
    variables: { id },
    subject: `pushDevice/${id}`,
    title: `${name}: ${translate(word)}`,
  })
  const test = async () => {
    const call = { document: TEST_PUSH_DEVICE, ...callOf('admin.push.test') }
    if (await attempt(() => calls.send(call))) notify('admin.push.tested', { type: 'success' })
    await onChanged()
  }
  const remove = async () => {
    const call = { document: REMOVE_PUSH_DEVICE, ...callOf('admin.push.remove') }
    if (await attempt(() => calls.send(call))) {
      await onRemoved?.()
      notify('admin.push.removed', { type: 'success' })
    }
    await onChanged()
  }
  const rings = topics.map((topic) => translate(`admin.push.topic.${topic}`)).join(' · ')
  const facts = [
    quietFrom && quietTo
      ? translate('admin.push.quietTimes', { from: clock(quietFrom), to: clock(quietTo) })
      : '',
    lastSentAt
      ? translate('admin.push.sent', { when: momentText(new Date(lastSentAt), locale) })
      : translate('admin.push.unsent'),
    lastError ? translate('admin.push.failed', { error: lastError }) : '',
  ]
  const label = translate('admin.push.test')
  return (
    <HeldEntry
      name={name}
      mark={mark}
      lines={[rings]}
      facts={facts}
      more={
        <div style={{ marginInlineStart: -8 }}>
          <Button aria-label={`${label}: ${name}`} onClick={() => void test()}>
            {label}
          </Button>
          {more}
        </div>
      }
      words={REMOVAL}
      onRemove={remove}
    >
      {children}
    </HeldEntry>
  )
}

interface ThisDeviceProps {
  readonly device: Held
  readonly devices: ReturnType<typeof useDevices>
}

/** This device: here it can be changed, too. */
export function ThisDevice({ device, devices }: ThisDeviceProps) {
  const translate = useTranslate()
  const { ring, isBusy } = useRing(devices)
  const [isChanging, setChanging] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  const { name, topics, quietFrom = null, quietTo = null } = device
  const canChange = devices.key !== null && devices.support === 'READY' && devices.topics.length > 0
  const change = async (choice: DeviceChoice) => {
    if (!(await ring(choice))) return
    setChanging(false)
    button.current?.focus()
  }
  const label = translate('admin.push.change')
  return (
    <Device
      device={device}
      mark={<Chip size="small" color="success" sx={{ ml: 1 }} label={translate('admin.push.this')} />}
      more={
        canChange && (
          <Button
            ref={button}
            aria-label={`${label}: ${name}`}
            aria-expanded={isChanging}
            onClick={() => setChanging(!isChanging)}
          >
            {label}
          </Button>
        )
      }
      onRemoved={forgetHere}
      onChanged={devices.renew}
    >
      {isChanging && (
        <DeviceChoiceForm
          choice={{ name, topics, quietFrom, quietTo }}
          topics={devices.topics}
          action="ra.action.save"
          isBusy={isBusy}
          onSubmit={(choice) => void change(choice)}
        />
      )}
    </Device>
  )
}
