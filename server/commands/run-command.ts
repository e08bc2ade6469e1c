import 'reflect-metadata'
import { parseArgs } from 'node:util'
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

/** The usage, because it was asked for. */
class HelpRequest extends UsageError {}

/**
 * Parses the arguments of a command.
 * @throws {UsageError} with the usage, for a wrong argument and for what `parse` throws.
 * @throws {HelpRequest} with the usage, for `--help`.
 */
export function parsedArguments<T>(usage: string, parse: (args: string[]) => T): T {
  const args = process.argv.slice(2)
  if (args.includes('--help')) throw new HelpRequest(usage)
  try {
    return parse(args)
  } catch (error) {
    // Node.js goes on with advice for arguments that begin with a hyphen.
    const [sentence] = (error as Error).message.split('. To specify')
    throw new UsageError(`${sentence}\n\n${usage}`)
  }
}

/** The one file among the arguments. */
export function fileIn(args: string[]): string {
  const { positionals } = parseArgs({ args, allowPositionals: true })
  const [file] = positionals
  if (!file || positionals.length > 1) throw new Error(`One FILE is wanted, not ${positionals.length}.`)
  return file
}

export interface CommandParts {
  readonly env: Env
  readonly log: Logger
  readonly shutdown: Shutdown
}

/**
 * Runs an operator's command with the configured database and pictures, whether or not the server is running.
 * @param parse the arguments, before anything is opened.
 */
export async function runCommand<Args>(
  parse: () => Args,
  work: (runtime: Runtime, context: RequestContext, args: Args) => Promise<void>,
): Promise<void> {
  await runBareCommand(async ({ env, log, shutdown }) => {
    const args = parse()
    const runtime = await openRuntime(env, log, shutdown, () => env.publicUrl ?? '')
    const context = {
      em: runtime.orm.em.fork(),
      caller: system,
      requestId: 'command line',
      address: 'system',
      token: null,
    }
    await work(runtime, context, args)
  })
}

/**
 * Runs an operator's command that opens its own resources; they are closed after success and failure.
 * @param work returns the exit code, if that is not 0.
 */
export async function runBareCommand(work: (parts: CommandParts) => Promise<unknown>): Promise<void> {
  const shutdown = new Shutdown()
  try {
    requireNodeVersion()
    const working = work({ env: readEnv(), log: createLog('warn'), shutdown })
    for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP']) {
      process.on(signal, () => void shutdown.exit(1, working))
    }
    const code = await working
    await shutdown.exit(typeof code === 'number' ? code : 0)
  } catch (error) {
    if (error instanceof HelpRequest) {
      console.log(error.message)
      return shutdown.exit(0)
    }
    const isOperatorError = [EnvError, StartError, UsageError, AppError, BackupError].some(
      (type) => error instanceof type,
    )
    if (!shutdown.signal.aborted) console.error(isOperatorError ? (error as Error).message : error)
    await shutdown.exit(1)
  }
}
