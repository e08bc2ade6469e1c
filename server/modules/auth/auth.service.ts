import { setTimeout as pause } from 'node:timers/promises'
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql'
import { anonymous, type Caller } from '../../core/access.ts'
import type { AttemptLimit } from '../../core/attempt-limit.ts'
import { BadInputError, UnauthenticatedError } from '../../core/errors.ts'
import { checked } from '../../core/input/check-input.ts'
import { canonicalAddress } from '../../core/primitives/canonical-address.ts'
import { normalizeName } from '../../core/primitives/normalize-name.ts'
import { Status } from '../../core/primitives/status.ts'
import type { Selection } from '../../core/read/selection.ts'
import type { RequestContext } from '../../core/request-context.ts'
import { callerOfToken, type SessionToken } from '../../core/session-token.ts'
import { inTransaction } from '../../core/write/transaction.ts'
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
/**
 * Revocations are kept past the expiry of their tokens, so that none becomes valid again when a fast clock is
 * corrected.
 */
const KEPT_AFTER_MS = 7 * 24 * 60 * 60 * 1000
/** Minimum time of a refusal, so that its duration does not reveal the cause. */
const REFUSAL_MS = 300
/** Number of password checks, if the password was changed during the hashing. */
const MOST_CHECKS = 3

/** The caller of a request, and its token. */
interface SignedIn {
  readonly caller: Caller
  readonly token: SessionToken | null
}

/** A sign-in from a page of the site. */
interface SiteSignIn {
  readonly result: LoginResult
  /** The secret by which the device is recognised from now on. */
  readonly device: string
}

const nobody: SignedIn = { caller: anonymous, token: null }

/** The columns of an account that decide whether it may sign in. */
interface Account {
  readonly id: number
  readonly email: string
  readonly firstName: string | null
  readonly lastName: string | null
  readonly passwordHash: string
  readonly securityStamp: string
  readonly mustChangePassword: boolean
  readonly isActive: boolean
  readonly isLocked: boolean
}

const ACCOUNT = `id, email, first_name as "firstName", last_name as "lastName", password_hash as "passwordHash",
  security_stamp as "securityStamp", must_change_password as "mustChangePassword",
  status = ${Status.ACTIVE} and not delete as "isActive",
  lockout_enabled and coalesce(lockout_end > now(), false) as "isLocked"`

/** Sign-in, sign-out, and authentication of tokens. */
export class AuthService {
  private readonly places = new KnownPlaces()

  constructor(
    private readonly orm: MikroORM,
    private readonly tokens: Tokens,
    private readonly limit: AttemptLimit,
    private readonly users: UserService,
  ) {}

  /**
   * @throws {UnauthenticatedError} the same for a wrong name or password, a passive and a locked account.
   * @throws {TooManyRequestsError} past 20 attempts a minute from one address.
   */
  async login(context: RequestContext, raw: Partial<LoginInput>): Promise<LoginResult> {
    return this.signIn(raw, { address: canonicalAddress(context.address), device: null })
  }

  /**
   * Signs in from a page of the site, whose browser becomes a known device by a secret of its own.
   * @param presented the secret of an earlier sign-in, if any.
   * @throws {UnauthenticatedError} and TooManyRequestsError as `login` does.
   */
  async loginFromSite(
    context: RequestContext,
    raw: Partial<LoginInput>,
    presented: string | null,
  ): Promise<SiteSignIn> {
    const device = await this.places.deviceOf(this.orm.em.fork(), presented)
    const result = await this.signIn(raw, { address: canonicalAddress(context.address), device })
    return { result, device }
  }

  /** Revokes the token of this request, in all processes. */
  async logout(context: RequestContext): Promise<void> {
    const { token } = context
    if (!token) throw new UnauthenticatedError('SIGN_IN_REQUIRED')
    await inTransaction(context, async (em) => {
      await em.upsert(RevokedToken, { id: token.id, expiresAt: token.expiresAt })
      await em.nativeDelete(RevokedToken, { expiresAt: { $lt: new Date(Date.now() - KEPT_AFTER_MS) } })
    })
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
    const bearer = /^Bearer ([\w.-]+)$/i.exec(authorization ?? '')?.[1]
    const token = bearer ? await this.tokens.read(bearer) : null
    const caller = token && (await callerOfToken(em, token))
    return caller ? { caller, token } : nobody
  }

