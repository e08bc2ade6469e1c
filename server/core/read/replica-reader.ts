import type { EntityManager, MikroORM } from '@mikro-orm/postgresql'
import type { Caller } from '../access.ts'
import { ServiceUnavailableError } from '../errors.ts'
import { appErrorFrom } from '../failures.ts'
import type { Readable } from './readable.ts'
import { Reader, type ReadOptions } from './reader.ts'
import type { Selection } from './selection.ts'

/** SQLSTATE of a query that conflicts with what the replica has to replay. */
const RECOVERY_CONFLICT = '40001'

/** Whether the replica is at fault: it is away, or it cancelled the query; every other fault is the query's own. */
function isOfReplica(error: unknown): boolean {
  if (appErrorFrom(error) instanceof ServiceUnavailableError) return true
  return error instanceof Error && (error as { code?: unknown }).code === RECOVERY_CONFLICT
}

/** A copy of the database that follows it. */
export interface ReadReplica {
  fork(): EntityManager
  /** Tells that it did not answer: it is left alone until it does. */
  failed(): void
}

export interface ReadReplicas {
  /** A copy that shows every change known to this process; null where there is none at the moment. */
  pick(): ReadReplica | null
}

/**
 * Reads what the public sees from copies of the database, as far as they are no older than what it was shown before.
 * Who is signed in reads from the database itself, and so does every transaction.
 */
export class ReplicaReader extends Reader {
  constructor(
    orm: MikroORM,
    private readonly replicas: ReadReplicas,
  ) {
    super(orm)
  }

  override rows<E extends object>(
    em: EntityManager,
    caller: Caller,
    readable: Readable<E>,
    selection: Selection,
    options: ReadOptions<E> = {},
  ): Promise<E[]> {
    return this.from(em, caller, (place) => super.rows(place, caller, readable, selection, options))
  }

  override count<E extends object>(
    em: EntityManager,
    caller: Caller,
    readable: Readable<E>,
    options: ReadOptions<E> = {},
  ): Promise<number> {
    return this.from(em, caller, (place) => super.count(place, caller, readable, options))
  }

  private async from<T>(
    em: EntityManager,
    caller: Caller,
    read: (place: EntityManager) => Promise<T>,
  ): Promise<T> {
    const isPublic = caller.userId === null && caller.roles.size === 0
    const replica = isPublic && !em.isInTransaction() ? this.replicas.pick() : null
    if (!replica) return read(em)
    try {
      return await read(replica.fork())
    } catch (error) {
      if (!isOfReplica(error)) throw error
      replica.failed()
      return read(em)
    }
  }
}
