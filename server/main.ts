import 'reflect-metadata'
import path from 'node:path'
import { createApp } from './app.ts'
import { loadAuthSecret } from './auth-secret.ts'
import { openDataFolder } from './data-folder.ts'
import { connectDatabase } from './database/connect.ts'
import { migrate } from './database/migrate.ts'
import { openOrm } from './database/orm.ts'
import { signInLimit } from './database/sign-in-limit.ts'
import { type Env, EnvError, readEnv } from './env.ts'
import { firstRun } from './first-run.ts'
import { listen } from './http.ts'
import { createLog, type Logger } from './log.ts'
import { DiskStore } from './media/disk-store.ts'
import { Pictures } from './media/pictures.ts'
import { requireNodeVersion } from './node-version.ts'
import { createServices } from './services.ts'
import { Shutdown } from './shutdown.ts'
import { StartError } from './start-error.ts'
import { version } from './version.ts'

const shutdown = new Shutdown()

async function start(env: Env, log: Logger): Promise<void> {
  const server = await listen(env.host, env.port)
  shutdown.opened(server.close)
  const publicUrl = () => env.publicUrl ?? server.url

  await openDataFolder(env.dataDir)
  const authSecret = await loadAuthSecret(env)
  const connecting = connectDatabase(env, log, shutdown.signal)
  shutdown.opened(async () => (await connecting.catch(() => null))?.stop())
  const database = await connecting
  shutdown.signal.throwIfAborted()
  await migrate(database.url)
  shutdown.signal.throwIfAborted()
  const orm = await openOrm(database.url)
  shutdown.opened(() => orm.close())

  const files = new DiskStore(path.join(env.dataDir, 'media'))
  const limit = signInLimit(database.url)
  shutdown.opened(() => limit.stop())
  const settings = { authSecret, signInLimit: limit, site: env.site, publicUrl, version }
  const services = createServices(orm, new Pictures(files), settings)
  await firstRun({ env, orm, databaseUrl: database.url, services, log }, (signIn) =>
    console.log(`\nSign-in:         ${signIn}   (shown this once)`),
  )
  shutdown.signal.throwIfAborted()

  const app = await createApp({ env, orm, databaseUrl: database.url, files, services, publicUrl, log })
  shutdown.opened(app.close)
  // Once more, on top: the last requests need everything else.
  shutdown.opened(server.close)
  server.serve(app.handle)

  console.log(`\nThe site:        ${server.url}/`)
  if (env.graphqlIde) console.log(`The playground:  ${server.url}/graphql`)
  console.log('')
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
