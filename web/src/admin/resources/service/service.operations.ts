import { inlinePicture } from '../../../lib/picture.ts'
import { contentOperations } from '../../api/content-operations.ts'

export const serviceOperations = contentOperations('service', {
  fields: ['name', 'description', 'order', 'status', 'icon', 'image'],
  // A picture to be stored goes by the name of the stored one.
  read: ({ icon, image, ...record }) => ({ ...record, iconUrl: shown(icon), imageUrl: shown(image) }),
})
function shown(base64: unknown): string | null {
  return typeof base64 === 'string' ? inlinePicture(base64) : null
}
