import { inlinePicture } from '../../../lib/picture.ts'
import { contentOperations } from '../../api/content-operations.ts'

export const serviceOperations = contentOperations('service', {
  fields: ['name', 'description', 'order', 'status', 'icon', 'image'],
  // The form fields `icon` and `image` hold new pictures, so the stored ones get names of their own.
  read: ({ icon, image, ...record }) => ({ ...record, iconUrl: shown(icon), imageUrl: shown(image) }),
})
function shown(base64: unknown): string | null {
  return typeof base64 === 'string' ? inlinePicture(base64) : null
}
