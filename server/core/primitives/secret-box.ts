import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

/** The key of stored secrets; it signs no tokens and does not reveal the secret it is derived from. */
export function storedSecretsKey(authSecret: string): Buffer {
  return Buffer.from(hkdfSync('sha256', authSecret, '', 'stored secrets', 32))
}

/**
 * Encrypts secrets that must be read back (mail passwords) as AES-256-GCM text under a key derived from the auth
 * secret.
 */
export class SecretBox {
  private readonly key: Buffer

  /** @param secret the auth secret, or the key derived from it. */
  constructor(secret: string | Buffer) {
    this.key = typeof secret === 'string' ? storedSecretsKey(secret) : secret
  }

  encrypt(text: string): string {
    const nonce = randomBytes(12)
    const cipher = createCipheriv('aes-256-gcm', this.key, nonce)
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64')
  }

  decrypt(stored: string): string {
    const bytes = Buffer.from(stored, 'base64')
    const decipher = createDecipheriv('aes-256-gcm', this.key, bytes.subarray(0, 12))
    decipher.setAuthTag(bytes.subarray(12, 28))
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('utf8')
  }

  /** The text, or null if it was encrypted with another key. */
  open(stored: string): string | null {
    try {
      return this.decrypt(stored)
    } catch {
      return null
    }
  }
}
