// Made of the reasons that the server declares by `npm run codegen`.

/** The reasons of errors with their parameters. */
export interface ReasonParams {
  readonly INVALID_FIELDS: object
  readonly INVALID_VARIABLES: {
    readonly details: readonly string[]
  }
  readonly EMPTY_RECORD: {
    readonly entity: string
    readonly fields: readonly string[]
  }
  readonly DIET_CONTRADICTED: {
    readonly diet: 'VEGAN' | 'VEGETARIAN'
    readonly contents: readonly string[]
  }
  readonly MALFORMED_ADDRESS: object
  readonly MALFORMED_JSON: object
  readonly BODY_NOT_AN_OBJECT: object
  readonly UNREADABLE_BODY: {
    readonly detail: string
  }
  readonly MALFORMED_FORM: {
    readonly detail: string
  }
  readonly TOO_MANY_FILES: {
    readonly max: number
  }
  readonly UPLOAD_FIELD_MISSING: {
    readonly field: string
  }
  readonly UPLOAD_FIELD_MALFORMED: {
    readonly field: string
  }
  readonly UPLOAD_OPERATION_INVALID: object
  readonly UPLOAD_MAP_INVALID: {
    readonly max: number
  }
  readonly UPLOAD_PATH_INVALID: object
  readonly UPLOAD_NOT_MAPPED: {
    readonly part: string
  }
  readonly UPLOAD_MISSING: {
    readonly part: string
  }
  readonly INVALID_REQUEST: {
    readonly detail: string
  }
  readonly UNKNOWN_OPERATION: {
    readonly detail: string
  }
  readonly SUBSCRIPTIONS_UNSUPPORTED: object
  readonly VARIABLES_TOO_LARGE: {
    readonly max: number
  }
  readonly TOO_MANY_TOKENS: {
    readonly max: number
  }
  readonly QUERY_TOO_DEEP: {
    readonly depth: number
    readonly max: number
  }
  readonly TOO_MANY_ALIASES: {
    readonly field: string
    readonly aliases: number
    readonly max: number
  }
  readonly ALIAS_NOT_ALLOWED: {
    readonly field: string
  }
  readonly QUERY_TOO_COSTLY: {
    readonly max: number
  }
  readonly REPLY_TOO_LARGE: {
    readonly maxRecords: number
    readonly maxBytes: number
  }
  readonly GRAPHQL_PARSE_FAILED: {
    readonly detail: string
  }
  readonly GRAPHQL_VALIDATION_FAILED: {
    readonly detail: string
  }
  readonly PERSISTED_QUERY_NOT_FOUND: {
    readonly detail: string
  }
  readonly PERSISTED_QUERY_NOT_SUPPORTED: {
    readonly detail: string
  }
  readonly SIGN_IN_REQUIRED: object
  readonly WRONG_CREDENTIALS: object
  readonly MISSING_PERMISSION: object
  readonly ADMINISTRATORS_ONLY: object
  readonly PERMISSIONS_CHANGED: object
  readonly ROLES_NOT_HELD: {
    readonly action: 'CHANGE' | 'REMOVE' | 'RESTORE' | 'ASSIGN_GROUPS' | 'ASSIGN_ROLES'
    readonly entity: string
    readonly roles: readonly string[]
  }
  readonly UNDO_NEEDS_PASSWORD: object
  readonly FORGED_REQUEST: object
  readonly NOT_FOUND: {
    readonly entity: string
    readonly id: string
  }
  readonly STALE_VERSION: {
    readonly entity: string
  }
  readonly VALUE_TAKEN: {
    readonly entity: string | null
    readonly field: string | null
  }
  readonly IN_USE: {
    readonly entity: string
    readonly by: string
    readonly count: number
  }
  readonly PARENT_REMOVED: {
    readonly entity: string
    readonly parent: string
  }
  readonly BUILT_IN_ROLE: {
    readonly action: 'RENAME' | 'REMOVE'
    readonly name: string
  }
  readonly TOO_MANY_RECORDS: {
    readonly entity: string
    readonly max: number
  }
  readonly OVERLAPPING_EXCEPTION: {
    readonly label: string
    readonly fromDate: string
    readonly toDate: string
  }
  readonly PRICES_CHANGED: {
    readonly names: readonly string[]
  }
  readonly FOOD_INFORMATION_MISSING: {
    readonly fields: readonly string[]
  }
  readonly LAST_ADMINISTRATOR: object
  readonly USER_NOT_REMOVED: object
  readonly USER_ERASED: object
  readonly UNDO_CHANGED_SINCE: {
    readonly fields: readonly string[]
  }
  readonly UNDO_NOTHING_LEFT: object
  readonly UNDO_RECORD_REMOVED: object
  readonly UNDO_ALREADY_REMOVED: object
  readonly UNDO_ALREADY_RESTORED: object
  readonly UNDO_ERASED: object
  readonly UNDO_TOO_MANY: {
    readonly max: number
  }
  readonly UNDO_SECRET: object
  readonly UNDO_FIXED: object
  readonly UNDO_INVALID_FIELDS: object
  readonly UNDO_PICTURE_GONE: object
  readonly BODY_TOO_LARGE: {
    readonly max: number
  }
  readonly FIELD_TOO_LARGE: {
    readonly max: number
  }
  readonly FILE_TOO_LARGE: {
    readonly filename: string
    readonly max: number
  }
  readonly TOO_MANY_ATTEMPTS: {
    readonly retryAfter: number
  }
  readonly DATABASE_UNAVAILABLE: object
  readonly PICTURES_UNAVAILABLE: object
  readonly STORAGE_FULL: object
  readonly TOO_MANY_CHANGES: object
  readonly OVERLOADED: object
  readonly TOO_MANY_UPLOADS: object
  readonly INTERNAL: object
  readonly UNKNOWN_ADDRESS: {
    readonly path: string
  }
  readonly METHOD_NOT_ALLOWED: {
    readonly method: string
    readonly allowed: readonly string[]
  }
  readonly UNSUPPORTED_MEDIA_TYPE: {
    readonly accepted: readonly string[]
  }
}

