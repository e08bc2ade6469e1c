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

  @Query(() => [BlogTag], { description: 'Returns the blog tags, by id.' })
  blogTags(@Ctx() context: GraphQLContext, @Info() info: GraphQLResolveInfo): Promise<BlogTag[]> {
    return this.content.getAll(context, selectionOf(info))
  }

  @Query(() => BlogTag, {
    nullable: true,
    description: 'Returns one blog tag by its id. An unknown id gives null with the error NOT_FOUND.',
  })
  blogTag(
    @Arg('id', () => ID, { description: 'Id of the record.' }) id: string,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<BlogTag> {
    return this.content.getById(context, id, selectionOf(info))
  }

  @Query(() => BlogTagTable, {
    description:
      'Returns one page of the blog tag table, searched, filtered and sorted. Fields: id, createdDate, updatedDate, isDeleted, createdBy, updatedBy, name, status.',
  })
  blogTagTable(
    @Arg('query', () => TableQuery, {
      nullable: true,
      description: 'Search, filters, order and page. Every field is optional.',
    })
    query: TableQuery | null | undefined,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<TableOf<BlogTag>> {
    return this.content.getTableAll(context, query, selectionOf(info))
  }

  @Mutation(() => BlogTag, { description: 'Adds a blog tag.' })
  async addBlogTag(
    @Arg('input', () => AddBlogTag, { description: 'Fields of the new record.' }) input: AddBlogTag,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<BlogTag> {
    return this.content.getById(context, await this.content.add(context, input), selectionOf(info))
  }

  @Mutation(() => BlogTag, {
    description: 'Changes the fields of a blog tag that the input names; all others stay as they are.',
  })
  async updateBlogTag(
    @Arg('id', () => ID, { description: 'Id of the record.' }) id: string,
    @Arg('input', () => UpdateBlogTag, { description: 'Fields that change.' }) input: UpdateBlogTag,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<BlogTag> {
    return this.content.getById(context, await this.content.update(context, id, input), selectionOf(info))
  }

  @Mutation(() => Boolean, { description: 'Removes a blog tag; an administrator can restore it.' })
  async removeBlogTag(
    @Arg('id', () => ID, { description: 'Id of the record.' }) id: string,
    @Ctx() context: GraphQLContext,
  ): Promise<boolean> {
    await this.content.remove(context, id)
    return true
  }

  @Mutation(() => BlogTag, { description: 'Restores a blog tag that was removed. For administrators.' })
  async restoreBlogTag(
    @Arg('id', () => ID, { description: 'Id of the record.' }) id: string,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<BlogTag> {
    return this.content.getById(context, await this.content.restore(context, id), selectionOf(info))
  }
}
