import type { GraphQLResolveInfo } from 'graphql'
import { Arg, Ctx, ID, Info, Mutation, Query, Resolver } from 'type-graphql'
import type { GraphQLContext } from '../../core/graphql-context.ts'
import { selectionOf } from '../../core/graphql-selection.ts'
import { type TableOf, TableQuery, tableType } from '../../core/table-query.ts'
import { Product } from './product.entity.ts'
import { AddProduct, UpdateProduct } from './product.input.ts'
import type { ProductService } from './product.service.ts'

const ProductTable = tableType(Product, 'Product')

@Resolver(() => Product)
export class ProductResolver {
  constructor(private readonly content: ProductService) {}

  @Query(() => [Product], { description: 'The dishes: by category order, then name as Turkish sorts it.' })
  products(
    @Arg('categoryId', () => ID, { nullable: true, description: 'Only those of this category.' })
    categoryId: string | null | undefined,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Product[]> {
    return this.content.getAllOf(context, categoryId, selectionOf(info))
  }

  @Query(() => Product, {
    nullable: true,
    description: 'One product; null with NOT_FOUND where there is none.',
  })
  product(
    @Arg('id', () => ID, { description: 'Its id.' }) id: string,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Product> {
    return this.content.getById(context, id, selectionOf(info))
  }

  @Query(() => ProductTable, { description: 'One page of the product table, searched, filtered and sorted.' })
  productTable(
    @Arg('query', () => TableQuery, { nullable: true, description: 'Which part; everything is optional.' })
    query: TableQuery | null | undefined,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<TableOf<Product>> {
    return this.content.getTableAll(context, query, selectionOf(info))
  }

  @Mutation(() => Product, { description: 'Adds a product.' })
  async addProduct(
    @Arg('input', () => AddProduct, { description: 'What it holds.' }) input: AddProduct,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Product> {
    return this.content.getById(context, await this.content.add(context, input), selectionOf(info))
  }

  @Mutation(() => Product, { description: 'Changes what the input names of a product, and leaves the rest.' })
  async updateProduct(
    @Arg('id', () => ID, { description: 'Its id.' }) id: string,
    @Arg('input', () => UpdateProduct, { description: 'What changes.' }) input: UpdateProduct,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Product> {
    return this.content.getById(context, await this.content.update(context, id, input), selectionOf(info))
  }

  @Mutation(() => Boolean, { description: 'Removes a product; an administrator can restore it.' })
  async removeProduct(
    @Arg('id', () => ID, { description: 'Its id.' }) id: string,
    @Ctx() context: GraphQLContext,
  ): Promise<boolean> {
    await this.content.remove(context, id)
    return true
  }

  @Mutation(() => Product, { description: 'Brings back a product that was removed. For administrators.' })
  async restoreProduct(
    @Arg('id', () => ID, { description: 'Its id.' }) id: string,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Product> {
    return this.content.getById(context, await this.content.restore(context, id), selectionOf(info))
  }
}
