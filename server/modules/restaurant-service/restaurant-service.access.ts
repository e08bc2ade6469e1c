import { type Access, administratorsOnly, everybodyReads, may } from '../../core/access.ts'
import { Status } from '../../core/status.ts'
import type { RestaurantService } from './restaurant-service.entity.ts'

const shown = everybodyReads<RestaurantService>({ status: Status.ACTIVE }, 'service.manage')

export const restaurantServiceAccess: Access<RestaurantService> = {
  getAll: shown,
  getById: shown,
  getTableAll: shown,
  seeDeleted: administratorsOnly,
  add: may('service.manage'),
  update: may('service.manage'),
  remove: may('service.manage'),
  restore: administratorsOnly,
}
