import { Arg, Ctx, Mutation, Resolver } from 'type-graphql'
import type { GraphQLContext } from '../../core/graphql/graphql-context.ts'
import type { AccountService } from './account.service.ts'
import { NEW_PASSWORD } from './user.input.ts'

@Resolver()
export class AccountResolver {
  constructor(private readonly account: AccountService) {}

  @Mutation(() => Boolean, {
    description:
      'Changes the password of the signed-in user. All other tokens of the user end; the token of this request stays valid.',
  })
  async changePassword(
    @Arg('current', () => String, { description: 'Present password.' }) current: string,
    @Arg('new', () => String, { description: NEW_PASSWORD }) next: string,
    @Ctx() context: GraphQLContext,
  ): Promise<boolean> {
    await this.account.changePassword(context, { current, new: next })
    return true
  }

  @Mutation(() => Boolean, {
    description: 'Ends all tokens of the signed-in user on every machine, except the token of this request.',
  })
  async endOtherSessions(@Ctx() context: GraphQLContext): Promise<boolean> {
    await this.account.endOtherSessions(context)
    return true
  }
}
