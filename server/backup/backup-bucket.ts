import { openAsBlob } from 'node:fs'
import path from 'node:path'
import type { S3mini } from 's3mini'
import type { S3Settings } from '../env.ts'
import { s3Bucket } from '../media/s3-bucket.ts'

/** Long enough for a part of a large backup over a slow line. */
const LONGEST_REQUEST_MS = 10 * 60 * 1000

/** A bucket of an S3-compatible store with copies of the nightly backups, so that they survive the loss of the disk. */
export class BackupBucket {
  private readonly bucket: S3mini

  constructor(private readonly settings: S3Settings) {
    this.bucket = s3Bucket(settings, LONGEST_REQUEST_MS)
  }

  /**
   * Uploads the files that the bucket lacks, including earlier ones that failed, and removes copies that have no local
   * file and are not among the newest. Copies thus survive the loss of the folder.
   * @param files absolute paths with names that `isBackup` accepts.
   * @param keep number of newest copies to keep, whether their local files exist or not.
   * @returns the names that were uploaded.
   */
  async mirror(
    files: readonly string[],
    isBackup: (name: string) => boolean,
    keep: number,
  ): Promise<string[]> {
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
    const own = files.map((file) => path.basename(file))
    const newest = [...new Set([...copies.keys(), ...own])].filter(isBackup).sort().slice(-keep)
    const kept = new Set([...own, ...newest])
    for (const name of copies.keys()) {
      if (isBackup(name) && !kept.has(name)) await this.bucket.deleteObject(prefix + name)
    }
    return copied
  }
}
