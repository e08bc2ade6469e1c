import { type DataProvider, HttpError } from 'ra-core'
import { expect, test } from 'vitest'
import { changeRoles } from './use-grant.ts'

/** A group on a server; `meanwhile` happens between the next read and the change after it. */
function server(meanwhile: (() => void)[]) {
  const group = { id: '1', roleIds: ['5'], concurrencyStamp: '0' }
  const store = (roleIds: string[]) => {
    group.roleIds = roleIds
    group.concurrencyStamp += '+'
  }
  const provider = {
    getOne: async () => ({ data: { ...group } }),
    update: async (_resource: string, { data }: { data: Partial<typeof group> }) => {
      meanwhile.shift()?.()
      if (data.concurrencyStamp !== group.concurrencyStamp) {
        throw new HttpError('stale', 409, { reason: 'STALE_VERSION' })
      }
      store(data.roleIds ?? group.roleIds)
      return { data: group }
    },
  } as unknown as DataProvider
  return { group, store, provider }
}

test('a role is given without those that somebody else takes or gives meanwhile', async () => {
  const { group, store, provider } = server([() => store([]), () => store(['7'])])
  await changeRoles(provider, { groupId: '1', roleId: '6', holds: true })
  expect(group.roleIds).toEqual(['7', '6'])
})

test('a group that changes again and again is told as a conflict', async () => {
  const { group, store, provider } = server(
    Array.from({ length: 9 }, () => () => store([...group.roleIds, '9'])),
  )
  await expect(changeRoles(provider, { groupId: '1', roleId: '5', holds: false })).rejects.toThrow('stale')
  expect(group.roleIds).toContain('5')
})
