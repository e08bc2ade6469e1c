import { Collection } from '@mikro-orm/core'
import { Entity, Enum, OneToMany, Property } from '@mikro-orm/decorators/legacy'
import { Field, Int, ObjectType } from 'type-graphql'
import { ContentEntity } from '../../core/base-entity.ts'
import { Status } from '../../core/status.ts'
import { Product } from '../product/product.entity.ts'

@ObjectType({ simpleResolvers: true, description: 'A category of the menu, such as soups or desserts.' })
@Entity({ tableName: 'category' })
export class Category extends ContentEntity {
  @Field(() => String, { description: '1 to 200 characters.' })
  @Property({ type: 'text' })
  name!: string

  @Field(() => String, { nullable: true, description: 'Up to 20,000 characters.' })
  @Property({ type: 'text', nullable: true })
  description: string | null = null

  @Field(() => String, { nullable: true, description: 'Path of the picture below the resource address.' })
  @Property({ type: 'text', nullable: true })
  imageFilePath: string | null = null

  @Field(() => String, { nullable: true, description: 'Path of the icon below the resource address.' })
  @Property({ type: 'text', nullable: true })
  iconFilePath: string | null = null

  @Field(() => Int, { description: 'Place in the menu, 0 to 100,000; equal places go by id.' })
  @Property({ type: 'integer' })
  order!: number

  @Field(() => Status, { description: 'Whether the public sees the category, and with it its products.' })
  @Enum({ items: () => Status, type: 'smallint' })
  status: Status = Status.ACTIVE

  @Field(() => [Product], { description: 'Its products, by name in Turkish order.' })
  @OneToMany({ entity: () => Product, mappedBy: 'category' })
  products = new Collection<Product>(this)
}
