import { setTimeout as pause } from 'node:timers/promises'
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql'
import { anonymous, type Caller } from '../../core/access.ts'
import type { AttemptLimit } from '../../core/attempt-limit.ts'
import { BadInputError, UnauthenticatedError } from '../../core/errors.ts'
import { IS_ADMINISTRATOR } from '../../core/held-roles.ts'
import { checked } from '../../core/input/check-input.ts'
import { canonicalAddress } from '../../core/primitives/canonical-address.ts'
import { normalizeName } from '../../core/primitives/normalize-name.ts'
import { Status } from '../../core/primitives/status.ts'
import { callerOfProgram, programDigest } from '../../core/program-token.ts'
import type { Selection } from '../../core/read/selection.ts'
import type { RequestContext } from '../../core/request-context.ts'
import { type SecurityLog, whoIn } from '../../core/security-log.ts'
import { callerOfToken, type SessionToken } from '../../core/session-token.ts'
import { inTransaction } from '../../core/write/transaction.ts'
import type { MailOutbox } from '../mail/mail-outbox.service.ts'
import { passwords } from '../user/password.service.ts'
import type { User } from '../user/user.entity.ts'
import type { UserService } from '../user/user.service.ts'
import { LoginInput } from './auth.input.ts'
import type { LoginResult } from './auth.types.ts'
import { KnownPlaces, type SignInOrigin } from './known-places.ts'
import { RevokedToken } from './revoked-token.entity.ts'
import { TOKEN_SECONDS, type Tokens } from './tokens.ts'

const FAILURES_TO_LOCK = 5
const LOCKED_MINUTES = 5
/** Minimum time of a refusal, so that its duration does not reveal the cause. */
const REFUSAL_MS = 300
/** Number of password checks, if the password was changed during the hashing. */
const MAX_CHECKS = 3

interface SignedIn {
  readonly caller: Caller
  readonly token: SessionToken | null
}

interface SiteSignIn {
  readonly result: LoginResult
  /** The secrets by which the browser is recognised from now on, one for each account. */
  readonly devices: readonly string[]
}

const nobody: SignedIn = { caller: anonymous, token: null }

interface Account {
  readonly id: number
  readonly email: string
  readonly firstName: string | null
  readonly lastName: string | null
  readonly passwordHash: string | null
  readonly securityStamp: string
  readonly mustChangePassword: boolean
  readonly isActive: boolean
  readonly isLocked: boolean
  readonly isAdministrator: boolean
}

interface Attempt {
  /** Null if it was refused. */
  readonly account: Account | null
  readonly accountId: number | null
  readonly refused?: string
  readonly locks?: boolean
  readonly devices?: readonly string[]
}

const ACCOUNT = `id, email, first_name as "firstName", last_name as "lastName", password_hash as "passwordHash",
  security_stamp as "securityStamp", must_change_password as "mustChangePassword",
  status = ${Status.ACTIVE} and not delete as "isActive",
  lockout_enabled and coalesce(lockout_end > now(), false) as "isLocked", ${IS_ADMINISTRATOR} as "isAdministrator"`

export class AuthService {
  private readonly places = new KnownPlaces()

  constructor(
    private readonly orm: MikroORM,
    private readonly tokens: Tokens,
    private readonly limit: AttemptLimit,
    private readonly users: UserService,
    private readonly security: SecurityLog,
    private readonly mails: Pick<MailOutbox, 'notice'>,
  ) {}

  /**
   * @throws {UnauthenticatedError} the same for a wrong name or password, a passive and a locked account.
   * @throws {TooManyRequestsError} past 20 attempts a minute from one address.
   */
  async login(context: RequestContext, raw: Partial<LoginInput>): Promise<LoginResult> {
    const { result } = await this.signIn(context, raw, null)
    return result
  }