/** The rules that fields of inputs break, with their parameters. */
export interface RuleParams {
  readonly REQUIRED: object
  readonly REQUIRED_WITH: {
    readonly other: string
  }
  readonly REQUIRED_WITHOUT: {
    readonly other: string
  }
  readonly EMPTY_BESIDE: {
    readonly other: string
  }
  readonly NOT_A_STRING: object
  readonly NOT_A_BOOLEAN: object
  readonly NOT_AN_INTEGER: object
  readonly NOT_A_LIST: object
  readonly NOT_AN_OBJECT: object
  readonly NOT_A_SCALAR: object
  readonly NOT_A_STATUS: object
  readonly NOT_AN_ID: object
  readonly NOT_IDS: object
  readonly NOT_ONE_FILE: object
  readonly WRONG_TYPE: {
    readonly detail: string
  }
  readonly ONLY_NULL: object
  readonly MAX_LENGTH: {
    readonly max: number
  }
  readonly LENGTH: {
    readonly min: number
    readonly max: number
  }
  readonly INVALID_CHARACTERS: object
  readonly NOT_A_PHONE_NUMBER: {
    readonly max: number
  }
  readonly HTTPS_ADDRESS: {
    readonly max: number
  }
  readonly NOT_A_DATE: object
  readonly NOT_A_TIME: object
  readonly NOT_A_MOMENT: object
  readonly SLUG: {
    readonly max: number
  }
  readonly NOT_BEFORE: {
    readonly other: string
  }
  readonly NOT_OBJECTS: object
  readonly ONE_OF: {
    readonly values: readonly string[]
  }
  readonly REPEATED: {
    readonly value: string
  }
  readonly OVERLAPPING_PERIODS: {
    readonly first: string
    readonly second: string
  }
  readonly NUMBER_RANGE: {
    readonly min: number
    readonly max: number
  }
  readonly INTEGER_RANGE: {
    readonly min: number
    readonly max: number
  }
  readonly AMOUNT: {
    readonly min: number
    readonly max: number
  }
  readonly MAX_ITEMS: {
    readonly max: number
  }
  readonly ITEMS: {
    readonly min: number
    readonly max: number
  }
  readonly EMAIL: {
    readonly max: number
  }
  readonly USER_NAME: {
    readonly min: number
    readonly max: number
  }
  readonly COMMON_PASSWORD: {
    readonly count: number
  }
  readonly PASSWORD_IS_A_NAME: object
  readonly SAME_PASSWORD: object
  readonly WRONG_PASSWORD: object
  readonly OWN_PASSWORD_REQUIRED: object
  readonly RESERVED_NAME: {
    readonly role: string
  }
  readonly FORBIDDEN_WORDING: {
    readonly words: string
  }
  readonly NO_SUCH_RECORD: {
    readonly id: string
  }
  readonly UNKNOWN_FIELD: {
    readonly name: string
    readonly known: readonly string[]
  }
  readonly UNKNOWN_KIND: object
  readonly SORT_ORDER: object
  readonly FILTER_VALUE: {
    readonly type: 'id' | 'status' | 'number' | 'boolean' | 'date' | 'string'
  }
  readonly NOT_A_PICTURE: {
    readonly filename: string
  }
  readonly TOO_MANY_PIXELS: {
    readonly filename: string
    readonly megapixels: number
    readonly max: number
    readonly type: string
  }
}
