import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

/** What an authenticator is asked, as far as it looks at it. */
export interface PasskeyOptions {
  readonly challenge: string
  /** At a sign-in. */
  readonly rpId?: string
  /** Where one is added. */
  readonly rp?: { readonly id: string }
  readonly user?: { readonly id: string }
}

/** What a device or a page may get wrong, or lie about. */
export interface Deviation {
  readonly origin?: string
  readonly rpId?: string
  /** Whether it has recognized its owner. */
  readonly isVerified?: boolean
  readonly counter?: number
}

const PRESENT = 0x01
const VERIFIED = 0x04
const WITH_CREDENTIAL = 0x40

/** An authenticator with one discoverable credential (ES256, attestation "none"), and the page that uses it. */
export class SoftwareAuthenticator {
  private readonly keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  private readonly id = randomBytes(32)
  private userHandle = ''

  /** @param origin of the page. */
  constructor(private readonly origin: string) {}

  /** What `navigator.credentials.create` gives, in JSON. */
  create(options: PasskeyOptions, deviation: Deviation = {}) {
    this.userHandle = options.user?.id ?? ''
    const { x, y } = this.keys.publicKey.export({ format: 'jwk' }) as { x: string; y: string }
    const key = cbor(
      new Map<unknown, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    )
    const length = Buffer.from([0, this.id.length])
    const credential = Buffer.concat([Buffer.alloc(16), length, this.id, key])
    const authData = Buffer.concat([this.data(options, deviation, WITH_CREDENTIAL), credential])
    const attestation = new Map<unknown, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', authData],
    ])
    return this.credential({
      clientDataJSON: this.clientData('webauthn.create', options, deviation).toString('base64url'),
      attestationObject: cbor(attestation).toString('base64url'),
      transports: ['internal'],
    })
  }

  /** What `navigator.credentials.get` gives, in JSON. */
  get(options: PasskeyOptions, deviation: Deviation = {}) {
    const clientData = this.clientData('webauthn.get', options, deviation)
    const authData = this.data(options, deviation, 0)
    const signed = Buffer.concat([authData, createHash('sha256').update(clientData).digest()])
    return this.credential({
      clientDataJSON: clientData.toString('base64url'),
      authenticatorData: authData.toString('base64url'),
      signature: sign('sha256', signed, this.keys.privateKey).toString('base64url'),
      userHandle: this.userHandle,
    })
  }

  private credential<Response extends object>(response: Response) {
    const id = this.id.toString('base64url')
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response }
  }

  private clientData(type: string, { challenge }: PasskeyOptions, { origin = this.origin }: Deviation) {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
  }

  /** The authenticator data without a credential (WebAuthn 3, 6.1). */
  private data(options: PasskeyOptions, { rpId, isVerified = true, counter = 0 }: Deviation, flags: number) {
    const count = Buffer.alloc(4)
    count.writeUInt32BE(counter)
    const id = rpId ?? options.rpId ?? options.rp?.id ?? ''
    const all = flags | PRESENT | (isVerified ? VERIFIED : 0)
    return Buffer.concat([createHash('sha256').update(id).digest(), Buffer.from([all]), count])
  }
}

/** CBOR (RFC 8949) of what authenticators send: integers, texts, bytes and maps, up to 65,535. */
function cbor(value: unknown): Buffer {
  if (typeof value === 'number') return value < 0 ? head(1, -1 - value) : head(0, value)
  if (typeof value === 'string') return Buffer.concat([head(3, Buffer.byteLength(value)), Buffer.from(value)])
  if (Buffer.isBuffer(value)) return Buffer.concat([head(2, value.length), value])
  const entries = [...(value as Map<unknown, unknown>)]
  return Buffer.concat([head(5, entries.length), ...entries.flat().map(cbor)])
}

function head(major: number, argument: number): Buffer {
  const kind = major << 5
  if (argument < 24) return Buffer.from([kind | argument])
  if (argument < 256) return Buffer.from([kind | 24, argument])
  return Buffer.from([kind | 25, argument >> 8, argument & 255])
}
