import { isValidElement, useState } from 'react'
import { Notification, useNotificationContext } from 'react-admin'

/** A notice with a button stays until its time is over: work goes on beside it, and the click after it may be a double one. */
const STAYING = {
  clickAwayListener: {
    onClickAway: (event: (MouseEvent | TouchEvent) & { defaultMuiPrevented?: boolean }) => {
      event.defaultMuiPrevented = true
    },
  },
}

/** Notices: a new one replaces the current one, which by default it would wait for. */
export function Notices() {
  const { notifications } = useNotificationContext()
  const newest = notifications.at(-1)
  const [shown, setShown] = useState({ newest, round: 0 })
  if (newest && newest !== shown.newest) setShown({ newest, round: shown.round + 1 })
  const hasButton = isValidElement(shown.newest?.message)
  return <Notification key={shown.round} {...(hasButton && { slotProps: STAYING })} />
}
