import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, ID, Info, Int, Mutation, Query, Resolver } from 'type-graphql'
import type { GraphQLContext } from '../../core/graphql-context.ts'
import { selectionOf } from '../../core/graphql-selection.ts'
import { type PageOf, pageType } from '../../core/page.ts'
import { type TableOf, TableQuery, tableType } from '../../core/table-query.ts'
import { Group } from './group.entity.ts'
import { AddGroup, UpdateGroup } from './group.input.ts'
import type { GroupService } from './group.service.ts'

const GroupTable = tableType(Group, 'Group')
const GroupPage = pageType(Group, 'Group')

@Resolver(() => Group)
export class GroupResolver {
  constructor(private readonly content: GroupService) {}

  @Query(() => GroupPage, { description: 'Returns one page of the groups.' })
  groups(
    @Arg('page', () => Int, { description: 'Number of the page, from 1.' }) page: number,
    @Arg('pageCount', () => Int, { description: 'Number of records on a page, 1 to 100.' }) pageCount: number,
    @Arg('query', () => String, { nullable: true, description: 'Text to search for.' })
    query: string | null | undefined,
    @Arg('orderBy', () => String, {
      nullable: true,
      description: 'Field to sort by; `name desc` reverses the order.',
    })
    orderBy: string | null | undefined,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<PageOf<Group>> {
    return this.content.getPage(context, { page, pageCount, query, orderBy }, selectionOf(info))
  }

  @Query(() => Group, {
    nullable: true,
    description: 'Returns one group by its id. An unknown id gives null with the error NOT_FOUND.',
  })
  group(
    @Arg('id', () => ID, { description: 'Id of the record.' }) id: string,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Group> {
    return this.content.getById(context, id, selectionOf(info))
  }

  @Query(() => GroupTable, {
    description:
      'Returns one page of the group table, searched, filtered and sorted. Fields: id, isDeleted, name, description.',
  })
  groupTable(
    @Arg('query', () => TableQuery, {
      nullable: true,
      description: 'Search, filters, order and page. Every field is optional.',
    })
    query: TableQuery | null | undefined,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<TableOf<Group>> {
    return this.content.getTableAll(context, query, selectionOf(info))
  }

  @Mutation(() => Group, { description: 'Adds a group.' })
  async addGroup(
    @Arg('input', () => AddGroup, { description: 'Fields of the new record.' }) input: AddGroup,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Group> {
    return this.content.getById(context, await this.content.add(context, input), selectionOf(info))
  }

  @Mutation(() => Group, {
    description: 'Changes the fields of a group that the input names; all others stay as they are.',
  })
  async updateGroup(
    @Arg('id', () => ID, { description: 'Id of the record.' }) id: string,
    @Arg('input', () => UpdateGroup, { description: 'Fields that change.' }) input: UpdateGroup,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Group> {
    return this.content.getById(context, await this.content.update(context, id, input), selectionOf(info))
  }

  @Mutation(() => Boolean, { description: 'Removes a group; an administrator can restore it.' })
  async removeGroup(
    @Arg('id', () => ID, { description: 'Id of the record.' }) id: string,
    @Ctx() context: GraphQLContext,
  ): Promise<boolean> {
    await this.content.remove(context, id)
    return true
  }

  @Mutation(() => Group, { description: 'Restores a group that was removed. For administrators.' })
  async restoreGroup(
    @Arg('id', () => ID, { description: 'Id of the record.' }) id: string,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Group> {
    return this.content.getById(context, await this.content.restore(context, id), selectionOf(info))
  }
}
