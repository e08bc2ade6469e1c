import { hkdfSync } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { idFrom } from '../../core/input/check-input.ts'
import type { SessionToken } from '../../core/session-token.ts'

const ISSUER = 'restaurant-site'
const ALGORITHM = 'HS256'
/** Eight hours. */
export const TOKEN_SECONDS = 8 * 60 * 60

/** Signs and verifies bearer tokens: JWT, HS256, under a key derived from the auth secret. */
export class Tokens {
  private readonly key: Uint8Array

  constructor(authSecret: string) {
    this.key = new Uint8Array(hkdfSync('sha256', authSecret, '', 'bearer tokens', 32))
  }

  /** @param sessionId with which the token ends. */
  sign(userId: number, sessionId: string): Promise<string> {
    return new SignJWT({})
      .setProtectedHeader({ alg: ALGORITHM })
      .setIssuer(ISSUER)
      .setSubject(String(userId))
      .setJti(sessionId)
      .setIssuedAt()
      .setExpirationTime(`${TOKEN_SECONDS}s`)
      .sign(this.key)
  }

  /** @returns null for a token that was not issued here, was modified, or has expired. */
  async read(token: string): Promise<SessionToken | null> {
    const verified = await jwtVerify(token, this.key, { algorithms: [ALGORITHM], issuer: ISSUER }).catch(
      () => null,
    )
    const { sub, jti, exp, stamp } = verified?.payload ?? {}
    const userId = idFrom(sub)
    if (userId === null || !jti || !exp) return null
    return {
      id: jti,
      userId,
      stamp: typeof stamp === 'string' ? stamp : null,
      expiresAt: new Date(exp * 1000),
    }
  }
}
