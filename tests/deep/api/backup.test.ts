import { hkdfSync, randomBytes } from 'node:crypto'
import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import pg from 'pg'
import { pino } from 'pino'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bodyOf, entriesOf, writeArchive } from '../../../server/backup/archive.ts'
import { BackupError } from '../../../server/backup/backup-error.ts'
import { type BackupSource, damagedPictures, makeBackup } from '../../../server/backup/make-backup.ts'
import { type Manifest, readManifest } from '../../../server/backup/manifest.ts'
import { requireNoOtherPictures, restoreBackup } from '../../../server/backup/restore.ts'
import type { MediaStore } from '../../../server/core/pictures/media-store.ts'
import { variantsOf } from '../../../server/core/pictures/variants.ts'
import { SecretBox } from '../../../server/core/primitives/secret-box.ts'
import { readEnv } from '../../../server/env.ts'
import { DiskStore } from '../../../server/media/disk-store.ts'
import { openMedia } from '../../../server/start/open-runtime.ts'
import { type Api, AUTH_SECRET, startApi } from '../../support/api.ts'
import { createTestDatabase, type TestDatabase } from '../../support/database.ts'
import { startObjectStore } from '../../support/object-store.ts'
import { createPeople, signedToken } from '../../support/people.ts'
import { picture } from '../../support/picture.ts'

const OTHER_SECRET = 'the secret of another place, of 32 characters'
const never = new AbortController().signal

let api: Api
let folder: string
let source: BackupSource
const databases: TestDatabase[] = []

beforeAll(async () => {
  api = await startApi()
  folder = await mkdtemp(path.join(tmpdir(), 'restaurant-backup-'))
  source = {
    databaseUrl: api.databaseUrl,
    files: new DiskStore(api.mediaFolder),
    pathColumns: api.services.pictures.pathColumns,
    authSecret: AUTH_SECRET,
    version: { name: 'restaurant-site', version: '1.2.3' },
  }
  const { categories, products, productImages, contacts } = api.services
  const categoryId = await categories.add(api.staff, { name: 'Köfteler', image: newPicture() })
  const product = await products.add(api.staff, { name: 'İnegöl\t"köfte"\n\\.', price: 12.5, categoryId })
  await productImages.addAll(api.staff, product, [newPicture(), newPicture()])
  await contacts.add(api.staff, { mail: 'info@example.com', password: 'the mail password' })
  // More than one part of a table.
  await api.sql(
    "insert into about (created_date, description) select now(), repeat('Uzun bir öykü. ', 40000) from generate_series(1, 3)",
  )
})

afterAll(async () => {
  await api.close()
  for (const database of databases) await database.drop()
  await rm(folder, { recursive: true, force: true })
})

async function newPicture() {
  return picture('x.png', { colour: `#${randomBytes(3).toString('hex')}` })
}

async function backup(parts: Partial<BackupSource> = {}): Promise<string> {
  const file = path.join(folder, `${randomBytes(4).toString('hex')}.tar.gz`)
  await makeBackup({ ...source, ...parts }, file, never)
  return file
}

/** An empty installation, as on a new machine. */
async function emptyPlace(): Promise<{ url: string; files: MediaStore }> {
  const database = await createTestDatabase('template0')
  databases.push(database)
  return { url: database.url, files: new DiskStore(path.join(folder, randomBytes(4).toString('hex'))) }
}

async function restore(file: string, place: Awaited<ReturnType<typeof emptyPlace>>, secret = AUTH_SECRET) {
  const manifest = await readManifest(file)
  await requireNoOtherPictures(place.files, manifest)
  return restoreBackup(file, manifest, {
    databaseUrl: place.url,
    authSecret: () => secret,
    put: (name, bytes) => place.files.put(name, bytes),
    bind: async (id) => void (await place.files.claim(id)),
  })
}

async function query(url: string, statement: string): Promise<Record<string, unknown>[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const { rows } = await client.query(statement)
  await client.end()
  return rows
}

