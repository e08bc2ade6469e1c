import 'reflect-metadata'
import { system } from '../core/access.ts'
import { AppError } from '../core/errors.ts'
import type { RequestContext } from '../core/request-context.ts'
import { EnvError, readEnv } from '../env.ts'
import { createLog } from '../log.ts'
import { requireNodeVersion } from '../node-version.ts'
import { openProduct, type Product } from '../product.ts'
import { Shutdown } from '../shutdown.ts'
import { StartError } from '../start-error.ts'

/** What the operator can mend by calling the command otherwise. */
export class UsageError extends Error {}

/** Runs an operator's command on the configured product, whether it is being served meanwhile or not. */
export async function runCommand(
  work: (product: Product, context: RequestContext) => Promise<void>,
): Promise<void> {
  const shutdown = new Shutdown()
  try {
    requireNodeVersion()
    const env = readEnv()
    const log = createLog('warn')
    const product = await openProduct(env, log, shutdown, () => env.publicUrl ?? '')
    const context = {
      em: product.orm.em.fork(),
      caller: system,
      requestId: 'command line',
      address: 'system',
      token: null,
    }
    await work(product, context)
    await shutdown.exit(0)
  } catch (error) {
    const mendable = [EnvError, StartError, UsageError, AppError].some((type) => error instanceof type)
    console.error(mendable ? (error as Error).message : error)
    await shutdown.exit(1)
  }
}
