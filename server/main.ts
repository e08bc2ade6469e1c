import 'reflect-metadata'
import path from 'node:path'
import { createApp } from './app.ts'
import { loadAuthSecret } from './auth-secret.ts'
import { connectDatabase } from './database/connect.ts'
import { migrate } from './database/migrate.ts'
import { openOrm } from './database/orm.ts'
import { EnvError, readEnv } from './env.ts'
import { firstRun } from './first-run.ts'
import { listen, StartError } from './http.ts'
import { createLog } from './log.ts'
import { DiskStore } from './media/disk-store.ts'
import { Pictures } from './media/pictures.ts'
import { createServices } from './services.ts'
import { version } from './version.ts'

async function start(): Promise<void> {
  const env = readEnv()
  const log = createLog()
  const onStop: (() => Promise<void>)[] = []
  stopOnSignals(onStop)

  const server = await listen(env.host, env.port)
  onStop.unshift(server.close)
  const publicUrl = () => env.publicUrl ?? server.url

  const authSecret = await loadAuthSecret(env)
  const database = await connectDatabase(env)
  onStop.push(database.stop)
  const orm = await openOrm(database.url)
  onStop.splice(-1, 0, () => orm.close())
  await migrate(orm, database.url)

  const files = new DiskStore(path.join(env.dataDir, 'media'))
  const services = createServices(orm, new Pictures(files), {
    authSecret,
    site: env.site,
    publicUrl,
    version,
  })
  const { administrator } = await firstRun({ env, orm, databaseUrl: database.url, services, log })

  const app = await createApp({ env, orm, databaseUrl: database.url, files, services, publicUrl, log })
  onStop.splice(1, 0, app.close)
  server.serve(app.handle)

  console.log(`\nThe site:        ${server.url}/`)
  if (env.graphqlIde) console.log(`The playground:  ${server.url}/graphql`)
  if (administrator) {
    console.log(`Sign-in:         ${administrator.email}  ${administrator.password}   (shown this once)`)
  }
  console.log('')
}

/** Stops part by part, in the order of the list. A second signal on its way to the same end changes nothing. */
function stopOnSignals(onStop: readonly (() => Promise<void>)[]): void {
  let stopping = false
  const stop = async () => {
    if (stopping) return
    stopping = true
    for (const part of [...onStop]) await part().catch((error: unknown) => console.error(error))
    process.exit(0)
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

start().catch((error: unknown) => {
  // What the operator can mend is said in a line; anything else is a fault that wants its whole story.
  console.error(error instanceof EnvError || error instanceof StartError ? error.message : error)
  process.exit(1)
})
