import type { MikroORM } from '@mikro-orm/postgresql'
import type { Env } from '../env.ts'
import type { Logger } from './log.ts'
import { version } from './version.ts'

/** Prints lines for a person; to stderr unless stdout is a terminal, because the log there must be JSON lines only. */
export function printLines(...lines: string[]): void {
  const output = process.stdout.isTTY ? process.stdout : process.stderr
  output.write(`\n${lines.join('\n')}\n`)
}

export function printAddresses(env: Env, publicUrl: string, listeningAt: string): void {
  printLines(
    `The site:        ${publicUrl}/`,
    `The back-office: ${publicUrl}/admin`,
    ...(env.graphqlIde ? [`The playground:  ${publicUrl}/graphql`] : []),
    ...(publicUrl === listeningAt ? [] : [`Listening on:    ${listeningAt}/`]),
  )
}

/** Logs the version, the platform, and the settings that change the behaviour. */
export async function logStart(env: Env, orm: MikroORM, publicUrl: string, log: Logger): Promise<void> {
  const [database] = await orm.em.fork().execute<{ server_version: string }[]>('show server_version')
  log.info(
    {
      version: version.version,
      node: process.versions.node,
      postgres: database?.server_version,
      settings: {
        publicUrl,
        database: env.databaseUrl ? 'DATABASE_URL' : 'embedded',
        replicas: env.databaseReplicaUrls.length,
        pictures: env.s3 ? 'MEDIA_URL' : 'DATA_DIR',
        backups: env.backupDir ?? 'off',
        replyCache: env.replyCache,
        graphqlIde: env.graphqlIde,
        metricsPublic: env.metricsPublic,
        trustProxy: env.trustProxy,
        allowedOrigins: env.allowedOrigins,
      },
    },
    'started',
  )
}
