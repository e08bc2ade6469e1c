import 'reflect-metadata'
import { ApolloServer } from '@apollo/server'
import { expressMiddleware } from '@as-integrations/express5'
import { Collection } from '@mikro-orm/core'
import { Entity, ManyToOne, OneToMany, PrimaryKey, Property } from '@mikro-orm/decorators/legacy'
import { type EntityManager, MikroORM } from '@mikro-orm/postgresql'
import express from 'express'
import { Arg, buildSchema, Ctx, Field, Float, ID, ObjectType, Query, Resolver } from 'type-graphql'
import { given, serve } from './serve.ts'

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
@Entity({ tableName: 'product' })
class Product {
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

  @ManyToOne({ entity: () => Category })
  category!: Category

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

interface Context {
  readonly em: EntityManager
}

const RELATIONS = ['products', 'products.productImages'] as const

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

  @Query(() => Category, { nullable: true })
  category(@Arg('id', () => ID) id: string, @Ctx() { em }: Context): Promise<Category | null> {
    return em.findOne(Category, { id: Number(id), isDeleted: false, status: 1 }, { populate: RELATIONS })
  }
}

const { databaseUrl } = await given()
const orm = await MikroORM.init({
  clientUrl: databaseUrl,
  entities: [Category, Product, ProductImage],
})
const schema = await buildSchema({ resolvers: [CategoryResolver], validate: false })
const apollo = new ApolloServer<Context>({ schema })
await apollo.start()
const app = express()
app.use(
  '/graphql',
  express.json(),
  expressMiddleware(apollo, { context: async () => ({ em: orm.em.fork() }) }),
)
serve(app)
