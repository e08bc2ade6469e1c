/** Addresses of the screens that belong to no resource; screens and lists link to them. */
export const screenPaths = {
  account: '/admin/account',
  categoryOrder: '/admin/category-order',
  changes: '/admin/changes',
  dishOrder: '/admin/dish-order',
  food: '/admin/food',
  guide: '/admin/guide',
  hours: '/admin/hours',
  import: '/admin/import',
  mail: '/admin/mail',
  menu: '/admin/menu',
  permissions: '/admin/permissions',
  prices: '/admin/prices',
  print: '/admin/print',
  serviceOrder: '/admin/service-order',
  settings: '/admin/settings',
  setup: '/admin/setup',
} as const
