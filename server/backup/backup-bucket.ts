import { openAsBlob } from 'node:fs'
import path from 'node:path'
import { S3mini } from 's3mini'
import type { S3Settings } from '../env.ts'

/** Long enough for a part of a large backup over a slow line. */
const LONGEST_REQUEST_MS = 10 * 60 * 1000

/** A bucket of an S3-compatible store that holds copies of the nightly backups, away from the disk that they are of. */
export class BackupBucket {
  private readonly bucket: S3mini

  constructor(private readonly settings: S3Settings) {
    this.bucket = new S3mini({
      accessKeyId: settings.accessKeyId,
      secretAccessKey: settings.secretAccessKey,
      endpoint: `${settings.endpoint.replace(/\/+$/, '')}/${settings.bucket}`,
      region: settings.region,
      requestAbortTimeout: LONGEST_REQUEST_MS,
    })
  }

  /**
   * Copies the files that are not there yet, so that one that failed is made up for, and removes copies of others.
   * @param files absolute, of the names that `isBackup` knows.
   * @returns the names that were copied.
   */
  async mirror(files: readonly string[], isBackup: (name: string) => boolean): Promise<string[]> {
    const { prefix } = this.settings
    const present = (await this.bucket.listObjects('/', prefix)) ?? []
    const copies = new Map(present.map(({ Key, Size }) => [Key.slice(prefix.length), Number(Size)]))
    const copied: string[] = []
    for (const file of files) {
      const name = path.basename(file)
      const content = await openAsBlob(file, { type: 'application/gzip' })
      if (copies.get(name) === content.size) continue
      await this.bucket.putAnyObject(prefix + name, content, 'application/gzip')
      copied.push(name)
    }
    const kept = new Set(files.map((file) => path.basename(file)))
    for (const name of copies.keys()) {
      if (isBackup(name) && !kept.has(name)) await this.bucket.deleteObject(prefix + name)
    }
    return copied
  }
}
