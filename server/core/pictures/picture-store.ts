import type { EntityClass, EntityMetadata } from '@mikro-orm/core'
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql'
import { ConflictError } from '../errors.ts'
import { LOCKS } from '../primitives/locks.ts'
import { LivePictures, type PictureColumn } from './live-pictures.ts'
import { columnOf } from './live-rows.ts'
import type { MediaStore } from './media-store.ts'
import type { PreparedPicture } from './picture-decoder.ts'
import { contentOf, isPictureName, renderedFrom, variantsOf, widest } from './variants.ts'

/** Retention of discarded pictures, which can be recovered; `import_picture` is kept as long. */
const TRASH_MS = 30 * 24 * 60 * 60 * 1000

/**
 * The files of pictures, consistent with the rows that reference them: a file is written before its row, and removed when no row references it any more.
 * Each step holds a database lock on the picture's content, so that no process removes a file, or one of its variants,
 * that another is about to reference.
 */
export class PictureStore {
  private readonly columns: PictureColumn[] = []
  private readonly inlineColumns: PictureColumn[] = []
  /** Transactions from which no file is removed. */
  private readonly holding = new WeakSet<EntityManager>()

  /** The pictures that live rows reference. */
  readonly live: LivePictures

  constructor(
    private readonly orm: MikroORM,
    private readonly files: MediaStore,
  ) {
    this.live = new LivePictures(orm, this.columns)
  }

  register<E extends object>(entity: EntityClass<E>, property: keyof E & string): void {
    this.columns.push({ entity, property })
  }

  /** Registers a property of an entity that contains pictures themselves, as base64. */
  registerInline<E extends object>(entity: EntityClass<E>, property: keyof E & string): void {
    this.inlineColumns.push({ entity, property })
  }

  /** Writes the files that rows of the transaction will reference. */
  async persist(em: EntityManager, pictures: readonly PreparedPicture[]): Promise<void> {
    await this.lock(
      em,
      pictures.map(({ filePath }) => filePath),
    )
    for (const picture of pictures) await this.put(picture)
  }

  /**
   * Writes the missing files of a picture, or recovers them if it brings none; returns once they are durable.
   * @throws {ConflictError} if it brings none, and they are gone.
   */
  async put({ filePath, variants }: PreparedPicture): Promise<void> {
    if (await this.files.has(filePath)) return
    if (variants.size === 0) return this.recover([filePath])
    const smaller = [...variants].filter(([name]) => name !== filePath)
    // All writes settle before the first failure is thrown: a later one would leave a file that nothing removes.
    const writes = await Promise.allSettled(smaller.map(([name, bytes]) => this.files.put(name, bytes)))
    const failed = writes.find((write) => write.status === 'rejected')
    if (failed) throw failed.reason
    // The largest is written last, so that its presence implies that of the others.
    await this.files.put(filePath, variants.get(filePath) as Buffer)
  }

  /** A picture, or null if its file is gone. */
  read(filePath: string): Promise<Buffer | null> {
    return this.files.read(filePath)
  }

  /** The path of every stored picture, including incomplete ones. */
  async paths(): Promise<string[]> {
    const names = (await this.files.names()).filter((name) => renderedFrom(name) === null)
    const hashes = Map.groupBy(names, (name) => name.slice(0, name.indexOf('-')))
    return [...hashes.values()].map((names) => widest(names))
  }

