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

  @Query(() => RolePage, { description: 'One page of the roles.' })
  roles(
    @Arg('page', () => Int, { description: 'From 1.' }) page: number,
    @Arg('pageCount', () => Int, { description: 'How many a page holds, 1 to 100.' }) pageCount: number,
    @Arg('query', () => String, { nullable: true, description: 'A text to search for.' })
    query: string | null | undefined,
    @Arg('orderBy', () => String, {
      nullable: true,
      description: 'A field to sort by; `name desc` turns it round.',
    })
    orderBy: string | null | undefined,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<PageOf<Role>> {
    return this.content.getPage(context, { page, pageCount, query, orderBy }, selectionOf(info))
  }

  @Query(() => Role, { nullable: true, description: 'One role; null with NOT_FOUND where there is none.' })
  role(
    @Arg('id', () => ID, { description: 'Its id.' }) id: string,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Role> {
    return this.content.getById(context, id, selectionOf(info))
  }

  @Query(() => RoleTable, { description: 'One page of the role table, searched, filtered and sorted.' })
  roleTable(
    @Arg('query', () => TableQuery, { nullable: true, description: 'Which part; everything is optional.' })
    query: TableQuery | null | undefined,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<TableOf<Role>> {
    return this.content.getTableAll(context, query, selectionOf(info))
  }

  @Mutation(() => Role, { description: 'Adds a role.' })
  async addRole(
    @Arg('input', () => AddRole, { description: 'What it holds.' }) input: AddRole,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Role> {
    return this.content.getById(context, await this.content.add(context, input), selectionOf(info))
  }

  @Mutation(() => Role, { description: 'Changes what the input names of a role, and leaves the rest.' })
  async updateRole(
    @Arg('id', () => ID, { description: 'Its id.' }) id: string,
    @Arg('input', () => UpdateRole, { description: 'What changes.' }) input: UpdateRole,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Role> {
    return this.content.getById(context, await this.content.update(context, id, input), selectionOf(info))
  }

  @Mutation(() => Boolean, { description: 'Removes a role; an administrator can restore it.' })
  async removeRole(
    @Arg('id', () => ID, { description: 'Its id.' }) id: string,
    @Ctx() context: GraphQLContext,
  ): Promise<boolean> {
    await this.content.remove(context, id)
    return true
  }

  @Mutation(() => Role, { description: 'Brings back a role that was removed. For administrators.' })
  async restoreRole(
    @Arg('id', () => ID, { description: 'Its id.' }) id: string,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Role> {
    return this.content.getById(context, await this.content.restore(context, id), selectionOf(info))
  }
}
