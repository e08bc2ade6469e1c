import type { EntityManager, MikroORM } from '@mikro-orm/postgresql'
import type { Caller } from '../access.ts'
import { appErrorFrom } from '../app-error-from.ts'
import { ServiceUnavailableError } from '../errors.ts'
import type { Readable } from './readable.ts'
import { Reader, type ReadOptions } from './reader.ts'
import type { Selection } from './selection.ts'

/** SQLSTATE of a query cancelled on a replica because it conflicts with replay. */
const RECOVERY_CONFLICT = '40001'

/** Whether the replica is at fault: it is unavailable, or it cancelled the query. */
function isOfReplica(error: unknown): boolean {
  if (appErrorFrom(error) instanceof ServiceUnavailableError) return true
  return error instanceof Error && (error as { code?: unknown }).code === RECOVERY_CONFLICT
}

export interface ReadReplica {
  fork(): EntityManager
  /** Marks the replica as unavailable until it answers again. */
  failed(): void
}

export interface ReadReplicas {
  /** A replica that has replayed every change known to this process; null if there is none at the moment. */
  pick(): ReadReplica | null
}

/**
 * Reads public data from replicas that are no older than the data shown before. Signed-in callers and transactions read
 * from the primary.
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
