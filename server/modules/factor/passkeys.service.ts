import { randomBytes } from 'node:crypto'
import { isIP } from 'node:net'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { BadInputError, ConflictError } from '../../core/errors.ts'
import { OwnRows } from '../../core/read/own-rows.ts'
import type { Passkey } from './factor.types.ts'
import type { PasskeyChallenge } from './passkey-challenge.item.ts'
import { type Challenge, type PasskeyChallenges, settleChallenge } from './passkey-challenges.ts'

const MAX_PASSKEYS = 10
const MAX_RESPONSE_BYTES = 16 * 1024
/** Up to 1,023 bytes in base64url (WebAuthn 3, 6.1). */
const CREDENTIAL_ID = /^[\w-]{1,1364}$/
/** Time in which people may find their device, in ms. */
const TIMEOUT = 5 * 60_000

/** Where passkeys are valid, as WebAuthn names it. */
interface RelyingParty {
  /** The host. */
  readonly id: string
  readonly origin: string
}

interface PasskeyParts {
  readonly challenges: PasskeyChallenges
  readonly publicUrl: () => string
}

/** Whoever adds a passkey, as the device shows them. */
interface PasskeyOwner {
  readonly userId: number
  readonly userName: string
  readonly fullName: string
}

/** A passkey that has answered a challenge. */
export interface AnsweredPasskey {
  readonly id: number
  readonly userId: number
  readonly counter: number
  readonly challenge: Challenge
}

type StoredPasskey = Omit<Passkey, 'isUsable'> & { readonly rpId: string }

interface Credential {
  readonly id: number
  readonly userId: number
  readonly credentialId: string
  readonly publicKey: string
  readonly userHandle: string
  readonly transports: string[]
}

const ROWS = new OwnRows<StoredPasskey>({
  table: 'passkey',
  kind: 'passkey',
  columns: { id: 'id', name: 'name', createdAt: 'created_at', lastUsedAt: 'last_used_at', rpId: 'rp_id' },
  moments: ['createdAt', 'lastUsedAt'],
  max: MAX_PASSKEYS,
})

/** The relying party of an address; null where browsers have no passkeys: at IP addresses, and over plain HTTP. */
export function relyingPartyOf(publicUrl: string): RelyingParty | null {
  const { protocol, hostname, origin } = new URL(publicUrl)
  const isName = isIP(hostname.replace(/^\[|\]$/g, '')) === 0
  const isSafe = protocol === 'https:' || hostname === 'localhost'
  return isName && isSafe ? { id: hostname, origin } : null
}

/** Number of the stored passkeys that were made at another address, and cannot be used at this one. */
export async function countUnusable(em: EntityManager, publicUrl: string): Promise<number> {
  const [row] = await em.execute<{ count: number }[]>(
    'select count(*)::integer as count from passkey where rp_id is distinct from ?',
    [relyingPartyOf(publicUrl)?.id ?? null],
  )
  return row?.count ?? 0
}

/** The passkeys of accounts, and the ceremonies by which they are added and used. */
export class Passkeys {
  constructor(private readonly parts: PasskeyParts) {}

  get areAvailable(): boolean {
    return this.relyingParty !== null
  }

  async list(em: EntityManager, userId: number): Promise<Passkey[]> {
    return (await ROWS.list(em, userId)).map((row) => this.shown(row))
  }

  async one(em: EntityManager, id: number): Promise<Passkey | null> {
    const row = await ROWS.one(em, id)
    return row && this.shown(row)
  }

  remove(em: EntityManager, userId: number, id: unknown): Promise<number> {
    return ROWS.remove(em, userId, id)
  }

