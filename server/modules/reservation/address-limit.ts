import { RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible'
import type { AttemptLimit } from '../../core/attempt-limit.ts'
import { TooManyRequestsError } from '../../core/errors.ts'
import { canonicalAddress } from '../../core/primitives/canonical-address.ts'

/** Calls of an address in a minute, counted in this process: a call that costs little must not cost a statement more. */
export const addressLimit = (callsAMinute: number): AttemptLimit => callLimit(callsAMinute, canonicalAddress)

/** Calls of an account in a minute, counted in this process. */
export const accountLimit = (callsAMinute: number): AttemptLimit =>
  callLimit(callsAMinute, (account) => account)

function callLimit(callsAMinute: number, keyOf: (given: string) => string): AttemptLimit {
  const limiter = new RateLimiterMemory({ points: callsAMinute, duration: 60 })
  return {
    async take(given) {
      await limiter.consume(keyOf(given)).catch((refused: unknown) => {
        if (!(refused instanceof RateLimiterRes)) throw refused
        throw new TooManyRequestsError(Math.max(1, Math.ceil(refused.msBeforeNext / 1000)))
      })
    },
  }
}
