import { Arg, Ctx, GraphQLISODateTime, Mutation, Query, Resolver } from 'type-graphql'
import { NeverKept } from '../../core/graphql/arguments.ts'
import type { GraphQLContext } from '../../core/graphql/graphql-context.ts'
import { OWN_PASSWORD } from '../../core/own-password.ts'
import { NEW_PASSWORD } from '../user/user.input.ts'
import type { RecoveryService } from './recovery.service.ts'

@Resolver()
export class RecoveryResolver {
  constructor(private readonly recovery: RecoveryService) {}

  @Query(() => GraphQLISODateTime, {
    nullable: true,
    description:
      'Returns when the newest recovery code of the signed-in user was made; null if there is none.',
  })
  @NeverKept()
  recoveryCodeMadeAt(@Ctx() context: GraphQLContext): Promise<Date | null> {
    return this.recovery.madeAt(context)
  }

  @Mutation(() => String, {
    description:
      'Makes one recovery code for the signed-in user, which is shown this once, in place of all. A new mail address or password keeps it. `renewRecoveryCodes` makes a sheet of ten.',
  })
  renewRecoveryCode(
    @Arg(OWN_PASSWORD, () => String, { description: "The caller's own password." }) currentPassword: string,
    @Ctx() context: GraphQLContext,
  ): Promise<string> {
    return this.recovery.renew(context, currentPassword)
  }

  @Mutation(() => Boolean, {
    description:
      'Sets the password of an account by a recovery code of it, which is used up. All tokens of the account end, and a lock of it. A wrong code counts like a wrong password.',
  })
  async setPasswordByRecoveryCode(
    @Arg('email', () => String, { description: 'Mail address of the account.' }) email: string,
    @Arg('code', () => String, { description: 'The code; case, spaces and hyphens make no difference.' })
    code: string,
    @Arg('password', () => String, { description: NEW_PASSWORD }) password: string,
    @Ctx() context: GraphQLContext,
  ): Promise<boolean> {
    await this.recovery.setPassword(context, { email, code, password })
    return true
  }
}
