import type { EntityClass, EntityProperty } from '@mikro-orm/core'
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql'
import { ConflictError } from '../errors.ts'
import { LOCKS } from '../primitives/locks.ts'
import { LivePictures, type PictureColumn } from './live-pictures.ts'
import type { PictureService, PreparedPicture } from './picture-service.ts'

/** Time in which a discarded picture can be recovered. */
const TRASH_MS = 30 * 24 * 60 * 60 * 1000

/**
 * Keeps files and rows in step: the file comes first, then the row, and a file goes when no row names it any
 * more. Each step holds a lock on the picture's content, in the database, so that nobody takes away what another
 * process is just about to name, not even a part of it.
 */
export class PictureReferences {
  private readonly columns: PictureColumn[] = []

  /** The pictures that living rows name. */
  readonly live: LivePictures

  constructor(
    private readonly orm: MikroORM,
    readonly store: PictureService,
  ) {
    this.live = new LivePictures(orm, this.columns, (path) => store.contentOf(path))
  }

  /** Tells that a property of an entity holds paths of pictures. */
  register<E extends object>(entity: EntityClass<E>, property: keyof E & string): void {
    this.columns.push({ entity, property })
  }

  /** Writes files that the transaction is about to name. */
  async keep(em: EntityManager, pictures: readonly PreparedPicture[]): Promise<void> {
    await this.hold(
      em,
      pictures.map(({ filePath }) => filePath),
    )
    for (const picture of pictures) await this.store.put(picture)
  }

  /** Keeps files from being taken away. In order of path, so that two writers never wait for each other. */
  async hold(em: EntityManager, paths: readonly string[]): Promise<void> {
    for (const path of paths.toSorted()) {
      await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 1))', [this.store.contentOf(path)])
    }
  }

  /**
   * Recovers discarded files that the transaction is about to name again; it must hold them. Where it fails after
   * this, the next sweep discards them anew.
   * @throws {ConflictError} where a file is gone.
   */
  async recover(paths: readonly string[]): Promise<void> {
    for (const path of paths) {
      if ((await this.store.base64(path)) !== null) continue
      await this.store.recover([path])
      if ((await this.store.base64(path)) === null) throw new ConflictError('UNDO_PICTURE_GONE')
    }
  }

  /**
   * Moves those of the files to the trash that no row names. A file that somebody holds is left to them, and every
   * file while a backup is made, to be swept after it.
   * @returns how many were moved.
   */
  release(paths: readonly (string | null | undefined)[]): Promise<number> {
    return this.takeAway(paths, (path) => this.store.discard(path))
  }

  /** Deletes those of the files that no row names: files of a write that failed. */
  async withdraw(paths: readonly string[]): Promise<void> {
    await this.takeAway(paths, (path) => this.store.remove(path))
  }

  private async takeAway(
    paths: readonly (string | null | undefined)[],
    take: (path: string) => Promise<void>,
  ): Promise<number> {
    let taken = 0
    for (const path of new Set(paths)) {
      if (!path) continue
      const content = this.store.contentOf(path)
      await this.orm.em.fork().transactional(async (em) => {
        const [lock] = (await em.execute(
          'select pg_try_advisory_xact_lock_shared(?) and pg_try_advisory_xact_lock(hashtextextended(?, 1)) as held',
          [LOCKS.backup, content],
        )) as { held: boolean }[]
        if (!lock?.held || (await this.isNamed(em, content))) return
        await take(path)
        taken++
      })
    }
    return taken
  }

  /** The tables and columns that hold paths of pictures. */
  get places(): { table: string; column: string }[] {
    return this.columns.map(({ entity, property }) => {
      const meta = this.orm.getMetadata().get(entity)
      const { fieldNames } = meta.props.find(({ name }) => name === property) as EntityProperty
      return { table: meta.tableName, column: fieldNames[0] as string }
    })
  }

  /** Every path that a row names, whether the row was removed or not. */
  async named(): Promise<Set<string>> {
    const em = this.orm.em.fork()
    const named = new Set<string>()
    for (const { table, column } of this.places) {
      const rows: { path: string }[] = await em.execute(
        `select distinct "${column}" as path from "${table}" where "${column}" is not null`,
      )
      for (const { path } of rows) named.add(path)
    }
    return named
  }

  /**
   * Brings files and rows in step: discards the files that a crash left without a row, recovers files that rows name
   * again, and deletes files that were discarded long ago. Nothing is done where the store is not bound to this
   * database, nor where rows name nothing although there are files: both speak of a wrong configuration.
   * @returns how many pictures were discarded.
   */
  async sweep(): Promise<number> {
    if (!(await this.isBound())) return 0
    const stored = await this.store.paths()
    const named = await this.named()
    if (named.size === 0 && stored.length > 0) return 0
    const present = new Set(stored)
    await this.store.recover([...named].filter((path) => !present.has(path)))
    await this.store.emptyTrash(new Date(Date.now() - TRASH_MS))
    return this.release(stored.filter((path) => !named.has(path)))
  }

  /** The id by which a store is bound to this database, if one is. */
  async databaseId(): Promise<string | null> {
    const [row] = (await this.orm.em.fork().execute('select id from picture_store')) as { id: string }[]
    return row?.id ?? null
  }

  private async isBound(): Promise<boolean> {
    const id = await this.databaseId()
    return id !== null && id === (await this.store.boundTo())
  }

  /** Whether some row names a picture of this content, in whichever form. */
  private async isNamed(em: EntityManager, content: string): Promise<boolean> {
    for (const { table, column } of this.places) {
      const [found] = await em.execute(
        `select exists (select from "${table}" where starts_with("${column}", ?)) as named`,
        [content],
      )
      if (found?.named) return true
    }
    return false
  }
}
