import type { InputOf } from '../../core/record-definition.ts'
import { contentService } from '../../core/write/content-service.ts'
import type { RecordTools } from '../../core/write/record-tools.ts'
import type { PreparedPictures } from '../../core/write/record-writes.ts'
import { RestaurantService } from './restaurant-service.entity.ts'
import { restaurantServiceRecord } from './restaurant-service.record.ts'

export class RestaurantServiceService extends contentService(restaurantServiceRecord) {
  constructor(tools: RecordTools) {
    super(tools)
    tools.pictures.registerInline(RestaurantService, 'image')
  }

  protected override async preparePictures(
    input: InputOf<typeof restaurantServiceRecord>,
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
