/** The accepted media types; the API checks the content too. */
export const PICTURE_TYPES = {
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/webp': ['.webp'],
  'image/avif': ['.avif'],
  'image/gif': ['.gif'],
}
export const LARGEST_PICTURE_BYTES = 10 * 1024 * 1024

/** The message key for a file that cannot be uploaded; null for a valid one. */
export function refusalOf({ type, size }: Pick<File, 'type' | 'size'>): string | null {
  if (!(type in PICTURE_TYPES)) return 'admin.picture.wrongType'
  if (size > LARGEST_PICTURE_BYTES) return 'admin.picture.tooLarge'
  return null
}

export function filesOf(data: DataTransfer | null): File[] {
  return [...(data?.files ?? [])]
}
