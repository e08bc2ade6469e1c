import { randomBytes } from 'node:crypto'
import type { EntityManager } from '@mikro-orm/postgresql'
import { holds, type Permission, programPermissions, requireRule, signedInPerson } from '../../core/access.ts'
import { BadInputError, ConflictError, ForbiddenError, NotFoundError } from '../../core/errors.ts'
import { checked, idFrom } from '../../core/input/check-input.ts'
import { OWN_PASSWORD } from '../../core/own-password.ts'
import { LOCKS } from '../../core/primitives/locks.ts'
import type { SecretBox } from '../../core/primitives/secret-box.ts'
import { programDigest } from '../../core/program-token.ts'
import type { RequestContext } from '../../core/request-context.ts'
import { type SecurityLog, whoIn } from '../../core/security-log.ts'
import type { StoredBefore } from '../../core/write/once.ts'
import { inTransaction } from '../../core/write/transaction.ts'
import type { MailOutbox } from '../mail/mail-outbox.service.ts'
import { AddApiToken } from './api-token.input.ts'
import type { ApiToken, NewApiToken } from './api-token.types.ts'

const MAX_TOKENS = 20
const MAX_DAYS = 400
const DAY_MS = 24 * 60 * 60 * 1000

/** Verifies the caller's own password. */
interface ConfirmsPassword {
  confirm(em: EntityManager, context: RequestContext, password: string, field: string): Promise<void>
}

interface ApiTokenParts {
  readonly ownPassword: ConfirmsPassword
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
    return tokensOf(context.em, 'user_id = ?', context.caller.userId)
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
    const missing = roles.filter((role) => !holds(context.caller, role as Permission))
    if (missing.length > 0)
      throw new ForbiddenError('ROLES_NOT_HELD', { action: 'ASSIGN_ROLES', entity: 'user', roles: missing })
    const { ownPassword, mails, secrets, security } = this.parts
    const userId = context.caller.userId as number
    const { ids, token } = await inTransaction(
      context,
      async (em) => {
        await ownPassword.confirm(em, context, currentPassword, OWN_PASSWORD)
        const [{ count } = { count: 0 }] = await em.execute<{ count: number }[]>(
          'select count(*)::integer as count from api_token where user_id = ? and expires_at > now()',
          [userId],
        )
        if (count >= MAX_TOKENS)
          throw new ConflictError('TOO_MANY_RECORDS', { entity: 'apiToken', max: MAX_TOKENS })
        const token = `rs_${randomBytes(32).toString('base64url')}`
        const [made] = await em.execute<{ id: number }[]>(
          `insert into api_token (user_id, name, roles, token_digest, expires_at)
           values (?, ?, ?::text[], ?, ?) returning id`,
          [userId, name, `{${[...new Set(roles)].join(',')}}`, programDigest(token), expiresAt],
        )
        await mails.notice(em, userId, 'API_TOKEN_MADE')
        return { ids: [(made as { id: number }).id], token, sealed: secrets.encrypt(token) }
      },
      LOCKS.apiTokens,
    )
    security({ event: 'api-token', outcome: 'success', reason: 'MADE', ...whoIn(context) })
    const [apiToken] = await tokensOf(context.em, 'id = ?', ids[0] as number)
    return { apiToken: apiToken as ApiToken, token }
  }

  /** Ends a token of the caller. @throws {NotFoundError} for any other. */
  async remove(context: RequestContext, id: unknown): Promise<void> {
    requireRule(context.caller, signedInPerson)
    const { userId } = context.caller
    await inTransaction(context, async (em) => {
      const removed = await em.execute('delete from api_token where id = ? and user_id = ? returning id', [
        idFrom(id) ?? 0,
        userId,
      ])
      if (removed.length === 0)
        throw new NotFoundError('NOT_FOUND', { entity: 'apiToken', id: String(id).slice(0, 40) })
      return { ids: [Number(idFrom(id))] }
    })
    this.parts.security({ event: 'api-token', outcome: 'success', reason: 'REMOVED', ...whoIn(context) })
  }

  /** The token of a repeated call. @throws {ConflictError} if its secret is not shown any more. */
  async madeBefore({ em }: RequestContext, { ids, sealed }: StoredBefore): Promise<NewApiToken> {
    const token = sealed === null ? null : this.parts.secrets.open(sealed)
    const [apiToken] = await tokensOf(em, 'id = ?', ids[0] as number)
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

async function tokensOf(em: EntityManager, where: string, value: number | null): Promise<ApiToken[]> {
  const rows = await em.execute<ApiToken[]>(
    `select id, name, roles, created_at as "createdAt", expires_at as "expiresAt", last_used_at as "lastUsedAt"
       from api_token where ${where} order by id desc`,
    [value],
  )
  return rows.map((row) => ({
    ...row,
    createdAt: new Date(row.createdAt),
    expiresAt: new Date(row.expiresAt),
    lastUsedAt: row.lastUsedAt && new Date(row.lastUsedAt),
  }))
}
