import type { EntityManager } from '@mikro-orm/postgresql'

/** Carries what an outbox holds, in one process at a time: that which holds the lock. */
export interface Carrier {
  /** Key of the advisory lock of who carries. */
  readonly lock: number
  /** In words, for the log. */
  readonly what: string
  /** Takes up what another process was sending when it ended; called once the lock is held. */
  takeOver?(em: EntityManager): Promise<void>
  /** Sends what is due. @returns the time to wait before the next turn, in ms. */
  turn(em: EntityManager): Promise<number>
  /** Resolves once what is under way has been answered. */
  settled?(): Promise<void>
}