  /**
   * Signs in from a page of the site, whose browser becomes a known device of the account by a secret of its own.
   * @param presented the secrets of earlier sign-ins.
   * @throws {UnauthenticatedError} and TooManyRequestsError as `login` does.
   */
  async loginFromSite(
    context: RequestContext,
    raw: Partial<LoginInput>,
    presented: readonly string[],
  ): Promise<SiteSignIn> {
    return this.signIn(context, raw, presented)
  }

  async logout(context: RequestContext): Promise<void> {
    const { token } = context
    if (!token) throw new UnauthenticatedError('SIGN_IN_REQUIRED')
    await inTransaction(context, async (em) => {
      await em.upsert(RevokedToken, { id: token.id, expiresAt: token.expiresAt })
      return { ids: [token.userId] }
    })
    this.security({ event: 'sign-out', outcome: 'success', ...whoIn(context) })
  }

  /** The signed-in user, read under the same rules as any user; null for an anonymous caller. */
  async me(context: RequestContext, selection: Selection): Promise<User | null> {
    return context.caller.userId === null ? null : this.users.self(context, context.caller.userId, selection)
  }

  /**
   * The caller of a request: the user of its bearer token, if the token has neither expired nor been revoked and the
   * user exists, is active and has the same security stamp; otherwise anonymous.
   */
  async callerOf(em: EntityManager, authorization: string | undefined): Promise<SignedIn> {
    const digest = programDigest(bearerOf(authorization))
    if (digest !== null) return { caller: (await callerOfProgram(em, { digest })) ?? anonymous, token: null }
    const token = await this.tokenOf(authorization)
    const caller = token && (await callerOfToken(em, token))
    return caller ? { caller, token } : nobody
  }

  /** Whether the value of `Authorization` is a token that was issued here and has not expired; it may be revoked. */
  async isToken(authorization: string): Promise<boolean> {
    const digest = programDigest(bearerOf(authorization))
    if (digest !== null) return (await callerOfProgram(this.orm.em.fork(), { digest })) !== null
    return (await this.tokenOf(authorization)) !== null
  }

  private async tokenOf(authorization: string | undefined): Promise<SessionToken | null> {
    const bearer = bearerOf(authorization)
    return bearer ? this.tokens.read(bearer) : null
  }

  private async signIn(
    { address: from, requestId }: RequestContext,
    raw: Partial<LoginInput>,
    devices: SignInOrigin['devices'],
  ): Promise<SiteSignIn> {
    const origin = { address: canonicalAddress(from), devices }
    const input = await checked(LoginInput, raw)
    if (!input.email && !input.userName)
      throw BadInputError.field('email', 'REQUIRED_WITHOUT', { other: 'userName' })
    await this.limit.take(origin.address)
    const earliest = pause(REFUSAL_MS)
    const attempt = await this.verified(input, origin)
    const { account, accountId: user, refused } = attempt
    const entry = { user, address: origin.address, id: requestId }
    this.security({ event: 'sign-in', outcome: account ? 'success' : 'failure', reason: refused, ...entry })
    if (attempt.locks) this.security({ event: 'lock', outcome: 'success', ...entry })
    if (!account) {
      await earliest
      throw new UnauthenticatedError('WRONG_CREDENTIALS')
    }
    const { id, email, firstName, lastName, mustChangePassword, securityStamp } = account
    const authToken = await this.tokens.sign(id, securityStamp)
    const result = { id, email, firstName, lastName, authToken, expiresIn: TOKEN_SECONDS, mustChangePassword }
    return { result, devices: attempt.devices ?? [] }
  }

  /** Counts a wrong proof of the owner of an account, other than the password, like a wrong password. */
  async countWrong({ address: from, requestId }: RequestContext, userId: number): Promise<void> {
    const origin = { address: canonicalAddress(from), devices: null }
    const locks = await this.orm.em.fork().transactional(async (em) => {
      await em.execute('select from user_account where id = ? for update', [userId])
      await this.places.failed(em, userId, origin)
      return this.countFailure(em, userId)
    })
    const entry = { user: userId, address: origin.address, id: requestId }
    if (locks) this.security({ event: 'lock', outcome: 'success', ...entry })
  }

