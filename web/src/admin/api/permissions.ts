// Made of the records that the server registers by `npm run codegen`.

/** Names of the roles that the server knows. */
export const permissions = [
  'about.manage',
  'blog.manage',
  'category.manage',
  'contact.manage',
  'group.manage',
  'product.availability',
  'product.manage',
  'role.manage',
  'service.manage',
  'site.manage',
  'user.manage',
  'administrator',
] as const
export type Permission = (typeof permissions)[number]

/** The permission to manage each kind of record; null where signing in is enough. */
export const managePermissions = {
  about: 'about.manage',
  blog: 'blog.manage',
  blogCategory: 'blog.manage',
  blogTag: 'blog.manage',
  category: 'category.manage',
  contact: 'contact.manage',
  group: 'group.manage',
  openingException: 'site.manage',
  pageText: 'site.manage',
  product: 'product.manage',
  productImage: 'product.manage',
  role: 'role.manage',
  service: 'service.manage',
  site: 'site.manage',
  textPicture: 'blog.manage',
  user: 'user.manage',
  value: null,
} as const satisfies Readonly<Record<string, Permission | null>>
/** Every kind of record. */
export type EntityName = keyof typeof managePermissions

/** The kinds of records whose pictures the library lists. */
export const picturedKinds: readonly EntityName[] = [
  'blog',
  'category',
  'productImage',
  'site',
  'textPicture',
]
