import { Arg, Ctx, ID, Mutation, Query, Resolver } from 'type-graphql'
import { IdArg, NeverKept } from '../../core/graphql/arguments.ts'
import type { GraphQLContext } from '../../core/graphql/graphql-context.ts'
import type { SessionService } from './session.service.ts'
import { Session } from './session.types.ts'

@Resolver()
export class SessionResolver {
  constructor(private readonly sessions: SessionService) {}

  @Query(() => [Session], {
    name: 'sessions',
    description: "Returns the signed-in user's own open sessions, the last used first, 100 at most.",
  })
  @NeverKept()
  own(@Ctx() context: GraphQLContext): Promise<Session[]> {
    return this.sessions.own(context)
  }

  @Mutation(() => Boolean, { description: "Ends one of the signed-in user's own sessions." })
  async endSession(@IdArg() id: string, @Ctx() context: GraphQLContext): Promise<boolean> {
    await this.sessions.end(context, id)
    return true
  }

  @Mutation(() => Boolean, {
    description: 'Ends all sessions of a user. For managers of users who hold every role of that user.',
  })
  async endUserSessions(
    @Arg('userId', () => ID, { description: 'Id of the user.' }) userId: string,
    @Ctx() context: GraphQLContext,
  ): Promise<boolean> {
    await this.sessions.endOf(context, userId)
    return true
  }
}
