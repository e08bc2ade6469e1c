/** What the API takes as a picture; it looks at the bytes again, whatever a file calls itself. */
export const PICTURE_TYPES = {
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/webp': ['.webp'],
  'image/avif': ['.avif'],
  'image/gif': ['.gif'],
}
export const LARGEST_PICTURE_BYTES = 10 * 1024 * 1024

/** Why a file is refused before it is sent: the key of a sentence, or null where it is not. */
export function refusalOf({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!(type in PICTURE_TYPES)) return 'admin.picture.wrongType'
  if (size > LARGEST_PICTURE_BYTES) return 'admin.picture.tooLarge'
  return null
}

/** The files of a paste or a drop. */
export function filesOf(data: DataTransfer | null): File[] {
  return [...(data?.files ?? [])]
}
