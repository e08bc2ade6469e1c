import type { Reply } from '../http/reply.ts'

/** A text that is the same for every visitor, and up to date unless `headers` let it be cached. */
export function publicFile(
  type: string,
  text: string,
  headers: Readonly<Record<string, string>> = {},
): Reply {
  return {
    status: 200,
    headers: { 'Content-Type': type, 'Cache-Control': 'public, max-age=0, must-revalidate', ...headers },
    body: Buffer.from(text),
    isPublic: true,
  }
}
