import type { IncomingMessage } from 'node:http'
import express, { type Request } from 'express'
import { expect, test } from 'vitest'
import { clientAddress } from './client-address.ts'

test.each([undefined, '', '1.1.1.1', '2.2.2.2, 1.1.1.1', ' 3.3.3.3 ,2.2.2.2,  1.1.1.1 '])(
  'the address of a client is that of Express, for X-Forwarded-For %j',
  (forwarded) => {
    for (const proxies of [0, 1, 2, 5]) {
      const app = express().set('trust proxy', proxies)
      const plain = { socket: { remoteAddress: '9.9.9.9' }, headers: { 'x-forwarded-for': forwarded } }
      const request = Object.assign(Object.create(app.request), plain, { app, connection: plain.socket })
      expect(clientAddress(plain as unknown as IncomingMessage, proxies)).toBe((request as Request).ip)
    }
  },
)
