import type { Params } from './error-params.ts'
import { type Code, type Reason, type ReasonArguments, reasonMessage } from './error-reasons.ts'
import { type Broken, type FieldFault, fieldFault } from './field-rules.ts'

/**
 * A failure that is reported to the caller. Programs read `code`, `reason` and `params`; the message is formatted from
 * them. Every other failure is a defect: logged in full and sent as one masked message.
 */
export abstract class AppError extends Error {
  abstract readonly status: number
  readonly reason: Reason
  readonly params: Params
  /** The invalid fields of the input. */
  readonly fields: readonly FieldFault[]
  /** Index of the refused record in the list that was sent, from 0, if no field is invalid. */
  line?: number

  protected constructor(
    readonly code: Code,
    args: readonly [reason: Reason, params?: Params, fields?: readonly FieldFault[]],
  ) {
    const [reason, params = {}, fields = []] = args
    super(reasonMessage(code, reason, params, fields))
    this.reason = reason
    this.params = params
    this.fields = fields
  }

  /** `extensions` of the error in a GraphQL reply. */
  get extensions(): Record<string, unknown> {
    const { code, reason, params, fields, line } = this
    return {
      code,
      reason,
      params,
      ...(fields.length > 0 && { fields }),
      ...(line !== undefined && { line }),
    }
  }
}

function errorOf<C extends Code, Status extends number>(code: C, status: Status) {
  return class extends AppError {
    readonly status = status
    constructor(...args: ReasonArguments<C>) {
      super(code, args as never)
    }
  }
}

/** The input breaks a rule; `fields` names each invalid field and what is accepted. */
export class BadInputError extends errorOf('BAD_USER_INPUT', 400) {
  static field(field: string, ...broken: Broken): BadInputError {
    return BadInputError.of([fieldFault(field, ...broken)])
  }

  static of(fields: readonly FieldFault[]): BadInputError {
    return new BadInputError('INVALID_FIELDS', {}, fields)
  }
}

export class UnauthenticatedError extends errorOf('UNAUTHENTICATED', 401) {}

export class ForbiddenError extends errorOf('FORBIDDEN', 403) {}

export class NotFoundError extends errorOf('NOT_FOUND', 404) {}

export class ConflictError extends errorOf('CONFLICT', 409) {}

/** A value that differs from the one that a change has set. */
export interface ValueConflict {
  readonly field: string
  readonly after: unknown
  readonly now: unknown
  /** The record, where the undo is of several. */
  readonly entity?: string
  readonly id?: number
  readonly recordName?: string | null
}

/** An undo is refused because values of the change have been changed again since. */
export class ChangedSinceError extends ConflictError {
  constructor(readonly conflicts: readonly ValueConflict[]) {
    super('UNDO_CHANGED_SINCE', { fields: [...new Set(conflicts.map(({ field }) => field))] })
  }

  override get extensions(): Record<string, unknown> {
    return { ...super.extensions, conflicts: this.conflicts }
  }
}

export class PayloadTooLargeError extends errorOf('PAYLOAD_TOO_LARGE', 413) {}

export class TooManyRequestsError extends AppError {
  readonly status = 429
  constructor(
    readonly retryAfterSeconds: number,
    reason: 'TOO_MANY_ATTEMPTS' | 'TOO_MANY_RESERVATIONS' | 'TOO_MANY_KEYS' = 'TOO_MANY_ATTEMPTS',
  ) {
    super('TOO_MANY_REQUESTS', [reason, { retryAfter: retryAfterSeconds }])
  }

  override get extensions(): Record<string, unknown> {
    return { ...super.extensions, retryAfter: this.retryAfterSeconds }
  }
}

export class ServiceUnavailableError extends errorOf('SERVICE_UNAVAILABLE', 503) {
  readonly retryAfterSeconds: number = 5
}

/** Load shedding: refused before any work was done. */
export class OverloadedError extends ServiceUnavailableError {
  override readonly retryAfterSeconds = 1
}

type GraphQLCode = Extract<Code, `GRAPHQL_${string}` | `PERSISTED_${string}`>

/** A document that the GraphQL server refuses, by the code that GraphQL clients know. */
export class GraphQLRefusal extends AppError {
  readonly status = 400
  constructor(code: GraphQLCode, detail: string) {
    super(code, [code, { detail }])
  }
}

class InternalError extends errorOf('INTERNAL_SERVER_ERROR', 500) {}

/** Sent in place of every unexpected failure. */
export const MASKED: AppError = new InternalError('INTERNAL')
