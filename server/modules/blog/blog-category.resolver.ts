import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, ID, Info, Mutation, Query, Resolver } from 'type-graphql'
import type { GraphQLContext } from '../../core/graphql-context.ts'
import { selectionOf } from '../../core/graphql-selection.ts'
import { type TableOf, TableQuery, tableType } from '../../core/table-query.ts'
import { BlogCategory } from './blog-category.entity.ts'
import { AddBlogCategory, UpdateBlogCategory } from './blog-category.input.ts'
import type { BlogCategoryService } from './blog-category.service.ts'

const BlogCategoryTable = tableType(BlogCategory, 'BlogCategory')

@Resolver(() => BlogCategory)
export class BlogCategoryResolver {
  constructor(private readonly content: BlogCategoryService) {}

  @Query(() => [BlogCategory], { description: 'Returns the blog categories, by id.' })
  blogCategories(@Ctx() context: GraphQLContext, @Info() info: GraphQLResolveInfo): Promise<BlogCategory[]> {
    return this.content.getAll(context, selectionOf(info))
  }

  @Query(() => BlogCategory, {
    nullable: true,
    description: 'Returns one blog category by its id. An unknown id gives null with the error NOT_FOUND.',
  })
  blogCategory(
    @Arg('id', () => ID, { description: 'Id of the record.' }) id: string,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<BlogCategory> {
    return this.content.getById(context, id, selectionOf(info))
  }

  @Query(() => BlogCategoryTable, {
    description:
      'Returns one page of the blog category table, searched, filtered and sorted. Fields: id, createdDate, updatedDate, isDeleted, createdBy, updatedBy, name.',
  })
  blogCategoryTable(
    @Arg('query', () => TableQuery, {
      nullable: true,
      description: 'Search, filters, order and page. Every field is optional.',
    })
    query: TableQuery | null | undefined,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<TableOf<BlogCategory>> {
    return this.content.getTableAll(context, query, selectionOf(info))
  }

  @Mutation(() => BlogCategory, { description: 'Adds a blog category.' })
  async addBlogCategory(
    @Arg('input', () => AddBlogCategory, { description: 'Fields of the new record.' }) input: AddBlogCategory,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<BlogCategory> {
    return this.content.getById(context, await this.content.add(context, input), selectionOf(info))
  }

  @Mutation(() => BlogCategory, {
    description: 'Changes the fields of a blog category that the input names; all others stay as they are.',
  })
  async updateBlogCategory(
    @Arg('id', () => ID, { description: 'Id of the record.' }) id: string,
    @Arg('input', () => UpdateBlogCategory, { description: 'Fields that change.' }) input: UpdateBlogCategory,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<BlogCategory> {
    return this.content.getById(context, await this.content.update(context, id, input), selectionOf(info))
  }

  @Mutation(() => Boolean, { description: 'Removes a blog category; an administrator can restore it.' })
  async removeBlogCategory(
    @Arg('id', () => ID, { description: 'Id of the record.' }) id: string,
    @Ctx() context: GraphQLContext,
  ): Promise<boolean> {
    await this.content.remove(context, id)
    return true
  }

  @Mutation(() => BlogCategory, {
    description: 'Restores a blog category that was removed. For administrators.',
  })
  async restoreBlogCategory(
    @Arg('id', () => ID, { description: 'Id of the record.' }) id: string,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<BlogCategory> {
    return this.content.getById(context, await this.content.restore(context, id), selectionOf(info))
  }
}
