import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

interface Ceremony {
  readonly challenge: string
}

interface Creation extends Ceremony {
  readonly rp: { readonly id?: string }
  readonly user: { readonly id: string }
}

interface Request extends Ceremony {
  readonly rpId?: string
}

interface Credential {
  readonly id: string
  readonly userHandle: string
  readonly privateKey: KeyObject
  count: number
}

/** How an answer differs from that of an honest device at the right address. */
export interface Deviation {
  readonly origin?: string
  readonly rpId?: string
  readonly isVerified?: boolean
  readonly count?: number
}

const PRESENT = 0x01
const VERIFIED = 0x04
const HAS_CREDENTIAL = 0x40

/** A device that makes and uses passkeys by ES256, for one origin. */
export class SoftwareAuthenticator {
  private readonly credentials: Credential[] = []

  constructor(private readonly origin: string) {}

  /** Answers the options of a registration. @returns RegistrationResponseJSON of WebAuthn. */
  create(options: unknown, how: Deviation = {}): Record<string, unknown> {
    const { challenge, rp, user } = options as Creation
    const { publicKey, privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
    const credential = {
      ...{ id: randomBytes(16).toString('base64url'), userHandle: user.id, privateKey },
      count: how.count ?? 0,
    }
    this.credentials.push(credential)
    const { x = '', y = '' } = publicKey.export({ format: 'jwk' })
    const id = Buffer.from(credential.id, 'base64url')
    const attested = Buffer.concat([
      ...[Buffer.alloc(16), Buffer.from([0, id.length]), id],
      // COSE_Key {1: 2, 3: -7, -1: 1, -2: x, -3: y}
      ...[Buffer.from('a5010203262001215820', 'hex'), Buffer.from(x, 'base64url')],
      ...[Buffer.from('225820', 'hex'), Buffer.from(y, 'base64url')],
    ])
    const data = Buffer.concat([
      authenticatorData(rp.id ?? '', how, credential.count, HAS_CREDENTIAL),
      attested,
    ])
    const attestation = Buffer.concat([
      // {fmt: 'none', attStmt: {}, authData: bytes}
      Buffer.from('a363666d74646e6f6e656761747453746d74a068617574684461746158', 'hex'),
      ...[Buffer.from([data.length]), data],
    ])
    return {
      ...{ id: credential.id, rawId: credential.id, type: 'public-key', clientExtensionResults: {} },
      response: {
        clientDataJSON: this.clientData('webauthn.create', challenge, how),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      },
    }
  }

  /** Answers the options of a sign-in with the newest passkey. @returns AuthenticationResponseJSON of WebAuthn. */
  get(options: unknown, how: Deviation = {}): Record<string, unknown> {
    const { challenge, rpId = '' } = options as Request
    const credential = this.credentials.at(-1)
    if (!credential) throw new Error('There is no passkey.')
    credential.count++
    const data = authenticatorData(rpId, how, how.count ?? credential.count, 0)
    const clientDataJSON = this.clientData('webauthn.get', challenge, how)
    const digest = createHash('sha256').update(Buffer.from(clientDataJSON, 'base64url')).digest()
    return {
      ...{ id: credential.id, rawId: credential.id, type: 'public-key', clientExtensionResults: {} },
      response: {
        clientDataJSON,
        authenticatorData: data.toString('base64url'),
        signature: sign('sha256', Buffer.concat([data, digest]), credential.privateKey).toString('base64url'),
        userHandle: credential.userHandle,
      },
    }
  }

  private clientData(type: string, challenge: string, { origin = this.origin }: Deviation): string {
    return Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString('base64url')
  }
}

function authenticatorData(
  rpId: string,
  { rpId: other = rpId, isVerified = true }: Deviation,
  count: number,
  flags: number,
): Buffer {
  const counter = Buffer.alloc(4)
  counter.writeUInt32BE(count)
  return Buffer.concat([
    createHash('sha256').update(other).digest(),
    Buffer.from([flags | PRESENT | (isVerified ? VERIFIED : 0)]),
    counter,
  ])
}
