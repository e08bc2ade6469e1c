import { administratorsOnly, refusal } from '../../core/access.ts'
import type { RequestContext } from '../../core/request-context.ts'
import type { BackupCopies } from './backup-copies.types.ts'

/** Two nights, and the time that two backups may take. */
const LATEST_MS = 50 * 3_600_000

/** When nightly backups were last copied. */
export interface CopyTimes {
  readonly lastCopied: () => Promise<Date | null>
  /** When the folder of backups was made. */
  readonly since: () => Promise<Date>
}

/** Tells how the copies of nightly backups stand. */
export class BackupCopiesService {
  /** @param times undefined where none are made; another process of the same site may make them. */
  constructor(private readonly times: CopyTimes | undefined) {}

  /** @throws {ForbiddenError} for all but administrators. */
  async copies({ caller }: RequestContext, now = new Date()): Promise<BackupCopies> {
    if (!administratorsOnly(caller)) throw refusal(caller)
    if (!this.times) return { enabled: false, needAttention: false }
    const times = await Promise.all([this.times.since(), this.times.lastCopied()]).catch(() => null)
    // The folder is gone, or can no longer be read.
    if (!times) return { enabled: true, needAttention: true }
    const [since, lastCopied] = times
    const age = now.getTime() - (lastCopied ?? since).getTime()
    return { enabled: true, lastCopied, needAttention: age > LATEST_MS }
  }
}
