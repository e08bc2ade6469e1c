import { Ctx, Query, Resolver } from 'type-graphql'
import type { GraphQLContext } from '../../core/graphql/graphql-context.ts'
import type { SiteService } from './site.service.ts'
import { ApplicationVersion, Backups, Site } from './site.types.ts'

@Resolver()
export class SiteResolver {
  constructor(private readonly service: SiteService) {}

  @Query(() => Site, { description: 'Returns the facts about the restaurant that every page shows.' })
  site(@Ctx() context: GraphQLContext): Promise<Site> {
    return this.service.site(context)
  }

  @Query(() => ApplicationVersion, { description: 'Version of the product.' })
  applicationVersion(): ApplicationVersion {
    return this.service.applicationVersion()
  }

  @Query(() => Backups, { description: 'Tells administrators how nightly backups stand.' })
  backups(@Ctx() context: GraphQLContext): Promise<Backups> {
    return this.service.backups(context)
  }
}
