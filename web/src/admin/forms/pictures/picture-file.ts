import { isHeic, shrunk } from './shrink-picture.ts'

/** The media types that the picker accepts; HEIC is converted before the upload. */
export const PICTURE_TYPES = {
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/webp': ['.webp'],
  'image/avif': ['.avif'],
  'image/gif': ['.gif'],
  'image/heic': ['.heic'],
  'image/heif': ['.heif'],
}
const LARGEST_PICTURE_BYTES = 10 * 1024 * 1024

/** A file that can be sent, or the message key for why it cannot. */
type Prepared = { readonly file: File } | { readonly refused: string; readonly name: string }

/** Prepares a chosen file for upload: a photo is resized and turned upright. The API validates the content as well. */
export async function prepared(file: File): Promise<Prepared> {
  const refused = (reason: string): Prepared => ({ refused: `admin.picture.${reason}`, name: file.name })
  if (!(file.type in PICTURE_TYPES) && !isHeic(file)) return refused('wrongType')
  const sent = await shrunk(file)
  if (sent === null) return refused('heic')
  return sent.size > LARGEST_PICTURE_BYTES ? refused('tooLarge') : { file: sent }
}

export function filesOf(data: DataTransfer | null): File[] {
  return [...(data?.files ?? [])]
}
