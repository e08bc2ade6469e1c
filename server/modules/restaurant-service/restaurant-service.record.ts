import { everybodyWhere } from '../../core/access.ts'
import { Status } from '../../core/primitives/status.ts'
import { select } from '../../core/read/selection.ts'
import { defineContent } from '../../core/record-definition.ts'
import { RestaurantService } from './restaurant-service.entity.ts'

export const restaurantServiceRecord = defineContent<RestaurantService, 'image' | 'icon'>({
  entity: RestaurantService,
  one: 'service',
  many: 'services',
  title: 'service',
  plural: 'services',
  label: 'name',
  uploads: { image: { title: 'A picture' }, icon: { title: 'A picture for small sizes' } },
  manage: 'service.manage',
  read: everybodyWhere<RestaurantService>({ status: Status.ACTIVE }),
  sort: { order: 'asc', id: 'asc' },
  sorted: 'in their order',
  table: { search: ['name', 'description'], fields: ['name', 'description', 'order', 'status'] },
  inlinePicture: 'image',
  rules: {
    async pictures(input, decoder) {
      const [image, icon] = await Promise.all([input.image, input.icon])
      return {
        image: image && (await decoder.inline(image, 'image')),
        icon: icon && (await decoder.icon(icon, 'icon')),
      }
    },
  },
  derived: {
    translation: select('id'),
    imageUrl: select('imageHash'),
    iconUrl: select('iconHash'),
    smallIcon: select('embeddedIcon'),
  },
})
