import type { Rel } from '@mikro-orm/core'
import { Entity, ManyToOne, Property } from '@mikro-orm/decorators/legacy'
import { Field, ID, Int, ObjectType } from 'type-graphql'
import { ContentEntity } from '../../core/base-entity.ts'
import { Product } from './product.entity.ts'

@ObjectType({ simpleResolvers: true, description: 'A picture of a product.' })
@Entity({ tableName: 'product_image' })
export class ProductImage extends ContentEntity {
  @Field(() => Int, { description: "Place among the product's pictures, from 0." })
  @Property({ type: 'integer' })
  index!: number

  @Field(() => Int, { description: 'Bytes of the stored picture.' })
  @Property({ type: 'integer' })
  size!: number

  @Field(() => String, { description: 'Always `image`.' })
  @Property({ type: 'text' })
  type: string = 'image'

  @Field(() => String, { description: 'Media type of the stored picture.' })
  @Property({ type: 'text' })
  contentType!: string

  @Field(() => String, { description: 'Name of the file as sent, without its path.' })
  @Property({ type: 'text' })
  fileName!: string

  @Field(() => String, { description: 'Path of the picture below the resource address.' })
  @Property({ type: 'text' })
  filePath!: string

  @Field(() => ID, { description: 'Id of the product that the picture shows.' })
  productId!: number

  @Field(() => Product, { description: 'The product that the picture shows.' })
  @ManyToOne({ entity: () => Product })
  product!: Rel<Product>
}
