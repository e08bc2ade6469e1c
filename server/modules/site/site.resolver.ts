import { Ctx, Query, Resolver } from 'type-graphql'
import type { GraphQLContext } from '../../core/graphql-context.ts'
import type { SiteService } from './site.service.ts'
import { ApplicationVersion, Site } from './site.types.ts'

@Resolver()
export class SiteResolver {
  constructor(private readonly service: SiteService) {}

  @Query(() => Site, { description: 'What every page shows of the restaurant.' })
  site(@Ctx() context: GraphQLContext): Promise<Site> {
    return this.service.site(context)
  }

  @Query(() => ApplicationVersion, { description: 'Which version of the product answers.' })
  applicationVersion(): ApplicationVersion {
    return this.service.applicationVersion()
  }
}
