import { describe, expect, test } from 'vitest'
import { permissionOrder } from '../api/permission-messages.ts'
import { inOrder, isImplied, type KnownGroup, mayChangeUser, mayGive } from './role-rules.ts'

const group = (id: string, roles: string[]): KnownGroup => ({
  id,
  name: id,
  displayName: null,
  description: null,
  roles,
})
const groups = [
  group('1', ['administrator']),
  group('2', ['product.manage', 'user.manage']),
  group('3', ['product.manage']),
]

describe('nobody', () => {
  test('grants roles that they do not hold', () => {
    expect(mayGive(['product.manage', 'user.manage'], ['product.manage'])).toBe(true)
    expect(mayGive(['product.manage', 'user.manage'], ['product.manage', 'blog.manage'])).toBe(false)
    expect(mayGive(['administrator'], ['anything'])).toBe(true)
  })

  test('changes a user who has, or might have, more roles', () => {
    const held = ['product.manage', 'user.manage']
    expect(mayChangeUser(held, groups, ['2', '3'])).toBe(true)
    expect(mayChangeUser(held, groups, [])).toBe(true)
    expect(mayChangeUser(held, groups, ['3', '1'])).toBe(false)
    expect(mayChangeUser(held, groups, ['4'])).toBe(false)
    expect(mayChangeUser(['administrator'], [], ['4'])).toBe(true)
  })
})

test('roles are in the order of the screens, custom roles after them', () => {
  const names = ['kasa', 'administrator', 'blog.manage', 'product.manage', 'bar']
  expect(inOrder(names.map((name) => ({ name }))).map(({ name }) => name)).toEqual([
    'product.manage',
    'blog.manage',
    'administrator',
    'kasa',
    'bar',
  ])
})

test('a group of administrators has every built-in permission, and one of the menu marks dishes as sold out', () => {
  const implied = (held: readonly string[]) => permissionOrder.filter((role) => isImplied(held, role))
  expect(implied(['administrator'])).toEqual(permissionOrder.filter((role) => role !== 'administrator'))
  expect(implied(['product.manage'])).toEqual(['product.availability'])
  expect(implied(['product.availability', 'user.manage'])).toEqual([])
  // One of the owner’s own is checked by other programs.
  expect(isImplied(['administrator'], 'kasa')).toBe(false)
})
