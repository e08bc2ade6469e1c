import { setTimeout as pause } from 'node:timers/promises'
import type { EntityClass, EntityMetadata } from '@mikro-orm/core'
import type { MikroORM } from '@mikro-orm/postgresql'
import { columnOf, livingRows, ROW } from './living-rows.ts'

/** A property of an entity that holds paths of pictures. */
export interface PictureColumn {
  readonly entity: EntityClass<object>
  readonly property: string
}

/** While changes of other processes are not heard, what was read counts for so long. */
const UNHEARD_MS = 2_000
/** A path that is not known may be of a change on its way: the database is asked again, this often at most. */
const ASK_AGAIN_MS = 1_000
/** A visitor waits no longer than this for a database that does not answer. */
const LONGEST_WAIT_MS = 1_000

/**
 * Tells which pictures living rows name. A row lives while neither it nor a record that it belongs to was removed;
 * hidden ones live. The paths are read with one statement after a change, and kept in memory until the next one.
 */
export class LivePictures {
  private contents: ReadonlySet<string> | null = null
  private changes = 0
  private loadedChanges = -1
  private loadedAt = Number.NEGATIVE_INFINITY
  private failedAt = Number.NEGATIVE_INFINITY
  private heard = false
  private loading: Promise<void> | null = null

  /** @param contentOf gives what all paths of one picture have in common. */
  constructor(
    private readonly orm: MikroORM,
    private readonly columns: readonly PictureColumn[],
    private readonly contentOf: (path: string) => string,
  ) {}

  /** Tells that content has changed. */
  changed(): void {
    this.changes++
    // A change is proof of a database that answers.
    this.failedAt = Number.NEGATIVE_INFINITY
  }

  /** Tells whether changes of other processes are heard. */
  listen(yes: boolean): void {
    this.heard = yes
    this.changes++
  }

  /**
   * Whether a living row names the picture of a path. While the database is away, as it was known last.
   * @returns null where that was never known.
   */
  async has(path: string): Promise<boolean | null> {
    const content = this.contentOf(path)
    // Twice: a change may come while the paths are being read.
    for (let attempt = 0; attempt < 2 && this.isStale(); attempt++) await this.refresh()
    if (this.contents && !this.contents.has(content) && performance.now() - this.loadedAt > ASK_AGAIN_MS) {
      await this.refresh()
    }
    return this.contents ? this.contents.has(content) : null
  }

  /** Those of the paths that living rows name. */
  async among(paths: readonly string[]): Promise<Set<string>> {
    const found = new Set<string>()
    for (const path of new Set(paths)) if ((await this.has(path)) !== false) found.add(path)
    return found
  }

  private isStale(): boolean {
    return (
      this.loadedChanges !== this.changes || (!this.heard && performance.now() - this.loadedAt > UNHEARD_MS)
    )
  }

  private async refresh(): Promise<void> {
    if (performance.now() - this.failedAt < UNHEARD_MS) return
    this.loading ??= this.load().finally(() => {
      this.loading = null
    })
    const late = new AbortController()
    await Promise.race([
      this.loading,
      pause(LONGEST_WAIT_MS, undefined, { signal: late.signal }).catch(() => {}),
    ])
    late.abort()
  }

  private async load(): Promise<void> {
    const { changes } = this
    try {
      const statement = this.columns.map((column) => this.pathsOf(column)).join(' union ')
      const rows: { path: string }[] = statement ? await this.orm.em.fork().execute(statement) : []
      this.contents = new Set(rows.map(({ path }) => this.contentOf(path)))
      this.loadedChanges = changes
      this.loadedAt = performance.now()
    } catch {
      this.failedAt = performance.now()
    }
  }

  private pathsOf({ entity, property }: PictureColumn): string {
    const meta = this.orm.getMetadata().get(entity) as EntityMetadata
    const { from, where } = livingRows(meta)
    const path = `"${ROW}"."${columnOf(meta, property)}"`
    return `select ${path} as path from ${from} where ${where} and ${path} is not null`
  }
}
