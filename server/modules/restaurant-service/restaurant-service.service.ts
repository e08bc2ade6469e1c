import type { EntityData } from '@mikro-orm/core'
import type { EntityManager } from '@mikro-orm/postgresql'
import { ContentService, type ContentTools } from '../../core/content-service.ts'
import { nextOrder } from '../../core/order.ts'
import type { PreparedPictures } from '../../core/record-service.ts'
import { RestaurantService } from './restaurant-service.entity.ts'
import { AddService, UpdateService } from './restaurant-service.input.ts'
import { restaurantServiceRecord } from './restaurant-service.record.ts'

export class RestaurantServiceService extends ContentService<RestaurantService, AddService, UpdateService> {
  constructor(tools: ContentTools) {
    super(restaurantServiceRecord, tools)
  }

  protected override async values(
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
