import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, FieldResolver, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { WidthArg } from '../../core/graphql/arguments.ts'
import type { GraphQLContext } from '../../core/graphql/graphql-context.ts'
import { selectionOf } from '../../core/graphql/graphql-selection.ts'
import { PageText } from '../page-text/page-text.entity.ts'
import { pathOfDrawing } from './composed-drawing.ts'
import { OpeningPeriod } from './opening-period.item.ts'
import { siteRecord } from './site.record.ts'
import type { SiteService, UpdateSite } from './site.service.ts'
import { ApplicationVersion, Hours, Site } from './site.types.ts'

@Resolver(() => Site)
export class SiteResolver {
  constructor(private readonly service: SiteService) {}

  @Query(() => Site, { description: 'Returns the facts about the restaurant that every page shows.' })
  site(@Ctx() context: GraphQLContext, @Info() info: GraphQLResolveInfo): Promise<Site> {
    return this.service.site(context, selectionOf(info))
  }

  @Query(() => PageText, {
    nullable: true,
    description: 'Returns the text of a page; null where none was written, or the page shows something else.',
  })
  async textOfPage(
    @Arg('key', () => String, { description: 'Name of the page, as `site.pages` has it.' }) key: string,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<PageText | null> {
    const [text] = await this.service.textsOfPages(context, selectionOf(info), [key])
    return text ?? null
  }

  @Mutation(() => Site, {
    description: 'Changes the settings in the input; null resets one to its fallback.',
  })
  async updateSite(
    @Arg('input', () => siteRecord.inputs.update, { description: 'Settings that change.' }) input: UpdateSite,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Site> {
    await this.service.update(context, input)
    return this.service.site(context, selectionOf(info))
  }

  @Mutation(() => Hours, { description: 'Replaces the hours of the week in one piece.' })
  async setOpeningHours(
    @Arg('periods', () => [OpeningPeriod], { description: 'All periods of the week.' })
    periods: OpeningPeriod[],
    @Arg('version', () => Int, {
      nullable: true,
      description: 'Version of the settings that the change was made from. An older one fails with CONFLICT.',
    })
    version: number | null | undefined,
    @Ctx() context: GraphQLContext,
  ): Promise<Hours> {
    await this.service.update(context, { weekly: periods, ...(version != null && { version }) })
    return this.service.hours(context)
  }

  @FieldResolver(() => String, { nullable: true, description: 'Address of the logo.' })
  logoUrl(
    @Root() site: Site,
    @Ctx() context: GraphQLContext,
    @WidthArg() width?: number | null,
  ): string | null {
    return context.media.imageUrl(site.logoFilePath ?? null, width)
  }

  @FieldResolver(() => String, { nullable: true, description: 'Address of the picture of shared links.' })
  shareImageUrl(
    @Root() site: Site,
    @Ctx() context: GraphQLContext,
    @WidthArg() width?: number | null,
  ): string | null {
    return context.media.imageUrl(site.shareImageFilePath ?? null, width)
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Address of the business code of the Ministry.',
  })
  officialQrUrl(
    @Root() site: Site,
    @Ctx() context: GraphQLContext,
    @WidthArg() width?: number | null,
  ): string | null {
    return context.media.imageUrl(site.officialQrFilePath ?? null, width)
  }

  @FieldResolver(() => [String], {
    description: 'Addresses of the pictures of the home page, in their order.',
  })
  heroImageUrls(
    @Root() site: Site,
    @Ctx() context: GraphQLContext,
    @WidthArg() width?: number | null,
  ): string[] {
    return site.heroImageFilePaths.flatMap((path) => context.media.imageUrl(path, width) ?? [])
  }

  @FieldResolver(() => String, {
    nullable: true,
    description: 'Path of the drawing, which changes with its content; null without one.',
  })
  drawingPath(@Root() site: Site): string | null {
    return site.drawing ? pathOfDrawing(site.drawing) : null
  }

  @Query(() => ApplicationVersion, { description: 'Version of the product.' })
  applicationVersion(): ApplicationVersion {
    return this.service.applicationVersion()
  }
}
