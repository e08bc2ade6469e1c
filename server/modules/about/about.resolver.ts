import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, ID, Info, Mutation, Query, Resolver } from 'type-graphql'
import type { GraphQLContext } from '../../core/graphql-context.ts'
import { selectionOf } from '../../core/graphql-selection.ts'
import { type TableOf, TableQuery, tableType } from '../../core/table-query.ts'
import { About } from './about.entity.ts'
import { AddAbout, UpdateAbout } from './about.input.ts'
import type { AboutService } from './about.service.ts'

const AboutTable = tableType(About, 'About')

@Resolver(() => About)
export class AboutResolver {
  constructor(private readonly content: AboutService) {}

  @Query(() => [About], { description: 'The texts about the restaurant, by id.' })
  abouts(@Ctx() context: GraphQLContext, @Info() info: GraphQLResolveInfo): Promise<About[]> {
    return this.content.getAll(context, selectionOf(info))
  }

  @Query(() => About, { nullable: true, description: 'One text; null with NOT_FOUND where there is none.' })
  about(
    @Arg('id', () => ID, { description: 'Its id.' }) id: string,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<About> {
    return this.content.getById(context, id, selectionOf(info))
  }

  @Query(() => AboutTable, {
    description: 'One page of the about text table, searched, filtered and sorted.',
  })
  aboutTable(
    @Arg('query', () => TableQuery, { nullable: true, description: 'Which part; everything is optional.' })
    query: TableQuery | null | undefined,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<TableOf<About>> {
    return this.content.getTableAll(context, query, selectionOf(info))
  }

  @Mutation(() => About, { description: 'Adds an about text.' })
  async addAbout(
    @Arg('input', () => AddAbout, { description: 'What it holds.' }) input: AddAbout,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<About> {
    return this.content.getById(context, await this.content.add(context, input), selectionOf(info))
  }

  @Mutation(() => About, {
    description: 'Changes what the input names of an about text, and leaves the rest.',
  })
  async updateAbout(
    @Arg('id', () => ID, { description: 'Its id.' }) id: string,
    @Arg('input', () => UpdateAbout, { description: 'What changes.' }) input: UpdateAbout,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<About> {
    return this.content.getById(context, await this.content.update(context, id, input), selectionOf(info))
  }

  @Mutation(() => Boolean, { description: 'Removes an about text; an administrator can restore it.' })
  async removeAbout(
    @Arg('id', () => ID, { description: 'Its id.' }) id: string,
    @Ctx() context: GraphQLContext,
  ): Promise<boolean> {
    await this.content.remove(context, id)
    return true
  }

  @Mutation(() => About, { description: 'Brings back an about text that was removed. For administrators.' })
  async restoreAbout(
    @Arg('id', () => ID, { description: 'Its id.' }) id: string,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<About> {
    return this.content.getById(context, await this.content.restore(context, id), selectionOf(info))
  }
}
