import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, FieldResolver, ID, Info, Int, Mutation, Query, Resolver, Root } from 'type-graphql'
import { type GraphQLContext, WIDTH } from '../../core/graphql-context.ts'
import { isLookUp, selectionOf } from '../../core/graphql-selection.ts'
import { type TableOf, TableQuery, tableType } from '../../core/table-query.ts'
import { Category } from './category.entity.ts'
import { AddCategory, UpdateCategory } from './category.input.ts'
import type { CategoryService } from './category.service.ts'

const CategoryTable = tableType(Category, 'Category')

@Resolver(() => Category)
export class CategoryResolver {
  constructor(private readonly content: CategoryService) {}

  @Query(() => [Category], { description: 'Returns the categories of the menu, in their order.' })
  categories(@Ctx() context: GraphQLContext, @Info() info: GraphQLResolveInfo): Promise<Category[]> {
    return this.content.getAll(context, selectionOf(info))
  }

  @Query(() => Category, {
    nullable: true,
    description: 'Returns one category by its id. An unknown id gives null with the error NOT_FOUND.',
  })
  category(
    @Arg('id', () => ID, { description: 'Id of the record.' }) id: string,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Category> {
    return this.content.getById(context, id, selectionOf(info))
  }

  @Query(() => CategoryTable, {
    description:
      'Returns one page of the category table, searched, filtered and sorted. Fields: id, createdDate, updatedDate, isDeleted, createdBy, updatedBy, name, description, order, status, imageFilePath, iconFilePath.',
  })
  categoryTable(
    @Arg('query', () => TableQuery, {
      nullable: true,
      description: 'Search, filters, order and page. Every field is optional.',
    })
    query: TableQuery | null | undefined,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<TableOf<Category>> {
    return this.content.getTableAll(context, query, selectionOf(info))
  }

  @Mutation(() => Category, { description: 'Adds a category.' })
  async addCategory(
    @Arg('input', () => AddCategory, { description: 'Fields of the new record.' }) input: AddCategory,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Category> {
    return this.content.getById(context, await this.content.add(context, input), selectionOf(info))
  }

  @Mutation(() => Category, {
    description: 'Changes the fields of a category that the input names; all others stay as they are.',
  })
  async updateCategory(
    @Arg('id', () => ID, { description: 'Id of the record.' }) id: string,
    @Arg('input', () => UpdateCategory, { description: 'Fields that change.' }) input: UpdateCategory,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Category> {
    return this.content.getById(context, await this.content.update(context, id, input), selectionOf(info))
  }

  @Mutation(() => Boolean, { description: 'Removes a category; an administrator can restore it.' })
  async removeCategory(
    @Arg('id', () => ID, { description: 'Id of the record.' }) id: string,
    @Ctx() context: GraphQLContext,
  ): Promise<boolean> {
    await this.content.remove(context, id)
    return true
  }

  @Mutation(() => Category, { description: 'Restores a category that was removed. For administrators.' })
  async restoreCategory(
    @Arg('id', () => ID, { description: 'Id of the record.' }) id: string,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Category> {
    return this.content.getById(context, await this.content.restore(context, id), selectionOf(info))
  }

  @FieldResolver(() => String, { nullable: true, description: 'The picture as base64; null in lists.' })
  image(
    @Root() row: Category,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<string | null> | null {
    return isLookUp(info) && row.imageFilePath ? context.media.base64(row.imageFilePath) : null
  }

  @FieldResolver(() => String, { nullable: true, description: 'The icon as base64; null in lists.' })
  icon(
    @Root() row: Category,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<string | null> | null {
    return isLookUp(info) && row.iconFilePath ? context.media.base64(row.iconFilePath) : null
  }

  @FieldResolver(() => String, { nullable: true, description: 'Address of the picture.' })
  imageUrl(
    @Root() row: Category,
    @Ctx() context: GraphQLContext,
    @Arg('width', () => Int, { nullable: true, description: WIDTH }) width?: number | null,
  ): string | null {
    return context.media.imageUrl(row.imageFilePath, width)
  }

  @FieldResolver(() => String, { nullable: true, description: 'Address of the picture, 240 pixels wide.' })
  thumbUrl(@Root() row: Category, @Ctx() context: GraphQLContext): string | null {
    return context.media.thumbUrl(row.imageFilePath)
  }

  @FieldResolver(() => String, { nullable: true, description: 'Address of the icon.' })
  iconUrl(
    @Root() row: Category,
    @Ctx() context: GraphQLContext,
    @Arg('width', () => Int, { nullable: true, description: WIDTH }) width?: number | null,
  ): string | null {
    return context.media.imageUrl(row.iconFilePath, width)
  }
}
