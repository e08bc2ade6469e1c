import { FOOD_TABLE_COLUMNS } from '../../../rules/menu-table.ts'
import { recordOperations } from '../../api/content-operations.ts'
import { manyOperations } from '../../api/many-operations.ts'
import type { ResourceOperations } from '../../api/resource-operations.ts'

const FOOD = FOOD_TABLE_COLUMNS.map((column) =>
  column === 'portion' ? 'portion { amount unit of }' : column,
)

export const productOperations: ResourceOperations = {
  ...recordOperations('product', {
    fields: [
      'name',
      'description',
      'price',
      'availiblity',
      'status',
      'categoryId',
      'category { id name }',
      'productImages { id thumbUrl }',
      'isDeleted',
      'createdDate',
      'updatedDate',
      'version',
    ],
    // For exports.
    listed: [`foodInformation { ${FOOD.join(' ')} }`],
  }),
  ...manyOperations('product'),
}
