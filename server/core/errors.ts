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

/** The input breaks a rule; `fields` names each invalid field and what is accepted. */
export class BadInputError extends AppError {
  readonly status = 400
  constructor(...args: ReasonArguments<'BAD_USER_INPUT'>) {
    super('BAD_USER_INPUT', args)
  }

  static field(field: string, ...broken: Broken): BadInputError {
    return BadInputError.of([fieldFault(field, ...broken)])
  }

  static of(fields: readonly FieldFault[]): BadInputError {
    return new BadInputError('INVALID_FIELDS', {}, fields)
  }
}

export class UnauthenticatedError extends AppError {
  readonly status = 401
  constructor(...args: ReasonArguments<'UNAUTHENTICATED'>) {
    super('UNAUTHENTICATED', args)
  }
}

export class ForbiddenError extends AppError {
  readonly status = 403
  constructor(...args: ReasonArguments<'FORBIDDEN'>) {
    super('FORBIDDEN', args)
  }
}

export class NotFoundError extends AppError {
  readonly status = 404
  constructor(...args: ReasonArguments<'NOT_FOUND'>) {
    super('NOT_FOUND', args)
  }
}

export class ConflictError extends AppError {
  readonly status = 409
  constructor(...args: ReasonArguments<'CONFLICT'>) {
    super('CONFLICT', args)
  }
}

/** A value that differs from the one that a change has set. */
interface ValueConflict {
  field: string
  after: unknown
  now: unknown
}

/** An undo is refused because values of the change have been changed again since. */
export class ChangedSinceError extends ConflictError {
  constructor(readonly conflicts: readonly ValueConflict[]) {
    super('UNDO_CHANGED_SINCE', { fields: conflicts.map(({ field }) => field) })
  }

  override get extensions(): Record<string, unknown> {
    return { ...super.extensions, conflicts: this.conflicts }
  }
}

export class PayloadTooLargeError extends AppError {
  readonly status = 413
  constructor(...args: ReasonArguments<'PAYLOAD_TOO_LARGE'>) {
    super('PAYLOAD_TOO_LARGE', args)
  }
}

export class TooManyRequestsError extends AppError {
  readonly status = 429
  constructor(readonly retryAfterSeconds: number) {
    super('TOO_MANY_REQUESTS', ['TOO_MANY_ATTEMPTS', { retryAfter: retryAfterSeconds }])
  }

  override get extensions(): Record<string, unknown> {
    return { ...super.extensions, retryAfter: this.retryAfterSeconds }
  }
}

export class ServiceUnavailableError extends AppError {
  readonly status = 503
  readonly retryAfterSeconds: number = 5
  constructor(...args: ReasonArguments<'SERVICE_UNAVAILABLE'>) {
    super('SERVICE_UNAVAILABLE', args)
  }
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

class InternalError extends AppError {
  readonly status = 500
  constructor(...args: ReasonArguments<'INTERNAL_SERVER_ERROR'>) {
    super('INTERNAL_SERVER_ERROR', args)
  }
}

/** Sent in place of every unexpected failure. */
export const MASKED: AppError = new InternalError('INTERNAL')
