import type { EntityData } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { ContentService, type ContentTools } from '../../core/content-service.ts'
import { nextOrder } from '../../core/order.ts'
import type { PreparedPictures } from '../../core/record-service.ts'
import { select } from '../../core/selection.ts'
import { restaurantServiceAccess } from './restaurant-service.access.ts'
import { RestaurantService } from './restaurant-service.entity.ts'
import { AddService, UpdateService } from './restaurant-service.input.ts'

export class RestaurantServiceService extends ContentService<RestaurantService, AddService, UpdateService> {
  constructor(tools: ContentTools) {
    super(
      {
        entity: RestaurantService,
        title: 'service',
        inputs: { add: AddService, update: UpdateService },
        access: restaurantServiceAccess,
        sort: { order: 'asc', id: 'asc' },
        table: { search: ['name', 'description'], fields: ['name', 'description', 'order', 'status'] },
        derived: { imageUrl: select('imageHash'), iconUrl: select('iconHash') },
      },
      tools,
    )
  }

  protected async values(
    em: EntityManager,
    input: AddService | UpdateService,
    entity: RestaurantService | null,
  ): Promise<EntityData<RestaurantService>> {
    const { name, description, status } = input
    return {
      name,
      description,
      status: status ?? undefined,
      order: input.order ?? (entity ? undefined : await nextOrder(em, RestaurantService)),
    }
  }

  protected override async pictures(
    input: AddService | UpdateService,
  ): Promise<PreparedPictures<RestaurantService>> {
    const { store } = this.tools.pictures
    const [image, icon] = await Promise.all([input.image, input.icon])
    return {
      values: {
        image: image && (await store.inline(image, 'image')),
        icon: icon && (await store.icon(icon, 'icon')),
      },
      files: [],
    }
  }
}
