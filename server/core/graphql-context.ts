import type { RequestContext } from './request-context.ts'

/** Makes addresses of stored pictures, and reads them for the few fields that carry them inline. */
export interface MediaAddresses {
  imageUrl(filePath: string | null): string | null
  thumbUrl(filePath: string | null): string | null
  base64(filePath: string): Promise<string | null>
}

/** What a resolver is handed: the request, and how pictures are addressed. */
export interface GraphQLContext extends RequestContext {
  readonly media: MediaAddresses
}