/** Every row of every table as text, except rows that a restore removes, and every sequence. */
async function everything(url: string): Promise<Record<string, string[]>> {
  const tables = await query(
    url,
    "select relname as name from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace order by 1",
  )
  const all: Record<string, string[]> = {}
  // The binding of a store belongs to the installation, not to the backup.
  for (const { name } of tables.filter((table) => table.name !== 'picture_store')) {
    const rows = await query(
      url,
      `select (to_jsonb(t) - 'security_stamp')::text as row from "${name}" t order by 1`,
    )
    all[String(name)] = rows.map(({ row }) => String(row))
  }
  const sequences = await query(
    url,
    'select sequencename || last_value as row from pg_sequences where last_value is not null order by 1',
  )
  return { ...all, sequences: sequences.map(({ row }) => String(row)) }
}

describe('a restore', () => {
  test('restores rows, history, sequences and pictures', async () => {
    const file = await backup()
    const before = await everything(api.databaseUrl)
    const place = await emptyPlace()
    await restore(file, place)
    const after = await everything(place.url)
    expect(Object.keys(after)).toContain('change')
    expect(after).toEqual(before)
    const names = await source.files.names()
    expect(names.length).toBeGreaterThan(0)
    expect((await place.files.names()).sort()).toEqual(names.sort())
    for (const name of names) expect(await place.files.read(name)).toEqual(await source.files.read(name))
  })

  test('enables the history and notification triggers again', async () => {
    const place = await emptyPlace()
    await restore(await backup(), place)
    const [{ count }] = (await query(place.url, 'select count(*)::int from change')) as [{ count: number }]
    await query(place.url, "update category set name = 'Başka'")
    expect(await query(place.url, 'select count(*)::int from change')).toEqual([{ count: count + 1 }])
    const off = "select tgname from pg_trigger where tgenabled = 'D'"
    expect(await query(place.url, off)).toEqual([])
  })

  test('encrypts mail passwords with the secret of the new installation', async () => {
    const place = await emptyPlace()
    await restore(await backup(), place, OTHER_SECRET)
    const [row] = await query(place.url, 'select password_encrypted as sealed from contact')
    expect(new SecretBox(OTHER_SECRET).decrypt(String(row?.sealed))).toBe('the mail password')
  })

  test('D131: binds the store to its database only', async () => {
    const place = await emptyPlace()
    await restore(await backup(), place)
    const [row] = await query(place.url, 'select id from picture_store')
    expect(row?.id).toBe(await place.files.boundTo())
    expect(row?.id).not.toBe(await api.services.pictures.databaseId())
  })

  test('D131: restores pictures that a record references again after they were discarded', async () => {
    const { categories, pictures } = api.services
    const id = await categories.add(api.staff, { name: 'Geri gelen', image: newPicture() })
    const [row] = await query(
      api.databaseUrl,
      `select image_file_path as path from category where id = ${id}`,
    )
    await pictures.discard(String(row?.path))
    expect((await readManifest(await backup())).missing).toEqual([])
  })

  test('restores one snapshot with all its pictures, whatever is written meanwhile', async () => {
    const { categories, pictures } = api.services
    const id = await categories.add(api.staff, { name: 'Değişen', image: newPicture() })
    const pathOf = async () =>
      (await api.sql('select image_file_path as path from category where id = $1', [id])).rows[0].path
    const first = await pathOf()
    // Replaces a picture that is not copied yet, while the backup runs.
    let replaced = false
    const files = new DiskStore(api.mediaFolder)
    const stream = files.stream.bind(files)
    files.stream = async (name) => {
      if (!replaced) {
        replaced = true
        await categories.update(api.staff, id, { image: newPicture() })
      }
      return stream(name)
    }
    const file = await backup({ files })
    const second = await pathOf()
    expect(second).not.toBe(first)
    const place = await emptyPlace()
    await restore(file, place)
    const [row] = await query(place.url, `select image_file_path as path from category where id = ${id}`)
    expect(row?.path).toBe(first)
    expect(await place.files.has(first)).toBe(true)
    expect((await readManifest(file)).missing).toEqual([])
    // The file held back for the backup is removed afterwards.
    expect(await source.files.has(first)).toBe(true)
    await pictures.sweep()
    expect([await source.files.has(first), await source.files.has(second)]).toEqual([false, true])
  })
})

