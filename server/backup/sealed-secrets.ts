import type { SecretBox } from '../core/primitives/secret-box.ts'

/** A secret that is stored encrypted, with what is shown of its row. */
export interface SealedSecret {
  readonly id: number
  /** The address of a contact entry, or the name of a user. */
  readonly name: string | null
  readonly sealed: string
}

/** A column of secrets that are stored encrypted under the key of the installation. */
interface SealedColumn {
  readonly table: string
  readonly key: string
  readonly column: string
  /** Reads a `SealedSecret` for each row that has one. */
  readonly statement: string
  nameOf(secret: SealedSecret): string
}

export const MAIL_PASSWORDS: SealedColumn = {
  ...{ table: 'contact', key: 'id', column: 'password_encrypted' },
  statement:
    'select id, mail as name, password_encrypted as sealed from contact where password_encrypted is not null order by id',
  nameOf: ({ id, name }) => (name ? `contact entry ${id} (${name})` : `contact entry ${id}`),
}

export const CODE_APPS: SealedColumn = {
  ...{ table: 'code_app', key: 'user_id', column: 'sealed' },
  statement: `select user_id as id, user_name as name, sealed from code_app join user_account on id = user_id
    where sealed is not null order by user_id`,
  nameOf: ({ name }) => `${name}`,
}

/** Names of those whose secrets cannot be decrypted with the key. */
export function unreadable(of: SealedColumn, secrets: readonly SealedSecret[], box: SecretBox): string[] {
  return secrets.filter(({ sealed }) => box.open(sealed) === null).map((secret) => of.nameOf(secret))
}
