import type { Given, ParamDeclarations, Params, ParamsOf, ValuesOf } from './error-params.ts'
import type { FieldFault } from './field-rules.ts'
import { numberText } from './primitives/number-text.ts'
import { MEBIBYTE } from './primitives/units.ts'
import { titleOf } from './record-kind.ts'

/** A reason: its parameters, and the English message that is formatted from them. */
function reason<const D extends ParamDeclarations>(
  params: D,
  message: (params: ValuesOf<D>, fields: readonly FieldFault[]) => string,
) {
  return { params, message }
}

const mebibytes = (bytes: number) => (bytes < MEBIBYTE ? `${bytes / 1024} KiB` : `${bytes / MEBIBYTE} MiB`)

const messagesOf = (fields: readonly FieldFault[]) => fields.map(({ message }) => message).join(' ')

const ACTIONS = {
  CHANGE: 'change this',
  REMOVE: 'remove this',
  RESTORE: 'restore this',
  ASSIGN_GROUPS: 'assign these groups to this',
  ASSIGN_ROLES: 'assign these roles to this',
} as const

/** The reasons by their code, which is `reason` in both APIs. */
export const REASONS = {
  BAD_USER_INPUT: {
    INVALID_FIELDS: reason({}, (_, fields) => messagesOf(fields)),
    INVALID_VARIABLES: reason({ details: 'string[]' }, ({ details }) => details.join(' ')),
    EMPTY_RECORD: reason(
      { entity: 'string', fields: 'string[]' },
      ({ entity, fields }) => `A ${titleOf(entity)} needs at least one of ${fields.join(', ')}.`,
    ),
    DIET_CONTRADICTED: reason(
      { diet: ['VEGAN', 'VEGETARIAN'], contents: 'string[]' },
      ({ diet, contents }) =>
        `A dish that contains ${contents.join(', ')} cannot be ${diet}. Correct the diet or what it contains.`,
    ),
    BEFORE_RECORDS: reason(
      { since: 'string' },
      ({ since }) => `The history begins at ${since}, and nothing is known of a moment before.`,
    ),
    MALFORMED_ADDRESS: reason({}, () => 'The address cannot be decoded.'),
    MALFORMED_JSON: reason({}, () => 'The body is not valid JSON.'),
    LIST_NESTED_TOO_OFTEN: reason(
      { field: 'string', max: 'number' },
      ({ field, max }) =>
        `Without a token a list of the same records is selected within itself at most ${max} times: ${field}.`,
    ),
    TOO_MANY_VALUES: reason(
      { max: 'number' },
      ({ max }) => `The body may contain at most ${max.toLocaleString('en')} values.`,
    ),
    BODY_TOO_DEEP: reason(
      { max: 'number' },
      ({ max }) => `The JSON is nested too deeply: at most ${max} levels are accepted.`,
    ),
    BODY_NOT_AN_OBJECT: reason({}, () => 'The body must be a JSON object.'),
    UNREADABLE_BODY: reason({ detail: 'string' }, ({ detail }) => `The body cannot be read: ${detail}.`),
    MALFORMED_FORM: reason({ detail: 'string' }, ({ detail }) => `The form cannot be read: ${detail}.`),
    TOO_MANY_FILES: reason(
      { max: 'number' },
      ({ max }) => `At most ${max} files are accepted in one request.`,
    ),
    UPLOAD_FIELD_MISSING: reason(
      { field: 'string' },
      ({ field }) =>
        `The field ${field} must come before the files, as the GraphQL multipart request specification says.`,
    ),
    UPLOAD_FIELD_MALFORMED: reason(
      { field: 'string' },
      ({ field }) => `The field ${field} is not valid JSON.`,
    ),
    UPLOAD_OPERATION_INVALID: reason(
      {},
      () => 'operations must be one JSON object: a query with its variables.',
    ),
    UPLOAD_MAP_INVALID: reason(
      { max: 'number' },
      ({ max }) => `map must be a JSON object that names, for each file, a list of 1 to ${max} paths.`,
    ),
    UPLOAD_PATH_INVALID: reason(
      {},
      () =>
        'Each path of map must begin with variables and name a null in operations, such as variables.images.0.',
    ),
    UPLOAD_NOT_MAPPED: reason(
      { part: 'string' },
      ({ part }) => `map names no variable for the file ${part}.`,
    ),
    UPLOAD_MISSING: reason(
      { part: 'string' },
      ({ part }) => `The file ${part}, which map names, is missing.`,
    ),
    INVALID_REQUEST: reason({ detail: 'string' }, ({ detail }) => detail),
    UNKNOWN_OPERATION: reason({ detail: 'string' }, ({ detail }) => detail),
    SUBSCRIPTIONS_UNSUPPORTED: reason({}, () => 'Subscriptions are not supported. Send a query instead.'),
    VARIABLES_TOO_LARGE: reason(
      { max: 'number' },
      ({ max }) => `Without a token, variables may have at most ${max / 1024} KiB.`,
    ),
    TOO_MANY_TOKENS: reason(
      { max: 'number' },
      ({ max }) => `The document has more than ${numberText(max)} tokens.`,
    ),
    QUERY_TOO_DEEP: reason(
      { depth: 'number', max: 'number' },
      ({ depth, max }) => `The query is ${depth} fields deep; at most ${max} are accepted.`,
    ),
    TOO_MANY_ALIASES: reason(
      { field: 'string', aliases: 'number', max: 'number' },
      ({ field, aliases, max }) => `${field} has ${aliases} aliases; at most ${max} are accepted.`,
    ),
    ALIAS_NOT_ALLOWED: reason({ field: 'string' }, ({ field }) => `${field} accepts no alias.`),
    QUERY_TOO_COSTLY: reason(
      { max: 'number' },
      ({ max }) =>
        `The estimated cost is above the limit of ${numberText(max)}. Select fewer fields, or smaller pages.`,
    ),
    REPLY_TOO_LARGE: reason(
      { maxRecords: 'number', maxBytes: 'number' },
      ({ maxRecords, maxBytes }) =>
        `The reply would have more than ${numberText(maxRecords)} records or ${mebibytes(maxBytes)}. Request fewer records, for example by pages of a table.`,
    ),
  },
  GRAPHQL_PARSE_FAILED: { GRAPHQL_PARSE_FAILED: reason({ detail: 'string' }, ({ detail }) => detail) },
  GRAPHQL_VALIDATION_FAILED: {
    GRAPHQL_VALIDATION_FAILED: reason({ detail: 'string' }, ({ detail }) => detail),
  },
  PERSISTED_QUERY_NOT_FOUND: {
    PERSISTED_QUERY_NOT_FOUND: reason({ detail: 'string' }, ({ detail }) => detail),
  },
  PERSISTED_QUERY_NOT_SUPPORTED: {
    PERSISTED_QUERY_NOT_SUPPORTED: reason({ detail: 'string' }, ({ detail }) => detail),
  },
  UNAUTHENTICATED: {
    SIGN_IN_REQUIRED: reason({}, () => 'Sign in first: this needs a valid token.'),
    WRONG_CREDENTIALS: reason({}, () => 'The name or the password is wrong.'),
    CODE_REQUIRED: reason({}, () => 'Send the six digits of the code app, or a recovery code, as code.'),
  },
  FORBIDDEN: {
    MISSING_PERMISSION: reason({ permission: 'string | null' }, ({ permission }) =>
      permission === null
        ? 'Your groups hold no role that allows this.'
        : `This requires the permission ${permission}, which none of your groups holds.`,
    ),
    ADMINISTRATORS_ONLY: reason({}, () => 'Only administrators may undo what others have changed.'),
    SECOND_FACTOR_REQUIRED: reason(
      {},
      () => 'A group of yours requires a second factor for this: add one, or sign in with it.',
    ),
    SIGN_IN_AGAIN: reason(
      {},
      () => 'Sign in again with your second factor: this is possible for 15 minutes after that.',
    ),
    PERMISSIONS_CHANGED: reason(
      {},
      () => 'Your permissions have changed in the meantime. Nothing was changed; try again.',
    ),
    ROLES_NOT_HELD: reason(
      {
        action: ['CHANGE', 'REMOVE', 'RESTORE', 'ASSIGN_GROUPS', 'ASSIGN_ROLES'],
        entity: 'string',
        roles: 'string[]',
      },
      ({ action, entity, roles }) =>
        `You cannot ${ACTIONS[action]} ${titleOf(entity)}: you do not hold ${roles.join(', ')}.`,
    ),
    UNDO_NEEDS_PASSWORD: reason(
      {},
      () =>
        'Undoing this makes, changes or removes an administrator, or lets somebody manage accounts, which needs your own password as currentPassword.',
    ),
    FORGED_REQUEST: reason({}, () => 'The X-XSRF-TOKEN header must repeat the XSRF-TOKEN cookie.'),
  },
  NOT_FOUND: {
    NOT_FOUND: reason(
      { entity: 'string', id: 'string' },
      ({ entity, id }) => `There is no ${titleOf(entity)} with the id ${id}.`,
    ),
    LINK_INVALID: reason(
      {},
      () => 'This link cannot be used: it was used or replaced, or it is too old. Ask for a new one.',
    ),
    RESERVATION_UNKNOWN: reason({}, () => 'There is no table under this code.'),
  },
  CONFLICT: {
    RESERVATIONS_OFF: reason({}, () => 'Tables cannot be asked for here at the moment.'),
    SLOT_UNAVAILABLE: reason({ times: 'string[]' }, ({ times }) =>
      times.length === 0
        ? 'There is no table at this time, and none on this day.'
        : `There is no table at this time. The nearest are ${times.join(', ')}.`,
    ),
    STALE_VERSION: reason(
      { entity: 'string' },
      ({ entity }) =>
        `This ${titleOf(entity)} has changed since you read it. Read it again and repeat your change.`,
    ),
    VALUE_TAKEN: reason({ entity: 'string | null', field: 'string | null' }, ({ entity, field }) =>
      entity === null || field === null
        ? 'Another record has that name already.'
        : `Another ${titleOf(entity)} has that ${field} already.`,
    ),
    IN_USE: reason(
      { entity: 'string', by: 'string', count: 'number' },
      ({ entity, by, count }) =>
        `This ${titleOf(entity)} is still used by ${count} ${count === 1 ? titleOf(by) : many(titleOf(by))}. Move or remove them first.`,
    ),
    PARENT_REMOVED: reason(
      { entity: 'string', parent: 'string' },
      ({ entity, parent }) =>
        `The ${titleOf(parent)} of this ${titleOf(entity)} was removed. Restore the ${titleOf(parent)} first.`,
    ),
    BUILT_IN_ROLE: reason(
      { action: ['RENAME', 'REMOVE'], name: 'string' },
      ({ action, name }) =>
        `The role ${name} is built in and cannot be ${action === 'RENAME' ? 'renamed' : 'removed'}.`,
    ),
    TOO_MANY_RECORDS: reason(
      { entity: 'string', max: 'number' },
      ({ entity, max }) => `There are ${max} ${many(titleOf(entity))} already. Remove some first.`,
    ),
    OVERLAPPING_EXCEPTION: reason(
      { label: 'string', fromDate: 'string', toDate: 'string' },
      ({ label, fromDate, toDate }) =>
        `${label} (${fromDate} to ${toDate}) has other hours for some of these days already.`,
    ),
    PRICES_CHANGED: reason(
      { names: 'string[]' },
      ({ names }) => `These have another price since you read it: ${names.join(', ')}. Nothing was changed.`,
    ),
    PLAN_APPLIED: reason({}, () => 'This price plan was applied and does not change any more.'),
    KEY_REUSED: reason(
      { call: 'string' },
      ({ call }) =>
        `This key belongs to an earlier call of ${call}, with other values. Send the same values when you repeat a call; for another one generate a new clientKey, or begin a new reservation for its token.`,
    ),
    SOURCE_CHANGED: reason(
      {},
      () => 'The Turkish text is another one by now. Read it again; nothing was changed.',
    ),
    CALL_SETTLED: reason(
      {},
      () =>
        'Nothing was stored: this key was settled before the call arrived. Send the call again under a new key.',
    ),
    SECRET_GONE: reason(
      {},
      () => 'This call was stored, but its result was a secret, which is shown for 10 minutes only.',
    ),
    PUBLIC_URL_UNSET: reason(
      {},
      () => 'Set PUBLIC_URL first: mailed links to this machine would help nobody.',
    ),
    MAIL_REFUSED: reason(
      { cause: ['AUTH', 'TLS', 'CONNECT', 'TIMEOUT', 'SENDER', 'RECIPIENT', 'OTHER'], text: 'string' },
      ({ cause, text }) => `The mail server does not take mails (${cause}): ${text}`,
    ),
    RESERVATION_SETTLED: reason(
      { state: 'string' },
      ({ state }) => `This table is ${state} and can no longer be changed so.`,
    ),
    MAIL_SETTLED: reason({}, () => 'This mail was sent, or is not sent any more.'),
    NOT_INVITED: reason({}, () => 'This user has a password already, and needs no invitation.'),
    FOOD_INFORMATION_MISSING: reason(
      { fields: 'string[]' },
      ({ fields }) =>
        `A dish can only go live with its food information; ${fields.join(', ')} ${fields.length === 1 ? 'is' : 'are'} not answered.`,
    ),
    CHALLENGE_SETTLED: reason({}, () => 'This challenge was answered before, or is too old. Begin again.'),
    PASSKEYS_UNAVAILABLE: reason(
      {},
      () => 'Passkeys need an address of https, or localhost: set PUBLIC_URL to a host by name.',
    ),
    PUSH_UNAVAILABLE: reason({}, () => 'Devices cannot ring at the address of this site, or with PUSH=off.'),
    PUSH_REFUSED: reason({}, () => 'The push service of the device did not take the message.'),
    SECOND_FACTOR_MISSING: reason(
      {},
      () =>
        'Add a second factor to your own account first, and sign in with it: else you would lock yourself out.',
    ),
    LAST_ADMINISTRATOR: reason({}, () => 'This would leave no active administrator. Add another one first.'),
    USER_NOT_REMOVED: reason({}, () => 'Only a removed user can be erased. Remove this user first.'),
    USER_ERASED: reason({}, () => 'This user was erased and cannot be restored.'),
    UNDO_CHANGED_SINCE: reason(
      { fields: 'string[]' },
      ({ fields }) => `These were changed again since: ${fields.join(', ')}. Nothing was undone.`,
    ),
    UNDO_NOTHING_LEFT: reason(
      {},
      () => 'Nothing is left to undo: the record is as it was before this change.',
    ),
    UNDO_RECORD_REMOVED: reason({}, () => 'The record was removed. Restore it first.'),
    UNDO_ALREADY_REMOVED: reason({}, () => 'Nothing is left to undo: the record was removed since.'),
    UNDO_ALREADY_RESTORED: reason({}, () => 'Nothing is left to undo: the record was restored since.'),
    UNDO_ERASED: reason({}, () => 'The data of this user were erased: its changes cannot be undone.'),
    UNDO_TOO_MANY: reason(
      { max: 'number' },
      ({ max }) => `The request made more than ${numberText(max)} changes. Undo them one by one.`,
    ),
    UNDO_SECRET: reason({}, () => 'A change of a password cannot be undone: the old one is not stored.'),
    UNDO_FIXED: reason({}, () => 'This change cannot be undone: no call can set the changed fields.'),
    UNDO_INVALID_FIELDS: reason({}, (_, fields) => messagesOf(fields)),
    UNDO_PICTURE_GONE: reason(
      {},
      () => 'The picture from before this change no longer exists. Nothing was undone.',
    ),
  },
  PAYLOAD_TOO_LARGE: {
    BODY_TOO_LARGE: reason({ max: 'number' }, ({ max }) => `A JSON body may have at most ${mebibytes(max)}.`),
    FIELD_TOO_LARGE: reason({ max: 'number' }, ({ max }) => `A field may have at most ${mebibytes(max)}.`),
    FILE_TOO_LARGE: reason(
      { filename: 'string', max: 'number' },
      ({ filename, max }) => `${filename} is too large: a file may have at most ${mebibytes(max)}.`,
    ),
  },
  TOO_MANY_REQUESTS: {
    TOO_MANY_ATTEMPTS: reason(
      { retryAfter: 'number' },
      ({ retryAfter }) => `Too many attempts. Try again in ${retryAfter} seconds.`,
    ),
    TOO_MANY_RESERVATIONS: reason(
      { retryAfter: 'number' },
      () => 'Too many tables were asked for. Call the restaurant, or try again later.',
    ),
    TOO_MANY_KEYS: reason(
      { retryAfter: 'number' },
      () => 'Too many idempotency keys are in use. Send further calls without one, or later.',
    ),
  },
  SERVICE_UNAVAILABLE: {
    DATABASE_UNAVAILABLE: reason(
      {},
      () => 'The database cannot be reached at the moment. Try again shortly.',
    ),
    PICTURES_UNAVAILABLE: reason(
      {},
      () => 'Pictures cannot be stored or read at the moment. Try again shortly.',
    ),
    STORAGE_FULL: reason(
      {},
      () => 'There is not enough disk space to store this at the moment. Nothing was changed.',
    ),
    TOO_MANY_CHANGES: reason({}, () => 'Too many changes at once. Try again shortly.'),
    OVERLOADED: reason({}, () => 'There are too many requests at the moment. Try again shortly.'),
    TOO_MANY_UPLOADS: reason({}, () => 'Too many files are being uploaded at the moment. Try again shortly.'),
  },
  INTERNAL_SERVER_ERROR: { INTERNAL: reason({}, () => 'An unexpected server error occurred.') },
  TRANSPORT: {
    UNKNOWN_ADDRESS: reason({ path: 'string' }, ({ path }) => `There is no ${path} here.`),
    METHOD_NOT_ALLOWED: reason(
      { method: 'string', allowed: 'string[]' },
      ({ method, allowed }) => `${method} is not accepted here; ${allowed.join(' or ')} is.`,
    ),
    UNSUPPORTED_MEDIA_TYPE: reason(
      { accepted: 'string[]' },
      ({ accepted }) => `The body must be ${accepted.join(' or ')}.`,
    ),
  },
}

function many(title: string): string {
  return title.endsWith('y') ? `${title.slice(0, -1)}ies` : `${title}s`
}

type Table = typeof REASONS
/** Kinds of failures; each has one HTTP status except TRANSPORT. */
export type Code = keyof Table
type ReasonOf<C extends Code> = keyof Table[C] & string
export type Reason = { [C in Code]: ReasonOf<C> }[Code]

export type ReasonArguments<C extends Code> = {
  [R in ReasonOf<C>]: [reason: R, ...params: Given<ParamsOf<Table[C][R]>>, fields?: readonly FieldFault[]]
}[ReasonOf<C>]

type AnyReason = { message(params: Params, fields: readonly FieldFault[]): string }

export function reasonMessage(
  code: Code,
  name: string,
  params: Params,
  fields: readonly FieldFault[] = [],
): string {
  const found = (REASONS[code] as Readonly<Record<string, unknown>>)[name] as AnyReason
  return found.message(params, fields)
}
