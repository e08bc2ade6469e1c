import type { SiteLanguage } from '../../web/src/rules/site-languages.ts'
import type { ContentFollower } from '../cache/content-feed.ts'

/** Settings of the site that error pages and the offline page show. */
export interface SiteFacts {
  readonly phone: string
  /** The languages beside Turkish that are published, in order. */
  readonly languages: readonly SiteLanguage[]
}

/** A snapshot of settings for replies that do without a database. */
export class KnownSite implements ContentFollower {
  private isFollowing = false
  private isStale = true
  private reading: Promise<void> | null = null

  /**
   * @param lastRead the settings as anything has read them last.
   * @param read reads them once more.
   */
  constructor(
    private readonly lastRead: () => SiteFacts,
    private readonly read: () => Promise<unknown>,
  ) {}

  get last(): SiteFacts {
    return this.lastRead()
  }

  /** The settings as stored; as last read if the database does not answer. */
  async now(): Promise<SiteFacts> {
    // Without notices of other processes nothing tells whether they have changed.
    if (this.isStale || !this.isFollowing) this.reading ??= this.readAgain()
    await this.reading
    return this.last
  }

  changed(): void {
    this.isStale = true
  }

  listen(yes: boolean): void {
    this.isFollowing = yes
    this.isStale = true
  }

  private async readAgain(): Promise<void> {
    this.isStale = false
    try {
      await this.read()
    } catch {
      this.isStale = true
    } finally {
      this.reading = null
    }
  }
}
