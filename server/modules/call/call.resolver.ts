import { Arg, Ctx, ID, Mutation, Resolver } from 'type-graphql'
import type { GraphQLContext } from '../../core/graphql/graphql-context.ts'
import type { CallService } from './call.service.ts'
import { Settled } from './call.types.ts'

@Resolver()
export class CallResolver {
  constructor(private readonly calls: CallService) {}

  @Mutation(() => Settled, {
    description:
      'Returns the outcome of the call that the caller sent under a key and whose reply was lost. Waits up to 10 seconds for one that is running. If nothing was stored, the key is refused from then on, with CALL_SETTLED.',
  })
  settle(
    @Arg('clientKey', () => ID, { description: 'The idempotency key of the call.' }) clientKey: string,
    @Ctx() context: GraphQLContext,
  ): Promise<Settled> {
    return this.calls.settle(context, clientKey)
  }
}
