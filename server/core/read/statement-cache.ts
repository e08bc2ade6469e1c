import { LRUCache } from 'lru-cache'

/** SQL with a `?` for each parameter. */
interface Statement {
  readonly sql: string
  readonly params: readonly unknown[]
}

/** Placeholder of the ids in a cached statement; a symbol, so that no caller's value can equal it. */
export const KEYS = Symbol('keys')

/** More shapes than all clients together use. */
const MAX_STATEMENTS = 500

/** Caches statements by the shape of a read: building one costs more than running it. */
export class StatementCache {
  private readonly statements = new LRUCache<string, Statement, () => Statement>({
    max: MAX_STATEMENTS,
    memoMethod: (_shape, _stale, { context: build }) => build(),
  })

  /**
   * @param shape everything that the text depends on; null for a statement that is not worth caching.
   * @param ids whole numbers that replace `KEYS` in the statement.
   */
  get(
    shape: string | null,
    build: () => Statement,
    ids?: readonly unknown[],
  ): { sql: string; params: unknown[] } {
    const statement = shape === null ? build() : this.statements.memo(shape, { context: build })
    const idArray = ids && `{${ids.map(Number).join()}}`
    return { sql: statement.sql, params: statement.params.map((value) => (value === KEYS ? idArray : value)) }
  }
}