describe('D132: after a change of AUTH_SECRET', () => {
  const lost = async () => (await api.sql('select id from contact order by id')).rows[0].id

  test('a backup names the passwords it cannot decrypt, and is restored without them', async () => {
    const file = await backup({ authSecret: OTHER_SECRET })
    const said = [`contact entry ${await lost()} (info@example.com)`]
    expect((await readManifest(file)).unreadable).toEqual(said)
    const place = await emptyPlace()
    expect(await restore(file, place, 'a third secret, of more than 32 characters')).toEqual({
      lostPasswords: said,
      lostCodeApps: [],
    })
    const [row] = await query(place.url, 'select mail, password_encrypted as sealed from contact')
    expect(row).toEqual({ mail: 'info@example.com', sealed: null })
  })

  test('an installation with the previous secret decrypts what the backup could not', async () => {
    const place = await emptyPlace()
    const file = await backup({ authSecret: OTHER_SECRET })
    expect(await restore(file, place, AUTH_SECRET)).toEqual({ lostPasswords: [], lostCodeApps: [] })
    const [row] = await query(place.url, 'select password_encrypted as sealed from contact')
    expect(new SecretBox(AUTH_SECRET).decrypt(String(row?.sealed))).toBe('the mail password')
  })

  test('a code app goes on with the key of the backup, and is named where it cannot be opened', async () => {
    const { rows } = await api.sql(
      `insert into user_account (user_name, normalized_user_name, email, normalized_email, password_hash, security_stamp, concurrency_stamp)
       values ('zeynep', 'ZEYNEP', 'z@example.com', 'Z@EXAMPLE.COM', '!', 'x', 'x') returning id`,
    )
    const { id } = rows[0]
    await api.sql('insert into code_app (user_id, sealed) values ($1, $2)', [
      id,
      new SecretBox(AUTH_SECRET).encrypt('GEZDGNBVGY3TQOJQ'),
    ])
    const stored = async (url: string) => String((await query(url, 'select sealed from code_app'))[0]?.sealed)
    const elsewhere = await emptyPlace()
    expect(await restore(await backup(), elsewhere, OTHER_SECRET)).toEqual({
      lostPasswords: [],
      lostCodeApps: [],
    })
    expect(new SecretBox(OTHER_SECRET).decrypt(await stored(elsewhere.url))).toBe('GEZDGNBVGY3TQOJQ')
    const lost = await emptyPlace()
    const file = await backup({ authSecret: OTHER_SECRET })
    expect((await readManifest(file)).unreadableCodeApps).toEqual(['zeynep'])
    const restored = await restore(file, lost, 'a third secret, of more than 32 characters')
    expect(restored.lostCodeApps).toEqual(['zeynep'])
    // It stays, so that the password alone opens nothing.
    expect(await stored(lost.url)).toBe(await stored(api.databaseUrl))
    expect((await query(lost.url, 'select two_factor_enabled as flag from user_account'))[0]).toEqual({
      flag: true,
    })
    await api.sql('delete from user_account where id = $1', [id])
  })

  test('a backup of format 1 is restored with its passwords', async () => {
    const file = await inFirstFormat(await backup())
    const place = await emptyPlace()
    expect(await restore(file, place, OTHER_SECRET)).toEqual({ lostPasswords: [], lostCodeApps: [] })
    const [row] = await query(place.url, 'select password_encrypted as sealed from contact')
    expect(new SecretBox(OTHER_SECRET).decrypt(String(row?.sealed))).toBe('the mail password')
  })
})

test('D152: nothing in a backup signs tokens', async () => {
  const held: string[] = []
  let key = ''
  for await (const entry of entriesOf(await backup())) {
    const body = (await bodyOf(entry)).toString('latin1')
    if (entry.name === 'mail-password-key') key = body
    held.push(`${entry.name}\n${body}`)
  }
  const text = held.join('\n')
  const signing = Buffer.from(hkdfSync('sha256', AUTH_SECRET, '', 'bearer tokens', 32))
  for (const secret of [AUTH_SECRET, signing.toString('base64'), signing.toString('hex')]) {
    expect(text).not.toContain(secret)
  }
  expect(Buffer.from(key, 'base64')).toHaveLength(32)
})

