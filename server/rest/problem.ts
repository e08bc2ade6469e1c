import { STATUS_CODES } from 'node:http'
import {
  AppError,
  BadInputError,
  MASKED_MESSAGE,
  ServiceUnavailableError,
  TooManyRequestsError,
  UnauthenticatedError,
} from '../core/errors.ts'
import { appErrorFrom } from '../core/failures.ts'

/** A reply by RFC 9457, with `message` for clients that show it, and `errors` by field. */
export interface Problem {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: {
    type: string
    title: string
    status: number
    detail: string
    message: string
    errors: Record<string, string[]>
    traceId: string
  }
}

/** What the transport itself refuses, before any service is asked. */
export class TransportError extends AppError {
  readonly code = 'TRANSPORT'
  constructor(
    readonly status: number,
    message: string,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message)
  }
}

/** @returns null for a fault of ours: the caller logs it and shows `maskedProblem`. */
export function problemFrom(error: unknown, traceId: string): Problem | null {
  const known = appErrorFrom(error)
  if (!known) return null
  const errors: Record<string, string[]> = {}
  if (known instanceof BadInputError) {
    for (const { field, message } of known.fields) errors[field] = [...(errors[field] ?? []), message]
  }
  return problemOf(known.status, known.message, traceId, errors, headersOf(known))
}

export function problemOf(
  status: number,
  message: string,
  traceId: string,
  errors: Record<string, string[]> = {},
  headers: Readonly<Record<string, string>> = {},
): Problem {
  const title = STATUS_CODES[status] ?? 'Error'
  return {
    status,
    headers,
    body: { type: 'about:blank', title, status, detail: message, message, errors, traceId },
  }
}

export const maskedProblem = (traceId: string) => problemOf(500, MASKED_MESSAGE, traceId)

function headersOf(error: AppError): Record<string, string> {
  if (error instanceof TransportError) return { ...error.headers }
  if (error instanceof TooManyRequestsError) return { 'Retry-After': String(error.retryAfterSeconds) }
  // RFC 9110, 11.6.1: a 401 names the scheme.
  if (error instanceof UnauthenticatedError) return { 'WWW-Authenticate': 'Bearer' }
  return error instanceof ServiceUnavailableError ? { 'Retry-After': String(error.retryAfterSeconds) } : {}
}
