import { destination, type LoggerOptions, pino, stdSerializers, stdTimeFunctions } from 'pino'

export type { Logger } from 'pino'

const SECRETS = ['password', 'authorization', 'cookie', 'token', 'access_token', 'secret']

/** Redacted wherever they occur, including the headers of a logged request. */
const redact = {
  paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `*["set-cookie"]`]),
  censor: '[secret]',
}

/** Fields in which PostgreSQL, its driver and the ORM put rows and values of a failed statement. */
const ROWS = new Set(['detail', 'where', 'parameters', 'params', 'internalQuery'])

/** An error for the log: with its cause and its stack, without the rows of the statement. */
export function loggedError(error: Error): unknown {
  const rows = rowsIn(error)
  return withoutRows(stdSerializers.err(error), (text) =>
    rows.reduce((rest, row) => rest.replaceAll(row, '[rows]'), text),
  )
}

/** The texts about rows of an error and its causes; the ORM repeats them in its message. */
function rowsIn(error: unknown): string[] {
  if (!(error instanceof Error)) return []
  const own = Object.entries(error).flatMap(([name, value]) =>
    ROWS.has(name) && typeof value === 'string' && value !== '' ? [value] : [],
  )
  return [...own, ...rowsIn(error.cause)]
}

function withoutRows(value: unknown, clean: (text: string) => string): unknown {
  if (typeof value === 'string') return clean(value)
  if (Array.isArray(value)) return value.map((each) => withoutRows(each, clean))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, held]) =>
      ROWS.has(name) ? [] : [[name, withoutRows(held, clean)]],
    ),
  )
}

/** The longest time that a line is buffered. */
const WAIT_MS = 100

/** A log of JSON lines, formatted as text on a terminal. */
export function createLog(level = 'info') {
  const serializers = { err: loggedError }
  const options: LoggerOptions = {
    level,
    base: undefined,
    redact,
    serializers,
    timestamp: stdTimeFunctions.isoTime,
  }
  if (process.stdout.isTTY) {
    const pretty = { ignore: 'pid,hostname', translateTime: 'SYS:HH:MM:ss' }
    return pino({ ...options, transport: { target: 'pino-pretty', options: pretty } })
  }
  // Buffered, because a write for each line would cost more than many replies. The rest is written when the process
  // ends.
  const lines = destination({ dest: 1, sync: false, minLength: 12_288, periodicFlush: WAIT_MS })
  return pino({ ...options, formatters: { level: (label) => ({ level: label }) } }, lines)
}
