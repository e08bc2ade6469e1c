import { Ctx, Query, Resolver } from 'type-graphql'
import type { GraphQLContext } from '../../core/graphql/graphql-context.ts'
import type { BackupService } from './backup.service.ts'
import { BackupCopies, Backups } from './backup.types.ts'

@Resolver()
export class BackupResolver {
  constructor(private readonly service: BackupService) {}

  @Query(() => Backups, { description: 'Returns the state of nightly backups. For administrators.' })
  backups(@Ctx() context: GraphQLContext): Promise<Backups> {
    return this.service.backups(context)
  }

  @Query(() => BackupCopies, {
    description: 'Returns the state of the copies of nightly backups. For administrators.',
  })
  backupCopies(@Ctx() context: GraphQLContext): Promise<BackupCopies> {
    return this.service.copies(context)
  }
}
