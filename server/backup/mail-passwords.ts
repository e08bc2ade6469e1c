import type { SecretBox } from '../core/primitives/secret-box.ts'

export interface StoredPassword {
  readonly id: number
  readonly mail: string | null
  readonly sealed: string
}

export const STORED_PASSWORDS =
  'select id, mail, password_encrypted as sealed from contact where password_encrypted is not null order by id'

/** Display names of the contact entries whose passwords cannot be decrypted with the key. */
export function unreadablePasswords(passwords: readonly StoredPassword[], box: SecretBox): string[] {
  return passwords.filter(({ sealed }) => box.open(sealed) === null).map(nameOf)
}

export function nameOf({ id, mail }: StoredPassword): string {
  return mail ? `contact entry ${id} (${mail})` : `contact entry ${id}`
}
