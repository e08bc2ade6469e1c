import type { EntityManager } from '@mikro-orm/postgresql'
import { ConflictError, NotFoundError } from '../errors.ts'
import { idFrom } from '../input/check-input.ts'

/** A table of things that accounts hold, such as tokens of programs. */
interface OwnRowsDeclaration {
  readonly table: string
  /** The kind in errors. */
  readonly kind: string
  /** The properties by their columns. */
  readonly columns: Readonly<Record<string, string>>
  /** Columns of moments among them. */
  readonly moments: readonly string[]
  /** SQL of the rows that count; all by default. */
  readonly counts?: string
  /** How many an account may have. */
  readonly max: number
}

/** What accounts hold: each person lists, adds and removes the own ones. */
export class OwnRows<Row extends { readonly id: number }> {
  private readonly selected: string

  constructor(private readonly of: OwnRowsDeclaration) {
    this.selected = Object.entries(of.columns)
      .map(([property, column]) => `${column} as "${property}"`)
      .join(', ')
  }

  /** Those of an account, the newest first. */
  list(em: EntityManager, userId: number): Promise<Row[]> {
    return this.read(em, 'user_id', userId)
  }

  async one(em: EntityManager, id: number): Promise<Row | null> {
    return (await this.read(em, 'id', id))[0] ?? null
  }

  /** @throws {ConflictError} if the account has as many as it may have. */
  async requireRoom(em: EntityManager, userId: number): Promise<void> {
    const { table, counts = 'true', kind, max } = this.of
    const [row] = await em.execute<{ count: number }[]>(
      `select count(*)::integer as count from ${table} where user_id = ? and ${counts}`,
      [userId],
    )
    if ((row?.count ?? 0) >= max) throw new ConflictError('TOO_MANY_RECORDS', { entity: kind, max })
  }

  /** Removes one of the account. @returns its id. @throws {NotFoundError} for any other. */
  async remove(em: EntityManager, userId: number, id: unknown): Promise<number> {
    const removed = await em.execute<{ id: number }[]>(
      `delete from ${this.of.table} where id = ? and user_id = ? returning id`,
      [idFrom(id) ?? 0, userId],
    )
    if (!removed[0])
      throw new NotFoundError('NOT_FOUND', { entity: this.of.kind, id: String(id).slice(0, 40) })
    return removed[0].id
  }

  private async read(em: EntityManager, column: string, value: number): Promise<Row[]> {
    const { table, moments } = this.of
    const rows = await em.execute<Record<string, unknown>[]>(
      `select ${this.selected} from ${table} where ${column} = ? order by id desc`,
      [value],
    )
    return rows.map(
      (row) =>
        Object.fromEntries(
          Object.entries(row).map(([name, each]) => [
            name,
            moments.includes(name) && each !== null ? new Date(each as string) : each,
          ]),
        ) as unknown as Row,
    )
  }
}