  /** Locks files against removal, in the order of their paths so that two writers cannot deadlock. */
  async lock(em: EntityManager, paths: readonly string[]): Promise<void> {
    if (this.holding.has(em)) return
    for (const path of paths.toSorted()) {
      await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 1))', [contentOf(path)])
    }
  }

  /**
   * Keeps all files from being removed until the transaction ends, if no backup is being made, in place of a lock for each:
   * the database has room for some thousands.
   * @returns whether it does.
   */
  async holdAll(em: EntityManager): Promise<boolean> {
    const [lock] = await em.execute<{ held: boolean }[]>('select pg_try_advisory_xact_lock(?) as held', [
      LOCKS.backup,
    ])
    if (lock?.held) this.holding.add(em)
    return lock?.held ?? false
  }

  /**
   * Recovers discarded files that the transaction will reference again; it must hold their locks. If the transaction
   * fails afterwards, the next sweep discards them again.
   * @throws {ConflictError} if a file is gone.
   */
  async recover(paths: readonly string[]): Promise<void> {
    for (const path of paths) {
      if ((await this.files.read(path)) !== null) continue
      await this.recoverAll([path])
      if ((await this.files.read(path)) === null) throw new ConflictError('UNDO_PICTURE_GONE')
    }
  }

  /**
   * Moves files that no row references to the trash. Skips files that another transaction has locked, and all files
   * while a backup is made; the sweep after it catches up.
   * @returns the number of moved files.
   */
  release(paths: readonly (string | null | undefined)[]): Promise<number> {
    return this.removeUnreferenced(paths, (path) => this.discard(path))
  }

  /** Deletes files of a failed write, unless a row references them. */
  async withdraw(paths: readonly string[]): Promise<void> {
    await this.removeUnreferenced(paths, async (path) => {
      // The largest is removed first, since its presence implies that of the others.
      for (const name of variantsOf(path).toReversed()) await this.files.remove(name)
    })
  }

  async discard(filePath: string): Promise<void> {
    for (const name of variantsOf(filePath).toReversed()) await this.files.discard(name)
  }

  private async recoverAll(filePaths: readonly string[]): Promise<void> {
    await this.files.recover(filePaths.flatMap(variantsOf).filter(isPictureName))
  }

  private async removeUnreferenced(
    paths: readonly (string | null | undefined)[],
    remove: (path: string) => Promise<void>,
  ): Promise<number> {
    let removed = 0
    for (const path of new Set(paths)) {
      if (!path) continue
      const content = contentOf(path)
      await this.orm.em.fork().transactional(async (em) => {
        const [lock] = (await em.execute(
          'select pg_try_advisory_xact_lock_shared(?) and pg_try_advisory_xact_lock(hashtextextended(?, 1)) as held',
          [LOCKS.backup, content],
        )) as { held: boolean }[]
        if (!lock?.held || (await this.isNamed(em, content))) return
        await remove(path)
        removed++
      })
    }
    return removed
  }

  get pathColumns(): { table: string; column: string }[] {
    return this.columns.map((each) => this.placeOf(each))
  }

  private placeOf({ entity, property }: PictureColumn): { table: string; column: string } {
    const meta = this.orm.getMetadata().get(entity)
    return { table: meta.tableName, column: columnOf(meta as EntityMetadata, property) }
  }

  /** Every path in a row, removed rows included. */
  async named(): Promise<Set<string>> {
    const em = this.orm.em.fork()
    const named = new Set<string>()
    for (const { table, column } of this.pathColumns) {
      const rows: { path: string }[] = await em.execute(
        `select distinct "${column}" as path from "${table}" where "${column}" is not null`,
      )
      for (const { path } of rows) named.add(path)
    }
    return named
  }

  /**
   * Makes files and rows consistent: discards unreferenced files that a crash left, recovers discarded files that rows
   * reference, and deletes files that were discarded long ago. Does nothing if the store is not bound to this database,
   * or if no row references a file although there are files: both indicate a wrong configuration.
   * @returns the number of discarded pictures.
   */
  async sweep(): Promise<number> {
    if (!(await this.isBound())) return 0
    const stored = await this.paths()
    const named = await this.named()
    if (named.size === 0 && stored.length > 0) return 0
    const present = new Set(stored)
    await this.recoverAll([...named].filter((path) => !present.has(path)))
    await this.files.emptyTrash(new Date(Date.now() - TRASH_MS))
    await this.removeRendered(new Set([...named].map(contentOf)))
    return this.release(stored.filter((path) => !named.has(path)))
  }

  /** Deletes what was rendered from pictures that no row contains any more. */
  private async removeRendered(named: ReadonlySet<string>): Promise<void> {
    const em = this.orm.em.fork()
    const inline = new Set<string>()
    for (const { table, column } of this.inlineColumns.map((each) => this.placeOf(each))) {
      const rows: { content: string }[] = await em.execute(
        `select md5("${column}") as content from "${table}" where "${column}" is not null`,
      )
      for (const { content } of rows) inline.add(content)
    }
    for (const name of await this.files.names()) {
      const content = renderedFrom(name)
      if (content !== null && !named.has(content) && !inline.has(content)) await this.files.remove(name)
    }
  }

  /** The id by which a store is bound to this database, or null. */
  async databaseId(): Promise<string | null> {
    const [row] = (await this.orm.em.fork().execute('select id from picture_store')) as { id: string }[]
    return row?.id ?? null
  }

  private async isBound(): Promise<boolean> {
    const id = await this.databaseId()
    return id !== null && id === (await this.files.boundTo())
  }

  /** Whether a row references a picture with this content, in any variant. */
  private async isNamed(em: EntityManager, content: string): Promise<boolean> {
    for (const { table, column } of this.pathColumns) {
      const [found] = await em.execute(
        `select exists (select from "${table}" where starts_with("${column}", ?)) as named`,
        [content],
      )
      if (found?.named) return true
    }
    return false
  }
}
