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
import { callerOfToken, endToken, type SessionToken } from '../../core/session-token.ts'
import { inTransaction } from '../../core/write/transaction.ts'
import { bareCode, type CodeApps, isAppCode } from '../factor/code-app.service.ts'
import type { PasskeyChallenge } from '../factor/passkey-challenge.item.ts'
import type { Passkeys } from '../factor/passkeys.service.ts'
import { type FoundCode, findRecoveryCode, takeRecoveryCode } from '../factor/recovery-codes.service.ts'
import type { MailOutbox } from '../mail/mail-outbox.service.ts'
import { passwords } from '../user/password.service.ts'
import type { User } from '../user/user.entity.ts'
import type { UserService } from '../user/user.service.ts'
import { LoginInput, SiteLogin } from './auth.input.ts'
import type { LoginResult } from './auth.types.ts'
import { KnownPlaces, type SignInOrigin } from './known-places.ts'
import type { SessionMethod } from './session.types.ts'
import { openSession } from './sessions.ts'
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
  readonly mustChangePassword: boolean
  readonly isActive: boolean
  readonly isLocked: boolean
  readonly isAdministrator: boolean
  readonly hasCodeApp: boolean
}

interface Attempt {
  /** Null if it was refused. */
  readonly account: Account | null
  readonly accountId: number | null
  readonly refused?: string
  readonly locks?: boolean
  readonly refusesCodes?: boolean
  readonly devices?: readonly string[]
  readonly sessionId?: string
  readonly method?: SessionMethod
}

/** Whence and how somebody signs in. */
interface Arrival extends SignInOrigin {
  readonly userAgent: string | undefined
  /** Whether the code may stand right after the password. */
  readonly takesDigits?: boolean
  /** Whether no code is asked for on this device from now on. */
  readonly isRemembered?: boolean
}

/** What was typed, checked against the stored hashes as far as that takes long. */
interface Typed {
  readonly matches: boolean
  readonly newHash: string | null
  /** Without what makes no difference; null if none was sent. */
  readonly code: string | null
  readonly recovery: FoundCode | null
}

interface AuthParts {
  readonly orm: MikroORM
  readonly tokens: Tokens
  readonly limit: AttemptLimit
  /** Of challenges for passkeys. */
  readonly challengeLimit: AttemptLimit
  readonly users: UserService
  readonly security: SecurityLog
  readonly mails: Pick<MailOutbox, 'notice'>
  readonly codeApps: CodeApps
  readonly passkeys: Passkeys
}

const ACCOUNT = `id, email, first_name as "firstName", last_name as "lastName", password_hash as "passwordHash",
  must_change_password as "mustChangePassword",
  status = ${Status.ACTIVE} and not delete as "isActive",
  lockout_enabled and coalesce(lockout_end > now(), false) as "isLocked", ${IS_ADMINISTRATOR} as "isAdministrator",
  two_factor_enabled as "hasCodeApp"`

export class AuthService {
  private readonly places = new KnownPlaces()

  constructor(private readonly parts: AuthParts) {}

  /**
   * @throws {UnauthenticatedError} the same for a wrong name, password or code, a passive and a locked account; another
   * where the password is right and a code is wanted.
   * @throws {TooManyRequestsError} past 20 attempts a minute from one address.
   */
  async login(context: RequestContext, raw: Partial<LoginInput>): Promise<LoginResult> {
    const { result } = await this.signIn(context, await checked(LoginInput, raw), { devices: null })
    return result
  }

  /** The same for clients that cannot be changed: the six digits of a code app may stand right after the password. */
  async loginWithDigits(context: RequestContext, raw: Partial<LoginInput>): Promise<LoginResult> {
    const input = await checked(LoginInput, raw)
    const { result } = await this.signIn(context, input, { devices: null, takesDigits: true })
    return result
  }