test('D151: a restore ends every session, and no revoked token becomes valid again', async () => {
  const people = await createPeople(api)
  const before = await query(api.databaseUrl, 'select id, security_stamp as stamp from user_account')
  await api.sql(
    "insert into session (id, user_id, security_stamp, expires_at) select gen_random_uuid(), id, security_stamp, now() + interval '8 hours' from user_account",
  )
  await api.sql(
    "insert into known_place (user_id, place, seen_at, no_code_until) values ($1, 'device x', now(), now() + interval '30 days')",
    [people.admin.id],
  )
  const place = await emptyPlace()
  await restore(await backup(), place)
  expect(await query(place.url, 'select no_code_until from known_place')).toEqual([{ no_code_until: null }])
  const after = await query(place.url, 'select id, security_stamp as stamp from user_account')
  expect(after.map(({ id }) => id)).toEqual([people.admin.id])
  expect(after[0]?.stamp).not.toBe(before[0]?.stamp)
  expect(await query(place.url, 'select from session')).toEqual([])
  await api.sql('delete from session; delete from known_place')
  // A token issued before the backup, still in the client's storage.
  const restored = await startApi({ DATABASE_URL: place.url })
  try {
    const token = await signedToken(people.admin.id, String(before[0]?.stamp), '8h')
    const { errors } = await restored.ask(
      '{ users(page: 1, pageCount: 1) { totalCount } }',
      {},
      {
        Authorization: `Bearer ${token}`,
      },
    )
    expect(errors?.[0]?.extensions.code).toBe('UNAUTHENTICATED')
  } finally {
    await restored.close()
  }
})

test('a restore sends nothing that waited, and the account that sends has to be tried again', async () => {
  const contactId = await api.services.contacts.add(api.staff, {
    mailServer: 'localhost',
    mail: 'a@b.example',
  })
  await api.sql(
    `insert into mail_account (contact_id, state, tried)
       select id, 'READY', md5(row(mail_server, port, user_name, password_encrypted, mail, is_deleted)::text)
         from contact where id = $1`,
    [contactId],
  )
  await api.sql(
    "insert into mail (kind, recipient, expires_at) values ('ALERT', 'a@b.example', now() + '1 day')",
  )
  expect((await api.services.mail.figures()).state).toBe('READY')
  const place = await emptyPlace()
  await restore(await backup(), place)
  await api.sql('delete from mail; delete from mail_account')
  const restored = await startApi({ DATABASE_URL: place.url })
  try {
    expect(await restored.services.mail.figures()).toEqual({
      ...{ state: 'CHANGED', waiting: 0, failed: 0, sentToday: 0 },
    })
  } finally {
    await restored.close()
  }
})

test('a price plan that was due before the restore is a draft, and one ahead waits', async () => {
  const categoryId = await api.services.categories.add(api.staff, { name: 'Planlı' })
  const productId = await api.services.products.add(api.staff, { name: 'Çay', price: 10, categoryId })
  const plan = (name: string) =>
    api.services.pricePlans.add(api.staff, { name, lines: [{ productId, price: 12 }] as never })
  const [due, ahead] = [await plan('due'), await plan('ahead')]
  await api.sql("update price_plan set applies_at = now() - interval '1 day' where id = $1", [due])
  await api.sql("update price_plan set applies_at = now() + interval '1 day' where id = $1", [ahead])
  const place = await emptyPlace()
  await restore(await backup(), place)
  await api.sql('update price_plan set is_deleted = true')
  const restored = await startApi({ DATABASE_URL: place.url })
  try {
    await restored.services.pricePlans.applyDue()
    const { rows } = await restored.sql(
      'select id, applies_at is null as "isDraft", applied_at from price_plan order by id',
    )
    expect(rows).toEqual([
      { id: due, isDraft: true, applied_at: null },
      { id: ahead, isDraft: false, applied_at: null },
    ])
  } finally {
    await restored.close()
  }
})

