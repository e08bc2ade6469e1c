import { expect, test } from 'vitest'
import { proposedName, supportOf } from './push-support.ts'

const CHROME = {
  ...{ hasPush: true, permission: 'default' as const, isStandalone: false, touchPoints: 5 },
  userAgent:
    'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0 Mobile Safari/537.36',
}
const IPHONE = {
  ...CHROME,
  userAgent:
    'Mozilla/5.0 (iPhone; CPU iPhone OS 19_1 like Mac OS X) AppleWebKit/605.1 (KHTML, like Gecko) Version/19.1 Mobile/15E148 Safari/604.1',
}

test('a browser rings where it can be asked', () => {
  expect(supportOf(CHROME)).toBe('READY')
  expect(supportOf({ ...CHROME, permission: 'granted' })).toBe('READY')
  expect(supportOf({ ...CHROME, permission: 'denied' })).toBe('BLOCKED')
  expect(supportOf({ ...CHROME, hasPush: false })).toBe('NONE')
  expect(supportOf({ ...CHROME, permission: null })).toBe('NONE')
})

test('an iPhone and an iPad ring from the home screen alone', () => {
  expect(supportOf({ ...IPHONE, hasPush: false, permission: null })).toBe('HOME_SCREEN')
  expect(supportOf({ ...IPHONE, isStandalone: true })).toBe('READY')
  const mac = {
    ...IPHONE,
    userAgent: 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Version/19.1 Safari/605.1.15',
  }
  expect(supportOf(mac)).toBe('HOME_SCREEN')
  expect(supportOf({ ...mac, touchPoints: 0 })).toBe('READY')
})

test('a device is named by its system and browser', () => {
  expect(proposedName(CHROME.userAgent)).toBe('Android, Chrome')
  expect(proposedName(IPHONE.userAgent)).toBe('iPhone, Safari')
  expect(proposedName('Mozilla/5.0 (Windows NT 10.0) Chrome/153.0 Safari/537.36 Edg/153.0')).toBe(
    'Windows, Edge',
  )
  expect(proposedName('')).toBe('Tarayıcı')
})
