import { StartError } from '../core/start-error.ts'

/** The oldest Node.js with all features used here. */
const OLDEST = [22, 17] as const

/**
 * Refuses an old Node.js at the start, since it would fail later at a visitor's request.
 * @throws {StartError} naming the current and the required version.
 */
export function requireNodeVersion(running = process.versions.node): void {
  const [major = 0, minor = 0] = running.split('.').map(Number)
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return
  throw new StartError(
    `This is Node.js ${running}; ${OLDEST.join('.')} or newer is needed. On Linux and Windows "npm start" brings its own.`,
  )
}
