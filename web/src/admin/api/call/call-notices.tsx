import { Alert, Button, Stack, type SxProps } from '@mui/material'
import { useEffect, useState, useSyncExternalStore } from 'react'
import { useLocaleState, useRefresh, useTranslate } from 'react-admin'
import { momentWithin } from '../../language/moment-text.ts'
import { managePermissions } from '../permissions.ts'
import type { Call } from './call-store.ts'
import { calls } from './calls.ts'
import { isBelow, type Resolution } from './left-calls.ts'
import { useUndoing } from './receipt.tsx'

const SEVERITY = { stored: 'success', refused: 'warning', unknown: 'warning' } as const

interface CallNoticesProps {
  /** The screen shows the calls below this subject itself, unless they turn out to be stored. */
  readonly shown?: string | undefined
}

const isShown = (subject: string, { shown }: CallNoticesProps) =>
  shown !== undefined && subject.startsWith(`${shown}/`)

/** What became of the calls that were left. */
export function CallNotices(props: CallNoticesProps) {
  const refresh = useRefresh()
  const [all, setResolutions] = useState<readonly Resolution[]>([])
  const resolutions = all.filter(({ call, was }) => was === 'stored' || !isShown(call.subject, props))
  useEffect(() => {
    const end = calls.left.watch((resolution) => {
      setResolutions((others) => [...others, resolution])
      if (resolution.was === 'stored') refresh()
    })
    // Without a session there is no page to report on.
    void calls.left.resolve().catch(() => {})
    return end
  }, [refresh])
  if (resolutions.length === 0) return null
  const close = (resolution: Resolution) =>
    setResolutions((others) => others.filter((each) => each !== resolution))
  return (
    <Stack spacing={1} sx={{ mb: 2 }}>
      {resolutions.map((resolution) => (
        <ResolutionNotice
          key={resolution.call.key}
          resolution={resolution}
          onClose={() => close(resolution)}
        />
      ))}
    </Stack>
  )
}

/** The calls for a subject and those below it that wait for the server; by default all. */
export function useWaitingCalls(subject?: string): readonly Call[] {
  const all = useSyncExternalStore(calls.subscribe, calls.snapshot)
  return all.filter((call) => isBelow(call, subject))
}

/** The calls that wait for the server, in sight above the buttons of the screen. */
export function WaitingCalls(props: CallNoticesProps) {
  const waiting = useWaitingCalls().filter(({ subject }) => !isShown(subject, props))
  return <WaitingNotices waiting={waiting} sx={{ position: 'sticky', bottom: 80, zIndex: 3, mt: 2 }} />
}

interface WaitingNoticesProps {
  readonly waiting: readonly Call[]
  readonly sx?: SxProps
}

/** Says of calls that they wait, and offers to wait no longer. */
export function WaitingNotices({ waiting, sx = {} }: WaitingNoticesProps) {
  const translate = useTranslate()
  // The pictures of a dish have one title.
  const titles = [...new Set(waiting.map(({ title }) => title))]
  if (titles.length === 0) return null
  return (
    <Stack spacing={1} sx={sx}>
      {titles.map((title) => (
        <Alert
          key={title}
          severity="info"
          action={
            <Button
              color="inherit"
              size="tall"
              onClick={() => waiting.filter((call) => call.title === title).forEach(calls.cancel)}
            >
              {translate('admin.call.stopWaiting')}
            </Button>
          }
        >
          {translate('admin.call.waiting', { title })}
        </Alert>
      ))}
    </Stack>
  )
}

interface ResolutionNoticeProps {
  readonly resolution: Resolution
  onClose(): void
}

/** Whether the history records the change; it has none of tables, mails and sessions. */
const isRecorded = ({ resource = '' }: Call): boolean => Object.hasOwn(managePermissions, resource)

function ResolutionNotice({ resolution, onClose }: ResolutionNoticeProps) {
  const translate = useTranslate()
  const [locale] = useLocaleState()
  const refresh = useRefresh()
  const { undo } = useUndoing()
  const { call, was } = resolution
  const title = `${call.title}, ${momentWithin(new Date(call.at), locale)}`
  const text = translate(`admin.call.${was}`, { title })
  const undoStored = () => {
    onClose()
    if (was === 'stored') undo(text, resolution, refresh)
  }
  return (
    <Alert severity={SEVERITY[was]} onClose={onClose} closeText={translate('ra.action.close')}>
      {text}{' '}
      {was === 'stored' && resolution.requestId !== null && isRecorded(call) && (
        <Button color="inherit" size="small" onClick={undoStored}>
          {translate('ra.action.undo')}
        </Button>
      )}
      {was !== 'stored' && (call.draft ?? call.values) !== undefined && translate('admin.call.kept')}
    </Alert>
  )
}