  /**
   * Signs in from a page of the site, whose browser becomes a known device of the account by a secret of its own.
   * @param presented the secrets of earlier sign-ins.
   * @throws {UnauthenticatedError} and TooManyRequestsError as `login` does.
   */
  async loginFromSite(
    context: RequestContext,
    raw: Partial<SiteLogin>,
    presented: readonly string[],
  ): Promise<SiteSignIn> {
    const input = await checked(SiteLogin, raw)
    return this.signIn(context, input, { devices: presented, isRemembered: input.rememberDevice === true })
  }

  /** What a passkey is asked at a sign-in. @throws {TooManyRequestsError} past 60 a minute from one address. */
  async beginPasskeyLogin({ address }: RequestContext): Promise<PasskeyChallenge> {
    await this.parts.challengeLimit.take(canonicalAddress(address))
    return this.parts.passkeys.beginLogin()
  }

  /**
   * Signs in by a passkey, whether or not the account is locked.
   * @throws {UnauthenticatedError} the same whatever was wrong; {TooManyRequestsError} as `login` does.
   */
  async passkeyLogin(context: RequestContext, challengeId: string, response: object): Promise<LoginResult> {
    const { limit, passkeys } = this.parts
    const arrival = { ...this.arrivalOf(context), devices: null }
    await limit.take(arrival.address)
    const earliest = pause(REFUSAL_MS)
    const answered = await passkeys.answering(context.em, challengeId, response)
    const attempt = answered
      ? await this.parts.orm.em.fork().transactional(async (tx): Promise<Attempt> => {
          const account = await lockedAccount(tx, answered.userId)
          if (!account?.isActive) return refused('PASSIVE', answered.userId)
          if (!(await passkeys.use(tx, answered))) return refused('CHALLENGE_SETTLED', account.id)
          return this.opened(tx, account, arrival, 'PASSKEY')
        })
      : refused('PASSKEY_INVALID', null)
    return this.finish(context, attempt, earliest)
  }

  async logout(context: RequestContext): Promise<void> {
    const { token } = context
    if (!token) throw new UnauthenticatedError('SIGN_IN_REQUIRED')
    await inTransaction(context, async (em) => {
      await endToken(em, token)
      return { ids: [token.userId] }
    })
    this.parts.security({ event: 'sign-out', outcome: 'success', ...whoIn(context) })
  }

  /** The signed-in user, read under the same rules as any user; null for an anonymous caller. */
  async me(context: RequestContext, selection: Selection): Promise<User | null> {
    return context.caller.userId === null
      ? null
      : this.parts.users.self(context, context.caller.userId, selection)
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
    if (digest !== null) return (await callerOfProgram(this.parts.orm.em.fork(), { digest })) !== null
    return (await this.tokenOf(authorization)) !== null
  }

  private async tokenOf(authorization: string | undefined): Promise<SessionToken | null> {
    const bearer = bearerOf(authorization)
    return bearer ? this.parts.tokens.read(bearer) : null
  }

  private async signIn(
    context: RequestContext,
    input: LoginInput,
    how: Omit<Arrival, 'address' | 'userAgent'>,
  ): Promise<SiteSignIn> {
    const arrival = { ...this.arrivalOf(context), ...how }
    if (!input.email && !input.userName)
      throw BadInputError.field('email', 'REQUIRED_WITHOUT', { other: 'userName' })
    await this.parts.limit.take(arrival.address)
    const earliest = pause(REFUSAL_MS)
    const attempt = await this.verified(input, arrival)
    return { result: await this.finish(context, attempt, earliest), devices: attempt.devices ?? [] }
  }

  private arrivalOf({ address, userAgent }: RequestContext): Pick<Arrival, 'address' | 'userAgent'> {
    return { address: canonicalAddress(address), userAgent }
  }