  /** Checks the password of the account, and whether the account accepts this origin. */
  private async verified(input: LoginInput, origin: SignInOrigin): Promise<Attempt> {
    const em = this.orm.em.fork()
    const { email, userName, password } = input
    const column = email ? 'normalized_email' : 'normalized_user_name'
    const name = normalizeName(email || userName || '')
    for (let check = 1; check <= MAX_CHECKS; check++) {
      const [account] = (await em.execute(
        `select ${ACCOUNT} from user_account u where ${column} = ? and not delete`,
        [name],
      )) as Account[]
      const { matches, outdated } = await passwords.check(account?.passwordHash ?? null, password)
      if (!account) return refused('UNKNOWN', null)
      const newHash = matches && outdated ? await passwords.hash(password) : null
      const attempt = await this.decide(em, account, matches, newHash, origin)
      if (attempt) return attempt
    }
    return refused('PASSWORD_CHANGED', null)
  }

  /**
   * Decides on an attempt after its password was hashed, on the current row and serialized with all other attempts on
   * the account: concurrent attempts cannot lock out an owner, and none bypasses a lock that was set meanwhile.
   * @returns null if the checked password is no longer the account's.
   */
  private decide(
    em: EntityManager,
    checkedAccount: Account,
    matches: boolean,
    newHash: string | null,
    origin: SignInOrigin,
  ): Promise<Attempt | null> {
    return em.transactional(async (tx) => {
      const [account] = (await tx.execute(`select ${ACCOUNT} from user_account u where id = ? for update`, [
        checkedAccount.id,
      ])) as Account[]
      if (!account?.isActive) return refused('PASSIVE', checkedAccount.id)
      if (account.passwordHash !== checkedAccount.passwordHash) return null
      if (!matches) {
        const locks = await this.countFailure(tx, account.id)
        await this.places.failed(tx, account.id, origin)
        return { ...refused('WRONG_PASSWORD', account.id), locks }
      }
      if (account.isLocked && !(await this.places.areTrusted(tx, account.id, origin)))
        return refused('LOCKED', account.id)
      // An active lock stays, since it applies to all other origins.
      await tx.execute(
        `update user_account set access_failed_count = 0, password_hash = coalesce(?, password_hash),
           lockout_end = case when lockout_end > now() then lockout_end end
         where id = ?`,
        [newHash, account.id],
      )
      if (account.isAdministrator && (await this.places.isNew(tx, account.id, origin)))
        await this.mails.notice(tx, account.id, 'ADMINISTRATOR_SIGN_IN')
      const devices = await this.places.succeeded(tx, account.id, origin)
      return { account, accountId: account.id, devices }
    })
  }

  /**
   * Failures during a lock are not counted, so that the lock ends at the announced time.
   * @returns whether this one locks the account.
   */
  private async countFailure(em: EntityManager, id: number): Promise<boolean> {
    const [counted] = (await em.execute(
      `update user_account set
         access_failed_count = case when access_failed_count + 1 >= ? then 0 else access_failed_count + 1 end,
         lockout_end = case when access_failed_count + 1 >= ? and lockout_enabled
                            then now() + make_interval(mins => ?) else lockout_end end
       where id = ? and not (lockout_enabled and lockout_end is not null and lockout_end > now())
       returning lockout_enabled and coalesce(lockout_end > now(), false) as locks`,
      [FAILURES_TO_LOCK, FAILURES_TO_LOCK, LOCKED_MINUTES, id],
    )) as { locks: boolean }[]
    return counted?.locks ?? false
  }
}

function bearerOf(authorization = ''): string {
  return /^Bearer ([\w.-]+)$/i.exec(authorization)?.[1] ?? ''
}

/** @param reason for the log alone: the caller is told nothing that distinguishes one refusal from another. */
function refused(reason: string, accountId: number | null): Attempt {
  return { account: null, accountId, refused: reason }
}
