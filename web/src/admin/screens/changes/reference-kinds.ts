const KIND_OF_FIELD = {
  categoryId: 'category',
  blogCategoryId: 'blogCategory',
  blogTagId: 'blogTag',
  groupId: 'group',
  roleId: 'role',
} as const
export type Kind = (typeof KIND_OF_FIELD)[keyof typeof KIND_OF_FIELD]

/** The kind of record that a field names by its id; null for fields that hold their value themselves. */
export function kindOf(field: string): Kind | null {
  return KIND_OF_FIELD[field as keyof typeof KIND_OF_FIELD] ?? null
}
