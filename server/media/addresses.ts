import { BadInputError } from '../core/errors.ts'
import type { MediaAddresses } from '../core/graphql/graphql-context.ts'
import type { MediaStore } from '../core/pictures/media-store.ts'

/** Absolute addresses of stored pictures, which work from every origin. */
export function mediaAddresses(publicUrl: () => string, files: MediaStore): MediaAddresses {
  return {
    imageUrl: (filePath, width) => {
      const query = checkedWidth(width) ? `?w=${width}` : ''
      return filePath ? `${publicUrl()}/resource/${filePath}${query}` : null
    },
    rowPictureUrl: (path, hash, width) => {
      checkedWidth(width)
      return hash ? `${publicUrl()}/resource/${path}?v=${hash}` : null
    },
    thumbUrl: (filePath) => (filePath ? `${publicUrl()}/resource/thumb/${filePath}` : null),
    base64: async (filePath) => (await files.read(filePath))?.toString('base64') ?? null,
  }
}

const WIDEST = 99_999

function checkedWidth(width: number | null | undefined): number | null {
  if (width === undefined || width === null) return null
  if (width >= 1 && width <= WIDEST) return width
  throw BadInputError.field('width', 'INTEGER_RANGE', { min: 1, max: WIDEST })
}
