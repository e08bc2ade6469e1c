import { Collection } from '@mikro-orm/core'
import { Entity, OneToMany } from '@mikro-orm/decorators/legacy'
import { Field, ObjectType } from 'type-graphql'
import { ContentEntity } from '../../core/base-entity.ts'
import { NameField, OrderField, PathField, StatusField, TextField } from '../../core/input/content-fields.ts'
import { Status } from '../../core/primitives/status.ts'
import { Product } from '../product/product.entity.ts'

@ObjectType({ simpleResolvers: true, description: 'A category of the menu, such as soups or desserts.' })
@Entity({ tableName: 'category' })
export class Category extends ContentEntity {
  @NameField()
  name!: string

  @TextField({ required: false })
  description: string | null = null

  @PathField('Path of the picture below the resource address.')
  imageFilePath: string | null = null

  @PathField('Path of the icon below the resource address.')
  iconFilePath: string | null = null

  @OrderField('Place in the menu, 0 to 100,000; equal places go by id.')
  order!: number

  @StatusField('Whether the public sees the category, and with it its products.')
  status: Status = Status.ACTIVE

  @Field(() => [Product], { description: 'Its products, by their order, then by name in Turkish order.' })
  @OneToMany({ entity: () => Product, mappedBy: 'category' })
  products = new Collection<Product>(this)
}
