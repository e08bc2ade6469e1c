import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { GraphQLContext } from '../../core/graphql-context.ts'
import { isLookUp, selectionOf } from '../../core/graphql-selection.ts'
import { type TableOf, TableQuery, tableType } from '../../core/table-query.ts'
import { RestaurantService } from './restaurant-service.entity.ts'
import { AddService, UpdateService } from './restaurant-service.input.ts'
import type { RestaurantServiceService } from './restaurant-service.service.ts'

const RestaurantServiceTable = tableType(RestaurantService, 'Service')

const IMAGE_URL =
  'Address of the picture. It names the content, so that a browser may keep the picture for ever; for the public it is 404 while the service is hidden or removed.'
const ICON_URL = 'Address of the icon, like that of the picture.'
const ONE_FORM =
  'Is accepted as for other pictures; a service keeps each picture in one form, of at most 64 KiB.'

@Resolver(() => RestaurantService)
export class RestaurantServiceResolver {
  constructor(private readonly content: RestaurantServiceService) {}

  @Query(() => [RestaurantService], { description: 'Returns the services, in their order.' })
  services(@Ctx() context: GraphQLContext, @Info() info: GraphQLResolveInfo): Promise<RestaurantService[]> {
    return this.content.getAll(context, selectionOf(info))
  }

  @Query(() => RestaurantService, {
    nullable: true,
    description: 'Returns one service by its id. An unknown id gives null with the error NOT_FOUND.',
  })
  service(
    @Arg('id', () => ID, { description: 'Id of the record.' }) id: string,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<RestaurantService> {
    return this.content.getById(context, id, selectionOf(info))
  }

  @Query(() => RestaurantServiceTable, {
    description:
      'Returns one page of the service table, searched, filtered and sorted. Fields: id, createdDate, updatedDate, isDeleted, createdBy, updatedBy, name, description, order, status.',
  })
  serviceTable(
    @Arg('query', () => TableQuery, {
      nullable: true,
      description: 'Search, filters, order and page. Every field is optional.',
    })
    query: TableQuery | null | undefined,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<TableOf<RestaurantService>> {
    return this.content.getTableAll(context, query, selectionOf(info))
  }

  @Mutation(() => RestaurantService, { description: 'Adds a service.' })
  async addService(
    @Arg('input', () => AddService, { description: 'Fields of the new record.' }) input: AddService,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<RestaurantService> {
    return this.content.getById(context, await this.content.add(context, input), selectionOf(info))
  }

  @Mutation(() => RestaurantService, {
    description: 'Changes the fields of a service that the input names; all others stay as they are.',
  })
  async updateService(
    @Arg('id', () => ID, { description: 'Id of the record.' }) id: string,
    @Arg('input', () => UpdateService, { description: 'Fields that change.' }) input: UpdateService,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<RestaurantService> {
    return this.content.getById(context, await this.content.update(context, id, input), selectionOf(info))
  }

  @Mutation(() => Boolean, { description: 'Removes a service; an administrator can restore it.' })
  async removeService(
    @Arg('id', () => ID, { description: 'Id of the record.' }) id: string,
    @Ctx() context: GraphQLContext,
  ): Promise<boolean> {
    await this.content.remove(context, id)
    return true
  }

  @Mutation(() => RestaurantService, {
    description: 'Restores a service that was removed. For administrators.',
  })
  async restoreService(
    @Arg('id', () => ID, { description: 'Id of the record.' }) id: string,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<RestaurantService> {
    return this.content.getById(context, await this.content.restore(context, id), selectionOf(info))
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

  @FieldResolver(() => String, { nullable: true, description: ICON_URL })
  iconUrl(
    @Root() row: RestaurantService,
    @Ctx() context: GraphQLContext,
    @Arg('width', () => Int, { nullable: true, description: ONE_FORM }) width?: number | null,
  ): string | null {
    return context.media.rowPictureUrl(`service/${row.id}/icon`, row.iconHash ?? null, width)
  }
}
