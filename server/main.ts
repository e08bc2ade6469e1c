import 'reflect-metadata'
import { createApp } from './app.ts'
import { type Env, EnvError, readEnv } from './env.ts'
import { firstRun } from './first-run.ts'
import { listen } from './http.ts'
import { createLog, type Logger } from './log.ts'
import { requireNodeVersion } from './node-version.ts'
import { sweepPictures } from './picture-sweep.ts'
import { openProduct } from './product.ts'
import { Shutdown } from './shutdown.ts'
import { StartError } from './start-error.ts'

const shutdown = new Shutdown()

async function start(env: Env, log: Logger): Promise<void> {
  const server = await listen(env.host, env.port)
  shutdown.opened(server.close)
  const publicUrl = () => env.publicUrl ?? server.url

  const { orm, databaseUrl, files, services } = await openProduct(env, log, shutdown, publicUrl)
  await firstRun({ env, orm, databaseUrl, services, log }, (signIn) =>
    console.log(`\nSign-in:         ${signIn}   (shown this once)`),
  )
  shutdown.signal.throwIfAborted()

  const app = await createApp({ env, orm, databaseUrl, files, services, publicUrl, log })
  shutdown.opened(app.close)
  // Once more, on top: the last requests need everything else.
  shutdown.opened(server.close)
  server.serve(app.handle)
  shutdown.opened(sweepPictures(services.pictures, log))

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
