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

  @Query(() => [About], { description: 'Returns the texts about the restaurant, by id.' })
  abouts(@Ctx() context: GraphQLContext, @Info() info: GraphQLResolveInfo): Promise<About[]> {
    return this.content.getAll(context, selectionOf(info))
  }

  @Query(() => About, {
    nullable: true,
    description: 'Returns one text by its id. An unknown id gives null with the error NOT_FOUND.',
  })
  about(
    @Arg('id', () => ID, { description: 'Id of the record.' }) id: string,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<About> {
    return this.content.getById(context, id, selectionOf(info))
  }

  @Query(() => AboutTable, {
    description:
      'Returns one page of the about text table, searched, filtered and sorted. Fields: id, createdDate, updatedDate, isDeleted, createdBy, updatedBy, description.',
  })
  aboutTable(
    @Arg('query', () => TableQuery, {
      nullable: true,
      description: 'Search, filters, order and page. Every field is optional.',
    })
    query: TableQuery | null | undefined,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<TableOf<About>> {
    return this.content.getTableAll(context, query, selectionOf(info))
  }

  @Mutation(() => About, { description: 'Adds an about text.' })
  async addAbout(
    @Arg('input', () => AddAbout, { description: 'Fields of the new record.' }) input: AddAbout,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<About> {
    return this.content.getById(context, await this.content.add(context, input), selectionOf(info))
  }

  @Mutation(() => About, {
    description: 'Changes the fields of an about text that the input names; all others stay as they are.',
  })
  async updateAbout(
    @Arg('id', () => ID, { description: 'Id of the record.' }) id: string,
    @Arg('input', () => UpdateAbout, { description: 'Fields that change.' }) input: UpdateAbout,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<About> {
    return this.content.getById(context, await this.content.update(context, id, input), selectionOf(info))
  }

  @Mutation(() => Boolean, { description: 'Removes an about text; an administrator can restore it.' })
  async removeAbout(
    @Arg('id', () => ID, { description: 'Id of the record.' }) id: string,
    @Ctx() context: GraphQLContext,
  ): Promise<boolean> {
    await this.content.remove(context, id)
    return true
  }

  @Mutation(() => About, { description: 'Restores an about text that was removed. For administrators.' })
  async restoreAbout(
    @Arg('id', () => ID, { description: 'Id of the record.' }) id: string,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<About> {
    return this.content.getById(context, await this.content.restore(context, id), selectionOf(info))
  }
}
