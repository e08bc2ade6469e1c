import { setTimeout as pause } from 'node:timers/promises'
import type { Logger } from 'pino'
import { type S3mini, S3ServiceError } from 's3mini'
import { ServiceUnavailableError } from '../core/errors.ts'
import type { MediaStore, StoredFile } from '../core/pictures/media-store.ts'
import { MEBIBYTE } from '../core/primitives/units.ts'
import { StartError } from '../core/start-error.ts'
import type { S3Settings } from '../env.ts'
import { FileCache } from './file-cache.ts'
import { s3Bucket } from './s3-bucket.ts'
import { BINDING, dayOf, fileOf, TRASH } from './stored-file.ts'

/** Short enough that a request with one retry does not wait too long. */
const MAX_REQUEST_MS = 4_000
const TRY_FOR_MS = 30_000
const PAUSE_MS = 500
/** Time that a claim waits for a concurrent one. */
const CLAIM_WAIT_MS = 200
const MAX_CACHED_BYTES = 32 * MEBIBYTE

/**
 * Stores files in a bucket of an S3-compatible store, which several machines share, and caches recently read ones
 * in memory, which is safe because a name never changes its content.
 */
export class S3Store implements MediaStore {
  private readonly bucket: S3mini
  private readonly cache = new FileCache(MAX_CACHED_BYTES)

  constructor(
    private readonly settings: S3Settings,
    private readonly log: Logger,
  ) {
    this.bucket = s3Bucket(settings, MAX_REQUEST_MS)
  }

  /**
   * Waits up to 30 s for a store that does not answer yet.
   * @throws {StartError} if it does not answer, the bucket is missing, or the keys are wrong.
   */
  async open(signal: AbortSignal): Promise<void> {
    const deadline = performance.now() + TRY_FOR_MS
    for (;;) {
      const fault = await this.fault()
      if (!fault) return
      if (fault.final || performance.now() + PAUSE_MS >= deadline) throw new StartError(fault.sentence)
      await pause(PAUSE_MS, undefined, { signal })
    }
  }

  async put(name: string, bytes: Buffer): Promise<void> {
    await this.send(() => this.bucket.putObject(this.keyOf(name), bytes, 'image/webp'))
  }

  async has(name: string): Promise<boolean> {
    return (await this.send(() => this.bucket.objectExists(this.keyOf(name)))) === true
  }

  read(name: string): Promise<Buffer | null> {
    return this.cache.get(name, async () => {
      const found = await this.send(() => this.bucket.getObjectArrayBuffer(this.keyOf(name)))
      return found && Buffer.from(found)
    })
  }

  async stream(name: string): Promise<StoredFile | null> {
    const bytes = await this.read(name)
    return bytes && fileOf(bytes)
  }

  async remove(name: string): Promise<void> {
    this.cache.forget(name)
    await this.send(() => this.bucket.deleteObject(this.keyOf(name)))
  }

  async discard(name: string): Promise<void> {
    await this.move(name, `${TRASH}/${dayOf(new Date())}/${name}`)
    this.cache.forget(name)
  }

  async recover(names: readonly string[]): Promise<string[]> {
    if (names.length === 0) return []
    // The newest first.
    const trashed = (await this.keys(`${TRASH}/`)).toSorted().toReversed()
    const found: string[] = []
    for (const name of names) {
      const key = trashed.find((each) => each.endsWith(`/${name}`))
      if (key && (await this.move(key, name))) found.push(name)
    }
    return found
  }

  async emptyTrash(before: Date): Promise<void> {
    for (const key of await this.keys(`${TRASH}/`)) {
      const day = /^trash\/(\d{4}-\d\d-\d\d)\//.exec(key)?.[1]
      if (day && day < dayOf(before)) await this.send(() => this.bucket.deleteObject(this.keyOf(key)))
    }
  }

  async boundTo(): Promise<string | null> {
    const found = await this.send(() => this.bucket.getObject(this.keyOf(BINDING)))
    return found?.trim() || null
  }

  async claim(id: string): Promise<string> {
    const before = await this.boundTo()
    if (before) return before
    await this.send(() => this.bucket.putObject(this.keyOf(BINDING), `${id}\n`, 'text/plain'))
    // Not every store can refuse to overwrite: of two concurrent writers, both then use the id that was written
    // last.
    await pause(CLAIM_WAIT_MS)
    return (await this.boundTo()) ?? ''
  }

  async unbind(): Promise<void> {
    await this.send(() => this.bucket.deleteObject(this.keyOf(BINDING)))
  }

  async names(): Promise<string[]> {
    return (await this.keys('')).filter((name) => !name.includes('/') && name !== BINDING)
  }

  /** Downloads and uploads, because some stores cannot copy. @returns whether there was a file to move. */
  private async move(from: string, to: string): Promise<boolean> {
    const bytes = await this.send(() => this.bucket.getObjectArrayBuffer(this.keyOf(from)))
    if (!bytes) return false
    await this.put(to, Buffer.from(bytes))
    await this.remove(from)
    return true
  }

  /** The keys with this prefix, without the prefix of the store. */
  private async keys(beginning: string): Promise<string[]> {
    const { prefix } = this.settings
    const objects = await this.send(() => this.bucket.listObjects('/', prefix + beginning))
    return (objects ?? []).map(({ Key }) => Key.slice(prefix.length))
  }

  private keyOf(name: string): string {
    return this.settings.prefix + name
  }

  /** Sends a request, with one retry: all of these requests are idempotent. */
  private async send<T>(request: () => Promise<T>): Promise<T> {
    try {
      return await request().catch((error: unknown) => {
        if ((error as Error).name === 'TimeoutError') throw error
        return request()
      })
    } catch (error) {
      this.log.warn({ err: error }, 'a request to the store of pictures failed')
      throw new ServiceUnavailableError('PICTURES_UNAVAILABLE')
    }
  }

  private async fault(): Promise<{ sentence: string; final: boolean } | null> {
    const { bucket, endpoint } = this.settings
    try {
      // The keys are checked first: without valid ones, stores do not say whether a bucket exists.
      await this.bucket.objectExists(this.keyOf('any'))
      if (await this.bucket.bucketExists()) return null
      return { sentence: `MEDIA_URL must name an existing bucket: there is no ${bucket}.`, final: true }
    } catch (error) {
      if (error instanceof S3ServiceError && error.status < 500) {
        const keys = 'AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY must be keys'
        return {
          sentence: `${keys} to the bucket ${bucket}, which refuses them (${error.status}).`,
          final: true,
        }
      }
      const why = (error as { code?: string }).code ?? (error as Error).message
      return {
        sentence: `AWS_ENDPOINT_URL must be the address of a reachable store: ${endpoint} (${why}).`,
        final: false,
      }
    }
  }
}
