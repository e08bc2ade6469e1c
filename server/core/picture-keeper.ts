import type { EntityClass, EntityProperty } from '@mikro-orm/core'
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql'
import { LOCKS } from './locks.ts'
import type { PictureStore, PreparedPicture } from './picture-store.ts'

/**
 * Keeps files and rows in step: the file comes first, then the row, and a file goes when no row names it any
 * more. Each step holds a lock on the picture's content, in the database, so that nobody takes away what another
 * process is just about to name, not even a part of it.
 */
export class PictureKeeper {
  private readonly columns: { entity: EntityClass<object>; property: string }[] = []

  constructor(
    private readonly orm: MikroORM,
    readonly store: PictureStore,
  ) {}

  /** Tells that a property of an entity holds paths of pictures. */
  register<E extends object>(entity: EntityClass<E>, property: keyof E & string): void {
    this.columns.push({ entity, property })
  }

  /** Writes files that the transaction is about to name. In order of path, so that two writers never wait for each other. */
  async keep(em: EntityManager, pictures: readonly PreparedPicture[]): Promise<void> {
    for (const picture of pictures.toSorted((a, b) => (a.filePath < b.filePath ? -1 : 1))) {
      const content = this.store.contentOf(picture.filePath)
      await em.execute('select pg_advisory_xact_lock(hashtextextended(?, 1))', [content])
      await this.store.put(picture)
    }
  }

  /**
   * Takes away those of the files that no row names. One that somebody holds is left to them, and all of them while
   * a backup is made, to be swept after it.
   * @returns how many were taken away.
   */
  async release(paths: readonly (string | null | undefined)[]): Promise<number> {
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
        await this.store.remove(path)
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

  /** Takes away what a crash left: files that were written for rows that never came. */
  async sweep(): Promise<number> {
    const em = this.orm.em.fork()
    const stored = await this.store.paths()
    const named = new Set<unknown>()
    for (const { entity, property } of this.columns) {
      const rows = await em
        .createQueryBuilder(entity)
        .select(property as never)
        .where({ [property]: { $ne: null } } as never)
        .execute('all')
      for (const row of rows as Record<string, unknown>[]) named.add(row[property])
    }
    return this.release(stored.filter((path) => !named.has(path)))
  }

  /** Those of the paths that some row names, removed or not: the files of all others are gone. */
  async named(em: EntityManager, paths: readonly string[]): Promise<Set<string>> {
    const found = new Set<string>()
    if (paths.length === 0) return found
    for (const { table, column } of this.places) {
      const places = paths.map(() => '?').join(', ')
      const rows: { path: string }[] = await em.execute(
        `select distinct "${column}" as path from "${table}" where "${column}" in (${places})`,
        [...paths],
      )
      for (const { path } of rows) found.add(path)
    }
    return found
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
