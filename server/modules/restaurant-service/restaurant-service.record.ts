import { administratorsOnly, everybodyReads, may } from '../../core/access.ts'
import { defineRecord } from '../../core/record-definition.ts'
import { select } from '../../core/selection.ts'
import { Status } from '../../core/status.ts'
import { RestaurantService } from './restaurant-service.entity.ts'
import { AddService, UpdateService } from './restaurant-service.input.ts'

const shown = everybodyReads<RestaurantService>({ status: Status.ACTIVE }, 'service.manage')

export const restaurantServiceRecord = defineRecord({
  entity: RestaurantService,
  one: 'service',
  many: 'services',
  title: 'service',
  plural: 'services',
  label: 'name',
  inputs: { add: AddService, update: UpdateService },
  access: {
    getAll: shown,
    getById: shown,
    getTableAll: shown,
    seeDeleted: administratorsOnly,
    add: may('service.manage'),
    update: may('service.manage'),
    remove: may('service.manage'),
    restore: administratorsOnly,
  },
  sort: { order: 'asc', id: 'asc' },
  sorted: 'in their order',
  table: { search: ['name', 'description'], fields: ['name', 'description', 'order', 'status'] },
  derived: { imageUrl: select('imageHash'), iconUrl: select('iconHash') },
})
