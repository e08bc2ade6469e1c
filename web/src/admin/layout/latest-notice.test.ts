import type { NotificationPayload } from 'react-admin'
import { expect, test } from 'vitest'
import { latestOf } from './latest-notice.ts'

const notice = (message: string): NotificationPayload => ({ message, type: 'info', notificationOptions: {} })

test('of two notices that come together the later one is shown, and the other one never', () => {
  let waiting = [notice('Geri alınıyor…'), notice('Geri alındı')]
  const context = () =>
    latestOf({
      notifications: waiting,
      setNotifications: (change: (all: NotificationPayload[]) => NotificationPayload[]) => {
        waiting = change(waiting)
      },
    } as Parameters<typeof latestOf>[0])
  expect(context().notifications.map(({ message }) => message)).toEqual(['Geri alındı'])
  const { takeNotification } = context()
  waiting = [...waiting, notice('Kaydedildi')]
  expect(takeNotification()?.message).toBe('Geri alındı')
  expect(waiting.map(({ message }) => message)).toEqual(['Kaydedildi'])
  expect(context().takeNotification()?.message).toBe('Kaydedildi')
  expect(context().takeNotification()).toBeUndefined()
})
