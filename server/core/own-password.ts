import type { RequestContext } from './request-context.ts'

/** Name of the field and argument with the caller's own password. */
export const OWN_PASSWORD = 'currentPassword'

export const OWN_PASSWORD_TEXT =
  "The caller's own password, needed where somebody becomes an administrator or gets user.manage, group.manage or role.manage, or an administrator's email, user name, password, status, lock or groups change, or one is removed."

export function withOwnPassword<C extends RequestContext>(context: C, currentPassword: unknown): C {
  return typeof currentPassword === 'string' ? { ...context, currentPassword } : context
}
