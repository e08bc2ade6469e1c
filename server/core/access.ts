import type { FilterQuery } from '@mikro-orm/core'
import { type AppError, ForbiddenError, UnauthenticatedError } from './errors.ts'

/** A built-in role by its name. Roles of any other name grant nothing. */
export type Permission = 'administrator' | `${string}.manage` | `${string}.availability`

/** Whether each permission is one by which accounts are managed. */
const declared = new Map<Permission, boolean>()

/**
 * Registers a permission; every record declares the one of its managers, and optionally a narrower one.
 * @param managesAccounts whether it leads to accounts: no program has it, and whoever gives it needs their own password.
 */
export function declarePermission(permission: Permission, managesAccounts = false): void {
  declared.set(permission, managesAccounts)
}

export function permissions(): Permission[] {
  return [...[...declared.keys()].sort(), 'administrator']
}

/** The permissions by which accounts are managed. */
export function accountPermissions(): Permission[] {
  return permissions().filter((permission) => declared.get(permission) === true)
}

/** The permissions that a program may have: all but `administrator` and those by which accounts are managed. */
export function programPermissions(): Permission[] {
  return permissions().filter((permission) => declared.get(permission) === false)
}

/** The caller of a request: anonymous (`userId` null), or a user with the roles of all its groups. */
export interface Caller {
  readonly userId: number | null
  readonly roles: ReadonlySet<string>
  /** Roles that its groups grant in sessions with a second factor alone, where this one has none. */
  readonly withheld?: ReadonlySet<string>
  /** The program that calls with a token of the user, if it is none of the user's own sessions. */
  readonly program?: Program
}

/** A program with a token of its own. */
export interface Program {
  /** Id of the token. */
  readonly tokenId: number
  readonly name: string
}

export const anonymous: Caller = { userId: null, roles: new Set() }

/** The application itself: at first start, or on the operator's command line. */
export const system: Caller = { userId: null, roles: new Set<string>(['administrator']) }

export function holds(caller: Caller, permission: Permission): boolean {
  return caller.roles.has(permission) || caller.roles.has('administrator')
}

/** The permission that a rule requires, if there is only one; refusals name it. */
interface RequiredPermission {
  readonly permission?: Permission
}

export type Rule = ((caller: Caller) => boolean) & RequiredPermission

/** The records that the caller may read: all (`true`), none (`false`), or those that match the filter. */
export type ReadRule<E> = ((caller: Caller) => boolean | FilterQuery<E>) & RequiredPermission

/** 401 for an anonymous caller, else 403. @param rule the rule that refused the call. */
export function refusal(caller: Caller, rule: ((caller: Caller) => unknown) & RequiredPermission): AppError {
  if (caller.userId === null) return new UnauthenticatedError('SIGN_IN_REQUIRED')
  return rule(withFactor(caller)) === false
    ? new ForbiddenError('MISSING_PERMISSION', { permission: rule.permission ?? null })
    : new ForbiddenError('SECOND_FACTOR_REQUIRED')
}

/** The caller as a session with a second factor would have it. */
export function withFactor(caller: Caller): Caller {
  const { withheld } = caller
  return withheld ? { ...caller, roles: new Set([...caller.roles, ...withheld]) } : caller
}

/** @throws {UnauthenticatedError} or ForbiddenError if the rule refuses the caller. */
export function requireRule(caller: Caller, rule: Rule): void {
  if (!rule(caller)) throw refusal(caller, rule)
}

/** The rules of an entity's calls. Only administrators see removed records, and restore them. */
export interface Access<E> {
  readonly read: ReadRule<E>
  readonly manage: Rule
}

export function may(permission: Permission): Rule {
  return Object.assign((caller: Caller) => holds(caller, permission), { permission })
}

/** Whom one of two rules lets; refusals name the permission of the first. */
export function either(first: Rule, second: Rule): Rule {
  const { permission } = first
  return Object.assign((caller: Caller) => first(caller) || second(caller), permission && { permission })
}

export const signedIn: Rule = (caller) => caller.userId !== null

/** Signed-in people, not programs: the rule for passwords, links, recovery codes and tokens. */
export const signedInPerson: Rule = (caller) => caller.userId !== null && !caller.program

export const administratorsOnly: Rule = may('administrator')

/** Read access to an entity, derived from the rule for its managers. */
export type Readers<E> = (manages: Rule) => ReadRule<E>

export const everybody = (): (() => true) => () => true

/** Everybody reads the records that match; managers read all. */
export const everybodyWhere =
  <E>(where: FilterQuery<E>): Readers<E> =>
  (manages) =>
  (caller) =>
    manages(caller) ? true : where

export const managersOnly = (manages: Rule): Rule => manages
