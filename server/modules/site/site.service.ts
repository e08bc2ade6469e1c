import { administratorsOnly, refusal } from '../../core/access.ts'
import { select } from '../../core/read/selection.ts'
import type { RequestContext } from '../../core/request-context.ts'
import type { ContactService } from '../contact/contact.service.ts'
import type { ApplicationVersion, Backups, OpeningHours, Site } from './site.types.ts'

const HOUR_MS = 3_600_000

/** Open from 08:00 to 22:00 on every day of the week. */
export const OPENING_HOURS: OpeningHours = {
  opens: '08:00',
  closes: '22:00',
  days: ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'],
}

/** What is configured, for as long as no contact entry says otherwise. */
export interface SiteDefaults {
  readonly name: string
  readonly phone: string
  readonly address: string
  readonly mapUrl: string
  readonly deliveryUrl: string
}

/** When nightly backups were last made, and restored for a trial. */
export interface BackupTimes {
  readonly lastBackup: () => Promise<Date | null>
  readonly lastVerified: () => Promise<Date | null>
  /** When the folder of backups was made. */
  readonly since: () => Promise<Date>
}

interface SiteParts {
  readonly defaults: SiteDefaults
  readonly publicUrl: () => string
  readonly version: ApplicationVersion
  readonly contacts: ContactService
  /** Undefined where none are made. */
  readonly backups?: BackupTimes | undefined
}

export class SiteService {
  constructor(private readonly parts: SiteParts) {}

  async site(context: RequestContext): Promise<Site> {
    const { defaults, contacts, publicUrl } = this.parts
    const [contact] = await contacts.getAll(context, select('phoneNumber', 'address'), { limit: 1 })
    return {
      ...defaults,
      phone: contact?.phoneNumber || defaults.phone,
      address: contact?.address || defaults.address,
      openingHours: OPENING_HOURS,
      imageUrl: `${publicUrl()}/resource/`,
      imageThumbUrl: `${publicUrl()}/resource/thumb/`,
    }
  }

  applicationVersion(): ApplicationVersion {
    return this.parts.version
  }

  /** @throws {ForbiddenError} for all but administrators. */
  async backups({ caller }: RequestContext, now = new Date()): Promise<Backups> {
    if (!administratorsOnly(caller)) throw refusal(caller)
    const { backups } = this.parts
    // Another process of the same site may make them.
    if (!backups) return { enabled: false, needAttention: false }
    const times = await Promise.all([backups.since(), backups.lastBackup(), backups.lastVerified()]).catch(
      () => null,
    )
    // The folder is gone, or can no longer be read.
    if (!times) return { enabled: true, needAttention: true }
    const [since, lastMade, lastVerified] = times
    const isOlder = (date: Date, hours: number) => now.getTime() - date.getTime() > hours * HOUR_MS
    return {
      enabled: true,
      lastMade,
      lastVerified,
      needAttention: isOlder(lastMade ?? since, 50) || isOlder(lastVerified ?? since, 240),
    }
  }
}
