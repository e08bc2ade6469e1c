import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, ID, Info, Int, Mutation, Query, Resolver } from 'type-graphql'
import type { GraphQLContext } from '../../core/graphql-context.ts'
import { selectionOf } from '../../core/graphql-selection.ts'
import { type PageOf, pageType } from '../../core/page.ts'
import { type TableOf, TableQuery, tableType } from '../../core/table-query.ts'
import { Role } from './role.entity.ts'
import { AddRole, UpdateRole } from './role.input.ts'
import type { RoleService } from './role.service.ts'

const RoleTable = tableType(Role, 'Role')
const RolePage = pageType(Role, 'Role')

@Resolver(() => Role)
export class RoleResolver {
  constructor(private readonly content: RoleService) {}

  @Query(() => RolePage, { description: 'Returns one page of the roles.' })
  roles(
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
  ): Promise<PageOf<Role>> {
    return this.content.getPage(context, { page, pageCount, query, orderBy }, selectionOf(info))
  }

  @Query(() => Role, {
    nullable: true,
    description: 'Returns one role by its id. An unknown id gives null with the error NOT_FOUND.',
  })
  role(
    @Arg('id', () => ID, { description: 'Id of the record.' }) id: string,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Role> {
    return this.content.getById(context, id, selectionOf(info))
  }

  @Query(() => RoleTable, {
    description:
      'Returns one page of the role table, searched, filtered and sorted. Fields: id, isDeleted, name, normalizedName.',
  })
  roleTable(
    @Arg('query', () => TableQuery, {
      nullable: true,
      description: 'Search, filters, order and page. Every field is optional.',
    })
    query: TableQuery | null | undefined,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<TableOf<Role>> {
    return this.content.getTableAll(context, query, selectionOf(info))
  }

  @Mutation(() => Role, { description: 'Adds a role.' })
  async addRole(
    @Arg('input', () => AddRole, { description: 'Fields of the new record.' }) input: AddRole,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Role> {
    return this.content.getById(context, await this.content.add(context, input), selectionOf(info))
  }

  @Mutation(() => Role, {
    description: 'Changes the fields of a role that the input names; all others stay as they are.',
  })
  async updateRole(
    @Arg('id', () => ID, { description: 'Id of the record.' }) id: string,
    @Arg('input', () => UpdateRole, { description: 'Fields that change.' }) input: UpdateRole,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Role> {
    return this.content.getById(context, await this.content.update(context, id, input), selectionOf(info))
  }

  @Mutation(() => Boolean, { description: 'Removes a role; an administrator can restore it.' })
  async removeRole(
    @Arg('id', () => ID, { description: 'Id of the record.' }) id: string,
    @Ctx() context: GraphQLContext,
  ): Promise<boolean> {
    await this.content.remove(context, id)
    return true
  }

  @Mutation(() => Role, { description: 'Restores a role that was removed. For administrators.' })
  async restoreRole(
    @Arg('id', () => ID, { description: 'Id of the record.' }) id: string,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Role> {
    return this.content.getById(context, await this.content.restore(context, id), selectionOf(info))
  }
}
