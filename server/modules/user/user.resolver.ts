import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import type { GraphQLContext } from '../../core/graphql-context.ts'
import { selectionOf } from '../../core/graphql-selection.ts'
import { type PageOf, pageType } from '../../core/page.ts'
import { type TableOf, TableQuery, tableType } from '../../core/table-query.ts'
import { User } from './user.entity.ts'
import { AddUser, UpdateUser } from './user.input.ts'
import type { UserService } from './user.service.ts'

const UserTable = tableType(User, 'User')
const UserPage = pageType(User, 'User')

@Resolver(() => User)
export class UserResolver {
  constructor(private readonly content: UserService) {}

  @Query(() => UserPage, { description: 'Returns one page of the users.' })
  users(
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
  ): Promise<PageOf<User>> {
    return this.content.getPage(context, { page, pageCount, query, orderBy }, selectionOf(info))
  }

  @Query(() => User, {
    nullable: true,
    description: 'Returns one user by its id. An unknown id gives null with the error NOT_FOUND.',
  })
  user(
    @Arg('id', () => ID, { description: 'Id of the record.' }) id: string,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<User> {
    return this.content.getById(context, id, selectionOf(info))
  }

  @Query(() => UserTable, {
    description:
      'Returns one page of the user table, searched, filtered and sorted. Fields: id, isDeleted, userName, normalizedUserName, email, normalizedEmail, emailConfirmed, phoneNumber, phoneNumberConfirmed, twoFactorEnabled, lockoutEnd, lockoutEnabled, accessFailedCount, firstName, lastName, avatar, mood, chatStatus, status.',
  })
  userTable(
    @Arg('query', () => TableQuery, {
      nullable: true,
      description: 'Search, filters, order and page. Every field is optional.',
    })
    query: TableQuery | null | undefined,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<TableOf<User>> {
    return this.content.getTableAll(context, query, selectionOf(info))
  }

  @Mutation(() => User, { description: 'Adds a user.' })
  async addUser(
    @Arg('input', () => AddUser, { description: 'Fields of the new record.' }) input: AddUser,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<User> {
    return this.content.getById(context, await this.content.add(context, input), selectionOf(info))
  }

  @Mutation(() => User, {
    description: 'Changes the fields of a user that the input names; all others stay as they are.',
  })
  async updateUser(
    @Arg('id', () => ID, { description: 'Id of the record.' }) id: string,
    @Arg('input', () => UpdateUser, { description: 'Fields that change.' }) input: UpdateUser,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<User> {
    return this.content.getById(context, await this.content.update(context, id, input), selectionOf(info))
  }

  @Mutation(() => Boolean, { description: 'Removes a user; an administrator can restore it.' })
  async removeUser(
    @Arg('id', () => ID, { description: 'Id of the record.' }) id: string,
    @Ctx() context: GraphQLContext,
  ): Promise<boolean> {
    await this.content.remove(context, id)
    return true
  }

  @Mutation(() => User, { description: 'Restores a user that was removed. For administrators.' })
  async restoreUser(
    @Arg('id', () => ID, { description: 'Id of the record.' }) id: string,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<User> {
    return this.content.getById(context, await this.content.restore(context, id), selectionOf(info))
  }

  @Mutation(() => Boolean, {
    description:
      'Erases the personal data of a removed user from its row and from the history, for good. For administrators.',
  })
  async eraseUser(
    @Arg('id', () => ID, { description: 'Id of the record.' }) id: string,
    @Ctx() context: GraphQLContext,
  ): Promise<boolean> {
    await this.content.erase(context, id)
    return true
  }

  @FieldResolver(() => Boolean, { name: 'delete', description: 'Whether the user was removed.' })
  deleted(@Root() user: User): boolean {
    return user.isDeleted
  }
}
