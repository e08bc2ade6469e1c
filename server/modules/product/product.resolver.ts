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

  @Query(() => [Product], {
    description: 'Returns the products, by the order of their categories, then by name in Turkish order.',
  })
  products(
    @Arg('categoryId', () => ID, { nullable: true, description: 'Returns only products of this category.' })
    categoryId: string | null | undefined,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Product[]> {
    return this.content.getAllOf(context, categoryId, selectionOf(info))
  }

  @Query(() => Product, {
    nullable: true,
    description: 'Returns one product by its id. An unknown id gives null with the error NOT_FOUND.',
  })
  product(
    @Arg('id', () => ID, { description: 'Id of the record.' }) id: string,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Product> {
    return this.content.getById(context, id, selectionOf(info))
  }

  @Query(() => ProductTable, {
    description:
      'Returns one page of the product table, searched, filtered and sorted. Fields: id, createdDate, updatedDate, isDeleted, createdBy, updatedBy, name, description, price, availiblity, status, categoryId.',
  })
  productTable(
    @Arg('query', () => TableQuery, {
      nullable: true,
      description: 'Search, filters, order and page. Every field is optional.',
    })
    query: TableQuery | null | undefined,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<TableOf<Product>> {
    return this.content.getTableAll(context, query, selectionOf(info))
  }

  @Mutation(() => Product, { description: 'Adds a product.' })
  async addProduct(
    @Arg('input', () => AddProduct, { description: 'Fields of the new record.' }) input: AddProduct,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Product> {
    return this.content.getById(context, await this.content.add(context, input), selectionOf(info))
  }

  @Mutation(() => Product, {
    description: 'Changes the fields of a product that the input names; all others stay as they are.',
  })
  async updateProduct(
    @Arg('id', () => ID, { description: 'Id of the record.' }) id: string,
    @Arg('input', () => UpdateProduct, { description: 'Fields that change.' }) input: UpdateProduct,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Product> {
    return this.content.getById(context, await this.content.update(context, id, input), selectionOf(info))
  }

  @Mutation(() => Boolean, { description: 'Removes a product; an administrator can restore it.' })
  async removeProduct(
    @Arg('id', () => ID, { description: 'Id of the record.' }) id: string,
    @Ctx() context: GraphQLContext,
  ): Promise<boolean> {
    await this.content.remove(context, id)
    return true
  }

  @Mutation(() => Product, { description: 'Restores a product that was removed. For administrators.' })
  async restoreProduct(
    @Arg('id', () => ID, { description: 'Id of the record.' }) id: string,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Product> {
    return this.content.getById(context, await this.content.restore(context, id), selectionOf(info))
  }
}
