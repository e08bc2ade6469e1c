import { hkdfSync, randomBytes, randomUUID } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/postgresql'
import { jwtVerify, SignJWT } from 'jose'
import { present } from '../../core/clock.ts'

const ISSUER = 'restaurant-site passkeys'
const ALGORITHM = 'HS256'
const VALID_MINUTES = 5

/** A challenge that was issued here and is not too old. */
export interface Challenge {
  readonly id: string
  /** In base64url. */
  readonly value: string
  /** Whoever adds a passkey; null where somebody signs in with one. */
  readonly userId: number | null
  /** The handle of that user's passkeys, in base64url; empty at a sign-in. */
  readonly handle: string
}

/** Signs challenges for passkeys: JWT, HS256. They are stored only once they were used. */
export class PasskeyChallenges {
  private readonly key: Uint8Array

  constructor(authSecret: string) {
    this.key = new Uint8Array(hkdfSync('sha256', authSecret, '', 'challenges for passkeys', 32))
  }

  /** @returns the token by which the challenge is named, and the challenge. */
  async make(userId: number | null, handle = ''): Promise<{ token: string; value: string }> {
    const value = randomBytes(32).toString('base64url')
    const token = await new SignJWT({ value, handle, at: present().getTime() })
      .setProtectedHeader({ alg: ALGORITHM })
      .setIssuer(ISSUER)
      .setSubject(String(userId ?? ''))
      .setJti(randomUUID())
      .sign(this.key)
    return { token, value }
  }

  /** @param userId who adds a passkey; null at a sign-in. @returns null for one of somebody else, forged, or too old. */
  async read(token: string, userId: number | null): Promise<Challenge | null> {
    const verified = await jwtVerify(token, this.key, { algorithms: [ALGORITHM], issuer: ISSUER }).catch(
      () => null,
    )
    const { jti, sub, value, handle, at } = verified?.payload ?? {}
    if (!jti || typeof value !== 'string' || typeof handle !== 'string' || typeof at !== 'number') return null
    const age = present().getTime() - at
    if (sub !== String(userId ?? '') || age < -VALID_MINUTES * 1_000 || age > VALID_MINUTES * 60_000)
      return null
    return { id: jti, value, userId, handle }
  }
}

/** Uses a challenge up, in the transaction of its use. @returns false if it was used before. */
export async function settleChallenge(em: EntityManager, { id }: Challenge): Promise<boolean> {
  const settled = await em.execute(
    `insert into settled_challenge (id, expires_at) values (?, now() + make_interval(mins => ?))
       on conflict do nothing returning true`,
    [id, 2 * VALID_MINUTES],
  )
  return settled.length > 0
}
