import { expect, test } from 'vitest'
import { endServers, spawnServer } from './running-server.ts'

test('a server that nobody stops ends with its file', async () => {
  const launch = { command: [process.execPath, '-e', 'setInterval(() => {}, 1000)'], cwd: '/' } as const
  const [left, frozen] = [spawnServer({ launch }), spawnServer({ launch })]
  frozen.child.kill('SIGSTOP')
  await endServers()
  expect([await left.ended, left.child.signalCode]).toEqual([null, 'SIGTERM'])
  expect([await frozen.ended, frozen.child.signalCode]).toEqual([null, 'SIGTERM'])
})
