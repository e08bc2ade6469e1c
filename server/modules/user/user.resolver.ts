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

  @Query(() => UserPage, { description: 'One page of the users.' })
  users(
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
  ): Promise<PageOf<User>> {
    return this.content.getPage(context, { page, pageCount, query, orderBy }, selectionOf(info))
  }

  @Query(() => User, { nullable: true, description: 'One user; null with NOT_FOUND where there is none.' })
  user(
    @Arg('id', () => ID, { description: 'Its id.' }) id: string,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<User> {
    return this.content.getById(context, id, selectionOf(info))
  }

  @Query(() => UserTable, { description: 'One page of the user table, searched, filtered and sorted.' })
  userTable(
    @Arg('query', () => TableQuery, { nullable: true, description: 'Which part; everything is optional.' })
    query: TableQuery | null | undefined,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<TableOf<User>> {
    return this.content.getTableAll(context, query, selectionOf(info))
  }

  @Mutation(() => User, { description: 'Adds a user.' })
  async addUser(
    @Arg('input', () => AddUser, { description: 'What it holds.' }) input: AddUser,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<User> {
    return this.content.getById(context, await this.content.add(context, input), selectionOf(info))
  }

  @Mutation(() => User, { description: 'Changes what the input names of a user, and leaves the rest.' })
  async updateUser(
    @Arg('id', () => ID, { description: 'Its id.' }) id: string,
    @Arg('input', () => UpdateUser, { description: 'What changes.' }) input: UpdateUser,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<User> {
    return this.content.getById(context, await this.content.update(context, id, input), selectionOf(info))
  }

  @Mutation(() => Boolean, { description: 'Removes a user; an administrator can restore it.' })
  async removeUser(
    @Arg('id', () => ID, { description: 'Its id.' }) id: string,
    @Ctx() context: GraphQLContext,
  ): Promise<boolean> {
    await this.content.remove(context, id)
    return true
  }

  @Mutation(() => User, { description: 'Brings back a user that was removed. For administrators.' })
  async restoreUser(
    @Arg('id', () => ID, { description: 'Its id.' }) id: string,
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
    @Arg('id', () => ID, { description: 'Its id.' }) id: string,
    @Ctx() context: GraphQLContext,
  ): Promise<boolean> {
    await this.content.erase(context, id)
    return true
  }

  @FieldResolver(() => Boolean, { name: 'delete', description: 'Whether it was removed.' })
  deleted(@Root() user: User): boolean {
    return user.isDeleted
  }
}
