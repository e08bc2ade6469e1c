import { HttpError } from 'ra-core'
import { beforeEach, expect, test, vi } from 'vitest'

/** A group on a server; `meanwhile` happens between the next read and the change after it. */
const group = { roleIds: ['5'], stamp: 0 }
let meanwhile: (() => void)[] = []
const store = (roleIds: string[]) => {
  group.roleIds = roleIds
  group.stamp++
}

interface Sent {
  readonly variables: { readonly input: { readonly roleIds: string[]; readonly concurrencyStamp: string } }
}

vi.mock('../api/ask.ts', () => ({
  ask: async () => ({
    group: { concurrencyStamp: String(group.stamp), roles: group.roleIds.map((roleId) => ({ roleId })) },
  }),
}))
vi.mock('../api/call/calls.ts', () => ({
  calls: {
    send: async ({ variables: { input } }: Sent) => {
      meanwhile.shift()?.()
      if (input.concurrencyStamp !== String(group.stamp))
        throw new HttpError('stale', 409, { reason: 'STALE_VERSION' })
      store(input.roleIds)
      return { isEarlier: false }
    },
  },
}))
const { changeRoles } = await import('./use-grant.ts')

beforeEach(() => {
  group.roleIds = ['5']
})

test('a role is given without those that somebody else takes or gives meanwhile', async () => {
  meanwhile = [() => store([]), () => store(['7'])]
  await changeRoles({ groupId: '1', roleId: '6', holds: true, title: '' })
  expect(group.roleIds).toEqual(['7', '6'])
})

test('a group that changes again and again is reported as a conflict', async () => {
  meanwhile = Array.from({ length: 9 }, () => () => store([...group.roleIds, '9']))
  const change = changeRoles({ groupId: '1', roleId: '5', holds: false, title: '' })
  await expect(change).rejects.toThrow('stale')
  expect(group.roleIds).toContain('5')
})
