import { Button, Snackbar, SnackbarContent } from '@mui/material'
import { useEffect, useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import { Link, useLocation } from 'react-router-dom'
import { screenPaths } from '../api/screen-paths.ts'
import { hasToken } from '../api/session.ts'
import { arrivals } from '../guests/arrivals.ts'
import { useWaitingCount } from '../guests/waiting-count.ts'
import { allowSound, hearOthers, ring } from './request-sound.ts'

/** Time in which a link can be reached, in ms: WCAG 2.2.1 asks for 20 seconds. */
const SHOWN_MS = 20_000
/** Time after which a question counts as unanswered. */
const ANSWERED_WITHIN_MS = 30_000

/** Asks for waiting requests as long as the page is open, and tells of new ones on every screen, to who keeps the book. */
export function RequestBell() {
  const translate = useTranslate()
  const { pathname } = useLocation()
  const { count, isAsked, readAt, refetch } = useWaitingCount()
  const [isTold, setTold] = useState(false)
  const latest = useRef(refetch)
  useEffect(() => {
    latest.current = refetch
  })
  const lookedAt = useRef(0)
  useEffect(() => (isAsked ? allowSound() : undefined), [isAsked])
  useEffect(() => (isAsked ? hearOthers((heard) => arrivals.hear(heard)) : undefined), [isAsked])
  useEffect(() => {
    if (!isAsked) return
    let askedAt: number | null = null
    const ask = async () => {
      const isUnderWay = askedAt !== null && Date.now() - askedAt < ANSWERED_WITHIN_MS
      if (isUnderWay || arrivals.isUncertain || !navigator.onLine || !hasToken()) return
      const now = Date.now()
      askedAt = now
      await latest.current()
      if (askedAt === now) askedAt = null
    }
    const clock = new Worker(new URL('./clock-worker.ts', import.meta.url), { type: 'module' })
    clock.onmessage = () => void ask()
    return () => clock.terminate()
  }, [isAsked])
  useEffect(() => {
    if (readAt === lookedAt.current) return
    lookedAt.current = readAt
    const isHeard = arrivals.isHeard(count)
    if (readAt === 0 || arrivals.look(count) === 0) return
    if (!isHeard) void ring(count)
    // There they are in sight.
    if (pathname !== screenPaths.tables) setTold(true)
  }, [count, readAt, pathname])
  return (
    <Snackbar
      open={isTold && count > 0 && pathname !== screenPaths.tables}
      autoHideDuration={SHOWN_MS}
      onClose={(_, reason) => reason !== 'clickaway' && setTold(false)}
      anchorOrigin={{ vertical: 'top', horizontal: 'center' }}
      sx={{ '&&': { top: 64, bottom: 'auto' } }}
    >
      <SnackbarContent
        role="status"
        message={translate('admin.tables.arrived', { smart_count: count })}
        action={
          <Button
            component={Link}
            to={screenPaths.tables}
            color="inherit"
            size="tall"
            onClick={() => setTold(false)}
          >
            {translate('admin.tables.title')}
          </Button>
        }
      />
    </Snackbar>
  )
}
