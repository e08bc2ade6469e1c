import { Ctx, Query, Resolver } from 'type-graphql'
import type { GraphQLContext } from '../../core/graphql/graphql-context.ts'
import type { BackupCopiesService } from './backup-copies.service.ts'
import { BackupCopies } from './backup-copies.types.ts'

@Resolver()
export class BackupCopiesResolver {
  constructor(private readonly service: BackupCopiesService) {}

  @Query(() => BackupCopies, {
    description: 'Returns the state of the copies of nightly backups. For administrators.',
  })
  backupCopies(@Ctx() context: GraphQLContext): Promise<BackupCopies> {
    return this.service.copies(context)
  }
}
