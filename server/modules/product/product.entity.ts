import { Collection, type Rel } from '@mikro-orm/core'
import { Entity, ManyToOne, OneToMany, Property } from '@mikro-orm/decorators/legacy'
import { Field, ObjectType } from 'type-graphql'
import { MAX_SERVING_LABEL, MAX_SERVINGS } from '../../../web/src/rules/menu-table.ts'
import {
  FlagField,
  InputField,
  LabelField,
  NameField,
  OptionalOrderField,
  PriceField,
  ReferenceField,
  StatusField,
  TextField,
} from '../../core/input/content-fields.ts'
import { Items } from '../../core/input/validation.ts'
import { Status } from '../../core/primitives/status.ts'
import { Category } from '../category/category.entity.ts'
import { ProductFood } from './product-food.entity.ts'
import { ProductImage } from './product-image.entity.ts'
import { ServingInput, type StoredServing } from './serving.item.ts'

@ObjectType({ simpleResolvers: true, description: 'A dish or a drink on the menu.' })
@Entity({ tableName: 'product' })
export class Product extends ProductFood {
  @NameField()
  name!: string

  @TextField({ required: false })
  description: string | null = null

  @PriceField()
  price!: number

  @Field(() => String, {
    description: 'Day on which the price began to apply, YYYY-MM-DD in the time zone of the restaurant.',
  })
  @Property({ type: 'date', defaultRaw: "(now() at time zone 'Europe/Istanbul')::date" })
  readonly priceSince!: string

  @LabelField(
    MAX_SERVING_LABEL,
    'Name of the quantity that the price is for, beside servings, such as `kadeh`.',
  )
  servingLabel: string | null = null

  @InputField({
    type: () => [ServingInput],
    rule: () => Items(() => ServingInput, MAX_SERVINGS),
    required: false,
    description: `Further sizes with their prices, up to ${MAX_SERVINGS}, in place of the stored ones.`,
  })
  @Property({ type: 'json', defaultRaw: "'[]'" })
  servings: StoredServing[] = []

  @Property({ type: 'json', defaultRaw: "'{}'" })
  readonly servingsSince!: Record<string, string>

  @FlagField('Whether the product is available today. The spelling is that of the old API.', {
    add: 'Whether the product is available today; true by default.',
    change: 'Whether the product is available today.',
  })
  availiblity: boolean = true

  @StatusField('Whether the public sees the product; it also has to see the category.')
  status: Status = Status.ACTIVE

  @OptionalOrderField(
    'Position in its category, 0 to 100,000; null if it has none. Products without one follow by name.',
  )
  order: number | null = null

  @ReferenceField('Id of the category that the product belongs to.', {
    property: 'category',
    entity: () => Category,
  })
  categoryId!: number

  @Field(() => Category, { description: 'The category that the product belongs to.' })
  @ManyToOne({ entity: () => Category })
  category!: Rel<Category>

  @Field(() => [ProductImage], { description: 'Its pictures, by index; lists show the first.' })
  @OneToMany({ entity: () => ProductImage, mappedBy: 'product' })
  productImages = new Collection<ProductImage>(this)
}
