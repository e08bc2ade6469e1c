import { Ctx, FieldResolver, Mutation, Resolver, Root } from 'type-graphql'
import { IdArg } from '../../core/graphql/arguments.ts'
import type { GraphQLContext } from '../../core/graphql/graphql-context.ts'
import { pagedResolver } from '../../core/graphql/record-resolver.ts'
import { NO_PASSWORD } from './password.service.ts'
import { User } from './user.entity.ts'
import { userRecord } from './user.record.ts'
import type { UserService } from './user.service.ts'

@Resolver(() => User)
export class UserResolver extends pagedResolver(userRecord) {
  declare readonly service: UserService

  @Mutation(() => Boolean, {
    description:
      'Erases the personal data of a removed user from its row and from the history, for good. For administrators.',
  })
  async eraseUser(@IdArg() id: string, @Ctx() context: GraphQLContext): Promise<boolean> {
    await this.service.erase(context, id)
    return true
  }

  @FieldResolver(() => Boolean, { name: 'delete', description: 'Whether the user was removed.' })
  deleted(@Root() user: User): boolean {
    return user.isDeleted
  }

  @FieldResolver(() => Boolean, {
    description: 'Whether the user was invited by a link, and has set no password yet.',
  })
  isInvited(@Root() user: User): boolean {
    // An account that was taken over without a usable hash; one that was erased has the same.
    const isUnusable = user.passwordHash === NO_PASSWORD && !user.isDeleted
    return user.passwordHash === null || isUnusable
  }
}
