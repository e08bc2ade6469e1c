import { Arg, Args, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql'
import { OwnPasswordArg } from '../../core/graphql/arguments.ts'
import type { GraphQLContext } from '../../core/graphql/graphql-context.ts'
import { withOwnPassword } from '../../core/own-password.ts'
import { ChangeQuery } from './change.input.ts'
import type { ChangeService } from './change.service.ts'
import { ActTable, ChangeTable, RecordedChange } from './change.types.ts'

@Resolver()
export class ChangeResolver {
  constructor(private readonly history: ChangeService) {}

  @Query(() => ChangeTable, {
    description:
      'Returns the history of changes, the newest first. For administrators; others get the changes of the content that they manage.',
  })
  changes(@Args(() => ChangeQuery) query: ChangeQuery, @Ctx() context: GraphQLContext): Promise<ChangeTable> {
    return this.history.changes(context, query)
  }

  @Query(() => ActTable, {
    description:
      'Returns the same history, the changes of one request as one act, the newest first. For administrators; others get the changes of the content that they manage.',
  })
  acts(@Args(() => ChangeQuery) query: ChangeQuery, @Ctx() context: GraphQLContext): Promise<ActTable> {
    return this.history.acts(context, query)
  }

  @Query(() => ID, {
    nullable: true,
    description:
      'Returns the id of the latest change of any record, to poll for changes; null before the first. For every signed-in user.',
  })
  latestChange(@Ctx() context: GraphQLContext): Promise<number | null> {
    return this.history.latest(context)
  }

  @Mutation(() => RecordedChange, {
    description:
      'Undoes one change in one transaction, and returns the change that this recorded, the last of several. CONFLICT if the record has changed since: `extensions.conflicts` lists each `field` with the value set by the change (`after`) and the current one (`now`). For administrators, and for managers of the content.',
  })
  undoChange(
    @Arg('id', () => ID, { description: 'Id of the change.' }) id: string,
    @OwnPasswordArg() currentPassword: string | null | undefined,
    @Ctx() context: GraphQLContext,
  ): Promise<RecordedChange> {
    return this.history.undo(withOwnPassword(context, currentPassword), id)
  }

  @Mutation(() => Int, {
    description:
      'Undoes all changes of one request in one transaction, except those of records that were removed since or are as they were before, and returns their number. CONFLICT if one of them cannot be undone, or if nothing is left to undo; then none is. Of values that were changed again since, `extensions.conflicts` lists `entity`, `id`, `recordName`, `field`, `after` and `now`. For the user who made the request, and for those who may read the history of all its records.',
  })
  undoRequest(
    @Arg('requestId', () => String, { description: 'Name of the request, as its changes have it.' })
    requestId: string,
    @Arg('leaveChanged', () => Boolean, {
      defaultValue: false,
      description: 'Leaves values as they are that were changed again since, and undoes the others.',
    })
    leaveChanged: boolean,
    @OwnPasswordArg() currentPassword: string | null | undefined,
    @Ctx() context: GraphQLContext,
  ): Promise<number> {
    return this.history.undoRequest(withOwnPassword(context, currentPassword), requestId, leaveChanged)
  }
}
