import { expect, test } from 'vitest'
import { deviceName, placeOf } from './device-name.ts'

test.each([
  [
    'Mozilla/5.0 (Linux; Android 16; Pixel 10) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Mobile Safari/537.36',
    'Chrome · Android',
  ],
  [
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.1 Mobile/15E148 Safari/604.1',
    'Safari · iPhone',
  ],
  [
    'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36 Edg/150.0.0.0',
    'Edge · Windows',
  ],
  ['Mozilla/5.0 (Macintosh; Intel Mac OS X 15.7; rv:150.0) Gecko/20100101 Firefox/150.0', 'Firefox · macOS'],
  [
    'Mozilla/5.0 (Linux; Android 15; SM-S928B) AppleWebKit/537.36 (KHTML, like Gecko) SamsungBrowser/29.0 Chrome/136.0.0.0 Mobile Safari/537.36',
    'Samsung Internet · Android',
  ],
  ['RestSharp/106.0', ''],
  ['<script>', ''],
  [undefined, ''],
])('%s is shown as %j', (userAgent, shown) => {
  expect(deviceName(userAgent)).toBe(shown)
})

test.each([
  ['203.0.113.7', '203.0.113'],
  ['2001:db8:1:2::/64', '2001:db8:1'],
  ['unknown', ''],
])('of the address %s is shown %j', (address, shown) => {
  expect(placeOf(address)).toBe(shown)
})
