import type { EntityManager } from '@mikro-orm/postgresql'
import type { Caller } from './access.ts'
import type { SessionToken } from './session-token.ts'

/** State of one request for the services: its caller, and its own entity manager. */
export interface RequestContext {
  readonly em: EntityManager
  readonly caller: Caller
  readonly requestId: string
  /** The client's network address; `system` for work without a client. */
  readonly address: string
  /** The `User-Agent` of the client, if it sent one. */
  readonly userAgent?: string | undefined
  /** The token that authenticated the caller, if any. */
  readonly token: SessionToken | null
  /** The caller's own password, where the call was sent with it. */
  readonly currentPassword?: string
  /** The mutation, if it was sent under an idempotency key. */
  readonly call?: KeyedCall
  /** Of a record of content that was made elsewhere and is added here. */
  readonly moved?: MovedRecord
}

/** What a record of content brings along from where it was made; nobody here has added it. */
export interface MovedRecord {
  /** Its id there, if it keeps it. */
  readonly id?: number
  readonly createdDate?: Date
  readonly updatedDate?: Date | null
}

/** A mutation that was sent under an idempotency key. */
export interface KeyedCall {
  readonly name: string
  readonly key: string
  /** Digest of its arguments, by which its repetition is told from another call. */
  readonly fingerprint: string
}

export interface RequestOrigin {
  readonly requestId: string
  readonly address: string
  readonly authorization?: string | undefined
  readonly userAgent?: string | undefined
}
