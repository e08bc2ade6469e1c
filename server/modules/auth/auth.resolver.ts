import type { GraphQLResolveInfo } from 'graphql'
import { GraphQLJSONObject } from 'graphql-scalars'
import { Arg, Ctx, ID, Info, Mutation, Query, Resolver } from 'type-graphql'
import type { GraphQLContext } from '../../core/graphql/graphql-context.ts'
import { selectionOf } from '../../core/graphql/graphql-selection.ts'
import { PasskeyChallenge } from '../factor/passkey-challenge.item.ts'
import { User } from '../user/user.entity.ts'
import { LoginInput } from './auth.input.ts'
import type { AuthService } from './auth.service.ts'
import { LoginResult } from './auth.types.ts'

@Resolver()
export class AuthResolver {
  constructor(private readonly auth: AuthService) {}

  @Mutation(() => LoginResult, {
    description:
      'Signs in. Five failures in a row lock the account for five minutes. An address may try 20 times a minute.',
  })
  login(
    @Arg('input', () => LoginInput, { description: 'Credentials.' }) input: LoginInput,
    @Ctx() context: GraphQLContext,
  ): Promise<LoginResult> {
    return this.auth.login(context, input)
  }

  @Mutation(() => PasskeyChallenge, {
    description:
      'Begins a sign-in by a passkey, which `passkeyLogin` ends. An address may call it 60 times a minute.',
  })
  beginPasskeyLogin(@Ctx() context: GraphQLContext): Promise<PasskeyChallenge> {
    return this.auth.beginPasskeyLogin(context)
  }

  @Mutation(() => LoginResult, {
    description:
      'Signs in by a passkey: without name, password or code, and although the account may be locked. Counted with `login`.',
  })
  passkeyLogin(
    @Arg('challengeId', () => ID, { description: 'Id of the challenge.' }) challengeId: string,
    @Arg('response', () => GraphQLJSONObject, {
      description: "The browser's `PublicKeyCredential` in JSON, up to 16 KiB.",
    })
    response: object,
    @Ctx() context: GraphQLContext,
  ): Promise<LoginResult> {
    return this.auth.passkeyLogin(context, challengeId, response)
  }

  @Mutation(() => Boolean, { description: 'Ends the token of this request on every machine.' })
  async logout(@Ctx() context: GraphQLContext): Promise<boolean> {
    await this.auth.logout(context)
    return true
  }

  @Query(() => User, {
    nullable: true,
    description: 'Returns the signed-in user; null without a valid token.',
  })
  me(@Ctx() context: GraphQLContext, @Info() info: GraphQLResolveInfo): Promise<User | null> {
    return this.auth.me(context, selectionOf(info))
  }

  @Query(() => [String], {
    description:
      'Returns the names of the roles that the signed-in user holds through groups; none without a valid token.',
  })
  myRoles(@Ctx() context: GraphQLContext): string[] {
    return [...context.caller.roles].sort()
  }
}
