import { setTimeout as pause } from 'node:timers/promises'
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql'
import { anonymous, type Caller } from '../../core/access.ts'
import { BadInputError, UnauthenticatedError } from '../../core/errors.ts'
import { checked } from '../../core/input.ts'
import { normalized } from '../../core/normalized.ts'
import type { RequestContext } from '../../core/request-context.ts'
import type { Selection } from '../../core/selection.ts'
import { Status } from '../../core/status.ts'
import { inTransaction } from '../../core/transaction.ts'
import { passwords } from '../user/password.service.ts'
import { User } from '../user/user.entity.ts'
import type { UserService } from '../user/user.service.ts'
import { LoginInput } from './auth.input.ts'
import type { LoginResult } from './auth.types.ts'
import { RevokedToken } from './revoked-token.entity.ts'
import { stampOf, TOKEN_SECONDS, type TokenClaims, type Tokens } from './tokens.ts'

const FAILURES_TO_LOCK = 5
const LOCKED_MINUTES = 5
/** A token stays ended beyond its time, so that none comes back where a clock ran ahead and is put right. */
const KEPT_AFTER_MS = 7 * 24 * 60 * 60 * 1000
/** No refusal comes sooner than this, whatever was wrong: the time it takes tells nothing. */
const REFUSAL_MS = 300

/** Counts sign-in attempts of an address over all processes. */
export interface SignInLimit {
  /** @throws {TooManyRequestsError} past the limit. */
  take(address: string): Promise<void>
}

/** Who makes a request, and by which token. */
export interface SignedIn {
  readonly caller: Caller
  readonly token: TokenClaims | null
}

const nobody: SignedIn = { caller: anonymous, token: null }

/** Sign-in and sign-out, and who a token speaks for. */
export class AuthService {
  constructor(
    private readonly orm: MikroORM,
    private readonly tokens: Tokens,
    private readonly limit: SignInLimit,
    private readonly users: UserService,
  ) {}

  /**
   * @throws {UnauthenticatedError} the same for a wrong name or password, a passive and a locked account.
   * @throws {TooManyRequestsError} past 20 attempts a minute from one address.
   */
  async login(context: RequestContext, raw: Partial<LoginInput>): Promise<LoginResult> {
    const input = await checked(LoginInput, raw)
    if (!input.email && !input.userName)
      throw BadInputError.field('email', 'Either email or userName is needed.')
    await this.limit.take(context.address)
    const earliest = pause(REFUSAL_MS)
    const user = await this.verified(input)
    if (!user) {
      await earliest
      throw new UnauthenticatedError('The name or the password is wrong.')
    }
    return {
      id: user.id,
      email: user.email,
      firstName: user.firstName,
      lastName: user.lastName,
      authToken: await this.tokens.sign(user.id, user.securityStamp),
      expiresIn: TOKEN_SECONDS,
    }
  }

  /** Ends the token of this request, on every machine. */
  async logout(context: RequestContext): Promise<void> {
    const { token } = context
    if (!token) throw new UnauthenticatedError()
    await inTransaction(context, async (em) => {
      await em.upsert(RevokedToken, { id: token.id, expiresAt: token.expiresAt })
      await em.nativeDelete(RevokedToken, { expiresAt: { $lt: new Date(Date.now() - KEPT_AFTER_MS) } })
    })
  }

  /** The user who is signed in, as users are read anywhere; null for nobody. */
  async me(context: RequestContext, selection: Selection): Promise<User | null> {
    return context.caller.userId === null ? null : this.users.self(context, context.caller.userId, selection)
  }

  /**
   * Who a request speaks for: whoever its bearer token was given to, while the token has neither expired nor been
   * ended and the user is there, active and has the same password; else nobody in particular. Roles are those that
   * the user's groups hold now.
   */
  async callerOf(em: EntityManager, authorization: string | undefined): Promise<SignedIn> {
    const bearer = /^Bearer ([\w.-]+)$/i.exec(authorization ?? '')?.[1]
    const token = bearer ? await this.tokens.read(bearer) : null
    if (!token) return nobody
    const [user] = (await em.execute(
      `select u.security_stamp as stamp, array_remove(array_agg(distinct r.name), null) as roles
         from user_account u
         left join user_group_member m on m.user_id = u.id
         left join user_group g on g.id = m.group_id and not g.is_deleted
         left join group_role l on l.group_id = g.id
         left join role r on r.id = l.role_id and not r.is_deleted
        where u.id = ? and u.status = ? and not u.delete
          and not exists (select from revoked_token t where t.id = ?)
        group by u.id`,
      [token.userId, Status.ACTIVE, token.id],
    )) as { stamp: string; roles: string[] }[]
    if (!user || stampOf(user.stamp) !== token.stamp) return nobody
    return { caller: { userId: token.userId, roles: new Set(user.roles) }, token }
  }

  /**
   * The user, where the password is right and the account open. An attempt counts as failed before the password is
   * looked at, and is forgiven after: attempts made side by side cannot slip past the lock.
   */
  private async verified({ email, userName, password }: LoginInput): Promise<User | null> {
    const em = this.orm.em.fork()
    const name = email
      ? { normalizedEmail: normalized(email) }
      : { normalizedUserName: normalized(userName ?? '') }
    const user = await em.findOne(
      User,
      { ...name, isDeleted: false },
      { populate: ['passwordHash', 'securityStamp'] },
    )
    const open = user !== null && (await this.countAttempt(em, user.id))
    const { matches, outdated } = await passwords.check(user?.passwordHash ?? null, password)
    if (!user || !open || !matches || user.status !== Status.ACTIVE) return null
    user.accessFailedCount = 0
    user.lockoutEnd = null
    if (outdated) user.passwordHash = await passwords.hash(password)
    await em.nativeUpdate(
      User,
      { id: user.id },
      { accessFailedCount: 0, lockoutEnd: null, ...(outdated && { passwordHash: user.passwordHash }) },
    )
    return user
  }

  /** @returns false where the account is locked. */
  private async countAttempt(em: EntityManager, id: number): Promise<boolean> {
    const counted = await em.execute(
      `update user_account set
         access_failed_count = case when access_failed_count + 1 >= ? then 0 else access_failed_count + 1 end,
         lockout_end = case when access_failed_count + 1 >= ? and lockout_enabled
                            then now() + make_interval(mins => ?) else lockout_end end
       where id = ? and not (lockout_enabled and lockout_end is not null and lockout_end > now())
       returning id`,
      [FAILURES_TO_LOCK, FAILURES_TO_LOCK, LOCKED_MINUTES, id],
    )
    return (counted as unknown[]).length > 0
  }
}
