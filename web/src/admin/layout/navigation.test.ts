import { describe, expect, test } from 'vitest'
import { currentTab, elsewhere, entries, entryAt, tabsFor } from './navigation.ts'

const addressesFor = (...roles: string[]) =>
  entries.flatMap((entry) => {
    const tabs = tabsFor(entry, roles)
    return tabs.length > 0 ? [tabs.map(({ to }) => to.slice('/admin/'.length))] : []
  })

describe('the entries of the sidebar', () => {
  test('are at most fifteen with the dashboard, and lead to every screen but two of the account', () => {
    expect(entries.length).toBeLessThanOrEqual(14)
    expect(elsewhere.map(({ to }) => to)).toEqual(['/admin/setup', '/admin/account'])
  })

  test('have no screen twice', () => {
    const all = entries.flatMap(({ tabs }) => tabs.map(({ to }) => to))
    expect(all).toEqual([...new Set(all)])
  })

  test('are those that a role may use, each with the tabs that it may use', () => {
    expect(addressesFor('product.availability')).toEqual([['menu'], ['guide']])
    expect(addressesFor('reservation.manage')).toEqual([['tables'], ['guide']])
    expect(addressesFor('translation.manage')).toEqual([['translations'], ['changes'], ['guide']])
    expect(addressesFor('category.manage')).toEqual([['category'], ['translations'], ['changes'], ['guide']])
    expect(addressesFor('site.manage')).toEqual([
      ['hours'],
      ['pageText', 'translations'],
      ['settings', 'settings/tables', 'settings/orders', 'settings/pages'],
      ['changes'],
      ['guide'],
    ])
    expect(addressesFor('role.manage')).toEqual([['role'], ['guide']])
  })

  test('the contact entries, which the settings link, are a tab for those who see no settings', () => {
    expect(addressesFor('contact.manage')).toEqual([['contact'], ['changes'], ['guide']])
    expect(addressesFor('administrator').flat()).not.toContain('contact')
  })
})

test.each([
  ['/admin/tables', 'admin.tables.title', '/admin/tables'],
  ['/admin/product', 'admin.menu.title', '/admin/product'],
  ['/admin/product/12', 'admin.menu.title', '/admin/menu'],
  ['/admin/category/create', 'admin.menu.title', '/admin/category'],
  ['/admin/category-order', 'admin.menu.title', '/admin/category'],
  ['/admin/pricePlan/3', 'admin.entry.prices', '/admin/pricePlan'],
  ['/admin/openingException/create', 'admin.hours.title', '/admin/hours'],
  ['/admin/settings', 'admin.entry.settings', '/admin/settings'],
  ['/admin/settings/tables', 'admin.entry.settings', '/admin/settings/tables'],
  ['/admin/contact/1', 'admin.entry.settings', '/admin/contact'],
])('%s is below the entry %s, at the tab %s', (address, label, tab) => {
  const entry = entryAt(address)
  expect(entry?.label).toBe(label)
  expect(currentTab(entry?.tabs ?? [], address)?.to).toBe(tab)
})

test.each(['/admin', '/admin/account', '/admin/menus'])('%s is below no entry', (address) => {
  expect(entryAt(address)).toBeUndefined()
})
