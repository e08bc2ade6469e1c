import { Arg, Ctx, FieldResolver, ID, Mutation, Resolver, Root } from 'type-graphql'
import type { GraphQLContext } from '../../core/graphql/graphql-context.ts'
import { pagedResolver } from '../../core/graphql/record-resolver.ts'
import { User } from './user.entity.ts'
import { userRecord } from './user.record.ts'
import { UserService } from './user.service.ts'

@Resolver(() => User)
export class UserResolver extends pagedResolver(userRecord, UserService) {
  @Mutation(() => Boolean, {
    description:
      'Erases the personal data of a removed user from its row and from the history, for good. For administrators.',
  })
  async eraseUser(
    @Arg('id', () => ID, { description: 'Id of the record.' }) id: string,
    @Ctx() context: GraphQLContext,
  ): Promise<boolean> {
    await this.service.erase(context, id)
    return true
  }

  @FieldResolver(() => Boolean, { name: 'delete', description: 'Whether the user was removed.' })
  deleted(@Root() user: User): boolean {
    return user.isDeleted
  }
}
