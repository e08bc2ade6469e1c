import { Collection, DecimalType, type Rel } from '@mikro-orm/core'
import { Entity, Enum, ManyToOne, OneToMany, Property } from '@mikro-orm/decorators/legacy'
import { Field, Float, ID, ObjectType } from 'type-graphql'
import { ContentEntity } from '../../core/base-entity.ts'
import { Status } from '../../core/status.ts'
import { Category } from '../category/category.entity.ts'
import { ProductImage } from './product-image.entity.ts'

@ObjectType({ simpleResolvers: true, description: 'A dish or a drink on the menu.' })
@Entity({ tableName: 'product' })
export class Product extends ContentEntity {
  @Field(() => String, { description: '1 to 200 characters.' })
  @Property({ type: 'text' })
  name!: string

  @Field(() => String, { nullable: true, description: 'Up to 20,000 characters.' })
  @Property({ type: 'text', nullable: true })
  description: string | null = null

  @Field(() => Float, { description: 'In Turkish lira, 0 to 1,000,000 with at most two decimal places.' })
  @Property({ type: new DecimalType('number'), precision: 9, scale: 2 })
  price!: number

  @Field(() => Boolean, { description: 'Whether it can be had today. Spelled as the old API spells it.' })
  @Property({ type: 'boolean' })
  availiblity: boolean = true

  @Field(() => Status, { description: 'Whether the public sees it (only while its category shows, too).' })
  @Enum({ items: () => Status, type: 'smallint' })
  status: Status = Status.ACTIVE

  @Field(() => ID, { description: 'Id of the category it belongs to.' })
  categoryId!: number

  @Field(() => Category, { description: 'The part of the menu it belongs to.' })
  @ManyToOne({ entity: () => Category })
  category!: Rel<Category>

  @Field(() => [ProductImage], { description: 'Its pictures by index; the first is the one lists show.' })
  @OneToMany({ entity: () => ProductImage, mappedBy: 'product' })
  productImages = new Collection<ProductImage>(this)
}
