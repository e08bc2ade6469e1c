/** One field of the input and what is wrong with it, in a sentence. */
export interface FieldFault {
  field: string
  message: string
}

/**
 * A failure that the caller is told about. Both transports format it from `code`, `status` and `message`;
 * anything that is not one of these is a fault of ours: logged whole, shown as one masked message.
 */
export abstract class AppError extends Error {
  abstract readonly code: string
  abstract readonly status: number

  /** What GraphQL carries beside the message, wherever the schema is executed. */
  get extensions(): Record<string, unknown> {
    return { code: this.code }
  }
}

/** The input breaks a rule; `fields` says which and what is accepted. */
export class BadInputError extends AppError {
  readonly code = 'BAD_USER_INPUT'
  readonly status = 400
  constructor(
    message: string,
    readonly fields: FieldFault[] = [],
  ) {
    super(message)
  }

  override get extensions(): Record<string, unknown> {
    return this.fields.length > 0 ? { code: this.code, fields: this.fields } : { code: this.code }
  }

  static field(field: string, message: string): BadInputError {
    return new BadInputError(message, [{ field, message }])
  }
}

export class UnauthenticatedError extends AppError {
  readonly code = 'UNAUTHENTICATED'
  readonly status = 401
  constructor(message = 'Sign in first: this needs a valid token.') {
    super(message)
  }
}

export class ForbiddenError extends AppError {
  readonly code = 'FORBIDDEN'
  readonly status = 403
}

export class NotFoundError extends AppError {
  readonly code = 'NOT_FOUND'
  readonly status = 404
}

/** A value that is no longer the one that a change left. */
export interface ValueConflict {
  field: string
  after: unknown
  now: unknown
}

export class ConflictError extends AppError {
  readonly code = 'CONFLICT'
  readonly status = 409
  constructor(
    message: string,
    readonly conflicts: readonly ValueConflict[] = [],
  ) {
    super(message)
  }

  override get extensions(): Record<string, unknown> {
    return this.conflicts.length > 0 ? { code: this.code, conflicts: this.conflicts } : { code: this.code }
  }
}

export class PayloadTooLargeError extends AppError {
  readonly code = 'PAYLOAD_TOO_LARGE'
  readonly status = 413
}

export class TooManyRequestsError extends AppError {
  readonly code = 'TOO_MANY_REQUESTS'
  readonly status = 429
  constructor(readonly retryAfterSeconds: number) {
    super(`Too many attempts. Try again in ${retryAfterSeconds} seconds.`)
  }

  override get extensions(): Record<string, unknown> {
    return { code: this.code, retryAfter: this.retryAfterSeconds }
  }
}

export class ServiceUnavailableError extends AppError {
  readonly code = 'SERVICE_UNAVAILABLE'
  readonly status = 503
  constructor(
    message = 'The database cannot be reached at the moment. Try again shortly.',
    readonly retryAfterSeconds = 5,
  ) {
    super(message)
  }
}

/** There is more to do than can be done soon; refused before anything was begun. */
export class OverloadedError extends ServiceUnavailableError {
  constructor(message = 'There are too many requests at the moment. Try again shortly.') {
    super(message, 1)
  }
}

/** What people are shown in place of a failure that is not theirs to know. */
export const MASKED_MESSAGE = 'An unexpected server error occurred.'
