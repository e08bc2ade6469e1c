import { setTimeout as wait } from 'node:timers/promises'
import { type Caller, requireRule, signedIn } from '../../core/access.ts'
import { appErrorFrom } from '../../core/app-error-from.ts'
import { ServiceUnavailableError } from '../../core/errors.ts'
import type { RequestContext } from '../../core/request-context.ts'
import { closeKey, type StoredBefore } from '../../core/write/once.ts'
import type { Settled } from './call.types.ts'
import { type Fingerprint, fingerprints } from './fingerprint.ts'

/** Time that the caller waits for a call that is running. */
const MAX_WAIT_MS = 10_000
/** Between looks: a connection that waited for the lock would be missing elsewhere. */
const PAUSE_MS = 200

/** Recognizes repeated calls, and tells what became of those whose reply was lost. */
export class CallService {
  /** Digests the arguments of a call, by which its repetition is told from another call. */
  readonly fingerprint: Fingerprint

  constructor(authSecret: string) {
    this.fingerprint = fingerprints(authSecret)
  }

  /**
   * Waits for the call under a key if it is running, and closes the key if it has stored nothing.
   * @throws {ServiceUnavailableError} if it is still running after 10 seconds.
   */
  async settle(context: RequestContext, key: string): Promise<Settled> {
    requireRule(context.caller, signedIn)
    const caller = { ...context.caller, userId: context.caller.userId as number }
    for (const end = Date.now() + MAX_WAIT_MS; ; await wait(PAUSE_MS)) {
      try {
        const stored = await close(context, caller, key)
        const { call = null, ids = [], requestId = null } = stored ?? {}
        return { stored: stored !== null, call, ids, requestId }
      } catch (error) {
        if (!isRunning(error) || Date.now() >= end) throw error
      }
    }
  }
}

function close(
  { em }: RequestContext,
  caller: Caller & { userId: number },
  key: string,
): Promise<StoredBefore | null> {
  return em.fork({ clear: true }).transactional(async (inner) => {
    await inner.execute("set local lock_timeout = '100ms'")
    return closeKey(inner, caller, key)
  })
}

function isRunning(error: unknown): boolean {
  const known = appErrorFrom(error)
  return known instanceof ServiceUnavailableError && known.reason === 'TOO_MANY_CHANGES'
}
