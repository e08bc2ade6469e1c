import { everybodyWhere } from '../../core/access.ts'
import { defineRecord } from '../../core/record-definition.ts'
import { select } from '../../core/selection.ts'
import { Status } from '../../core/status.ts'
import { RestaurantService } from './restaurant-service.entity.ts'
import { AddService, UpdateService } from './restaurant-service.input.ts'

export const restaurantServiceRecord = defineRecord({
  entity: RestaurantService,
  one: 'service',
  many: 'services',
  title: 'service',
  plural: 'services',
  label: 'name',
  inputs: { add: AddService, update: UpdateService },
  manage: 'service.manage',
  read: everybodyWhere<RestaurantService>({ status: Status.ACTIVE }),
  sort: { order: 'asc', id: 'asc' },
  sorted: 'in their order',
  table: { search: ['name', 'description'], fields: ['name', 'description', 'order', 'status'] },
  derived: { imageUrl: select('imageHash'), iconUrl: select('iconHash') },
})
