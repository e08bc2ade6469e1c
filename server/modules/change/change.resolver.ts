import { Arg, Ctx, ID, Int, Mutation, Query, Resolver } from 'type-graphql'
import { OwnPasswordArg } from '../../core/graphql/arguments.ts'
import type { GraphQLContext } from '../../core/graphql/graphql-context.ts'
import { withOwnPassword } from '../../core/own-password.ts'
import type { ChangeService } from './change.service.ts'
import { ChangeTable, RecordedChange } from './change.types.ts'

@Resolver()
export class ChangeResolver {
  constructor(private readonly history: ChangeService) {}

  @Query(() => ChangeTable, {
    description:
      'Returns the history of changes, the newest first. For administrators; others get the changes of the content that they manage.',
  })
  changes(
    @Arg('entity', () => String, {
      nullable: true,
      description:
        'Returns only changes of this kind of record, named as the query that returns one: `product`, `blogTag` …',
    })
    entity: string | null | undefined,
    @Arg('id', () => ID, { nullable: true, description: 'Returns only changes of the record with this id.' })
    id: string | null | undefined,
    @Arg('userId', () => ID, { nullable: true, description: 'Returns only changes by this user.' })
    userId: string | null | undefined,
    @Arg('from', () => String, {
      nullable: true,
      description: 'Returns only changes from this day on, YYYY-MM-DD by the clock of the restaurant.',
    })
    from: string | null | undefined,
    @Arg('to', () => String, { nullable: true, description: 'Returns only changes up to this day.' })
    to: string | null | undefined,
    @Arg('text', () => String, {
      nullable: true,
      description: 'Returns only changes of records that are called so, or with this text in a value.',
    })
    text: string | null | undefined,
    @Arg('page', () => Int, { nullable: true, description: 'Number of the page, from 1; 1 by default.' })
    page: number | null | undefined,
    @Arg('pageSize', () => Int, {
      nullable: true,
      description: 'Number of records on a page, 1 to 100; 20 by default.',
    })
    pageSize: number | null | undefined,
    @Ctx() context: GraphQLContext,
  ): Promise<ChangeTable> {
    return this.history.changes(context, { entity, id, userId, from, to, text, page, pageSize })
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
      'Undoes all changes of one request in one transaction, except those of records that were removed since or are as they were before, and returns their number. CONFLICT if one of them cannot be undone, or if nothing is left to undo; then none is. For the user who made the request, and for those who may read the history of all its records.',
  })
  undoRequest(
    @Arg('requestId', () => String, { description: 'Name of the request, as its changes have it.' })
    requestId: string,
    @OwnPasswordArg() currentPassword: string | null | undefined,
    @Ctx() context: GraphQLContext,
  ): Promise<number> {
    return this.history.undoRequest(withOwnPassword(context, currentPassword), requestId)
  }
}
