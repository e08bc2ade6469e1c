import { Ctx, Query, Resolver } from 'type-graphql'
import type { GraphQLContext } from '../../core/graphql/graphql-context.ts'
import type { SiteService } from './site.service.ts'
import { ApplicationVersion, Site } from './site.types.ts'

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
}
