import { PERMISSIONS } from '../core/access.ts'

/** Where the back-office keeps the permissions that the server checks, below the project. */
export const PERMISSION_LIST = 'web/src/admin/api/permissions.ts'

/** The permissions as a module for the browser. */
export function printedPermissions(): string {
  return [
    '// Made of the permissions that the server checks by `npm run codegen`.',
    '',
    '/** Names of the roles that the server knows. */',
    'export const permissions = [',
    ...PERMISSIONS.map((permission) => `  '${permission}',`),
    '] as const',
    'export type Permission = (typeof permissions)[number]',
    '',
  ].join('\n')
}
