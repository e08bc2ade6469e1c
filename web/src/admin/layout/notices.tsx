import { isValidElement, useCallback, useEffect, useRef, useState } from 'react'
import { Notification, type NotificationPayload, useNotificationContext } from 'react-admin'
import { NoticeUsed } from '../api/notice-used.ts'

/** A notice with a button stays until its time is over: work goes on beside it, and the click after it may be a double one. */
const STAYING = {
  clickAwayListener: {
    onClickAway: (event: (MouseEvent | TouchEvent) & { defaultMuiPrevented?: boolean }) => {
      event.defaultMuiPrevented = true
    },
  },
}

/** How long a notice without a duration of its own is shown, in ms. */
const SHOWN_MS = 4_000

const durationOf = ({ notificationOptions }: NotificationPayload) =>
  notificationOptions?.autoHideDuration ?? SHOWN_MS
const hasButton = (notice: NotificationPayload | undefined) => isValidElement(notice?.message)

/**
 * Notices: a new one replaces the current one, which by default it would wait for. One with a button comes back after one
 * without, for the rest of its time, if the button was not pressed.
 */
export function Notices() {
  const { notifications, addNotification } = useNotificationContext()
  const newest = notifications.at(-1)
  const [shown, setShown] = useState({ newest, round: 0 })
  if (newest && newest !== shown.newest) setShown({ newest, round: shown.round + 1 })
  const replaced = useRef<{ notice: NotificationPayload; until: number } | null>(null)
  const used = useCallback(() => {
    replaced.current = null
  }, [])
  useEffect(() => {
    const notice = shown.newest
    if (!notice) return
    if (hasButton(notice)) {
      replaced.current = { notice, until: Date.now() + durationOf(notice) }
      return
    }
    const timer = setTimeout(() => {
      if (!replaced.current) return
      const { notice, until } = replaced.current
      const left = until - Date.now()
      if (left <= 0) return
      const notificationOptions = { ...notice.notificationOptions, autoHideDuration: left }
      addNotification({ ...notice, notificationOptions })
    }, durationOf(notice))
    return () => clearTimeout(timer)
  }, [shown.newest, addNotification])
  return (
    <NoticeUsed.Provider value={used}>
      <Notification key={shown.round} {...(hasButton(shown.newest) && { slotProps: STAYING })} />
    </NoticeUsed.Provider>
  )
}
