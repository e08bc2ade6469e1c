import { randomBytes } from 'node:crypto'
import { rm } from 'node:fs/promises'
import path from 'node:path'
import { pino } from 'pino'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { MediaStore } from '../../server/core/pictures/media-store.ts'
import type { PictureStore } from '../../server/core/pictures/picture-store.ts'
import { StartError } from '../../server/core/start-error.ts'
import { DiskStore } from '../../server/media/disk-store.ts'
import { SharpDecoder } from '../../server/media/sharp-decoder.ts'
import { createServices } from '../../server/services.ts'
import { bindPictures } from '../../server/start/picture-binding.ts'
import { type Api, AUTH_SECRET, startApi } from '../support/api.ts'
import { picture } from '../support/picture.ts'

/** Two databases, each started with its own store and bound to it. */
let one: Api
let other: Api

beforeEach(async () => {
  one = await startApi()
  other = await startApi()
})

afterEach(async () => {
  await one.close()
  await other.close()
})

async function addPicture({ services, staff }: Api): Promise<void> {
  const image = picture('x.png', { colour: `#${randomBytes(3).toString('hex')}` })
  await services.categories.add(staff, { name: 'x', image })
}

/** Unbinds a database, like one of an older version. */
async function neverBound(api: Api): Promise<void> {
  await api.sql('delete from picture_store')
}

function keeper({ orm }: Api, files: MediaStore): PictureStore {
  return createServices(orm, files, new SharpDecoder(), {
    signInLimit: { take: async () => {} },
    authSecret: AUTH_SECRET,
    site: { name: '', phone: '', address: '', mapUrl: '', deliveryUrl: '', own: {} },
    publicUrl: () => '',
    version: { name: '', version: '' },
  }).pictures
}

/** Starts the database of `one` with the store in a folder. */
async function bind(api: Api, mediaFolder: string): Promise<PictureStore> {
  const files = new DiskStore(mediaFolder)
  const pictures = keeper(api, files)
  const env = { dataDir: path.dirname(mediaFolder), databaseUrl: api.databaseUrl, s3: undefined }
  const { orm, databaseUrl } = api
  await bindPictures({ env, orm, databaseUrl, files, pictures, log: pino({ level: 'silent' }) })
  return pictures
}

async function refusal(binding: Promise<unknown>): Promise<string> {
  const error = await binding.catch((caught: unknown) => caught)
  expect(error).toBeInstanceOf(StartError)
  expect((error as Error).message).not.toContain('\n')
  return (error as Error).message
}

test('D131: a start with a store bound to another database is refused, and nothing is lost', async () => {
  await addPicture(one)
  await addPicture(other)
  const names = await one.files.names()
  expect(await refusal(bind(other, one.mediaFolder))).toMatch(
    /^The pictures of DATA_DIR \(.*\) belong to another database than that of DATABASE_URL: .* remove \/.*\/store-id /,
  )
  expect(await keeper(other, one.files).sweep()).toBe(0)
  expect(await one.files.names()).toEqual(names)
})

test('D131: a start with an empty database and a store of pictures, bound or of an older version, is refused', async () => {
  await addPicture(one)
  const names = await one.files.names()
  await neverBound(other)
  expect(await refusal(bind(other, one.mediaFolder))).toMatch(/belong to another database/)
  await one.files.unbind()
  expect(await refusal(bind(other, one.mediaFolder))).toMatch(/holds 1 pictures, .* names none:/)
  expect(await keeper(other, one.files).sweep()).toBe(0)
  expect(await one.files.names()).toEqual(names)
})

test('D131: an installation of an older version is bound when it starts', async () => {
  await addPicture(one)
  await neverBound(one)
  await one.files.unbind()
  const pictures = await bind(one, one.mediaFolder)
  expect(await pictures.databaseId()).toBe(await one.files.boundTo())
  expect(await pictures.databaseId()).not.toBeNull()
})

test('D131: removing the binding gives the pictures to another database', async () => {
  await addPicture(one)
  const { rows } = await one.sql('select image_file_path as path from category')
  // A dump of the database, restored into another one.
  await other.sql(
    'insert into category (created_date, name, "order", image_file_path) values (now(), \'x\', 1, $1)',
    [rows[0].path],
  )
  await refusal(bind(other, one.mediaFolder))
  await rm(path.join(one.mediaFolder, 'store-id'))
  const pictures = await bind(other, one.mediaFolder)
  expect(await pictures.databaseId()).toBe(await one.files.boundTo())
  expect(await refusal(bind(one, one.mediaFolder))).toMatch(/belong to another database/)
})

test('D131: an empty store is bound, and a database keeps its id when it moves to one', async () => {
  const before = await one.services.pictures.databaseId()
  const folder = path.join(path.dirname(one.mediaFolder), 'moved')
  await bind(one, folder)
  expect(await new DiskStore(folder).boundTo()).toBe(before)
  // An empty store of a lost database can be bound again.
  await neverBound(other)
  const pictures = await bind(other, folder)
  expect(await new DiskStore(folder).boundTo()).toBe(await pictures.databaseId())
})

test('D131: concurrent starts agree on the binding', async () => {
  await neverBound(one)
  await one.files.unbind()
  await Promise.all([1, 2, 3].map(() => bind(one, one.mediaFolder)))
  expect(await one.services.pictures.databaseId()).toBe(await one.files.boundTo())
})

test('D131: nothing is swept while no row references a picture', async () => {
  await addPicture(one)
  const names = await one.files.names()
  await one.sql('update category set image_file_path = null')
  expect(await one.services.pictures.sweep()).toBe(0)
  expect(await one.files.names()).toEqual(names)
})
