import { createWriteStream, openAsBlob } from 'node:fs'
import path from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import type { ReadableStream } from 'node:stream/web'
import type { S3mini } from 's3mini'
import type { S3Settings } from '../env.ts'
import { s3Bucket } from '../media/s3-bucket.ts'
import { BackupError } from './backup-error.ts'

/** Long enough for a part of a large backup over a slow line. */
const MAX_REQUEST_MS = 10 * 60 * 1000

export interface BackupCopy {
  readonly name: string
  readonly bytes: number
}

/** A bucket of an S3-compatible store with copies of the nightly backups, so that they survive the loss of the disk. */
export class BackupBucket {
  private readonly bucket: S3mini

  constructor(private readonly settings: S3Settings) {
    this.bucket = s3Bucket(settings, MAX_REQUEST_MS)
  }

  /** The copies, oldest first. @throws {BackupError} if there is no bucket, or it cannot be read. */
  async copies(): Promise<BackupCopy[]> {
    const present = await this.present()
    return present
      .filter(({ name }) => /^[^/]+\.tar\.gz$/.test(name))
      .sort((one, two) => (one.name < two.name ? -1 : 1))
  }

  /**
   * Downloads a copy, as a file that only this user can read.
   * @param name without the prefix.
   * @throws {BackupError} if there is no such copy or bucket, or it cannot be read.
   */
  async fetch(name: string, file: string): Promise<void> {
    const reply = await this.bucket.getObjectResponse(this.settings.prefix + name).catch((error: unknown) => {
      throw this.failure(error)
    })
    if (!reply?.body) {
      await this.present()
      throw new BackupError(`${this.address}${name} does not exist.`)
    }
    const content = Readable.fromWeb(reply.body as ReadableStream)
    await pipeline(content, createWriteStream(file, { mode: 0o600 }))
  }

  /** Everything below the prefix, and its name without it. */
  private async present(): Promise<BackupCopy[]> {
    const { prefix, bucket, endpoint } = this.settings
    const objects = await this.bucket.listObjects('/', prefix).catch((error: unknown) => {
      throw this.failure(error)
    })
    // An empty list is `[]`, an unknown bucket null.
    if (!objects)
      throw new BackupError(`${this.address} must be in an existing bucket: ${endpoint} has no ${bucket}.`)
    return objects.map(({ Key, Size }) => ({ name: Key.slice(prefix.length), bytes: Number(Size) }))
  }

  private get address(): string {
    return `s3://${this.settings.bucket}/${this.settings.prefix}`
  }

  private failure(error: unknown): BackupError {
    return new BackupError(
      `${this.address} must be a place that the keys of AWS_ACCESS_KEY_ID may read, which ${this.settings.endpoint} denies: ${(error as Error).message.split('\n', 1)[0]}`,
    )
  }

  /**
   * Uploads the files that the bucket lacks, including earlier ones that failed, and removes copies that have no local
   * file and are not among the newest. Copies thus survive the loss of the folder.
   * @param files absolute paths with names that `isBackup` accepts.
   * @param keep number of newest copies to keep, whether their local files exist or not.
   * @returns the names that were uploaded.
   * @throws {BackupError} if there is no bucket, or it cannot be read.
   */
  async mirror(
    files: readonly string[],
    isBackup: (name: string) => boolean,
    keep: number,
  ): Promise<string[]> {
    const { prefix } = this.settings
    const copies = new Map((await this.present()).map(({ name, bytes }) => [name, bytes]))
    const copied: string[] = []
    for (const file of files) {
      const name = path.basename(file)
      const content = await openAsBlob(file, { type: 'application/gzip' })
      if (copies.get(name) === content.size) continue
      await this.bucket.putAnyObject(prefix + name, content, 'application/gzip')
      copied.push(name)
    }
    const own = files.map((file) => path.basename(file))
    const newest = [...new Set([...copies.keys(), ...own])].filter(isBackup).sort().slice(-keep)
    const kept = new Set([...own, ...newest])
    for (const name of copies.keys()) {
      if (isBackup(name) && !kept.has(name)) await this.bucket.deleteObject(prefix + name)
    }
    return copied
  }
}
