/** Whether the public sees a post: not by its status, not before its time of publication, or now. */
type PostState = 'draft' | 'scheduled' | 'published'

interface Post {
  readonly status?: unknown
  /** ISO 8601; empty for immediate publication. */
  readonly publishAt?: unknown
  readonly [field: string]: unknown
}

export function postState({ status, publishAt }: Post, now: Date): PostState {
  if (status !== 'ACTIVE') return 'draft'
  return publishAt && new Date(String(publishAt)) > now ? 'scheduled' : 'published'
}
