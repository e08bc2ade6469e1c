import type { RequestContext } from '../request-context.ts'

/** Computes addresses of stored pictures, and reads the files for the few fields that contain them inline. */
export interface MediaAddresses {
  /**
   * @param width selects the narrowest variant at least that wide; the widest if left out.
   * @throws {BadInputError} for a width that is not offered.
   */
  imageUrl(filePath: string | null, width?: number | null): string | null
  thumbUrl(filePath: string | null): string | null
  /** The address of a picture stored in a row, of one variant; it changes with the picture. */
  rowPictureUrl(path: string, hash: string | null, width?: number | null): string | null
  base64(filePath: string): Promise<string | null>
}

export interface ReplyExtensions {
  /** Id of the request that stored the call, if it was sent under an idempotency key. */
  requestId?: string
}

/** Context of a resolver: the request, and the addresses of pictures. */
export interface GraphQLContext extends RequestContext {
  readonly media: MediaAddresses
  /** What the reply tells besides the data. */
  readonly extensions: ReplyExtensions
}
