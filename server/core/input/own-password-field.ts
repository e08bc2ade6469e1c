import { IsOptional } from 'class-validator'
import { Arg, Field } from 'type-graphql'
import type { RequestContext } from '../request-context.ts'
import { all, Text } from './validation.ts'

/** Name of the field and argument with the caller's own password. */
export const OWN_PASSWORD = 'currentPassword'

const description =
  "The caller's own password, needed where somebody becomes an administrator, or an administrator's email, user name, password, status, lock or groups change, or one is removed."

/** Declares the caller's own password in an input. */
export function OwnPasswordInput(): PropertyDecorator {
  return all(
    Field(() => String, { nullable: true, description }),
    IsOptional(),
    Text(1000),
  )
}

/** Declares the caller's own password as the last argument of a call, if the call may need it. */
export function OwnPasswordArg(isAsked = true): ReturnType<typeof Arg> {
  return isAsked ? Arg(OWN_PASSWORD, () => String, { nullable: true, description }) : () => {}
}

/** The context of a call that was sent with the caller's own password. */
export function withOwnPassword<C extends RequestContext>(context: C, currentPassword: unknown): C {
  return typeof currentPassword === 'string' ? { ...context, currentPassword } : context
}
