import { randomBytes } from 'node:crypto'
import type { MikroORM } from '@mikro-orm/postgresql'
import type { Logger } from 'pino'
import { BadInputError, ConflictError } from '../core/errors.ts'
import { renamedFault } from '../core/field-rules.ts'
import { StartError } from '../core/start-error.ts'
import { withLock } from '../database/migrate.ts'
import { loadDemoContent } from '../demo/load-demo.ts'
import type { Env } from '../env.ts'
import { About } from '../modules/about/about.entity.ts'
import { Category } from '../modules/category/category.entity.ts'
import type { Services } from '../services.ts'
import { createFirstAdministrator } from './first-administrator.ts'

interface FirstRunParts {
  readonly env: Env
  readonly orm: MikroORM
  readonly databaseUrl: string
  readonly services: Services
  readonly log: Logger
}

/**
 * Fills an empty database: with the demo content if wanted, and with the first administrator. `announce` receives the
 * sign-in before the commit, so that a process killed in between cannot lose a password that nobody has seen.
 * Concurrent starts are serialized; the next start completes an interrupted one.
 */
export async function firstRun(
  parts: FirstRunParts,
  announce: (signIn: string, recoveryCode: string | undefined) => void,
): Promise<void> {
  const { env, orm, databaseUrl, services, log } = parts
  await withLock(databaseUrl, async () => {
    if (env.demoContent && (await isEmpty(orm))) {
      const began = Date.now()
      await loadDemoContent(orm.em.fork(), services)
      log.info({ ms: Date.now() - began }, 'demo content loaded')
    }
    const password = env.adminPassword ?? randomBytes(12).toString('base64url')
    const made = (recoveryCode: string | undefined) =>
      announce(
        `${env.adminEmail}  ${env.adminPassword ? '(the password of ADMIN_PASSWORD)' : password}`,
        recoveryCode,
      )
    const rules = {
      mustChange: !env.adminPassword,
      siteName: env.site.name,
      hasRecoveryCode: !env.adminPassword,
    }
    await createFirstAdministrator(orm.em.fork(), env.adminEmail, password, made, rules).catch((error) => {
      throw startErrorOf(error) ?? error
    })
  })
}

/** Maps the error of an administrator to the configuration variable that caused it. */
function startErrorOf(error: unknown): StartError | null {
  if (error instanceof BadInputError) {
    const faults = error.fields.map((fault) => renamedFault(fault, 'ADMIN_PASSWORD'))
    return new StartError(faults.map(({ message }) => message).join(' '))
  }
  if (error instanceof ConflictError) {
    return new StartError(
      'ADMIN_EMAIL must be an address of nobody else: a user who is no administrator has it, and there is no active administrator.',
    )
  }
  return null
}

async function isEmpty(orm: MikroORM): Promise<boolean> {
  const em = orm.em.fork()
  return (await em.count(Category)) === 0 && (await em.count(About)) === 0
}
