import { isValidElement, useState } from 'react'
import { Notification, NotificationContext, useNotificationContext } from 'react-admin'
import { latestOf } from './latest-notice.ts'

/** A notice with a button stays until its time is over: work goes on beside it, and the click after it may be a double one. */
const STAYING = {
  clickAwayListener: {
    onClickAway: (event: (MouseEvent | TouchEvent) & { defaultMuiPrevented?: boolean }) => {
      event.defaultMuiPrevented = true
    },
  },
}

/** Notices: a new one replaces the current one and those that wait, for which by default it would wait. */
export function Notices() {
  const latest = latestOf(useNotificationContext())
  const [newest] = latest.notifications
  const [shown, setShown] = useState({ newest, round: 0 })
  if (newest && newest !== shown.newest) setShown({ newest, round: shown.round + 1 })
  const hasButton = isValidElement(shown.newest?.message)
  return (
    <NotificationContext.Provider value={latest}>
      <Notification key={shown.round} {...(hasButton && { slotProps: STAYING })} />
    </NotificationContext.Provider>
  )
}
