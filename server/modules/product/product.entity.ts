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

  @Field(() => Boolean, {
    description: 'Whether the product is available today. The spelling is that of the old API.',
  })
  @Property({ type: 'boolean' })
  availiblity: boolean = true

  @Field(() => Status, {
    description: 'Whether the public sees the product; it also has to see the category.',
  })
  @Enum({ items: () => Status, type: 'smallint' })
  status: Status = Status.ACTIVE

  @Field(() => ID, { description: 'Id of the category that the product belongs to.' })
  categoryId!: number

  @Field(() => Category, { description: 'The category that the product belongs to.' })
  @ManyToOne({ entity: () => Category })
  category!: Rel<Category>

  @Field(() => [ProductImage], { description: 'Its pictures, by index; lists show the first.' })
  @OneToMany({ entity: () => ProductImage, mappedBy: 'product' })
  productImages = new Collection<ProductImage>(this)
}
