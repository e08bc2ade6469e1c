import { setTimeout as pause } from 'node:timers/promises'
import type { EntityManager, MikroORM } from '@mikro-orm/postgresql'
import { paths } from '../../../web/src/paths.ts'
import { may, requireRule, signedInPerson } from '../../core/access.ts'
import type { AttemptLimit } from '../../core/attempt-limit.ts'
import { BadInputError, ConflictError, NotFoundError } from '../../core/errors.ts'
import { HELD_ROLES } from '../../core/held-roles.ts'
import { checked, idFrom } from '../../core/input/check-input.ts'
import { OWN_PASSWORD } from '../../core/own-password.ts'
import { canonicalAddress } from '../../core/primitives/canonical-address.ts'
import { LOCKS } from '../../core/primitives/locks.ts'
import { normalizeName } from '../../core/primitives/normalize-name.ts'
import type { SecretBox } from '../../core/primitives/secret-box.ts'
import { Status } from '../../core/primitives/status.ts'
import { type Selection, select } from '../../core/read/selection.ts'
import type { RequestContext } from '../../core/request-context.ts'
import { type SecurityLog, whoIn } from '../../core/security-log.ts'
import type { StoredBefore } from '../../core/write/once.ts'
import { inTransaction } from '../../core/write/transaction.ts'
import type { Passkeys } from '../factor/passkeys.service.ts'
import { requireHeld } from '../group/group.rules.ts'
import type { MailOutbox } from '../mail/mail-outbox.service.ts'
import { asOwner, setNewPassword } from '../user/new-password.service.ts'
import type { OwnPassword } from '../user/own-password.service.ts'
import type { InviteUser } from '../user/user.input.ts'
import type { UserService } from '../user/user.service.ts'
import { findLink, type LinkKind, type LivingLink, makeLink } from './account-links.ts'
import { LinkRequest, NewPassword } from './link.input.ts'
import type { Invitation, PasswordLink, PasswordLinkInfo, SignInOptions } from './link.types.ts'

/** Time that every request for a link takes, so that it does not tell whether there is such an account. */
const REQUEST_MS = 250
/** Mails for an account in an hour; those of one asking address, and of all. */
const MAX_AN_HOUR = { ofPlace: 3, ofAccount: 10 }
const MAX_CONFIRMATIONS = 3

const PASSWORD_LINKS: readonly LinkKind[] = ['INVITATION', 'RESET']

const manageUsers = may('user.manage')

/** An account that a link is made for. */
interface Target {
  readonly id: number
  readonly userName: string
  readonly email: string
  readonly hasPassword: boolean
  readonly roles: readonly string[]
}

/** An invitation as it is shown once; its user is read where it is answered. */
export interface MadeInvitation {
  readonly userId: number
  readonly expiresAt: Date
  readonly mailed: boolean
  readonly link: string | null
}

interface LinkParts {
  readonly orm: MikroORM
  readonly users: UserService
  readonly ownPassword: OwnPassword
  readonly limit: AttemptLimit
  readonly mails: MailOutbox
  readonly passkeys: Passkeys
  readonly secrets: SecretBox
  readonly security: SecurityLog
  readonly siteName: string
  /** Digests values under a key of the installation. */
  readonly fingerprint: (values: object) => Promise<string>
  /** Where links lead; never derived from a request. */
  readonly publicUrl: () => string
}

/** Links by which people set their own passwords and confirm their addresses. */
export class LinkService {
  constructor(private readonly parts: LinkParts) {}

  /**
   * Adds a user without a password, and makes the link for it.
   * @throws what adding a user throws.
   */
  async invite(context: RequestContext, raw: InviteUser): Promise<MadeInvitation> {
    const { made } = await this.parts.users.invite(context, raw, (em, user) =>
      this.invitation(em, context, user),
    )
    return made
  }

  /**
   * Makes a new link for an invited user.
   * @throws {ConflictError} for a user with a password.
   */
  async renewInvitation(
    context: RequestContext,
    userId: unknown,
    currentPassword: string | null,
  ): Promise<MadeInvitation> {
    requireRule(context.caller, manageUsers)
    const { made } = await inTransaction(
      context,
      async (em) => {
        const user = await this.target(em, context, userId)
        if (user.hasPassword) throw new ConflictError('NOT_INVITED')
        // Whoever has the link becomes that administrator.
        if (user.roles.includes('administrator')) await this.confirm(em, context, currentPassword)
        return this.invitation(em, context, user)
      },
      LOCKS.directory,
    )
    this.madeFor(context, userId)
    return made
  }

  /** Makes a link for the new password of a user, who is handed it. @throws {BadInputError} for a wrong own password. */
  async makePasswordLink(
    context: RequestContext,
    userId: unknown,
    currentPassword: string,
  ): Promise<PasswordLink> {
    const asked = { rule: manageUsers, password: currentPassword, locks: [LOCKS.directory] }
    const { made } = await this.parts.ownPassword.write(context, asked, async (em) => {
      const user = await this.target(em, context, userId)
      const { token, expiresAt } = await makeLink(em, user.id, 'RESET', {
        isMailed: false,
        shownTo: context.caller.userId,
      })
      return this.sealed(user.id, { link: this.addressOf('RESET', token), expiresAt })
    })
    this.madeFor(context, userId)
    return made
  }

