import { FOOD_TABLE_COLUMNS } from '../../../rules/menu-table.ts'
import { contentOperations } from '../../api/content-operations.ts'

const FOOD = FOOD_TABLE_COLUMNS.map((column) =>
  column === 'portion' ? 'portion { amount unit of }' : column,
)

export const productOperations = contentOperations('product', {
  fields: [
    'name',
    'description',
    'price',
    'servingLabel',
    'servings { label price }',
    'availiblity',
    'status',
    'categoryId',
    'category { id name }',
    'productImages { id thumbUrl }',
    'foodInformation { reviewedAt }',
  ],
  // For exports.
  listed: [`foodInformation { ${FOOD.join(' ')} }`],
})
