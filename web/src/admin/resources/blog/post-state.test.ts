import { expect, test } from 'vitest'
import { postState } from './post-state.ts'

const now = new Date('2026-11-22T12:00:00Z')

test.each([
  [{ status: 'PASSIVE' }, 'draft'],
  [{ status: 'PASSIVE', publishAt: '2026-01-01T00:00:00Z' }, 'draft'],
  [{ status: 'ACTIVE' }, 'published'],
  [{ status: 'ACTIVE', publishAt: null }, 'published'],
  [{ status: 'ACTIVE', publishAt: '2026-11-22T11:59:59Z' }, 'published'],
  [{ status: 'ACTIVE', publishAt: '2026-11-22T12:00:01Z' }, 'scheduled'],
  [{}, 'draft'],
])('the post %o is %s', (post, state) => {
  expect(postState(post, now)).toBe(state)
})
