import 'reflect-metadata'
import { BackupError } from '../backup/backup-error.ts'
import { system } from '../core/access.ts'
import { AppError } from '../core/errors.ts'
import type { RequestContext } from '../core/request-context.ts'
import { StartError } from '../core/start-error.ts'
import { type Env, EnvError, readEnv } from '../env.ts'
import { createLog, type Logger } from '../start/log.ts'
import { requireNodeVersion } from '../start/node-version.ts'
import { openRuntime, type Runtime } from '../start/open-runtime.ts'
import { Shutdown } from '../start/shutdown.ts'

/** Wrong usage of a command, which the operator can correct. */
export class UsageError extends Error {}

/**
 * Parses the arguments of a command.
 * @throws {UsageError} with the usage, for a wrong argument and for what `parse` throws.
 */
export function parsedArguments<T>(usage: string, parse: (args: string[]) => T): T {
  try {
    return parse(process.argv.slice(2))
  } catch (error) {
    throw new UsageError(`${(error as Error).message}\n\n${usage}`)
  }
}

export interface CommandParts {
  readonly env: Env
  readonly log: Logger
  readonly shutdown: Shutdown
}

/** Runs an operator's command with the configured database and pictures, whether or not the server is running. */
export async function runCommand(
  work: (runtime: Runtime, context: RequestContext) => Promise<void>,
): Promise<void> {
  await runBareCommand(async ({ env, log, shutdown }) => {
    const runtime = await openRuntime(env, log, shutdown, () => env.publicUrl ?? '')
    const context = {
      em: runtime.orm.em.fork(),
      caller: system,
      requestId: 'command line',
      address: 'system',
      token: null,
    }
    await work(runtime, context)
  })
}

/** Runs an operator's command that opens its own resources; they are closed after success and failure. */
export async function runBareCommand(work: (parts: CommandParts) => Promise<void>): Promise<void> {
  const shutdown = new Shutdown()
  try {
    requireNodeVersion()
    const working = work({ env: readEnv(), log: createLog('warn'), shutdown })
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) {
      process.on(signal, () => void shutdown.exit(1, working))
    }
    await working
    await shutdown.exit(0)
  } catch (error) {
    const isOperatorError = [EnvError, StartError, UsageError, AppError, BackupError].some(
      (type) => error instanceof type,
    )
    if (!shutdown.signal.aborted) console.error(isOperatorError ? (error as Error).message : error)
    await shutdown.exit(1)
  }
}
