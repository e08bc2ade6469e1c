import { type Permission, permissions } from './access.ts'
import { normalizeName } from './primitives/normalize-name.ts'

/** The letters as a reader sees them: compatibility forms resolved, without spaces and invisible characters. */
function visibleForm(name: string): string {
  return normalizeName(
    name.normalize('NFKC').replace(/[\s\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}]/gu, ''),
  )
}

/**
 * The built-in role that a name can be mistaken for, such as `administrator` with a trailing space, in full-width
 * letters, or with a letter of another alphabet; null for every other name, and for the built-in name in any case.
 */
export function builtInLookAlike(name: string): Permission | null {
  const seen = visibleForm(name)
  const builtIn = permissions().find((permission) => isSeenAs(seen, normalizeName(permission)))
  return builtIn && normalizeName(name) !== normalizeName(builtIn) ? builtIn : null
}

/** Whether a name differs from another at most in letters outside ASCII, which are fewer than the others. */
function isSeenAs(seen: string, other: string): boolean {
  const [letters, others] = [[...seen], [...other]]
  const foreign = letters.filter((letter) => letter > '\x7F').length
  return (
    letters.length === others.length &&
    foreign * 2 < letters.length &&
    letters.every((letter, index) => letter > '\x7F' || letter === others[index])
  )
}
