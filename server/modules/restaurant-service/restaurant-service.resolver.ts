import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, FieldResolver, ID, Info, Int, Mutation, Resolver, Root } from 'type-graphql'
import type { GraphQLContext } from '../../core/graphql/graphql-context.ts'
import { isLookUp } from '../../core/graphql/graphql-selection.ts'
import { listResolver } from '../../core/graphql/record-resolver.ts'
import { ManyChanged } from '../../core/write/many-changed.ts'
import { RestaurantService } from './restaurant-service.entity.ts'
import { restaurantServiceRecord } from './restaurant-service.record.ts'

const IMAGE_URL =
  'Address of the picture. It contains a hash of the content, so that browsers may cache the picture for ever; for the public it is 404 while the service is hidden or removed.'
const ICON_URL = 'Address of the icon, like that of the picture.'
const ONE_FORM =
  'Is accepted as for other pictures; a service keeps each picture in one form, of at most 64 KiB.'

@Resolver(() => RestaurantService)
export class RestaurantServiceResolver extends listResolver(restaurantServiceRecord) {
  @Mutation(() => ManyChanged, {
    description:
      'Sets the order of services by a list of ids, in one transaction. Unlisted ones follow in their previous order.',
  })
  reorderServices(
    @Arg('ids', () => [ID], { description: 'Ids in their new order.' }) ids: string[],
    @Ctx() context: GraphQLContext,
  ): Promise<ManyChanged> {
    return this.service.reorder(context, ids)
  }

  @FieldResolver(() => String, { nullable: true, description: 'The picture as bare base64; null in lists.' })
  image(@Root() row: RestaurantService, @Info() info: GraphQLResolveInfo): string | null {
    return isLookUp(info) ? row.image : null
  }

  @FieldResolver(() => String, { nullable: true, description: IMAGE_URL })
  imageUrl(
    @Root() row: RestaurantService,
    @Ctx() context: GraphQLContext,
    @Arg('width', () => Int, { nullable: true, description: ONE_FORM }) width?: number | null,
  ): string | null {
    return context.media.rowPictureUrl(`service/${row.id}/image`, row.imageHash ?? null, width)
  }

  @FieldResolver(() => String, {
    nullable: true,
    description:
      'The icon as bare base64, to be embedded in a page, if it has at most 2,048 bytes; null for a larger one.',
  })
  smallIcon(@Root() row: RestaurantService): string | null {
    return row.embeddedIcon ?? null
  }

  @FieldResolver(() => String, { nullable: true, description: ICON_URL })
  iconUrl(
    @Root() row: RestaurantService,
    @Ctx() context: GraphQLContext,
    @Arg('width', () => Int, { nullable: true, description: ONE_FORM }) width?: number | null,
  ): string | null {
    return context.media.rowPictureUrl(`service/${row.id}/icon`, row.iconHash ?? null, width)
  }
}
