import { type Permission, permissions } from './access.ts'
import { normalizeName } from './primitives/normalize-name.ts'

/** The letters as a reader sees them: compatibility forms resolved, without spaces and invisible characters. */
function visibleForm(name: string): string {
  return normalizeName(
    name.normalize('NFKC').replace(/[\s\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}]/gu, ''),
  )
}

/**
 * The built-in role that a name can be mistaken for, such as `administrator` with a trailing space or in full-width
 * letters; null for every other name, and for the built-in name itself in any case.
 */
export function builtInLookAlike(name: string): Permission | null {
  const seen = visibleForm(name)
  const builtIn = permissions().find((permission) => normalizeName(permission) === seen)
  return builtIn && normalizeName(name) !== seen ? builtIn : null
}