test('a role that only owns its database can make and restore a backup', async () => {
  const place = await emptyPlace()
  const role = `plain_${randomBytes(4).toString('hex')}`
  const url = new URL(place.url)
  await query(place.url, `create role ${role} login password 'plain'`)
  await query(place.url, `alter database ${url.pathname.slice(1)} owner to ${role}`)
  url.username = role
  url.password = 'plain'
  await restore(await backup(), { ...place, url: url.href })
  expect(await everything(url.href)).toEqual(await everything(api.databaseUrl))
  const file = await backup({ databaseUrl: url.href, files: place.files })
  expect((await readManifest(file)).missing).toEqual([])
})

test('pictures can come from an object store, and be restored to one', async () => {
  const store = await startObjectStore()
  try {
    const silent = pino({ level: 'silent' })
    const files = await openMedia(readEnv(store.env), silent, never)
    const file = await backup()
    await restore(file, { ...(await emptyPlace()), files })
    const again = await readManifest(await backup({ files }))
    const pictures = ({ contents }: Manifest) =>
      Object.entries(contents).filter(([name]) => name.startsWith('media/'))
    expect(pictures(again).sort()).toEqual(pictures(await readManifest(file)).sort())
    expect(again.missing).toEqual([])
  } finally {
    await store.close()
  }
})

describe('the backup file', () => {
  test('is readable by its owner only, without other files beside it', async () => {
    const file = await backup()
    expect((await stat(file)).mode & 0o777).toBe(0o600)
    expect((await readdir(folder)).filter((name) => name.includes('partial'))).toEqual([])
  })

  test('stays the previous one if a new one cannot be completed', async () => {
    const file = await backup()
    const before = await readFile(file)
    const giveUp = new AbortController()
    const files = new DiskStore(api.mediaFolder)
    files.stream = async () => {
      giveUp.abort()
      return null
    }
    await expect(makeBackup({ ...source, files }, file, giveUp.signal)).rejects.toThrow()
    expect(await readFile(file)).toEqual(before)
    expect((await readdir(folder)).filter((name) => name.includes('partial'))).toEqual([])
  })

  test('D29: is complete without the small variant of a picture from an earlier version', async () => {
    const { categories } = api.services
    const wide = picture('wide.png', { width: 300, height: 50 })
    const id = await categories.add(api.staff, { name: 'Eski', image: wide })
    const { rows } = await api.sql('select image_file_path as path from category where id = $1', [id])
    const [small = '', ...others] = variantsOf(rows[0].path)
    expect(others).not.toEqual([])
    await source.files.remove(small)
    expect((await readManifest(await backup())).missing).toEqual([])
    await categories.update(api.staff, id, { image: null })
  })

  test('reports pictures that were already missing or damaged', async () => {
    const { categories } = api.services
    const ids = [
      await categories.add(api.staff, { name: 'Kayıp', image: newPicture() }),
      await categories.add(api.staff, { name: 'Bozuk', image: newPicture() }),
    ]
    const { rows } = await api.sql(
      'select image_file_path as path from category where id = any($1) order by id',
      [ids],
    )
    const [lost, damaged] = rows.map((row) => row.path)
    await source.files.remove(lost)
    await source.files.put(damaged, Buffer.from('not what the name says'))
    const manifest = await readManifest(await backup())
    expect(manifest.missing).toEqual([lost])
    expect(damagedPictures(manifest)).toEqual([damaged])
    for (const id of ids) await categories.update(api.staff, id, { image: null })
  })
})

