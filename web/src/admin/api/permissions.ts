// Made of the permissions that the server checks by `npm run codegen`.

/** Names of the roles that the server knows. */
export const permissions = [
  'about.manage',
  'blog.manage',
  'category.manage',
  'contact.manage',
  'product.manage',
  'service.manage',
  'user.manage',
  'role.manage',
  'group.manage',
  'administrator',
] as const
export type Permission = (typeof permissions)[number]
