import { StartError } from '../core/start-error.ts'

/** The oldest Node.js that has all that is used here. */
const OLDEST = [22, 17] as const

/**
 * Refuses to run on a Node.js that would fail later, at a visitor's request.
 * @throws {StartError} naming the version that runs and the one that is needed.
 */
export function requireNodeVersion(running = process.versions.node): void {
  const [major = 0, minor = 0] = running.split('.').map(Number)
  if (major > OLDEST[0] || (major === OLDEST[0] && minor >= OLDEST[1])) return
  throw new StartError(
    `This is Node.js ${running}; ${OLDEST.join('.')} or newer is needed. On Linux and Windows "npm start" brings its own.`,
  )
}
