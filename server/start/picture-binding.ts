import { randomUUID } from 'node:crypto'
import path from 'node:path'
import type { MikroORM } from '@mikro-orm/postgresql'
import type { Logger } from 'pino'
import type { MediaStore } from '../core/pictures/media-store.ts'
import type { PictureStore } from '../core/pictures/picture-store.ts'
import { StartError } from '../core/start-error.ts'
import { withLock } from '../database/migrate.ts'
import type { Env } from '../env.ts'
import { BINDING } from '../media/stored-file.ts'

interface BindingParts {
  readonly env: Pick<Env, 'dataDir' | 's3' | 'databaseUrl'>
  readonly orm: MikroORM
  readonly databaseUrl: string
  readonly files: MediaStore
  readonly pictures: PictureStore
  readonly log: Logger
}

/**
 * Binds the store of pictures to the database by an id in both, or verifies the binding. A store without id is bound if
 * it is empty or the database references some of its pictures.
 * @throws {StartError} if the pictures belong to another database: its next sweep would discard them as unreferenced.
 */
export async function bindPictures(parts: BindingParts): Promise<void> {
  const { databaseUrl, orm, files, pictures } = parts
  // Serializes processes on one database; of two databases the first one to claim a store gets it.
  await withLock(databaseUrl, async () => {
    const own = await pictures.databaseId()
    const bound = await files.boundTo()
    if (own !== null && own === bound) return
    const stored = await pictures.paths()
    if (bound !== null) {
      if (own !== null || stored.length > 0) throw new StartError(foreign(parts))
      // The store has no pictures.
      await files.unbind()
    } else if (stored.length > 0) {
      const named = await pictures.named()
      if (!stored.some((name) => named.has(name))) throw new StartError(unknown(parts, stored.length))
    } else await warnOfMissing(parts)
    const id = own ?? randomUUID()
    if ((await files.claim(id)) !== id) throw new StartError(foreign(parts))
    await saveId(orm, id)
  })
}

async function saveId(orm: MikroORM, id: string): Promise<void> {
  await orm.em
    .fork()
    .execute(
      'insert into picture_store (id) values (?) on conflict (is_only) do update set id = excluded.id',
      [id],
    )
}

async function warnOfMissing({ env, pictures, log }: BindingParts): Promise<void> {
  const { size } = await pictures.named()
  if (size > 0) log.warn(`The database names ${size} pictures, but ${placeOf(env)} holds none.`)
}

function foreign({ env }: BindingParts): string {
  return `The pictures of ${placeOf(env)} belong to another database than that of ${databaseOf(env)}: set the two that belong together, or remove ${bindingOf(env)} and start again to give these pictures to this database.`
}

function unknown({ env }: BindingParts, count: number): string {
  return `${placeOf(env)} holds ${count} pictures, of which the database of ${databaseOf(env)} names none: set the two that belong together, or move these pictures away.`
}

function placeOf({ s3, dataDir }: BindingParts['env']): string {
  return s3 ? `MEDIA_URL (s3://${s3.bucket}/${s3.prefix})` : `DATA_DIR (${path.join(dataDir, 'media')})`
}

function databaseOf({ databaseUrl }: BindingParts['env']): string {
  return databaseUrl ? 'DATABASE_URL' : 'DATA_DIR (DATABASE_URL is not set)'
}

function bindingOf({ s3, dataDir }: BindingParts['env']): string {
  return s3 ? `s3://${s3.bucket}/${s3.prefix}${BINDING}` : path.join(dataDir, 'media', BINDING)
}