  /** Logs an attempt, and answers it. @param earliest when a refusal may be told. */
  private async finish(
    { address, requestId, em }: RequestContext,
    attempt: Attempt,
    earliest: Promise<unknown>,
  ): Promise<LoginResult> {
    const { security, tokens } = this.parts
    const { account, accountId: user, refused: reason, sessionId, method } = attempt
    const entry = { user, address: canonicalAddress(address), id: requestId }
    if (reason === 'CODE_REQUIRED') {
      security({ event: 'code-asked', outcome: 'success', ...entry })
      throw new UnauthenticatedError('CODE_REQUIRED')
    }
    security({ event: 'sign-in', outcome: account ? 'success' : 'failure', reason, method, ...entry })
    if (attempt.locks) security({ event: 'lock', outcome: 'success', ...entry })
    if (attempt.refusesCodes) security({ event: 'code-refused', outcome: 'success', ...entry })
    if (!account || !sessionId) {
      await earliest
      throw new UnauthenticatedError('WRONG_CREDENTIALS')
    }
    const { id, email, firstName, lastName, mustChangePassword } = account
    const authToken = await tokens.sign(id, sessionId)
    const caller = await callerOfToken(em, {
      ...{ id: sessionId, userId: id, stamp: null, expiresAt: new Date() },
    })
    const mustAddFactor = caller?.withheld !== undefined
    return {
      ...{ id, email, firstName, lastName, authToken, expiresIn: TOKEN_SECONDS },
      ...{ mustChangePassword, mustAddFactor },
    }
  }

  /** Counts a wrong proof of the owner of an account, other than the password, like a wrong password. */
  async countWrong({ address: from, requestId }: RequestContext, userId: number): Promise<void> {
    const origin = { address: canonicalAddress(from), devices: null }
    const locks = await this.parts.orm.em.fork().transactional(async (em) => {
      await em.execute('select from user_account where id = ? for update', [userId])
      await this.places.failed(em, userId, origin)
      return this.countFailure(em, userId)
    })
    const entry = { user: userId, address: origin.address, id: requestId }
    if (locks) this.parts.security({ event: 'lock', outcome: 'success', ...entry })
  }

  /** Checks the password and the code, and whether the account accepts this origin. */
  private async verified(input: LoginInput, arrival: Arrival): Promise<Attempt> {
    const em = this.parts.orm.em.fork()
    const { email, userName } = input
    const column = email ? 'normalized_email' : 'normalized_user_name'
    const name = normalizeName(email || userName || '')
    for (let check = 1; check <= MAX_CHECKS; check++) {
      const [account] = (await em.execute(
        `select ${ACCOUNT} from user_account u where ${column} = ? and not delete`,
        [name],
      )) as Account[]
      const typed = await this.typedFor(em, account, input, arrival.takesDigits ?? false)
      if (!account) return refused('UNKNOWN', null)
      const attempt = await this.decide(em, account, typed, arrival)
      if (attempt) return attempt
    }
    return refused('PASSWORD_CHANGED', null)
  }

  private async typedFor(
    em: EntityManager,
    account: Account | undefined,
    { password, code: sent }: LoginInput,
    takesDigits: boolean,
  ): Promise<Typed> {
    const stored = account?.passwordHash ?? null
    let { matches, outdated } = await passwords.check(stored, password)
    let code = bareCode(sent ?? '') || null
    const split = takesDigits && account?.hasCodeApp ? /^(.+)(\d{6})$/s.exec(password) : null
    let bare = password
    if (!matches && split && code === null) {
      const [, first = '', digits = ''] = split
      bare = first
      code = digits
      ;({ matches, outdated } = await passwords.check(stored, bare))
    }
    const isRecovery = code !== null && !isAppCode(code)
    return {
      matches,
      newHash: matches && outdated ? await passwords.hash(bare) : null,
      code,
      recovery: matches && isRecovery ? await findRecoveryCode(em, account?.id ?? null, code ?? '') : null,
    }
  }

