import { AppError, ConflictError, ServiceUnavailableError } from './errors.ts'

/** Node's codes of connection faults. */
const CONNECTION_CODES = new Set([
  'EAI_AGAIN',
  'ECONNABORTED',
  'ECONNREFUSED',
  'ECONNRESET',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOTFOUND',
  'EPIPE',
  'ETIMEDOUT',
])
/**
 * PostgreSQL's classes of connection faults and of interventions by an operator, such as a shutdown, and its code for too
 * many connections.
 */
const CONNECTION_STATES = /^(?:08...|57P..|53300)$/
/** Disk full, by the system's and by PostgreSQL's codes. */
const DISK_FULL_CODES = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', '53100'])
const UNIQUE_VIOLATION = '23505'
/** Deadlock, serialization failure, lock not available: nothing was changed, and a retry may succeed. */
const CONTENTION_CODES = new Set(['40P01', '40001', '55P03'])
/** The driver reports faults of its own connections by plain errors, which differ only in their messages. */
const CONNECTION_MESSAGES =
  /connection terminated|is not queryable|timeout exceeded when trying to connect|query read timeout|connection timeout|^timeout expired|cannot use a pool after calling end/i

/**
 * Maps a failure to the error that the caller sees: itself if it is an AppError, SERVICE_UNAVAILABLE while the database
 * is unavailable, and null for a failure that is only logged.
 */
export function appErrorFrom(error: unknown): AppError | null {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof AppError) return cause
    const code = String((cause as { code?: unknown }).code)
    if (code === UNIQUE_VIOLATION) return new ConflictError('VALUE_TAKEN', { entity: null, field: null })
    if (DISK_FULL_CODES.has(code)) return new ServiceUnavailableError('STORAGE_FULL')
    if (CONTENTION_CODES.has(code)) return new ServiceUnavailableError('TOO_MANY_CHANGES')
    if (isConnectionFault(cause, code)) {
      return new ServiceUnavailableError('DATABASE_UNAVAILABLE')
    }
    if (cause instanceof AggregateError && cause.errors.some((each) => appErrorFrom(each))) {
      return new ServiceUnavailableError('DATABASE_UNAVAILABLE')
    }
    const carried = carriedBy(cause)
    if (carried) return carried
  }
  return null
}

function isConnectionFault(error: Error, code: string): boolean {
  if (CONNECTION_CODES.has(code) || CONNECTION_STATES.test(code) || isMissingSocket(error)) return true
  return CONNECTION_MESSAGES.test(error.message)
}

/** Whether a Unix socket is missing, as while the embedded database restarts. */
function isMissingSocket(error: Error): boolean {
  const { code, syscall } = error as NodeJS.ErrnoException
  return code === 'ENOENT' && syscall === 'connect'
}

/** The outage behind the errors of a GraphQL client, which carries them to the renderer of a page. */
function carriedBy(error: Error): AppError | null {
  const { errors } = error as { errors?: unknown }
  if (!Array.isArray(errors)) return null
  const known = errors.map(({ originalError }) => appErrorFrom(originalError))
  return known.find((each) => each instanceof ServiceUnavailableError) ?? null
}
