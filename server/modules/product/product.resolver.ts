import type { GraphQLResolveInfo } from 'graphql'
import {
  Arg,
  Ctx,
  FieldResolver,
  GraphQLISODateTime,
  ID,
  Info,
  Mutation,
  Query,
  Resolver,
  Root,
} from 'type-graphql'
import { missingAnswers } from '../../../web/src/rules/food.ts'
import { MAX_SERVINGS } from '../../../web/src/rules/menu-table.ts'
import type { GraphQLContext } from '../../core/graphql/graphql-context.ts'
import { selectionOf } from '../../core/graphql/graphql-selection.ts'
import { recordResolver } from '../../core/graphql/record-resolver.ts'
import { merge, select } from '../../core/read/selection.ts'
import type { RequestContext } from '../../core/request-context.ts'
import { ManyChanged } from '../../core/write/many-changed.ts'
import { MAX_NEW_CATEGORIES } from './category-names.ts'
import { UpdateFoodInformation } from './food.input.ts'
import { FoodInformation } from './food.types.ts'
import { Product } from './product.entity.ts'
import { PriceChange, ProductLine } from './product.input.ts'
import { productRecord } from './product.record.ts'
import type { ProductService } from './product.service.ts'
import { Serving, servingsOf } from './serving.item.ts'

/** Columns from which the prices of a moment are computed. */
const PRICES = select('price', 'priceSince', 'servings')

@Resolver(() => Product)
export class ProductResolver extends recordResolver(productRecord) {
  declare readonly service: ProductService

  @Query(() => [Product], {
    description:
      'Returns the products, by the order of their categories, then by their own, then by name in Turkish order.',
  })
  products(
    @Arg('categoryId', () => ID, { nullable: true, description: 'Returns only products of this category.' })
    categoryId: string | null | undefined,
    @Arg('listedOnly', () => Boolean, {
      defaultValue: false,
      description:
        'Returns only the products that the site lists: without alcoholic drinks if the site hides them, else with these by name, measure and price, without description, ingredients and pictures.',
    })
    listedOnly: boolean,
    @Arg('at', () => GraphQLISODateTime, {
      nullable: true,
      description:
        'Returns the prices of this moment, from the history or by the price plans; all else is as now. For managers of products. From the first entry of the history to 400 days ahead.',
    })
    at: Date | null | undefined,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Product[]> {
    const selection = at ? merge(selectionOf(info), PRICES) : selectionOf(info)
    const read = (from: RequestContext) =>
      listedOnly
        ? this.service.getShown(from, categoryId, selection)
        : this.service.getAllOf(from, categoryId, selection)
    return at ? this.service.getAllAt(context, at, read) : read(context)
  }

  @Mutation(() => Product, {
    description: 'Changes the answers about a product that the input names; all others stay as they are.',
  })
  async updateFoodInformation(
    @Arg('productId', () => ID, { description: 'Id of the product.' }) productId: string,
    @Arg('input', () => UpdateFoodInformation, { description: 'Answers that change.' })
    input: UpdateFoodInformation,
    @Ctx() context: GraphQLContext,
    @Info() info: GraphQLResolveInfo,
  ): Promise<Product> {
    const id = await this.service.updateFood(context, productId, input)
    return this.service.getById(context, id, selectionOf(info))
  }

  @FieldResolver(() => FoodInformation, { description: 'Answers about its contents.' })
  foodInformation(@Root() product: Product): FoodInformation {
    return { ...product, isComplete: missingAnswers(product).length === 0 }
  }

  @FieldResolver(() => [Serving], {
    description: `Its further sizes, up to ${MAX_SERVINGS}, each with its own price.`,
  })
  servings(@Root() product: Product): Serving[] {
    return servingsOf(product)
  }

  @Mutation(() => ManyChanged, {
    description:
      'Sets prices of several products and their servings in one transaction: all of them or none. CONFLICT if one of them is no longer `seenPrice`.',
  })
  changePrices(
    @Arg('changes', () => [PriceChange], { description: 'New prices, 1 to 1,000.' }) changes: PriceChange[],
    @Ctx() context: GraphQLContext,
  ): Promise<ManyChanged> {
    return this.service.changePrices(context, changes)
  }

  @Mutation(() => ManyChanged, {
    description:
      'Stores a list of products in one transaction: updates those with an id and adds the others. An error names the line, from 0: in fields such as `lines.3.price`, or as `line` in its extensions.',
  })
  saveProducts(
    @Arg('lines', () => [ProductLine], { description: 'The products, up to 1,000.' }) lines: ProductLine[],
    @Arg('refuseExisting', () => Boolean, {
      defaultValue: false,
      description:
        'Refuses a line without an id whose name, ignoring case and superfluous spaces, a product of its category has: CONFLICT with VALUE_TAKEN. Also of two concurrent calls with this argument.',
    })
    refuseExisting: boolean,
    @Arg('addCategories', () => Boolean, {
      defaultValue: false,
      description: `Adds the categories that lines name and that are missing, up to ${MAX_NEW_CATEGORIES}, after the others and in the order of the lines; together with the lines up to 1,000. Requires \`category.manage\`.`,
    })
    addCategories: boolean,
    @Ctx() context: GraphQLContext,
  ): Promise<ManyChanged> {
    return this.service.saveAll(context, lines, refuseExisting, addCategories)
  }

  @Mutation(() => ManyChanged, {
    description:
      'Sets the order of a category’s products by a list of ids, in one transaction. Unlisted ones follow by name.',
  })
  reorderProducts(
    @Arg('categoryId', () => ID, { description: 'Id of the category.' }) categoryId: string,
    @Arg('ids', () => [ID], { description: 'Ids of products in their new order.' }) ids: string[],
    @Ctx() context: GraphQLContext,
  ): Promise<ManyChanged> {
    return this.service.reorderIn(context, categoryId, ids)
  }
}
