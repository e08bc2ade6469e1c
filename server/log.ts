import { destination, type LoggerOptions, pino, stdTimeFunctions } from 'pino'

export type { Logger } from 'pino'

const SECRETS = ['password', 'authorization', 'cookie', 'token', 'access_token', 'secret']

/** Replaced wherever they stand, down to the headers of a request inside what is logged. */
const redact = {
  paths: SECRETS.flatMap((name) => [name, `*.${name}`, `*.*.${name}`, `*["set-cookie"]`]),
  censor: '[secret]',
}

/** The longest that a line waits for others. */
const WAIT_MS = 100

/** One JSON line for each thing worth telling; readable text where a person watches. */
export function createLog(level = 'info') {
  const options: LoggerOptions = { level, base: undefined, redact, timestamp: stdTimeFunctions.isoTime }
  if (process.stdout.isTTY) {
    const pretty = { ignore: 'pid,hostname', translateTime: 'SYS:HH:MM:ss' }
    return pino({ ...options, transport: { target: 'pino-pretty', options: pretty } })
  }
  // A write for each line would cost more than many replies do. What is left is written when the process ends.
  const lines = destination({ dest: 1, sync: false, minLength: 4096 })
  setInterval(() => lines.flush(), WAIT_MS).unref()
  return pino({ ...options, formatters: { level: (label) => ({ level: label }) } }, lines)
}
