import { LOCKS } from '../core/primitives/locks.ts'
import { StartError } from '../core/start-error.ts'
import { withClient } from '../database/with-client.ts'
import type { Env } from '../env.ts'
import type { Runtime } from '../start/open-runtime.ts'
import { openRuntime } from '../start/open-runtime.ts'
import { type CommandParts, runBareCommand, UsageError } from './run-command.ts'
import { writingAdministrator } from './site-import/administrator.ts'
import { type ImportArguments, importArguments } from './site-import/arguments.ts'
import { OldCallError, OldServer } from './site-import/old-server.ts'
import { isThisSite } from './site-import/own-site.ts'
import { runImport } from './site-import/run-import.ts'
import { signInFor } from './site-import/secrets-of-old-site.ts'
import { isAgreed } from './site-import/terminal.ts'
import { undoRun } from './site-import/undo-run.ts'

const tell = (line: string) => console.log(line)

await runBareCommand(async (parts) => {
  const command = importArguments()
  // Before anything is opened: it may have to be typed.
  const signIn = 'undo' in command ? {} : await signInFor(command)
  const { env, log, shutdown } = parts
  const runtime = await openRuntime(env, log, shutdown, () => env.publicUrl ?? '')
  return alone(runtime, async () => {
    if ('undo' in command) return undo(runtime, command.undo)
    return moveIn(runtime, parts, command, new OldServer(command.base, signIn, shutdown.signal))
  })
})

/** @throws {StartError} while another run is at work. */
function alone<T>({ databaseUrl }: Runtime, work: () => Promise<T>): Promise<T> {
  return withClient({ connectionString: databaseUrl }, async (client) => {
    const { rows } = await client.query('select pg_try_advisory_lock($1) as held', [LOCKS.siteImport])
    if (!rows[0].held) throw new StartError('Another run of this command is at work: wait for its end.')
    return work()
  })
}

async function undo(runtime: Runtime, run: number): Promise<void> {
  await undoRun(runtime, run, tell)
  tell('Bakın: /admin/changes')
}

/** @returns 2 if something was left out. */
async function moveIn(
  runtime: Runtime,
  { env, shutdown }: CommandParts,
  args: ImportArguments,
  server: OldServer,
): Promise<number> {
  const caller = await writingAdministrator(runtime.orm.em.fork(), env.adminEmail)
  const em = runtime.orm.em.fork()
  if (isOwnAddress(args.base, env) || (await isThisSite(args.base, em, runtime.services)))
    throw new UsageError('ADDRESS must be that of the old site, not of this one.')
  const removesDemo = await isDemoRemoved(runtime, args)
  try {
    await server.open()
    const { signal } = shutdown
    const { report, number } = await runImport({ runtime, server, caller, args, removesDemo, tell, signal })
    for (const line of report.text()) tell(line)
    if (args.dryRun) tell('Nothing was written.')
    else if (report.hasWritten) tell(`This was run ${number}. Bakın: /admin/changes`)
    else tell('Nothing has changed. Bakın: /admin/changes')
    return report.hasLeftOut ? 2 : 0
  } catch (error) {
    throw error instanceof OldCallError ? new UsageError(`${args.base}: ${error.message}`) : error
  }
}

/** Whether it is the address that this site is known by. */
function isOwnAddress(base: string, { publicUrl }: Env): boolean {
  return publicUrl !== undefined && new URL(base).origin === publicUrl
}

/** Whether the demo content is removed first: as asked, in a terminal or by the option. */
async function isDemoRemoved({ orm, services }: Runtime, { removeDemo }: ImportArguments): Promise<boolean> {
  const em = orm.em.fork()
  const caller = { userId: null, roles: new Set(['administrator']) }
  const count = await services.demoContent.count({
    em,
    caller,
    requestId: '',
    address: 'system',
    token: null,
  })
  if (count === 0) return false
  if (removeDemo) return true
  if (process.stdin.isTTY) return isAgreed(`Remove the ${count} records of the demo content first?`)
  tell('The demo content stays; --remove-demo removes it first.')
  return false
}
