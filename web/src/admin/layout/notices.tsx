import { useState } from 'react'
import { Notification, useNotificationContext } from 'react-admin'

/** Notices, of which a new one takes the place of the one that is shown: by default it would wait for its end. */
export function Notices() {
  const { notifications } = useNotificationContext()
  const newest = notifications.at(-1)
  const [shown, setShown] = useState({ newest, round: 0 })
  if (newest && newest !== shown.newest) setShown({ newest, round: shown.round + 1 })
  return <Notification key={shown.round} />
}
