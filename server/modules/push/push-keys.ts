import { webcrypto } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/postgresql'
import { LOCKS } from '../../core/primitives/locks.ts'
import type { SecretBox } from '../../core/primitives/secret-box.ts'

const CURVE = { name: 'ECDSA', namedCurve: 'P-256' }

/** The key pair by which push services know this installation (RFC 8292), both base64url. */
export interface PushKeyPair {
  readonly publicKey: string
  readonly privateKey: string
}

/** The key pair of the installation, which the database holds encrypted. */
export class PushKeys {
  constructor(private readonly secrets: SecretBox) {}

  /** The key pair, made at its first use. One that cannot be opened is replaced, and all devices end with it. */
  async current(em: EntityManager): Promise<PushKeyPair> {
    return (
      (await this.stored(em)) ??
      em.fork({ clear: true }).transactional(async (tx) => {
        await tx.execute('select pg_advisory_xact_lock(?)', [LOCKS.pushKey])
        return (await this.stored(tx)) ?? this.renew(tx)
      })
    )
  }

  private async stored(em: EntityManager): Promise<PushKeyPair | null> {
    const [row] = await em.execute<{ publicKey: string; sealed: string }[]>(
      'select public_key as "publicKey", sealed from push_key',
    )
    const privateKey = row && this.secrets.open(row.sealed)
    return row && privateKey ? { publicKey: row.publicKey, privateKey } : null
  }

  private async renew(em: EntityManager): Promise<PushKeyPair> {
    const keys = await makeKeyPair()
    await em.execute('delete from push_device')
    await em.execute('delete from push_key')
    await em.execute('insert into push_key (public_key, sealed) values (?, ?)', [
      keys.publicKey,
      this.secrets.encrypt(keys.privateKey),
    ])
    return keys
  }
}

async function makeKeyPair(): Promise<PushKeyPair> {
  const { publicKey, privateKey } = await webcrypto.subtle.generateKey(CURVE, true, ['sign', 'verify'])
  const point = await webcrypto.subtle.exportKey('raw', publicKey)
  const { d } = await webcrypto.subtle.exportKey('jwk', privateKey)
  return { publicKey: Buffer.from(point).toString('base64url'), privateKey: d as string }
}

/** Whether a text is a point of P-256 as browsers send it, uncompressed and base64url. */
export async function isPublicKey(text: string): Promise<boolean> {
  const point = bytesOf(text)
  if (point?.length !== 65 || point[0] !== 4) return false
  return webcrypto.subtle.importKey('raw', point, { name: 'ECDH', namedCurve: 'P-256' }, false, []).then(
    () => true,
    () => false,
  )
}

/** Whether a text is a secret of a subscription: 16 bytes, base64url. */
export const isAuthSecret = (text: string): boolean => bytesOf(text)?.length === 16

/** With the padding that belongs there or without any: the encryption takes no other. */
const BASE64URL = /^(?:[\w-]{4})*(?:[\w-]{2}(?:==)?|[\w-]{3}=?)?$/

const bytesOf = (text: string) => (BASE64URL.test(text) ? Buffer.from(text, 'base64url') : null)