  /** Begins to add one. @throws {ConflictError} where there are none, and beyond ten. */
  async beginAdding(
    em: EntityManager,
    { userId, userName, fullName }: PasskeyOwner,
    siteName: string,
  ): Promise<PasskeyChallenge> {
    const { id: rpID } = this.requireRelyingParty()
    await ROWS.requireRoom(em, userId)
    const own = await credentials(em, 'user_id', userId)
    const handle = own[0]?.userHandle ?? randomBytes(32).toString('base64url')
    const { token, value } = await this.parts.challenges.make(userId, handle)
    const { generateRegistrationOptions } = await import('@simplewebauthn/server')
    const options = await generateRegistrationOptions({
      rpName: siteName,
      rpID,
      userName,
      userDisplayName: fullName,
      userID: bytesOf(handle),
      challenge: bytesOf(value),
      attestationType: 'none',
      timeout: TIMEOUT,
      excludeCredentials: own.map(({ credentialId: id, transports }) => ({
        id,
        transports: transports as never,
      })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
    return { challengeId: token, options: { ...options } }
  }

  /**
   * Stores the passkey that answers a challenge, which it uses up.
   * @returns its id.
   * @throws {ConflictError} for a challenge that was used, forged, or is too old; {BadInputError} for a bad response.
   */
  async add(
    em: EntityManager,
    userId: number,
    { challengeId, response, name }: { challengeId: string; response: object; name: string },
  ): Promise<number> {
    const { id: rpID, origin } = this.requireRelyingParty()
    const challenge = await this.parts.challenges.read(challengeId, userId)
    if (!challenge) throw new ConflictError('CHALLENGE_SETTLED')
    await ROWS.requireRoom(em, userId)
    const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
    const verified = isSmall(response)
      ? await verifyRegistrationResponse({
          response: response as RegistrationResponseJSON,
          expectedChallenge: challenge.value,
          expectedOrigin: origin,
          expectedRPID: rpID,
          requireUserVerification: true,
        }).catch(() => null)
      : null
    if (!verified?.verified) throw BadInputError.field('response', 'PASSKEY_INVALID')
    if (!(await settleChallenge(em, challenge))) throw new ConflictError('CHALLENGE_SETTLED')
    const { credential } = verified.registrationInfo
    const [added] = await em.execute<{ id: number }[]>(
      `insert into passkey (user_id, credential_id, public_key, counter, transports, user_handle, rp_id, name)
       values (?, ?, ?, ?, ?::text[], ?, ?, ?) on conflict (credential_id) do nothing returning id`,
      [
        userId,
        credential.id,
        Buffer.from(credential.publicKey).toString('base64url'),
        credential.counter,
        `{${transportsOf(credential.transports).join(',')}}`,
        challenge.handle,
        rpID,
        name,
      ],
    )
    // A device that ignores which passkeys there are already.
    if (!added) throw BadInputError.field('response', 'PASSKEY_INVALID')
    return added.id
  }

  /** Begins a sign-in with any passkey. @throws {ConflictError} where there are none. */
  async beginLogin(): Promise<PasskeyChallenge> {
    const { id: rpID } = this.requireRelyingParty()
    const { token, value } = await this.parts.challenges.make(null)
    const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
    const options = await generateAuthenticationOptions({
      rpID,
      challenge: bytesOf(value),
      timeout: TIMEOUT,
      userVerification: 'required',
    })
    return { challengeId: token, options: { ...options } }
  }

  /** The passkey that answers a challenge of a sign-in; null for anything else. Nothing is used up yet. */
  async answering(em: EntityManager, challengeId: string, response: object): Promise<AnsweredPasskey | null> {
    const party = this.relyingParty
    const challenge = await this.parts.challenges.read(challengeId, null)
    if (!party || !challenge || !isSmall(response)) return null
    const { id: credentialId, response: answer } = response as Partial<AuthenticationResponseJSON>
    if (typeof credentialId !== 'string' || !CREDENTIAL_ID.test(credentialId)) return null
    const [found] = await credentials(em, 'credential_id', credentialId)
    if (!found || answer?.userHandle !== found.userHandle) return null
    const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
    const verified = await verifyAuthenticationResponse({
      response: response as AuthenticationResponseJSON,
      expectedChallenge: challenge.value,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      // Synchronised passkeys count nothing, or count anew on each device.
      credential: { id: credentialId, publicKey: bytesOf(found.publicKey), counter: 0 },
      requireUserVerification: true,
    }).catch(() => null)
    if (!verified?.verified) return null
    return {
      id: found.id,
      userId: found.userId,
      counter: verified.authenticationInfo.newCounter,
      challenge,
    }
  }

  /** Uses the challenge up. @returns false if it was used before, or the passkey was removed meanwhile. */
  async use(em: EntityManager, { id, counter, challenge }: AnsweredPasskey): Promise<boolean> {
    const used = await em.execute(
      'update passkey set counter = ?, last_used_at = now() where id = ? returning true',
      [counter, id],
    )
    return used.length > 0 && (await settleChallenge(em, challenge))
  }

  private shown({ rpId, ...row }: StoredPasskey): Passkey {
    return { ...row, isUsable: rpId === this.relyingParty?.id }
  }

  private get relyingParty(): RelyingParty | null {
    return relyingPartyOf(this.parts.publicUrl())
  }

  private requireRelyingParty(): RelyingParty {
    const party = this.relyingParty
    if (!party) throw new ConflictError('PASSKEYS_UNAVAILABLE')
    return party
  }
}

async function credentials(
  em: EntityManager,
  column: 'user_id' | 'credential_id',
  value: number | string,
): Promise<Credential[]> {
  return em.execute<Credential[]>(
    `select id, user_id as "userId", credential_id as "credentialId", public_key as "publicKey",
            user_handle as "userHandle", transports
       from passkey where ${column} = ? order by id`,
    [value],
  )
}

/** The names in what a browser states unsigned, of whatever type. */
function transportsOf(stated: unknown): string[] {
  if (!Array.isArray(stated)) return []
  const names = stated.filter((each) => typeof each === 'string' && /^[a-z-]{1,20}$/.test(each))
  return [...new Set(names)]
}

/** A copy with a buffer of its own, as the library wants it. */
function bytesOf(base64url: string): Uint8Array<ArrayBuffer> {
  return new Uint8Array(Buffer.from(base64url, 'base64url'))
}

function isSmall(response: object): boolean {
  return Buffer.byteLength(JSON.stringify(response)) <= MAX_RESPONSE_BYTES
}
