import { Arg, Ctx, Mutation, Query, Resolver } from 'type-graphql'
import { IdArg } from '../../core/graphql/arguments.ts'
import type { GraphQLContext } from '../../core/graphql/graphql-context.ts'
import { AddApiToken } from './api-token.input.ts'
import type { ApiTokenService } from './api-token.service.ts'
import { ApiToken, NewApiToken } from './api-token.types.ts'

@Resolver()
export class ApiTokenResolver {
  constructor(private readonly tokens: ApiTokenService) {}

  @Query(() => [ApiToken], {
    description: "Returns the signed-in user's own tokens for programs, the newest first.",
  })
  apiTokens(@Ctx() context: GraphQLContext): Promise<ApiToken[]> {
    return this.tokens.own(context)
  }

  @Mutation(() => NewApiToken, {
    description:
      'Makes a token for a program, 20 at most. The program may do what both the token and its owner may, but nothing about passwords, links, codes and tokens. It ends with the account, not with its password.',
  })
  addApiToken(
    @Arg('input', () => AddApiToken, { description: 'Fields of the token.' }) input: AddApiToken,
    @Ctx() context: GraphQLContext,
  ): Promise<NewApiToken> {
    return this.tokens.add(context, input)
  }

  @Mutation(() => Boolean, { description: "Ends one of the signed-in user's own tokens." })
  async removeApiToken(@IdArg() id: string, @Ctx() context: GraphQLContext): Promise<boolean> {
    await this.tokens.remove(context, id)
    return true
  }
}
