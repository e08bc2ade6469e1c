import type { SecretBox } from '../core/primitives/secret-box.ts'

/** A mail password as the database holds it. */
export interface StoredPassword {
  readonly id: number
  readonly mail: string | null
  readonly sealed: string
}

/** Selects every {@link StoredPassword}. */
export const STORED_PASSWORDS =
  'select id, mail, password_encrypted as sealed from contact where password_encrypted is not null order by id'

/** The contact entries, as a person names them, whose passwords the key does not open. */
export function unreadablePasswords(passwords: readonly StoredPassword[], box: SecretBox): string[] {
  return passwords.filter(({ sealed }) => box.open(sealed) === null).map(nameOf)
}

export function nameOf({ id, mail }: StoredPassword): string {
  return mail ? `contact entry ${id} (${mail})` : `contact entry ${id}`
}
