import { randomBytes } from 'node:crypto'
import {
  type Caller,
  holds,
  type Permission,
  programPermissions,
  requireRule,
  signedInPerson,
  withFactor,
} from '../../core/access.ts'
import { BadInputError, ConflictError, ForbiddenError } from '../../core/errors.ts'
import { checked } from '../../core/input/check-input.ts'
import { LOCKS } from '../../core/primitives/locks.ts'
import type { SecretBox } from '../../core/primitives/secret-box.ts'
import { programDigest } from '../../core/program-token.ts'
import { OwnRows } from '../../core/read/own-rows.ts'
import type { RequestContext } from '../../core/request-context.ts'
import { type SecurityLog, whoIn } from '../../core/security-log.ts'
import type { StoredBefore } from '../../core/write/once.ts'
import { inTransaction } from '../../core/write/transaction.ts'
import type { MailOutbox } from '../mail/mail-outbox.service.ts'
import type { OwnPassword } from '../user/own-password.service.ts'
import { AddApiToken } from './api-token.input.ts'
import type { ApiToken, NewApiToken } from './api-token.types.ts'

const MAX_TOKENS = 20
const MAX_DAYS = 400
const DAY_MS = 24 * 60 * 60 * 1000

const ROWS = new OwnRows<ApiToken>({
  table: 'api_token',
  kind: 'apiToken',
  columns: {
    ...{ id: 'id', name: 'name', roles: 'roles' },
    ...{ createdAt: 'created_at', expiresAt: 'expires_at', lastUsedAt: 'last_used_at' },
  },
  moments: ['createdAt', 'expiresAt', 'lastUsedAt'],
  counts: 'expires_at > now()',
  max: MAX_TOKENS,
})

interface ApiTokenParts {
  readonly ownPassword: OwnPassword
  readonly mails: MailOutbox
  readonly secrets: SecretBox
  readonly security: SecurityLog
}

/** The tokens of programs, such as a cash register, which must not hold the password of a person. */
export class ApiTokenService {
  constructor(private readonly parts: ApiTokenParts) {}

  /** The caller's own tokens, the newest first. */
  async own(context: RequestContext): Promise<ApiToken[]> {
    requireRule(context.caller, signedInPerson)
    return ROWS.list(context.em, context.caller.userId as number)
  }

  /**
   * Makes a token with some of the caller's roles.
   * @throws {ForbiddenError} for a role that the caller does not hold; {ConflictError} beyond 20 tokens.
   */
  async add(context: RequestContext, raw: AddApiToken): Promise<NewApiToken> {
    requireRule(context.caller, signedInPerson)
    const { name, roles, expiresAt, currentPassword } = await checked(AddApiToken, raw)
    requireRange(expiresAt)
    const values = programPermissions()
    if (!roles.every((role) => values.some((each) => each === role)))
      throw BadInputError.field('roles', 'ONE_OF', { values })
    const lacking = (caller: Caller) => roles.filter((role) => !holds(caller, role as Permission))
    const missing = lacking(context.caller)
    if (missing.length > 0 && lacking(withFactor(context.caller)).length === 0)
      throw new ForbiddenError('SECOND_FACTOR_REQUIRED')
    if (missing.length > 0)
      throw new ForbiddenError('ROLES_NOT_HELD', { action: 'ASSIGN_ROLES', entity: 'user', roles: missing })
    const { ownPassword, mails, secrets, security } = this.parts
    const { ids, token } = await ownPassword.write(
      context,
      { password: currentPassword, locks: [LOCKS.ofAccounts] },
      async (em, userId) => {
        await ROWS.requireRoom(em, userId)
        const token = `rs_${randomBytes(32).toString('base64url')}`
        const [made] = await em.execute<{ id: number }[]>(
          `insert into api_token (user_id, name, roles, token_digest, expires_at)
           values (?, ?, ?::text[], ?, ?) returning id`,
          [userId, name, `{${[...new Set(roles)].join(',')}}`, programDigest(token), expiresAt],
        )
        await mails.notice(em, userId, 'API_TOKEN_MADE')
        return { ids: [(made as { id: number }).id], token, sealed: secrets.encrypt(token) }
      },
    )
    security({ event: 'api-token', outcome: 'success', reason: 'MADE', ...whoIn(context) })
    return { apiToken: (await ROWS.one(context.em, ids[0] as number)) as ApiToken, token }
  }

  /** Ends a token of the caller. @throws {NotFoundError} for any other. */
  async remove(context: RequestContext, id: unknown): Promise<void> {
    requireRule(context.caller, signedInPerson)
    const userId = context.caller.userId as number
    await inTransaction(context, async (em) => ({ ids: [await ROWS.remove(em, userId, id)] }))
    this.parts.security({ event: 'api-token', outcome: 'success', reason: 'REMOVED', ...whoIn(context) })
  }

  /** The token of a repeated call. @throws {ConflictError} if its secret is not shown any more. */
  async madeBefore({ em }: RequestContext, { ids, sealed }: StoredBefore): Promise<NewApiToken> {
    const token = sealed === null ? null : this.parts.secrets.open(sealed)
    const apiToken = await ROWS.one(em, ids[0] as number)
    if (token === null || !apiToken) throw new ConflictError('SECRET_GONE')
    return { apiToken, token }
  }
}

function requireRange(expiresAt: Date): void {
  const [earliest, latest] = [new Date(), new Date(Date.now() + MAX_DAYS * DAY_MS)]
  if (expiresAt <= earliest || expiresAt > latest)
    throw BadInputError.field('expiresAt', 'MOMENT_RANGE', {
      min: earliest.toISOString(),
      max: latest.toISOString(),
    })
}
