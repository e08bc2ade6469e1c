import 'reflect-metadata'
import { Collection } from '@mikro-orm/core'
import { Entity, ManyToOne, OneToMany, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { type EntityManager, MikroORM } from '@mikro-orm/postgresql'
import type { GraphQLSchema } from 'graphql'
import { Arg, buildSchema, Ctx, Field, Float, ID, Int, ObjectType, Query, Resolver } from 'type-graphql'

/** The same libraries as the application's, used as in their tutorials: entities, `populate`, Apollo. */
@ObjectType()
@Entity({ tableName: 'category' })
class Category {
  @Field(() => ID)
  @PrimaryKey({ type: 'integer' })
  id!: number

  @Field(() => String)
  @Property({ type: 'text' })
  name!: string

  @Property({ type: 'integer' })
  order!: number

  @Property({ type: 'integer' })
  status!: number

  @Property({ type: 'boolean' })
  isDeleted!: boolean

  @Field(() => [Product])
  @OneToMany({ entity: () => Product, mappedBy: 'category', orderBy: { name: 'asc', id: 'asc' } })
  products = new Collection<Product>(this)
}

@ObjectType()
class Portion {
  @Field(() => Float)
  amount!: number

  @Field(() => String)
  unit!: string

  @Field(() => String, { nullable: true })
  of?: string | null
}

/** Lazy, because the menu over GraphQL does not ask for it. */
@ObjectType()
@Entity({ abstract: true })
abstract class FoodInformation {
  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true, lazy: true })
  ingredients: string | null = null

  @Field(() => [String], { nullable: true })
  @Property({ type: 'json', nullable: true, lazy: true })
  allergens: string[] | null = null

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true, lazy: true })
  allergenNote: string | null = null

  @Field(() => Boolean, { nullable: true })
  @Property({ type: 'boolean', nullable: true, lazy: true })
  containsAlcohol: boolean | null = null

  @Field(() => Boolean, { nullable: true })
  @Property({ type: 'boolean', nullable: true, lazy: true })
  containsPork: boolean | null = null

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true, lazy: true })
  diet: string | null = null

  @Field(() => Portion, { nullable: true })
  @Property({ type: 'json', nullable: true, lazy: true })
  portion: Portion | null = null

  @Field(() => Int, { nullable: true })
  @Property({ type: 'integer', nullable: true, lazy: true })
  energyKcal: number | null = null

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true, lazy: true })
  energySource: string | null = null

  @Field(() => Boolean)
  @Property({ type: 'boolean', lazy: true })
  isAlcoholicDrink!: boolean
}

@ObjectType()
@Entity({ tableName: 'product' })
class Product extends FoodInformation {
  @Field(() => ID)
  @PrimaryKey({ type: 'integer' })
  id!: number

  @Field(() => String)
  @Property({ type: 'text' })
  name!: string

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  description: string | null = null

  @Field(() => Float)
  @Property({ type: 'double', columnType: 'numeric(9, 2)' })
  price!: number

  @Field(() => Boolean)
  @Property({ type: 'boolean' })
  availiblity!: boolean

  @ManyToOne({ entity: () => Category })
  category!: Category

  @Field(() => FoodInformation)
  @Property({ persist: false })
  get foodInformation(): FoodInformation {
    return this
  }

  @Field(() => [ProductImage])
  @OneToMany({ entity: () => ProductImage, mappedBy: 'product', orderBy: { index: 'asc', id: 'asc' } })
  productImages = new Collection<ProductImage>(this)
}

@ObjectType()
@Entity({ tableName: 'product_image' })
class ProductImage {
  @PrimaryKey({ type: 'integer' })
  id!: number

  @Property({ type: 'integer' })
  index!: number

  @Field(() => String)
  @Property({ type: 'text' })
  filePath!: string

  @ManyToOne({ entity: () => Product })
  product!: Product
}

@ObjectType()
@Entity({ tableName: 'service' })
class Service {
  @Field(() => ID)
  @PrimaryKey({ type: 'integer' })
  id!: number

  @Field(() => String)
  @Property({ type: 'text' })
  name!: string

  @Property({ type: 'integer' })
  order!: number

  @Property({ type: 'integer' })
  status!: number

  @Property({ type: 'boolean' })
  isDeleted!: boolean
}

@ObjectType()
@Entity({ tableName: 'contact' })
class Contact {
  @PrimaryKey({ type: 'integer' })
  id!: number

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  address: string | null = null

  @Field(() => String, { nullable: true })
  @Property({ type: 'text', nullable: true })
  phoneNumber: string | null = null

  @Property({ type: 'boolean' })
  isDeleted!: boolean
}

export interface Context {
  readonly em: EntityManager
}

const RELATIONS = ['products', 'products.productImages'] as const
const FOOD = [
  'products.ingredients',
  'products.allergens',
  'products.allergenNote',
  'products.containsAlcohol',
  'products.containsPork',
  'products.diet',
  'products.portion',
  'products.energyKcal',
  'products.energySource',
  'products.isAlcoholicDrink',
] as const

@Resolver(() => Category)
class CategoryResolver {
  @Query(() => [Category])
  categories(@Ctx() { em }: Context): Promise<Category[]> {
    return em.find(
      Category,
      { isDeleted: false, status: 1 },
      { populate: RELATIONS, orderBy: { order: 'asc', id: 'asc' } },
    )
  }

  /** With the food information that the page shows. */
  @Query(() => [Category])
  menu(@Ctx() { em }: Context): Promise<Category[]> {
    return em.find(
      Category,
      { isDeleted: false, status: 1 },
      { populate: [...RELATIONS, ...FOOD], orderBy: { order: 'asc', id: 'asc' } },
    )
  }

  @Query(() => [Service])
  services(@Ctx() { em }: Context): Promise<Service[]> {
    return em.find(Service, { isDeleted: false, status: 1 }, { orderBy: { order: 'asc', id: 'asc' } })
  }

  @Query(() => [Contact])
  contacts(@Ctx() { em }: Context): Promise<Contact[]> {
    return em.find(Contact, { isDeleted: false }, { orderBy: { id: 'asc' } })
  }

  @Query(() => Category, { nullable: true })
  category(@Arg('id', () => ID) id: string, @Ctx() { em }: Context): Promise<Category | null> {
    return em.findOne(Category, { id: Number(id), isDeleted: false, status: 1 }, { populate: RELATIONS })
  }
}

interface Plain {
  readonly schema: GraphQLSchema
  /** The context of one request. */
  context(): Context
}

export async function plainStack(databaseUrl: string): Promise<Plain> {
  const orm = await MikroORM.init({
    clientUrl: databaseUrl,
    entities: [Category, Product, ProductImage, Service, Contact],
  })
  const schema = await buildSchema({ resolvers: [CategoryResolver], validate: false })
  return { schema, context: () => ({ em: orm.em.fork() }) }
}
