import { fileURLToPath } from 'node:url'
import { BuildError, buildIfChanged } from '../../web/build.ts'
import { StartError } from '../core/start-error.ts'
import { EnvError, readEnv } from '../env.ts'
import { listen } from '../http/listen.ts'
import { requireNodeVersion } from '../start/node-version.ts'

/** Preflight of `npm start`: checks the environment and the port before the build, which takes longer. */
try {
  requireNodeVersion()
  const { host, port } = readEnv()
  const probe = await listen(host, port)
  await probe.close()
  await buildIfChanged(fileURLToPath(new URL('../..', import.meta.url)))
} catch (error) {
  const isOperatorError = [EnvError, StartError, BuildError].some((each) => error instanceof each)
  console.error(isOperatorError ? (error as Error).message : error)
  process.exitCode = 1
}
