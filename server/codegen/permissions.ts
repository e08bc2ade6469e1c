import 'reflect-metadata'
import { PERMISSIONS, registry } from '../modules/registry.ts'

/** Where the back-office keeps the kinds of records and their permissions, below the project. */
export const PERMISSION_LIST = 'web/src/admin/api/permissions.ts'

/** The permissions, and the one that each kind of record wants, as a module for the browser. */
export function printedPermissions(): string {
  const records = Object.values(registry)
    .map(({ record: { one, manage, pictures = [] } }) => ({ one, manage, isPictured: pictures.length > 0 }))
    .toSorted((a, b) => (a.one < b.one ? -1 : 1))
  return [
    '// Made of the records that the server registers by `npm run codegen`.',
    '',
    '/** Names of the roles that the server knows. */',
    'export const permissions = [',
    ...PERMISSIONS.map((permission) => `  '${permission}',`),
    '] as const',
    'export type Permission = (typeof permissions)[number]',
    '',
    '/** The permission to manage each kind of record; null where signing in is enough. */',
    'export const managePermissions = {',
    ...records.map(({ one, manage }) => `  ${one}: ${typeof manage === 'string' ? `'${manage}'` : 'null'},`),
    '} as const satisfies Readonly<Record<string, Permission | null>>',
    '/** Every kind of record. */',
    'export type EntityName = keyof typeof managePermissions',
    '',
    '/** The kinds of records whose pictures the library lists. */',
    'export const picturedKinds: readonly EntityName[] = [',
    ...records.filter(({ isPictured }) => isPictured).map(({ one }) => `  '${one}',`),
    ']',
    '',
  ].join('\n')
}
