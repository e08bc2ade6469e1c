import { administratorsOnly, requireRule } from '../../core/access.ts'
import type { RequestContext } from '../../core/request-context.ts'
import type { BackupCopies, Backups } from './backup.types.ts'

const HOUR_MS = 3_600_000
/** Two nights, plus the duration of two backups. */
const NIGHTLY_HOURS = 50
/** A trial a week, and three days in which it can be repeated. */
const TRIAL_HOURS = 240

export interface BackupTimes {
  readonly lastBackup: () => Promise<Date | null>
  /** Of the last test restore. */
  readonly lastVerified: () => Promise<Date | null>
  /** Undefined if they are not copied. */
  readonly lastCopied?: (() => Promise<Date | null>) | undefined
  /** Time at which the folder of backups was created. */
  readonly since: () => Promise<Date>
}

/** State of the backups; every fault is true if their folder cannot be read. */
interface BackupState {
  readonly lastMade: Date | null
  readonly lastVerified: Date | null
  readonly lastCopied: Date | null
  readonly isOld: boolean
  readonly isUnproved: boolean
  /** Null if they are not copied. */
  readonly isNotCopied: boolean | null
}

export class BackupService {
  /** @param times undefined if this process makes none; another process of the site may. */
  constructor(private readonly times: BackupTimes | undefined) {}

  /** @throws {ForbiddenError} for all but administrators. */
  async backups({ caller }: RequestContext, now = new Date()): Promise<Backups> {
    requireRule(caller, administratorsOnly)
    const state = await this.state(now)
    if (!state) return { enabled: false, needAttention: false }
    const { lastMade, lastVerified, isOld, isUnproved } = state
    return { enabled: true, lastMade, lastVerified, needAttention: isOld || isUnproved }
  }

  /** @throws {ForbiddenError} for all but administrators. */
  async copies({ caller }: RequestContext, now = new Date()): Promise<BackupCopies> {
    requireRule(caller, administratorsOnly)
    const state = await this.state(now)
    if (!state || state.isNotCopied === null) return { enabled: false, needAttention: false }
    return { enabled: true, lastCopied: state.lastCopied, needAttention: state.isNotCopied }
  }

  /** Null if this process makes no backups. */
  async state(now = new Date()): Promise<BackupState | null> {
    const { times } = this
    if (!times) return null
    const read = await Promise.all([
      times.since(),
      times.lastBackup(),
      times.lastVerified(),
      times.lastCopied?.(),
    ]).catch(() => null)
    const isOlder = (date: Date, hours: number) => now.getTime() - date.getTime() > hours * HOUR_MS
    const isFault = (date: Date | null | undefined, hours: number) => !read || isOlder(date ?? read[0], hours)
    const [, lastMade = null, lastVerified = null, lastCopied = null] = read ?? []
    return {
      lastMade,
      lastVerified,
      lastCopied,
      isOld: isFault(lastMade, NIGHTLY_HOURS),
      isUnproved: isFault(lastVerified, TRIAL_HOURS),
      isNotCopied: times.lastCopied ? isFault(lastCopied, NIGHTLY_HOURS) : null,
    }
  }
}
