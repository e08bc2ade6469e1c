/** Whether the public sees a post: not yet by its status, not before its day, or now. */
export type PostState = 'draft' | 'scheduled' | 'published'

interface Post {
  readonly status?: unknown
  /** ISO 8601; empty for at once. */
  readonly publishAt?: unknown
  readonly [field: string]: unknown
}

export function postState({ status, publishAt }: Post, now: Date): PostState {
  if (status !== 'ACTIVE') return 'draft'
  return publishAt && new Date(String(publishAt)) > now ? 'scheduled' : 'published'
}