  /**
   * Decides on an attempt after its password was hashed, on the current row and serialized with all other attempts on
   * the account: concurrent attempts cannot lock out an owner, none bypasses a lock that was set meanwhile, and no code is
   * taken twice.
   * @returns null if the checked password is no longer the account's.
   */
  private decide(
    em: EntityManager,
    checkedAccount: Account,
    typed: Typed,
    arrival: Arrival,
  ): Promise<Attempt | null> {
    return em.transactional(async (tx) => {
      const account = await lockedAccount(tx, checkedAccount.id)
      if (!account?.isActive) return refused('PASSIVE', checkedAccount.id)
      if (account.passwordHash !== checkedAccount.passwordHash) return null
      if (!typed.matches) return this.failed(tx, account, arrival, 'WRONG_PASSWORD')
      if (account.isLocked && !(await this.places.areTrusted(tx, account.id, arrival)))
        return refused('LOCKED', account.id)
      const method = await this.proved(tx, account, typed, arrival)
      if (method === 'CODE_REQUIRED') return refused(method, account.id)
      if (method === null) {
        const refusesCodes = account.hasCodeApp && (await this.parts.codeApps.countWrong(tx, account.id))
        if (refusesCodes) await this.parts.mails.notice(tx, account.id, 'CODES_REFUSED')
        return { ...(await this.failed(tx, account, arrival, 'WRONG_CODE')), refusesCodes }
      }
      // An active lock stays, since it applies to all other origins.
      await tx.execute(
        `update user_account set access_failed_count = 0, password_hash = coalesce(?, password_hash),
           lockout_end = case when lockout_end > now() then lockout_end end
         where id = ?`,
        [typed.newHash, account.id],
      )
      return this.opened(tx, account, arrival, method)
    })
  }

  /** How a right password is completed: null for a wrong code, `CODE_REQUIRED` where one is wanted. */
  private async proved(
    tx: EntityManager,
    { id, hasCodeApp }: Account,
    { code, recovery }: Typed,
    arrival: Arrival,
  ): Promise<SessionMethod | 'CODE_REQUIRED' | null> {
    if (code !== null && !isAppCode(code)) {
      if (!recovery || !(await takeRecoveryCode(tx, recovery))) return null
      await this.parts.mails.notice(tx, id, 'RECOVERY_CODE_SIGN_IN')
      return 'RECOVERY_CODE'
    }
    if (!hasCodeApp) return 'PASSWORD'
    if (code !== null) return (await this.parts.codeApps.takes(tx, id, code)) ? 'CODE' : null
    return (await this.places.needNoCode(tx, id, arrival)) ? 'DEVICE' : 'CODE_REQUIRED'
  }

  /** Opens the session of somebody who has proved to be the owner of an account. */
  private async opened(
    tx: EntityManager,
    account: Account,
    arrival: Arrival,
    method: SessionMethod,
  ): Promise<Attempt> {
    if (account.isAdministrator && (await this.places.isNew(tx, account.id, arrival)))
      await this.parts.mails.notice(tx, account.id, 'ADMINISTRATOR_SIGN_IN')
    const isByCode = method === 'CODE' || method === 'RECOVERY_CODE'
    const devices = await this.places.succeeded(
      ...([tx, account.id, arrival, isByCode && arrival.isRemembered] as const),
    )
    return {
      ...{ account, accountId: account.id, devices },
      sessionId: await openSession(tx, account.id, arrival, method),
      method,
    }
  }

  private async failed(
    tx: EntityManager,
    { id }: Account,
    arrival: Arrival,
    reason: string,
  ): Promise<Attempt> {
    const locks = await this.countFailure(tx, id)
    await this.places.failed(tx, id, arrival)
    return { ...refused(reason, id), locks }
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

async function lockedAccount(em: EntityManager, id: number): Promise<Account | undefined> {
  const [account] = (await em.execute(`select ${ACCOUNT} from user_account u where id = ? for update`, [
    id,
  ])) as Account[]
  return account
}

function bearerOf(authorization = ''): string {
  return /^Bearer ([\w.-]+)$/i.exec(authorization)?.[1] ?? ''
}

/** @param reason for the log alone: the caller is told nothing that distinguishes one refusal from another. */
function refused(reason: string, accountId: number | null): Attempt {
  return { account: null, accountId, refused: reason }
}
