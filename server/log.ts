import { type Logger, pino } from 'pino'

export type { Logger }

/** One JSON line for each thing worth telling; readable text where a person watches. */
export function createLog(): Logger {
  const options = {
    base: undefined,
    redact: { paths: ['*.password', '*.authorization', '*.cookie', '*.token'], censor: '[secret]' },
  }
  if (!process.stdout.isTTY) return pino(options)
  return pino({
    ...options,
    transport: { target: 'pino-pretty', options: { ignore: 'pid,hostname', translateTime: 'HH:MM:ss' } },
  })
}
