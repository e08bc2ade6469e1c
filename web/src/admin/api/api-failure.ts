import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors'
import { HttpError, type I18nProvider } from 'ra-core'
import { firstErrorIn } from '../../lib/failure.ts'
import { errorMessages, type Names } from './error-messages.ts'
import type { ReasonParams, RuleParams } from './error-reasons.ts'
import { isBuiltIn, messagesOfPermission } from './permission-messages.ts'

const STATUS_OF_CODE: Readonly<Record<string, number>> = {
  BAD_USER_INPUT: 400,
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  PAYLOAD_TOO_LARGE: 413,
  TOO_MANY_REQUESTS: 429,
  INTERNAL_SERVER_ERROR: 500,
  SERVICE_UNAVAILABLE: 503,
}

interface FieldFault {
  readonly field: string
  readonly message: string
  readonly rule?: keyof RuleParams
  readonly params?: object
}

/** The extensions of a GraphQL error. */
interface Refusal {
  readonly code?: string
  readonly reason?: keyof ReasonParams
  readonly params?: object
  readonly fields?: readonly FieldFault[]
  readonly conflicts?: readonly unknown[]
  readonly line?: number
}

type Message = (params: object, names: Names) => string

/** Whether the server has answered that it stored nothing; without an answer it may have. */
export function isRefused(error: unknown): error is HttpError {
  // A proxy that has waited too long for the server does not know whether it stored anything.
  return error instanceof HttpError && error.status < 500 && error.status !== 408
}

/** Whether the server has answered, rather than asked to come again. */
export function isAnswer(error: unknown): error is HttpError {
  return isRefused(error) && error.status !== 429
}

/** Whether there was no answer at all. */
export function isUnreachable(error: unknown): boolean {
  return error instanceof HttpError && error.body?.isUnreachable === true
}

/** Whether the server, or a proxy, has answered with an error of its own. */
export function isServerFault(error: unknown): boolean {
  return error instanceof HttpError && error.status >= 500 && !isUnreachable(error)
}

/** Whether the API refused a call for this reason. */
export function isRefusal(error: unknown, reason: keyof ReasonParams): error is HttpError {
  return error instanceof HttpError && error.body?.reason === reason
}

/**
 * Converts the error of a call for react-admin: a message in the language of the screen, the status, and a message for
 * each invalid field. `body.reason` is the server's, `body.conflicts` lists the values that prevented an undo,
 * `body.line` is the index of the refused record in a list.
 * @param resource the entity of the call, for the names of fields.
 */
export function apiFailure(error: unknown, i18n: I18nProvider, resource = ''): HttpError {
  if (CombinedGraphQLErrors.is(error)) {
    const [first] = error.errors
    const refusal = (first?.extensions ?? {}) as Refusal
    const { reason, conflicts = [] } = refusal
    const { said, fields } = localized(refusal, first?.message ?? '', i18n, resource)
    const status = STATUS_OF_CODE[String(refusal.code)] ?? 400
    // Forms show errors beside the fields; for a stale version they open a dialog instead.
    const shown = reason === 'STALE_VERSION' ? {} : { errors: { ...fields, root: { serverError: said } } }
    return new HttpError(said, status, { reason, conflicts, line: lineOf(refusal), ...shown })
  }
  if (!ServerError.is(error)) return new HttpError('admin.failure.away', 503, { isUnreachable: true })
  const { statusCode, bodyText } = error
  const { message = '', extensions = {} } = firstErrorIn(bodyText) ?? {}
  const refusal = extensions as Refusal
  const away = statusCode === 413 ? 'admin.failure.tooLarge' : 'admin.failure.away'
  const { said } = localized(refusal, statusCode < 500 ? message : '', i18n, resource)
  const { reason, conflicts = [] } = refusal
  return new HttpError(said || away, statusCode, { reason, conflicts })
}

/** The name of a field in a list of records. */
const LINE = /^lines\.(\d+)\./

function lineOf({ line, fields = [] }: Refusal): number | undefined {
  const named = LINE.exec(fields[0]?.field ?? '')?.[1]
  return named === undefined ? line : Number(named)
}

/** The message in the language of the screen; the server's own message for an unknown reason. */
function localized(
  { reason, params = {}, fields: faults = [] }: Refusal,
  message: string,
  i18n: I18nProvider,
  resource: string,
): { said: string; fields: Record<string, string> } {
  const { reasons, rules } = errorMessages[i18n.getLocale() === 'en' ? 'en' : 'tr']
  const names = namesBy(i18n)
  const fields = Object.fromEntries(
    faults.map((fault) => [fault.field, say(rules, fault.rule, fault.params, names) ?? fault.message]),
  )
  const labelled = Object.entries(fields).map(([field, what]) => {
    const name = field.replace(LINE, '')
    const label = i18n.translate(`resources.${resource}.fields.${name}`, { _: '' })
    return label === '' ? what : `${label}: ${what}`
  })
  // The messages of the fields make a general message unnecessary.
  const isAboutFields = reason === 'INVALID_FIELDS' && labelled.length > 0
  const whole = isAboutFields ? [] : [say(reasons, reason, params, names) ?? message]
  const said = [...whole, ...labelled].join(' ')
  const { field } = params as { field?: unknown }
  return { said, fields: reason === 'VALUE_TAKEN' && typeof field === 'string' ? { [field]: said } : fields }
}

function say(messages: object, name: string | undefined, params: object = {}, names: Names): string | null {
  if (name === undefined || !Object.hasOwn(messages, name)) return null
  return (messages as Readonly<Record<string, Message>>)[name]?.(params, names) ?? null
}

/** The names of records and fields that lists and forms show. */
function namesBy({ translate, getLocale }: I18nProvider): Names {
  const named = (entity: string, count: number) =>
    translate(`resources.${entity}.name`, { smart_count: count, _: entity }).toLocaleLowerCase(getLocale())
  return {
    kind: (entity) => named(entity, 1),
    // In Turkish, the singular follows a number.
    count: (entity, count) => `${count} ${named(entity, getLocale() === 'tr' ? 1 : count)}`,
    field: (entity, field) => translate(`resources.${entity}.fields.${field}`, { _: field }),
    permission: (permission) =>
      isBuiltIn(permission)
        ? translate(messagesOfPermission(permission).title, { smart_count: 2, _: permission })
        : permission,
  }
}
