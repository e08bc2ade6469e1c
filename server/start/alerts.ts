import { statfs } from 'node:fs/promises'
import { hostname } from 'node:os'
import type { Findings } from '../modules/mail/alerts.service.ts'
import type { Services } from '../services.ts'
import type { Logger } from './log.ts'

const FIRST_MS = 60_000
const EVERY_MS = 10 * 60_000
const GB = 1_000_000_000
/** Free space of the disk below which there is too little, and above which there is enough again. */
const DISK = { tooLittle: GB, enough: 1.2 * GB }

/**
 * Tells administrators by mail what an operator has to mend.
 * @returns a function that stops it.
 */
export function watchConcerns(
  { alerts, backups }: Pick<Services, 'alerts' | 'backups'>,
  dataDir: string,
  log: Logger,
): () => Promise<void> {
  let running = Promise.resolve()
  const look = () => {
    running = findings(backups, dataDir)
      .then((found) => alerts.tell(found, hostname()))
      .catch((error) => log.warn({ err: error }, 'administrators could not be told what needs attention'))
  }
  const first = setTimeout(look, FIRST_MS).unref()
  const timer = setInterval(look, EVERY_MS).unref()
  return async () => {
    clearTimeout(first)
    clearInterval(timer)
    await running
  }
}

/** What is wrong on this machine. */
export async function findings(
  backups: Pick<Services['backups'], 'state'>,
  dataDir: string,
  freeBytes = freeBytesOf,
): Promise<Findings> {
  const [state, free] = await Promise.all([backups.state(), freeBytes(dataDir)])
  const isDiskLow = free !== null && (free < DISK.tooLittle || (free >= DISK.enough ? false : null))
  return {
    ...(state && { BACKUP_OLD: state.isOld, BACKUP_UNPROVED: state.isUnproved }),
    ...(state && state.isNotCopied !== null && { BACKUP_NOT_COPIED: state.isNotCopied }),
    ...(free !== null && isDiskLow !== null && { DISK_LOW: isDiskLow }),
  }
}

/** Free space of the disk of a folder; null if it cannot be read. */
async function freeBytesOf(folder: string): Promise<number | null> {
  const disk = await statfs(folder).catch(() => null)
  return disk && disk.bavail * disk.bsize
}
