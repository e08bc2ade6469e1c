import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, ID, Info, Mutation, Query, Resolver } from 'type-graphql'
import type { GraphQLContext } from '../../core/graphql-context.ts'
import { selectionOf } from '../../core/graphql-selection.ts'
import { type TableOf, TableQuery, tableType } from '../../core/table-query.ts'
import { BlogTag } from './blog-tag.entity.ts'
import { AddBlogTag, UpdateBlogTag } from './blog-tag.input.ts'
import type { BlogTagService } from './blog-tag.service.ts'

const BlogTagTable = tableType(BlogTag, 'BlogTag')

@Resolver(() => BlogTag)
export class BlogTagResolver {
  constructor(private readonly content: BlogTagService) {}

  @Query(() => [BlogTag], { description: 'The blog tags, by id.' })
  blogTags(@Ctx() context: GraphQLContext, @Info() info: GraphQLResolveInfo): Promise<BlogTag[]> {
    return this.content.getAll(context, selectionOf(info))
  }

  @Query(() => BlogTag, {
    nullable: true,
    description: 'One blog tag; null with NOT_FOUND where there is none.',
  })
  blogTag(
    @Arg('id', () => ID, { description: 'Its id.' }) id: string,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<BlogTag> {
    return this.content.getById(context, id, selectionOf(info))
  }

  @Query(() => BlogTagTable, {
    description: 'One page of the blog tag table, searched, filtered and sorted.',
  })
  blogTagTable(
    @Arg('query', () => TableQuery, { nullable: true, description: 'Which part; everything is optional.' })
    query: TableQuery | null | undefined,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<TableOf<BlogTag>> {
    return this.content.getTableAll(context, query, selectionOf(info))
  }

  @Mutation(() => BlogTag, { description: 'Adds a blog tag.' })
  async addBlogTag(
    @Arg('input', () => AddBlogTag, { description: 'What it holds.' }) input: AddBlogTag,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<BlogTag> {
    return this.content.getById(context, await this.content.add(context, input), selectionOf(info))
  }

  @Mutation(() => BlogTag, {
    description: 'Changes what the input names of a blog tag, and leaves the rest.',
  })
  async updateBlogTag(
    @Arg('id', () => ID, { description: 'Its id.' }) id: string,
    @Arg('input', () => UpdateBlogTag, { description: 'What changes.' }) input: UpdateBlogTag,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<BlogTag> {
    return this.content.getById(context, await this.content.update(context, id, input), selectionOf(info))
  }

  @Mutation(() => Boolean, { description: 'Removes a blog tag; an administrator can restore it.' })
  async removeBlogTag(
    @Arg('id', () => ID, { description: 'Its id.' }) id: string,
    @Ctx() context: GraphQLContext,
  ): Promise<boolean> {
    await this.content.remove(context, id)
    return true
  }

  @Mutation(() => BlogTag, { description: 'Brings back a blog tag that was removed. For administrators.' })
  async restoreBlogTag(
    @Arg('id', () => ID, { description: 'Its id.' }) id: string,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<BlogTag> {
    return this.content.getById(context, await this.content.restore(context, id), selectionOf(info))
  }
}
