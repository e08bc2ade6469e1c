import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from 'vitest'
import { StartError } from '../core/start-error.ts'
import { DiskStore } from '../media/disk-store.ts'
import { openDataFolder } from './data-folder.ts'

test('D161: other users can neither list the data folder nor read its pictures', async () => {
  const parent = await mkdtemp(path.join(tmpdir(), 'restaurant-folder-'))
  const folder = path.join(parent, 'data')
  const mode = async (file: string) => (await stat(file)).mode & 0o777
  try {
    await openDataFolder(folder)
    expect((await mode(folder)) & 0o066).toBe(0)
    const name = '0123456789abcdef0123456789abcdef-240.webp'
    const media = path.join(folder, 'media')
    await new DiskStore(media).put(name, Buffer.from('x'))
    expect([await mode(media), await mode(path.join(media, '01', name))]).toEqual([0o700, 0o600])
  } finally {
    await rm(parent, { recursive: true, force: true })
  }
})

test('a data folder that no file system makes is told', async () => {
  for (const folder of ['/proc/nope', '/proc/nope/data', '/dev/null/data'])
    await expect(openDataFolder(folder)).rejects.toThrow(StartError)
})

test('a data folder is made with those above it, and a second start finds it', async () => {
  const parent = await mkdtemp(path.join(tmpdir(), 'restaurant-folder-'))
  try {
    for (let start = 0; start < 2; start++) await openDataFolder(path.join(parent, 'one/two/data'))
    await writeFile(path.join(parent, 'file'), '', { mode: 0o755 })
    await expect(openDataFolder(path.join(parent, 'file'))).rejects.toThrow(StartError)
  } finally {
    await rm(parent, { recursive: true, force: true })
  }
})
