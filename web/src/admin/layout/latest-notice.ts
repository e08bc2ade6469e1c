import type { ContextType } from 'react'
import type { NotificationContext } from 'react-admin'

type Context = ContextType<typeof NotificationContext>

/** The same with the newest notice alone; taking it drops those before it. */
export function latestOf(context: Context): Context {
  const newest = context.notifications.at(-1)
  const takeNotification = () => {
    context.setNotifications((all) => (newest ? all.slice(all.indexOf(newest) + 1) : all))
    return newest
  }
  return { ...context, notifications: newest ? [newest] : [], takeNotification }
}
