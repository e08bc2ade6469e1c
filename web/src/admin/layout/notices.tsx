import { useState } from 'react'
import { Notification, useNotificationContext } from 'react-admin'

/** Notices: a new one replaces the current one, which by default it would wait for. */
export function Notices() {
  const { notifications } = useNotificationContext()
  const newest = notifications.at(-1)
  const [shown, setShown] = useState({ newest, round: 0 })
  if (newest && newest !== shown.newest) setShown({ newest, round: shown.round + 1 })
  return <Notification key={shown.round} />
}
