import { IsOptional } from 'class-validator'
import { everybodyWhere } from '../../core/access.ts'
import { type AddInput, addPictures, type UpdateInput } from '../../core/input/content-inputs.ts'
import { DateTime, IdValue } from '../../core/input/validation.ts'
import type { PictureSource } from '../../core/pictures/picture-source.ts'
import { Status } from '../../core/primitives/status.ts'
import { select } from '../../core/read/selection.ts'
import { defineContent, type RecordDefinition } from '../../core/record-definition.ts'
import { withFood } from './food.input.ts'
import { MAX_NEW_IMAGES } from './new-images.ts'
import { Product } from './product.entity.ts'
import { productRules } from './product.rules.ts'
import { FOOD_COLUMNS, type FoodColumn } from './product-food.entity.ts'

/** Columns excluded from most inputs, and the day that the database maintains. */
type Left = FoodColumn | 'priceSince' | 'servingsSince'
type Add = Omit<AddInput<Product>, Left> & {
  images?: readonly Promise<PictureSource>[] | null
}
type Update = Omit<UpdateInput<Product>, Left>

const definition: RecordDefinition<Product, Add, Update> = defineContent<Product>({
  entity: Product,
  one: 'product',
  many: 'products',
  title: 'product',
  plural: 'products',
  label: 'name',
  manage: 'product.manage',
  narrow: { permission: 'product.availability', fields: ['availiblity'] },
  read: everybodyWhere<Product>({
    status: Status.ACTIVE,
    category: { status: Status.ACTIVE, isDeleted: false },
  }),
  sort: { category: { order: 'asc', id: 'asc' }, order: 'asc', name: 'asc', id: 'asc' },
  sorted: 'by the order of their categories, then by their own, then by name in Turkish order',
  table: {
    search: ['name', 'description'],
    fields: ['name', 'description', 'price', 'availiblity', 'status', 'categoryId'],
  },
  derived: {
    translation: select('id'),
    foodInformation: select(...FOOD_COLUMNS),
    servings: select('servings', 'servingsSince'),
  },
  keyedLists: { servings: 'label' },
  rules: productRules,
})

addPictures(
  definition.inputs.add,
  'images',
  `Its pictures, up to ${MAX_NEW_IMAGES}, which are stored with it or not at all`,
  MAX_NEW_IMAGES,
)

/** A new product with its food information, which `addProduct` does not accept. */
export class AnsweredProduct extends withFood(definition.inputs.add) {}

/** An update of a product together with its food information. */
export class AnsweredUpdate extends withFood(definition.inputs.update) {}

/** The input of undo, which also sets the food information and its review stamp. */
class UndoneProduct extends AnsweredUpdate {
  @IsOptional()
  @DateTime()
  reviewedAt?: string | null

  @IsOptional()
  @IdValue()
  reviewedBy?: number | null
}

export const productRecord = { ...definition, inputs: { ...definition.inputs, undo: UndoneProduct } }
