/** A row of a table of ASP.NET Core Identity, its columns in lower case. */
export type IdentityRow = Readonly<Record<string, unknown>>

export type IdentityKind = 'roles' | 'groups' | 'users' | 'groupRoles' | 'userGroups' | 'userRoles'

/** Tables by the ends of their names, for exports whose rows have a column `Table`. */
const TABLES: Readonly<Record<string, IdentityKind>> = {
  userroles: 'userRoles',
  usergroups: 'userGroups',
  grouproles: 'groupRoles',
  users: 'users',
  roles: 'roles',
  groups: 'groups',
}

/** The table of a row: the stated one, else the one with the distinctive columns of the row. */
export function kindOf(row: IdentityRow): IdentityKind | null {
  if (typeof row.table === 'string') {
    const name = row.table.toLowerCase().replace(/^aspnet/, '')
    return Object.hasOwn(TABLES, name) ? (TABLES[name] as IdentityKind) : null
  }
  const has = (...columns: string[]) => columns.every((column) => column in row)
  if (has('userid', 'roleid')) return 'userRoles'
  if (has('userid', 'groupid')) return 'userGroups'
  if (has('groupid', 'roleid')) return 'groupRoles'
  if (has('username')) return 'users'
  if (has('name', 'normalizedname')) return 'roles'
  return has('name') ? 'groups' : null
}
