import { administratorsOnly, requireRule } from '../../core/access.ts'
import type { RequestContext } from '../../core/request-context.ts'
import type { BackupTimes } from '../site/site.service.ts'
import type { BackupCopies } from './backup-copies.types.ts'

/** Two nights, plus the duration of two backups. */
const MAX_AGE_MS = 50 * 3_600_000

export class BackupCopiesService {
  /** @param times undefined if this process makes none; another process of the site may. */
  constructor(private readonly times: Pick<BackupTimes, 'since' | 'lastCopied'> | undefined) {}

  /** @throws {ForbiddenError} for all but administrators. */
  async copies({ caller }: RequestContext, now = new Date()): Promise<BackupCopies> {
    requireRule(caller, administratorsOnly)
    if (!this.times?.lastCopied) return { enabled: false, needAttention: false }
    const times = await Promise.all([this.times.since(), this.times.lastCopied()]).catch(() => null)
    // The folder is gone or unreadable.
    if (!times) return { enabled: true, needAttention: true }
    const [since, lastCopied] = times
    const age = now.getTime() - (lastCopied ?? since).getTime()
    return { enabled: true, lastCopied, needAttention: age > MAX_AGE_MS }
  }
}
