import 'reflect-metadata'
import { createApp } from './app.ts'
import { everyNight, NightlyBackup, openBackupFolder } from './backup/nightly.ts'
import { type Env, EnvError, readEnv } from './env.ts'
import { firstRun } from './first-run.ts'
import { listen } from './http.ts'
import { openIncomingFolder } from './incoming-folder.ts'
import { createLog, type Logger } from './log.ts'
import { requireNodeVersion } from './node-version.ts'
import { bindPictures } from './picture-binding.ts'
import { sweepPictures } from './picture-sweep.ts'
import { backupSource, backupsOf, openProduct, type Product } from './product.ts'
import { Shutdown } from './shutdown.ts'
import { StartError } from './start-error.ts'

const shutdown = new Shutdown()

async function start(env: Env, log: Logger): Promise<void> {
  const server = await listen(env.host, env.port)
  shutdown.opened(server.close)
  const publicUrl = () => env.publicUrl ?? server.url

  shutdown.opened(await openIncomingFolder())
  if (env.backupDir) await openBackupFolder(env.backupDir)
  const product = await openProduct(env, log, shutdown, publicUrl)
  const { orm, databaseUrl, services } = product
  await bindPictures({ env, ...product, pictures: services.pictures, log })
  await firstRun({ env, orm, databaseUrl, services, log }, (signIn) =>
    console.log(`\nSign-in:         ${signIn}   (shown this once)`),
  )
  shutdown.signal.throwIfAborted()

  const app = await createApp({ env, ...product, publicUrl, log, ...backupsOf(env) })
  shutdown.opened(app.close)
  // Once more, on top: the last requests need everything else.
  shutdown.opened(server.close)
  server.serve(app.handle)
  shutdown.opened(sweepPictures(services.pictures, log))
  if (env.backupDir) shutdown.opened(backUpNightly(env.backupDir, env.backupKeep, product, log))

  console.log(`\nThe site:        ${server.url}/`)
  console.log(`The back-office: ${server.url}/admin`)
  if (env.graphqlIde) console.log(`The playground:  ${server.url}/graphql`)
  console.log('')
}

function backUpNightly(folder: string, keep: number, product: Product, log: Logger): () => Promise<void> {
  const source = backupSource(product)
  const nightly = new NightlyBackup({
    source,
    folder,
    keep,
    log,
    after: () => product.services.pictures.sweep(),
  })
  const cancel = everyNight(() => nightly.run())
  return () => {
    cancel()
    return nightly.stop()
  }
}

try {
  requireNodeVersion()
  const env = readEnv()
  const log = createLog()
  const starting = start(env, log)
  shutdown.listen(log, starting)
  await starting
} catch (error) {
  // What whoever runs it can mend is said in a line; anything else is a fault that wants its whole story.
  const mendable = error instanceof EnvError || error instanceof StartError
  if (!shutdown.signal.aborted) console.error(mendable ? error.message : error)
  await shutdown.exit(1)
}
