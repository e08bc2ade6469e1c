import 'reflect-metadata'
import { createApp } from './app.ts'
import { openBackupFolder } from './backup/nightly.ts'
import { appErrorFrom } from './core/app-error-from.ts'
import { TIME_ZONE } from './core/primitives/time-zone.ts'
import { StartError } from './core/start-error.ts'
import { type Env, EnvError, readEnv } from './env.ts'
import { listen } from './http/listen.ts'
import { MailCarrier } from './modules/mail/mail-carrier.ts'
import { PushCarrier } from './modules/push/push-carrier.ts'
import { waitingTables } from './modules/reservation/book.ts'
import { watchConcerns } from './start/alerts.ts'
import { logStart, printAddresses, printLines } from './start/announce.ts'
import { followClock } from './start/clock.ts'
import { openDataFolder } from './start/data-folder.ts'
import { invalidateDaily } from './start/day-change.ts'
import { firstRun } from './start/first-run.ts'
import { forget, forgetAgainAndAgain } from './start/forgetting.ts'
import { openIncomingFolder } from './start/incoming-folder.ts'
import { createLog, type Logger } from './start/log.ts'
import { backUpNightly } from './start/nightly-backups.ts'
import { requireNodeVersion } from './start/node-version.ts'
import { backupTimesOf, openRuntime } from './start/open-runtime.ts'
import { bindPictures } from './start/picture-binding.ts'
import { sweepPictures } from './start/picture-sweep.ts'
import { applyMissedPlans, applyPlansWhenDue } from './start/price-plans.ts'
import { invalidateWhenPublished } from './start/publishing.ts'
import { Sender } from './start/sender.ts'
import { Shutdown } from './start/shutdown.ts'
import { remindOfTables } from './start/table-reminders.ts'
import { warnOfWhatCannotBeUsed } from './start/unreadable-secrets.ts'

const shutdown = new Shutdown()

async function start(env: Env, log: Logger): Promise<void> {
  const server = await listen(env.host, env.port)
  shutdown.opened(server.close)
  const publicUrl = () => env.publicUrl ?? server.url

  shutdown.opened(await openIncomingFolder())
  // Before the folder of backups, which may be inside the data folder and would create it.
  await openDataFolder(env.dataDir)
  if (env.backupDir) await openBackupFolder(env.backupDir)
  const runtime = await openRuntime(env, log, shutdown, publicUrl)
  const { orm, databaseUrl, services } = runtime
  shutdown.opened(await followClock(orm, log))
  await bindPictures({ env, ...runtime, pictures: services.pictures, log })
  await firstRun({ env, orm, databaseUrl, services, log }, (signIn, recoveryCode) => {
    printLines(`Sign-in:         ${signIn}   (shown this once)`)
    if (recoveryCode)
      printLines(`Recovery code:   ${recoveryCode}   (shown this once; it sets a new password)`)
  })
  await warnOfWhatCannotBeUsed(runtime, publicUrl(), log)
  shutdown.signal.throwIfAborted()

  await applyMissedPlans(services, log)
  await forget(orm, log)
  const app = await createApp({ env, ...runtime, publicUrl, log, ...backupTimesOf(env) })
  shutdown.opened(app.close)
  // Registered again, to be closed first: the last requests need everything else.
  shutdown.opened(server.close)
  server.serve(app.handle)
  shutdown.opened(sweepPictures(services.pictures, log))
  shutdown.opened(invalidateDaily(services.changes, TIME_ZONE))
  shutdown.opened(invalidateWhenPublished(services.changes, () => services.blogs.untilNext(orm.em.fork())))
  shutdown.opened(applyPlansWhenDue(services, log))
  shutdown.opened(forgetAgainAndAgain(orm, log))
  const carriers = [
    new MailCarrier({ mail: services.mail, log }),
    new PushCarrier({
      deliveries: services.pushDeliveries,
      waiting: waitingTables,
      timeZone: TIME_ZONE,
      log,
    }),
  ]
  for (const carrier of carriers) {
    const sender = new Sender(carrier, { orm, databaseUrl, log })
    shutdown.opened(() => sender.stop())
  }
  shutdown.opened(remindOfTables(services, log))
  shutdown.opened(watchConcerns(services, env.dataDir, log))
  if (env.backupDir) shutdown.opened(backUpNightly(env.backupDir, env, runtime, log))

  await logStart(env, orm, publicUrl(), log)
  printAddresses(env, publicUrl(), server.url)
}

/** A full disk is for the operator to mend; the next start goes on where this one stopped. */
function diskFault(error: unknown): string | null {
  return appErrorFrom(error)?.reason === 'STORAGE_FULL'
    ? 'DATA_DIR must have free space, which its disk has not: make room, and start again.'
    : null
}

try {
  requireNodeVersion()
  const env = readEnv()
  const log = createLog()
  const starting = start(env, log)
  shutdown.listen(log, starting)
  await starting
} catch (error) {
  // Faults that the operator can correct are one line; other failures need their stack.
  const isOperatorError = error instanceof EnvError || error instanceof StartError
  if (!shutdown.signal.aborted) console.error(isOperatorError ? error.message : (diskFault(error) ?? error))
  await shutdown.exit(1)
}
