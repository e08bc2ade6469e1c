import { mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import express from 'express'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { publicFolder } from './public-folder.ts'

const app = express()
const server = app.listen(0, '127.0.0.1')
let parent: string

beforeAll(async () => {
  parent = await mkdtemp(path.join(tmpdir(), 'restaurant-public-'))
  const folder = path.join(parent, 'public')
  await mkdir(path.join(folder, 'tour'), { recursive: true })
  await mkdir(path.join(folder, 'sly'))
  await writeFile(path.join(parent, 'auth-secret'), 'kept to ourselves')
  await writeFile(path.join(folder, 'tour', 'index.html'), 'the tour')
  await writeFile(path.join(folder, 'page one.html'), 'one')
  await symlink('..', path.join(folder, 'up'))
  await symlink('../auth-secret', path.join(folder, 'out.txt'))
  await symlink('../../auth-secret', path.join(folder, 'sly', 'index.html'))
  await symlink('tour', path.join(folder, 'again'))
  app.use(publicFolder(folder))
  app.use((_request, response) => void response.status(404).send('none'))
})

afterAll(async () => {
  server.closeAllConnections()
  server.close()
  await rm(parent, { recursive: true, force: true })
})

async function get(address: string): Promise<[number, string]> {
  const reply = await fetch(`http://127.0.0.1:${(server.address() as AddressInfo).port}${address}`)
  return [reply.status, await reply.text()]
}

test.each([
  ['/tour', 'the tour'],
  ['/tour/', 'the tour'],
  ['/again/', 'the tour'],
  ['/page%20one.html', 'one'],
])('%s is served', async (address, text) => {
  expect(await get(address)).toEqual([200, text])
})

test.each([
  '/up/auth-secret',
  '/up/',
  '/out.txt',
  '/sly/',
  '/sly',
  '/none',
  '/%00',
  '/%',
  '/..%2fauth-secret',
])('D160: %s leads to nothing', async (address) => {
  const [status, text] = await get(address)
  expect([status, text]).toEqual([404, 'none'])
})