  private madeFor(context: RequestContext, userId: unknown): void {
    const subject = Number(idFrom(userId))
    this.parts.security({ event: 'password-link', outcome: 'success', subject, ...whoIn(context) })
  }

  /**
   * Mails a link for a new password to an active account with this address, if mails can be sent; nobody is told
   * whether there is one.
   * @throws {TooManyRequestsError} past 20 attempts a minute from one address.
   */
  async request(context: RequestContext, email: string): Promise<void> {
    const input = await checked(LinkRequest, { email })
    await this.parts.limit.take(canonicalAddress(context.address))
    const earliest = pause(REQUEST_MS)
    await this.mailResetLink(context, normalizeName(input.email)).finally(() => earliest)
  }

  /** What a link is for; null for one that cannot be used. */
  async info({ em }: RequestContext, token: string): Promise<PasswordLinkInfo | null> {
    const link = await findLink(em, token, PASSWORD_LINKS)
    return link && { ...link, kind: link.kind as PasswordLinkInfo['kind'] }
  }

  /**
   * Sets the password of the account of a link, uses the link up, ends all tokens and unlocks the account.
   * @throws {NotFoundError} for a link that cannot be used; {BadInputError} for a refused password, which leaves the
   * link as it is.
   */
  async setPassword(context: RequestContext, token: string, password: string): Promise<void> {
    const input = await checked(NewPassword, { password })
    await this.parts.limit.take(canonicalAddress(context.address))
    const link = await this.living(context.em, token)
    await setNewPassword(
      context,
      link,
      { password: input.password, siteName: this.parts.siteName },
      async (em) => {
        const { isMailed } = await this.living(em, token)
        return { confirmsEmail: isMailed }
      },
    )
    this.parts.security({ event: 'password', outcome: 'success', ...whoIn(context), user: link.userId })
  }

  /** Mails the caller a link that confirms the own address. */
  async requestConfirmation(context: RequestContext): Promise<void> {
    requireRule(context.caller, signedInPerson)
    const { mails } = this.parts
    await inTransaction(
      context,
      async (em) => {
        const userId = context.caller.userId as number
        const user = await accountOf(em, userId)
        const { ofAccount } = await mails.countOfHour(em, 'EMAIL_CONFIRMATION', userId)
        if (user && ofAccount < MAX_CONFIRMATIONS) {
          const { token, expiresAt } = await makeLink(em, userId, 'CONFIRMATION', { isMailed: true })
          const secret = this.addressOf('CONFIRMATION', token)
          await mails.add(em, {
            kind: 'EMAIL_CONFIRMATION',
            userId,
            recipient: user.email,
            secret,
            expiresAt,
          })
        }
        return { ids: [userId] }
      },
      LOCKS.directory,
    )
  }

  /** Confirms the address that a link was mailed to. @throws {NotFoundError} for a link that cannot be used. */
  async confirmEmail(context: RequestContext, token: string): Promise<void> {
    const { userId } = await this.living(context.em, token, ['CONFIRMATION'])
    await inTransaction(
      asOwner(context, userId),
      async (em) => {
        await this.living(em, token, ['CONFIRMATION'])
        await em.execute('update user_account set email_confirmed = true where id = ?', [userId])
        await em.execute("delete from account_link where user_id = ? and kind = 'CONFIRMATION'", [userId])
        return { ids: [userId] }
      },
      LOCKS.directory,
    )
  }

  /** What the sign-in page can offer. */
  async options({ em }: RequestContext): Promise<SignInOptions> {
    return {
      passwordLinks: await this.parts.mails.isReady(em),
      passkeys: this.parts.passkeys.areAvailable,
    }
  }

  /** An invitation with its user, as the caller may read it. */
  async withUser(
    context: RequestContext,
    { userId, ...made }: MadeInvitation,
    selection: Selection,
  ): Promise<Invitation> {
    const selected = selection.relations.get('user') ?? select('id')
    return { ...made, user: await this.parts.users.getById(context, userId, selected) }
  }

  /** The invitation of a repeated call. @throws {ConflictError} if its link is not shown any more. */
  async invitedBefore({ em }: RequestContext, { ids, sealed }: StoredBefore): Promise<MadeInvitation> {
    const made = sealed === null ? null : this.parts.secrets.open(sealed)
    if (made !== null) return revived(JSON.parse(made))
    const [mailed] = await em.execute<{ expiresAt: string }[]>(
      `select expires_at as "expiresAt" from account_link where user_id = ? and kind = 'INVITATION' and is_mailed`,
      [ids[0]],
    )
    if (!mailed) throw new ConflictError('SECRET_GONE')
    return revived({ userId: ids[0] as number, expiresAt: mailed.expiresAt, mailed: true, link: null })
  }