  private async signIn(raw: Partial<LoginInput>, origin: SignInOrigin): Promise<LoginResult> {
    const input = await checked(LoginInput, raw)
    if (!input.email && !input.userName)
      throw BadInputError.field('email', 'REQUIRED_WITHOUT', { other: 'userName' })
    await this.limit.take(origin.address)
    const earliest = pause(REFUSAL_MS)
    const account = await this.verified(input, origin)
    if (!account) {
      await earliest
      throw new UnauthenticatedError('WRONG_CREDENTIALS')
    }
    const { id, email, firstName, lastName, mustChangePassword, securityStamp } = account
    const authToken = await this.tokens.sign(id, securityStamp)
    return { id, email, firstName, lastName, authToken, expiresIn: TOKEN_SECONDS, mustChangePassword }
  }

  /** The account, if the password is right and the account accepts this origin. */
  private async verified(input: LoginInput, origin: SignInOrigin): Promise<Account | null> {
    const em = this.orm.em.fork()
    const { email, userName, password } = input
    const column = email ? 'normalized_email' : 'normalized_user_name'
    const name = normalizeName(email || userName || '')
    for (let check = 1; check <= MOST_CHECKS; check++) {
      const [account] = (await em.execute(
        `select ${ACCOUNT} from user_account where ${column} = ? and not delete`,
        [name],
      )) as Account[]
      const { matches, outdated } = await passwords.check(account?.passwordHash ?? null, password)
      if (!account) return null
      const newHash = matches && outdated ? await passwords.hash(password) : null
      const settled = await this.settle(em, account, matches, newHash, origin)
      if (settled !== 'changed') return settled
    }
    return null
  }

  /**
   * Decides on an attempt after its password was hashed, on the current row and serialized with all other attempts on
   * the account: concurrent attempts cannot lock out an owner, and none bypasses a lock that was set meanwhile.
   * @returns `changed` if the checked password is no longer the account's.
   */
  private settle(
    em: EntityManager,
    checkedAccount: Account,
    matches: boolean,
    newHash: string | null,
    origin: SignInOrigin,
  ): Promise<Account | null | 'changed'> {
    return em.transactional(async (tx) => {
      const [account] = (await tx.execute(`select ${ACCOUNT} from user_account where id = ? for update`, [
        checkedAccount.id,
      ])) as Account[]
      if (!account?.isActive) return null
      if (account.passwordHash !== checkedAccount.passwordHash) return 'changed'
      if (!matches) {
        await this.countFailure(tx, account.id)
        await this.places.failed(tx, account.id, origin)
        return null
      }
      if (account.isLocked && !(await this.places.areTrusted(tx, account.id, origin))) return null
      // An active lock stays, since it applies to all other origins.
      await tx.execute(
        `update user_account set access_failed_count = 0, password_hash = coalesce(?, password_hash),
           lockout_end = case when lockout_end > now() then lockout_end end
         where id = ?`,
        [newHash, account.id],
      )
      await this.places.succeeded(tx, account.id, origin)
      return account
    })
  }

  /** Failures during a lock are not counted, so that the lock ends at the announced time. */
  private async countFailure(em: EntityManager, id: number): Promise<void> {
    await em.execute(
      `update user_account set
         access_failed_count = case when access_failed_count + 1 >= ? then 0 else access_failed_count + 1 end,
         lockout_end = case when access_failed_count + 1 >= ? and lockout_enabled
                            then now() + make_interval(mins => ?) else lockout_end end
       where id = ? and not (lockout_enabled and lockout_end is not null and lockout_end > now())`,
      [FAILURES_TO_LOCK, FAILURES_TO_LOCK, LOCKED_MINUTES, id],
    )
  }
}
