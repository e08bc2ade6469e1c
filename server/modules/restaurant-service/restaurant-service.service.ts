import { contentService } from '../../core/write/content-service.ts'
import type { PreparedPictures } from '../../core/write/record-writes.ts'
import { RestaurantService } from './restaurant-service.entity.ts'
import { restaurantServiceRecord } from './restaurant-service.record.ts'

type Add = InstanceType<typeof restaurantServiceRecord.inputs.add>
type Update = InstanceType<typeof restaurantServiceRecord.inputs.update>

export class RestaurantServiceService extends contentService(restaurantServiceRecord) {
  protected override async preparePictures(
    input: Add | Update,
  ): Promise<PreparedPictures<RestaurantService>> {
    const { decoder } = this.tools
    const [image, icon] = await Promise.all([input.image, input.icon])
    return {
      values: {
        image: image && (await decoder.inline(image, 'image')),
        icon: icon && (await decoder.icon(icon, 'icon')),
      },
      files: [],
    }
  }
}
