import { hkdfSync, randomUUID } from 'node:crypto'
import { jwtVerify, SignJWT } from 'jose'
import { present } from '../../core/clock.ts'

const ISSUER = 'restaurant-site tables'
const ALGORITHM = 'HS256'

/** Claims of a token for one request for a table. */
export interface RequestToken {
  readonly id: string
  /** When it was issued, in ms since 1970. */
  readonly issuedAt: number
}

/** Signs and verifies the tokens that requests for tables are sent with: JWT, HS256. Nothing of them is stored. */
export class RequestTokens {
  private readonly key: Uint8Array

  constructor(authSecret: string) {
    this.key = new Uint8Array(hkdfSync('sha256', authSecret, '', 'requests for tables', 32))
  }

  sign(): Promise<string> {
    return new SignJWT({ at: present().getTime() })
      .setProtectedHeader({ alg: ALGORITHM })
      .setIssuer(ISSUER)
      .setJti(randomUUID())
      .sign(this.key)
  }

  /** @returns null for a token that was not issued here. */
  async read(token: string): Promise<RequestToken | null> {
    const verified = await jwtVerify(token, this.key, { algorithms: [ALGORITHM], issuer: ISSUER }).catch(
      () => null,
    )
    const { jti, at } = verified?.payload ?? {}
    return jti && typeof at === 'number' ? { id: jti, issuedAt: at } : null
  }
}
