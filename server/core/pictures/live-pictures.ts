import { setTimeout as pause } from 'node:timers/promises'
import type { EntityClass, EntityMetadata } from '@mikro-orm/core'
import type { MikroORM } from '@mikro-orm/postgresql'
import { columnOf, liveRows, ROW } from './live-rows.ts'
import { contentOf } from './variants.ts'

export interface PictureColumn {
  readonly entity: EntityClass<object>
  readonly property: string
}

/** Maximum age of the paths while changes of other processes are not received. */
const MAX_AGE_MS = 2_000
/** An unknown path may belong to a change that was not received yet: the paths are read again, at most this often. */
const ASK_AGAIN_MS = 1_000
/** The longest that a visitor waits for a database that does not answer. */
const MAX_WAIT_MS = 1_000

/**
 * Caches which pictures are referenced by live rows. A row is live unless it or a record that it belongs to was
 * removed; hidden rows are live. The paths are read by one statement after a change and kept in memory until the next
 * one.
 */
export class LivePictures {
  private contents: ReadonlySet<string> | null = null
  private changes = 0
  private loadedChanges = -1
  private loadedAt = Number.NEGATIVE_INFINITY
  private failedAt = Number.NEGATIVE_INFINITY
  private isListening = false
  private loading: Promise<void> | null = null

  constructor(
    private readonly orm: MikroORM,
    private readonly columns: readonly PictureColumn[],
  ) {}

  /** Invalidates the paths after a change of content. */
  changed(): void {
    this.changes++
    // A received change proves that the database answers.
    this.failedAt = Number.NEGATIVE_INFINITY
  }

  /** Sets whether changes of other processes are received. */
  listen(yes: boolean): void {
    this.isListening = yes
    this.changes++
  }

  /**
   * Whether a live row references the picture of a path. While the database is unavailable, the last known answer.
   * @returns null if it was never known.
   */
  async has(path: string): Promise<boolean | null> {
    const content = contentOf(path)
    // Twice, because a change may arrive while the paths are read.
    for (let attempt = 0; attempt < 2 && this.isStale(); attempt++) await this.refresh()
    if (this.contents && !this.contents.has(content) && performance.now() - this.loadedAt > ASK_AGAIN_MS) {
      await this.refresh()
    }
    return this.contents ? this.contents.has(content) : null
  }

  /** The subset of the paths that live rows reference. */
  async among(paths: readonly string[]): Promise<Set<string>> {
    const found = new Set<string>()
    for (const path of new Set(paths)) if ((await this.has(path)) !== false) found.add(path)
    return found
  }

  private isStale(): boolean {
    return (
      this.loadedChanges !== this.changes ||
      (!this.isListening && performance.now() - this.loadedAt > MAX_AGE_MS)
    )
  }

  private async refresh(): Promise<void> {
    if (performance.now() - this.failedAt < MAX_AGE_MS) return
    this.loading ??= this.load().finally(() => {
      this.loading = null
    })
    await Promise.race([this.loading, pause(MAX_WAIT_MS, undefined, { ref: false })])
  }

  private async load(): Promise<void> {
    const { changes } = this
    try {
      const statement = this.columns.map((column) => this.pathsOf(column)).join(' union ')
      const rows: { path: string }[] = statement ? await this.orm.em.fork().execute(statement) : []
      this.contents = new Set(rows.map(({ path }) => contentOf(path)))
      this.loadedChanges = changes
      this.loadedAt = performance.now()
    } catch {
      this.failedAt = performance.now()
    }
  }

  private pathsOf({ entity, property }: PictureColumn): string {
    const meta = this.orm.getMetadata().get(entity) as EntityMetadata
    const { from, where } = liveRows(meta)
    const path = `"${ROW}"."${columnOf(meta, property)}"`
    return `select ${path} as path from ${from} where ${where} and ${path} is not null`
  }
}
