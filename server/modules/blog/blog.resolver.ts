import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { type GraphQLContext, WIDTH } from '../../core/graphql-context.ts'
import { selectionOf } from '../../core/graphql-selection.ts'
import { type TableOf, TableQuery, tableType } from '../../core/table-query.ts'
import { Blog } from './blog.entity.ts'
import { AddBlog, UpdateBlog } from './blog.input.ts'
import type { BlogService } from './blog.service.ts'

const BlogTable = tableType(Blog, 'Blog')

@Resolver(() => Blog)
export class BlogResolver {
  constructor(private readonly content: BlogService) {}

  @Query(() => [Blog], { description: 'Returns the blog entries, the newest first.' })
  blogs(@Ctx() context: GraphQLContext, @Info() info: GraphQLResolveInfo): Promise<Blog[]> {
    return this.content.getAll(context, selectionOf(info))
  }

  @Query(() => Blog, {
    nullable: true,
    description: 'Returns one blog entry by its id. An unknown id gives null with the error NOT_FOUND.',
  })
  blog(
    @Arg('id', () => ID, { description: 'Id of the record.' }) id: string,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Blog> {
    return this.content.getById(context, id, selectionOf(info))
  }

  @Query(() => BlogTable, {
    description:
      'Returns one page of the blog entry table, searched, filtered and sorted. Fields: id, createdDate, updatedDate, isDeleted, createdBy, updatedBy, name, description, image, status. Filters also take categoryId.',
  })
  blogTable(
    @Arg('query', () => TableQuery, {
      nullable: true,
      description: 'Search, filters, order and page. Every field is optional.',
    })
    query: TableQuery | null | undefined,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<TableOf<Blog>> {
    return this.content.getTableAll(context, query, selectionOf(info))
  }

  @Mutation(() => Blog, { description: 'Adds a blog entry.' })
  async addBlog(
    @Arg('input', () => AddBlog, { description: 'Fields of the new record.' }) input: AddBlog,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Blog> {
    return this.content.getById(context, await this.content.add(context, input), selectionOf(info))
  }

  @Mutation(() => Blog, {
    description: 'Changes the fields of a blog entry that the input names; all others stay as they are.',
  })
  async updateBlog(
    @Arg('id', () => ID, { description: 'Id of the record.' }) id: string,
    @Arg('input', () => UpdateBlog, { description: 'Fields that change.' }) input: UpdateBlog,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Blog> {
    return this.content.getById(context, await this.content.update(context, id, input), selectionOf(info))
  }

  @Mutation(() => Boolean, { description: 'Removes a blog entry; an administrator can restore it.' })
  async removeBlog(
    @Arg('id', () => ID, { description: 'Id of the record.' }) id: string,
    @Ctx() context: GraphQLContext,
  ): Promise<boolean> {
    await this.content.remove(context, id)
    return true
  }

  @Mutation(() => Blog, { description: 'Restores a blog entry that was removed. For administrators.' })
  async restoreBlog(
    @Arg('id', () => ID, { description: 'Id of the record.' }) id: string,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Blog> {
    return this.content.getById(context, await this.content.restore(context, id), selectionOf(info))
  }

  @FieldResolver(() => String, { nullable: true, description: 'Address of the picture.' })
  imageUrl(
    @Root() row: Blog,
    @Ctx() context: GraphQLContext,
    @Arg('width', () => Int, { nullable: true, description: WIDTH }) width?: number | null,
  ): string | null {
    return context.media.imageUrl(row.image, width)
  }

  @FieldResolver(() => String, { nullable: true, description: 'Address of the picture, 240 pixels wide.' })
  thumbUrl(@Root() row: Blog, @Ctx() context: GraphQLContext): string | null {
    return context.media.thumbUrl(row.image)
  }
}