describe('a restore changes nothing and reports the reason', () => {
  async function refusal(file: string, place: Awaited<ReturnType<typeof emptyPlace>>): Promise<string> {
    const error = await restore(file, place).catch((caught: unknown) => caught)
    expect(error).toBeInstanceOf(BackupError)
    expect((error as Error).message).not.toContain('\n')
    return (error as Error).message
  }

  test('if the database is not empty', async () => {
    const file = await backup()
    const before = await everything(api.databaseUrl)
    const place = { ...(await emptyPlace()), url: api.databaseUrl }
    expect(await refusal(file, place)).toMatch(/^A backup is restored into an empty database, but/)
    expect(await everything(api.databaseUrl)).toEqual(before)
    expect(await place.files.names()).toEqual([])
  })

  test('if the store contains other pictures', async () => {
    const place = await emptyPlace()
    await place.files.put('0123456789abcdef0123456789abcdef-240.webp', Buffer.from('x'))
    expect(await refusal(await backup(), place)).toContain('1 other files of pictures')
    expect(Object.keys(await everything(place.url))).toEqual(['sequences'])
  })

  test.each<[string, (bytes: Buffer) => Buffer, RegExp]>([
    ['is cut off', (bytes) => bytes.subarray(0, bytes.length - 100), /must be a whole backup/],
    ['has changed', changed, /must be an unmodified backup, .* was changed/],
    ['is something else', () => gzipSync(Buffer.alloc(10_240)), /must be a backup, which/],
    ['is no archive', () => Buffer.from('hello'), /must be a whole backup/],
  ])('if the file %s', async (_, spoil, said) => {
    const file = await backup()
    await writeFile(file, spoil(await readFile(file)))
    const place = await emptyPlace()
    expect(await refusal(file, place)).toMatch(said)
    expect(Object.keys(await everything(place.url))).toEqual(['sequences'])
  })

  test('if there is no file', async () => {
    expect(await refusal('/nowhere/file', await emptyPlace())).toMatch(
      /^FILE must be a file that can be read/,
    )
  })

  test.each([
    ['a newer version', ['001-initial', '999-later'], /this version or an older one.*999-later/],
    ['before the first release', ['001-first-model', '002-more'], /of 1\.0\.0 or later.*never released/],
  ])('if the backup is of %s', async (_, migrations, said) => {
    const file = await backup()
    const manifest = { ...(await readManifest(file)), migrations }
    const { url } = await emptyPlace()
    const nothing = async () => {}
    const target = { databaseUrl: url, authSecret: () => AUTH_SECRET, put: nothing, bind: nothing }
    await expect(restoreBackup(file, manifest, target)).rejects.toThrow(said)
    expect(Object.keys(await everything(url))).toEqual(['sequences'])
  })
})

test('an empty database has no backup', async () => {
  const { url } = await emptyPlace()
  const file = path.join(folder, 'empty.tar.gz')
  await expect(makeBackup({ ...source, databaseUrl: url }, file, never)).rejects.toThrow(/nothing to back up/)
  expect(await readdir(folder)).not.toContain('empty.tar.gz')
})

/** The name of a record inside the archive, in another letter case. */
function changed(bytes: Buffer): Buffer {
  const tar = gunzipSync(bytes)
  const at = tar.indexOf('Köfteler')
  expect(at).toBeGreaterThan(0)
  tar.write('k', at)
  return gzipSync(tar)
}

/** The same backup in the format of an older version, with the secret itself instead of the derived key. */
async function inFirstFormat(file: string): Promise<string> {
  const older = `${file}.first`
  await writeArchive(older, never, async (archive) => {
    let manifest: Manifest | null = null
    for await (const entry of entriesOf(file)) {
      const body = await bodyOf(entry)
      if (entry.name === 'manifest.json') manifest = JSON.parse(body.toString())
      else if (entry.name === 'mail-password-key')
        await archive.add('auth-secret', AUTH_SECRET.length, Buffer.from(AUTH_SECRET))
      else await archive.add(entry.name, body.length, body)
    }
    const { unreadable: _, ...before } = manifest as unknown as Manifest
    const text = Buffer.from(JSON.stringify({ ...before, format: 1, contents: archive.contents }))
    await archive.add('manifest.json', text.length, text)
  })
  return older
}

test('a backup has no secret that was shown once: the key that opens it is a part of the backup', async () => {
  const owner = { userName: 'owner', email: 'owner@example.com', password: 'correct horse battery' }
  await api.sql(
    "insert into client_key (user_id, key, call, sealed) values ($1, 'x', 'renewRecoveryCode', $2)",
    [await api.services.users.add(api.staff, owner), new SecretBox(AUTH_SECRET).encrypt('7QK2-M9XA')],
  )
  const place = await emptyPlace()
  await restore(await backup(), place)
  expect(await query(place.url, "select call, sealed from client_key where key = 'x'")).toEqual([
    { call: 'renewRecoveryCode', sealed: null },
  ])
  await api.sql('delete from client_key')
})
