import type { GraphQLResolveInfo } from 'graphql'
import { GraphQLJSONObject } from 'graphql-scalars'
import { Arg, Ctx, ID, Info, Mutation, Query, Resolver } from 'type-graphql'
import { IdArg, NeverKept } from '../../core/graphql/arguments.ts'
import type { GraphQLContext } from '../../core/graphql/graphql-context.ts'
import { selectionOf } from '../../core/graphql/graphql-selection.ts'
import { OWN_PASSWORD } from '../../core/own-password.ts'
import { User } from '../user/user.entity.ts'
import type { FactorService } from './factor.service.ts'
import { AccountSecurity, AddedPasskey, RecoveryCodes, TotpSetup } from './factor.types.ts'
import { PasskeyChallenge } from './passkey-challenge.item.ts'

const PasswordArg = () => Arg(OWN_PASSWORD, () => String, { description: "The caller's own password." })

const FRESH = 'Who has a second factor calls it within 15 minutes of signing in with it.'

@Resolver()
export class FactorResolver {
  constructor(private readonly factors: FactorService) {}

  @Query(() => AccountSecurity, {
    description: 'Returns the second factors and the number of recovery codes of the signed-in user.',
  })
  @NeverKept()
  mySecurity(@Ctx() context: GraphQLContext): Promise<AccountSecurity> {
    return this.factors.security(context)
  }

  @Mutation(() => TotpSetup, {
    description: `Begins to set up a code app (RFC 6238, SHA-1, 6 digits, 30 seconds), which \`confirmTotp\` ends within 10 minutes; the one before stays until then. ${FRESH}`,
  })
  beginTotp(@PasswordArg() currentPassword: string, @Ctx() context: GraphQLContext): Promise<TotpSetup> {
    return this.factors.beginTotp(context, currentPassword)
  }

  @Mutation(() => RecoveryCodes, {
    description:
      'Ends the setup of a code app by its present code, and gives the recovery codes if it is the first second factor.',
  })
  confirmTotp(
    @Arg('code', () => String, { description: 'Six digits; spaces and hyphens make no difference.' })
    code: string,
    @Ctx() context: GraphQLContext,
  ): Promise<RecoveryCodes> {
    return this.factors.confirmTotp(context, code)
  }

  @Mutation(() => Boolean, { description: `Removes the code app. ${FRESH}` })
  async removeTotp(@PasswordArg() currentPassword: string, @Ctx() context: GraphQLContext): Promise<boolean> {
    await this.factors.removeTotp(context, currentPassword)
    return true
  }

  @Mutation(() => RecoveryCodes, {
    description: `Makes a sheet of ten recovery codes in place of all codes, shown this once. Each is good once, for a new password or for a sign-in. ${FRESH}`,
  })
  renewRecoveryCodes(
    @PasswordArg() currentPassword: string,
    @Ctx() context: GraphQLContext,
  ): Promise<RecoveryCodes> {
    return this.factors.renewCodes(context, currentPassword)
  }

  @Mutation(() => PasskeyChallenge, {
    description: `Begins to add a passkey, 10 at most. ${FRESH}`,
  })
  beginPasskey(
    @PasswordArg() currentPassword: string,
    @Ctx() context: GraphQLContext,
  ): Promise<PasskeyChallenge> {
    return this.factors.beginPasskey(context, currentPassword)
  }

  @Mutation(() => AddedPasskey, {
    description:
      'Adds the passkey that answers a challenge, and gives the recovery codes if it is the first second factor.',
  })
  addPasskey(
    @Arg('challengeId', () => ID, { description: 'Id of the challenge.' }) challengeId: string,
    @Arg('response', () => GraphQLJSONObject, {
      description: "The browser's `PublicKeyCredential` in JSON, up to 16 KiB.",
    })
    response: object,
    @Arg('name', () => String, { description: 'Name of the passkey, 1 to 60 characters.' }) name: string,
    @Ctx() context: GraphQLContext,
  ): Promise<AddedPasskey> {
    return this.factors.addPasskey(context, { challengeId, response, name })
  }

  @Mutation(() => Boolean, { description: `Removes a passkey. ${FRESH}` })
  async removePasskey(
    @IdArg() id: string,
    @PasswordArg() currentPassword: string,
    @Ctx() context: GraphQLContext,
  ): Promise<boolean> {
    await this.factors.removePasskey(context, id, currentPassword)
    return true
  }

  @Mutation(() => User, {
    description:
      'Ends all second factors, recovery codes and tokens of a user, who has lost them. For administrators.',
  })
  async resetSecondFactor(
    @Arg('userId', () => ID, { description: 'Id of the user.' }) userId: string,
    @PasswordArg() currentPassword: string,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<User> {
    const id = await this.factors.reset(context, userId, currentPassword)
    return this.factors.user(context, id, selectionOf(info))
  }
}
