import { STATUS_CODES } from 'node:http'
import { appErrorFrom } from '../core/app-error-from.ts'
import type { Params } from '../core/error-params.ts'
import type { Code, Reason, ReasonArguments } from '../core/error-reasons.ts'
import {
  AppError,
  MASKED,
  ServiceUnavailableError,
  TooManyRequestsError,
  UnauthenticatedError,
} from '../core/errors.ts'
import type { FieldFault } from '../core/field-rules.ts'

/** A reply by RFC 9457, with `message` for clients that show it, `errors` by field, and `reason` for programs. */
interface Problem {
  readonly status: number
  /** Of the same error in GraphQL, for the log. */
  readonly code: Code
  readonly headers: Readonly<Record<string, string>>
  readonly body: {
    type: string
    title: string
    status: number
    detail: string
    message: string
    reason: Reason
    params: Params
    errors: Record<string, string[]>
    fields: readonly FieldFault[]
    traceId: string
  }
}

/** An error of the transport itself, before any service is called. */
export class TransportError extends AppError {
  constructor(
    readonly status: number,
    ...args: ReasonArguments<'TRANSPORT'>
  ) {
    super('TRANSPORT', args)
  }
}

/** @returns null for an unexpected error, which the caller logs, replying with `maskedProblem`. */
export function problemFrom(error: unknown, traceId: string): Problem | null {
  const known = appErrorFrom(error)
  return known && problemOf(known, traceId)
}

function problemOf(error: AppError, traceId: string): Problem {
  const { status, code, message, reason, params, fields } = error
  const title = STATUS_CODES[status] ?? 'Error'
  const errors: Record<string, string[]> = {}
  for (const fault of fields) errors[fault.field] = [...(errors[fault.field] ?? []), fault.message]
  return {
    status,
    code,
    headers: headersOf(error),
    body: {
      type: 'about:blank',
      title,
      status,
      detail: message,
      message,
      reason,
      params,
      errors,
      fields,
      traceId,
    },
  }
}

export const maskedProblem = (traceId: string) => problemOf(MASKED, traceId)

function headersOf(error: AppError): Record<string, string> {
  const { reason, params } = error
  if (reason === 'METHOD_NOT_ALLOWED') return { Allow: (params.allowed as string[]).join(', ') }
  if (error instanceof TooManyRequestsError) return { 'Retry-After': String(error.retryAfterSeconds) }
  // RFC 9110, 11.6.1: a 401 names the scheme.
  if (error instanceof UnauthenticatedError) return { 'WWW-Authenticate': 'Bearer' }
  return error instanceof ServiceUnavailableError ? { 'Retry-After': String(error.retryAfterSeconds) } : {}
}