  /** The link of a repeated call. @throws {ConflictError} if it is not shown any more. */
  madeBefore({ sealed }: StoredBefore): PasswordLink {
    const made = sealed === null ? null : this.parts.secrets.open(sealed)
    if (made === null) throw new ConflictError('SECRET_GONE')
    return revived(JSON.parse(made))
  }

  private async invitation(
    em: EntityManager,
    { caller }: RequestContext,
    user: Pick<Target, 'id' | 'email'>,
  ): Promise<{ ids: number[]; sealed: string; made: MadeInvitation }> {
    const mailed = await this.parts.mails.willSend(em)
    const { token, expiresAt } = await makeLink(em, user.id, 'INVITATION', {
      isMailed: mailed,
      shownTo: mailed ? null : caller.userId,
    })
    const link = this.addressOf('INVITATION', token)
    if (mailed) {
      const mail = {
        kind: 'INVITATION',
        userId: user.id,
        recipient: user.email,
        secret: link,
        expiresAt,
      } as const
      await this.parts.mails.add(em, mail)
    }
    return this.sealed(user.id, { userId: user.id, expiresAt, mailed, link: mailed ? null : link })
  }

  private async mailResetLink(context: RequestContext, normalizedEmail: string): Promise<void> {
    const { mails } = this.parts
    await inTransaction(context, async (em) => {
      const [account] = await em.execute<{ id: number; email: string }[]>(
        `select id, email from user_account
          where normalized_email = ? and status = ? and not delete and password_hash is not null for no key update`,
        [normalizedEmail, Status.ACTIVE],
      )
      if (!account || !(await mails.willSend(em))) return { ids: [] }
      const askedFrom = await this.parts.fingerprint({
        address: canonicalAddress(context.address),
        userId: account.id,
      })
      const { ofPlace, ofAccount } = await mails.countOfHour(em, 'PASSWORD_LINK', account.id, askedFrom)
      if (ofPlace >= MAX_AN_HOUR.ofPlace || ofAccount >= MAX_AN_HOUR.ofAccount) return { ids: [] }
      const { token, expiresAt } = await makeLink(em, account.id, 'RESET', { isMailed: true })
      const secret = this.addressOf('RESET', token)
      const mail = {
        kind: 'PASSWORD_LINK',
        userId: account.id,
        recipient: account.email,
        secret,
        askedFrom,
        expiresAt,
      } as const
      await mails.add(em, mail)
      return { ids: [account.id] }
    })
  }

  private async living(em: EntityManager, token: string, kinds = PASSWORD_LINKS): Promise<LivingLink> {
    const link = await findLink(em, token, kinds)
    if (!link) throw new NotFoundError('LINK_INVALID')
    return link
  }

  /** The active account of an id. @throws {ForbiddenError} if it holds a role that the caller does not. */
  private async target(em: EntityManager, { caller }: RequestContext, userId: unknown): Promise<Target> {
    const id = idFrom(userId)
    const user = id === null ? null : await accountOf(em, id)
    if (!user) throw new NotFoundError('NOT_FOUND', { entity: 'user', id: String(userId) })
    requireHeld(caller, 'user', user.roles, 'CHANGE')
    return user
  }

  private async confirm(em: EntityManager, context: RequestContext, password: string | null): Promise<void> {
    if (!password) throw BadInputError.field(OWN_PASSWORD, 'OWN_PASSWORD_REQUIRED')
    await this.parts.ownPassword.confirm(em, context, password, OWN_PASSWORD)
  }

  private sealed<T extends object>(userId: number, made: T): { ids: number[]; sealed: string; made: T } {
    return { ids: [userId], sealed: this.parts.secrets.encrypt(JSON.stringify(made)), made }
  }

  private addressOf(kind: LinkKind, token: string): string {
    const path = kind === 'CONFIRMATION' ? paths.confirmEmail : paths.setPassword
    // After `#` it reaches no log, proxy or `Referer`.
    return `${this.parts.publicUrl()}${path}#${token}`
  }
}

/** The active account of an id with its roles, also of removed groups: a restore would grant them again. */
async function accountOf(em: EntityManager, id: number): Promise<Target | null> {
  const [found] = await em.execute<Target[]>(
    `select u.id, user_name as "userName", email, coalesce(password_hash, '!') <> '!' as "hasPassword",
            array_remove(array_agg(distinct h.name), null) as roles
       from user_account u left join ${HELD_ROLES} h on h.user_id = u.id
      where u.id = ? and u.status = ? and not u.delete
      group by u.id`,
    [id, Status.ACTIVE],
  )
  return found ?? null
}

function revived<T extends { readonly expiresAt: Date | string }>(made: T): T & { readonly expiresAt: Date } {
  return { ...made, expiresAt: new Date(made.expiresAt) }
}
