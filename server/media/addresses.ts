import type { MediaAddresses } from '../core/graphql-context.ts'
import type { MediaStore } from './media-store.ts'

/** Absolute addresses of stored pictures, ready to use wherever the API is read from. */
export function mediaAddresses(publicUrl: () => string, files: MediaStore): MediaAddresses {
  return {
    imageUrl: (filePath) => (filePath ? `${publicUrl()}/resource/${filePath}` : null),
    thumbUrl: (filePath) => (filePath ? `${publicUrl()}/resource/thumb/${filePath}` : null),
    base64: async (filePath) => (await files.read(filePath))?.toString('base64') ?? null,
  }
}
