import type { Language } from '../../core/primitives/language.ts'

/** Something that the owner of an account is told of; the database itself adds those of a new password and a new address. */
export type SecurityNotice =
  | 'PASSWORD'
  | 'EMAIL'
  | 'RECOVERY_CODE_RENEWED'
  | 'RECOVERY_CODE_USED'
  | 'RECOVERY_CODE_SIGN_IN'
  | 'API_TOKEN_MADE'
  | 'FACTOR_ADDED'
  | 'FACTOR_REMOVED'
  | 'FACTOR_RESET'
  | 'CODES_REFUSED'
  | 'ADMINISTRATOR_SIGN_IN'

/** Something that administrators have to do. */
export type AlertConcern = 'BACKUP_OLD' | 'BACKUP_UNPROVED' | 'BACKUP_NOT_COPIED' | 'DISK_LOW'

interface TableFacts {
  /** ISO 8601. */
  readonly at: string
  readonly people: number
  readonly isGivenUp?: boolean | undefined
}

type NoFacts = Readonly<Record<string, never>>

/** The template variables of a letter by the kind of its mail, besides its link and the recipient's name; stored as JSON. */
export interface Facts {
  readonly INVITATION: NoFacts
  readonly PASSWORD_LINK: NoFacts
  readonly EMAIL_CONFIRMATION: NoFacts
  readonly SECURITY_NOTICE: { readonly what: SecurityNotice }
  readonly RESERVATION_REQUEST: TableFacts & {
    readonly from: string
    readonly phone: string | null
    readonly note: string | null
    readonly isChanged?: boolean | undefined
    /** What the guest asked for first, where that is something else; of a change. */
    readonly before?: Pick<TableFacts, 'at' | 'people'> | null | undefined
  }
  readonly RESERVATION_ANSWER: TableFacts & {
    readonly isConfirmed: boolean
    readonly message: string | null
    /** That of the guest; Turkish if there is none. */
    readonly language?: Language | undefined
    readonly isChanged?: boolean | undefined
  }
  readonly ALERT: { readonly concern: AlertConcern; readonly over: boolean }
  readonly TEST: NoFacts
}
