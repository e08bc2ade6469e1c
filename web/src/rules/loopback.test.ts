import { expect, test } from 'vitest'
import { isLoopback, isPrivateAddress } from './loopback.ts'

test.each([
  ['http://127.0.0.1:3000/', true, true],
  ['http://localhost/menu', true, true],
  ['http://[::1]:3000/', true, true],
  ['http://192.168.1.20:3000/', false, true],
  ['http://10.0.0.7/', false, true],
  ['http://172.31.4.4/', false, true],
  ['http://172.32.4.4/', false, false],
  ['http://[fd12::7]/', false, true],
  ['http://[2001:db8::7]/', false, false],
  ['http://kasa:3000/', false, true],
  ['http://kasa.local/', false, true],
  ['http://93.184.216.34/', false, false],
  ['https://10.example.com/', false, false],
  ['https://www.lokantamiz.example/', false, false],
])('%s is loopback: %s, and reached from its own network alone: %s', (address, isOwn, isPrivate) => {
  expect(isLoopback(address)).toBe(isOwn)
  expect(isPrivateAddress(address)).toBe(isPrivate)
})
