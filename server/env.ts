import path from 'node:path'
import { z } from 'zod'

/** Name and facts of the demo restaurant, which the site shows until the owner has given it a name. */
export const DEMO_SITE = {
  name: 'İncek Sofrası',
  phone: '+90 312 555 01 23',
  address: 'Taşpınar, Incek, Gölbaşı/Ankara',
  mapUrl:
    'https://www.openstreetmap.org/search?query=Ta%C5%9Fp%C4%B1nar%20Incek%20G%C3%B6lba%C5%9F%C4%B1%20Ankara',
  deliveryUrl: 'https://www.yemeksepeti.com/',
} as const

type SiteFacts = Readonly<Record<keyof typeof DEMO_SITE, string>>

/** A wrong configuration: one line for each variable with a value that it does not accept. */
export class EnvError extends Error {}

const onOff = z.enum(['on', 'off'], { error: 'must be `on` or `off`' }).transform((value) => value === 'on')

const text = z.string().trim().min(1, 'must not be empty')
const link = z.url({ protocol: /^https?$/, error: 'must be an http:// or https:// address' })
const origin = z
  .string()
  .refine(isOrigin, 'must be an http:// or https:// address without a path')
  .transform((value) => new URL(value).origin)
const postgresAddress = z.url({
  protocol: /^postgres(ql)?$/,
  error: 'must be a postgresql:// address',
})
const bucketAddress = z
  .string()
  .regex(/^s3:\/\/[a-z0-9.-]+(\/[\w./-]*)?$/, 'must be an s3://bucket/prefix address')
const listOf = (item: z.ZodType<string, string>) =>
  z
    .string()
    .transform((value) => value.split(',').flatMap((part) => part.trim() || []))
    .pipe(z.array(item))
const port = z
  .string()
  .regex(/^\d{1,5}$/, 'must be a port, 0 to 65535')
  .transform(Number)
  .refine((value) => value <= 65_535, 'must be a port, 0 to 65535')

function isOrigin(value: string): boolean {
  const url = URL.parse(value)
  return url !== null && /^https?:$/.test(url.protocol) && url.href === `${url.origin}/`
}

function isServed(folder: string | undefined, dataDir: string): boolean {
  if (folder === undefined) return false
  const [first] = path.relative(dataDir, folder).split(path.sep)
  return first === 'public' || first === 'media'
}

const variables = z.object({
  PORT: port.default(3000),
  HOST: text.default('127.0.0.1'),
  DATA_DIR: text.default('./data').transform((folder) => path.resolve(folder)),
  DATABASE_URL: postgresAddress.optional(),
  DATABASE_REPLICA_URLS: listOf(postgresAddress).default([]),
  PUBLIC_URL: origin.optional(),
  AUTH_SECRET: z.string().min(32, 'must be 32 characters or more').optional(),
  ADMIN_EMAIL: z.email('must be an e-mail address').default('admin@example.com'),
  ADMIN_PASSWORD: z
    .string()
    .min(10, 'must be 10 to 128 characters')
    .max(128, 'must be 10 to 128 characters')
    .optional(),
  DEMO_CONTENT: onOff.optional(),
  SITE_NAME: text.default(DEMO_SITE.name),
  SITE_PHONE: text.max(32, 'must be at most 32 characters').default(DEMO_SITE.phone),
  SITE_ADDRESS: text.default(DEMO_SITE.address),
  SITE_MAP_URL: link.default(DEMO_SITE.mapUrl),
  SITE_DELIVERY_URL: link.default(DEMO_SITE.deliveryUrl),
  ALLOWED_ORIGINS: listOf(origin).default([]),
  TRUST_PROXY: z
    .string()
    .regex(/^(off|\d{1,2})$/, 'must be `off` or the number of proxies in front')
    .transform((value) => (value === 'off' ? 0 : Number(value)))
    .default(0),
  GRAPHQL_IDE: onOff.optional(),
  MEDIA_URL: bucketAddress.optional(),
  AWS_ENDPOINT_URL: link.optional(),
  AWS_REGION: text.default('us-east-1'),
  AWS_ACCESS_KEY_ID: text.optional(),
  AWS_SECRET_ACCESS_KEY: text.optional(),
  REPLY_CACHE: onOff.default(true),
  SERVICE_WORKER: onOff.default(true),
  BACKUP_DIR: text.transform((folder) => (folder === 'off' ? folder : path.resolve(folder))).optional(),
  BACKUP_URL: bucketAddress.optional(),
  BACKUP_KEEP: z
    .string()
    .regex(/^[1-9]\d{0,3}$/, 'must be the number of backups to keep, 1 to 9999')
    .transform(Number)
    .default(14),
  FOOD_INFORMATION: z.enum(['warn', 'strict'], { error: 'must be `warn` or `strict`' }).default('warn'),
  MAIL: onOff.default(true),
  PUSH: onOff.default(true),
  METRICS: z.enum(['loopback', 'public'], { error: 'must be `loopback` or `public`' }).default('loopback'),
})

export const variableNames = Object.keys(variables.shape)

const BUCKET_KEYS = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'] as const

/** A place in a bucket of an S3-compatible store. */
export type S3Settings = Readonly<ReturnType<typeof placeAt>>

export type Env = Readonly<ReturnType<typeof readEnv>>

/**
 * Reads and validates the environment. `npm run check` refuses other code that reads it.
 * @throws {EnvError} with a line for each wrong variable: its name and what it accepts.
 */
export function readEnv(source: NodeJS.ProcessEnv = process.env) {
  // Compose files set variables without a value to the empty string, and logins `MAIL` to the path of a mailbox.
  const isSet = ([name, value]: [string, string | undefined]) =>
    value !== undefined && value !== '' && !(name === 'MAIL' && value.startsWith('/'))
  const set = Object.fromEntries(Object.entries(source).filter(isSet))
  const result = variables.safeParse(set)
  const faults = new Map(result.error?.issues.map((issue) => [String(issue.path[0]), issue.message]))
  if (set.DATABASE_URL && !set.AUTH_SECRET) {
    faults.set(
      'AUTH_SECRET',
      'must be set to 32 characters or more with DATABASE_URL, because machines share it',
    )
  }
  for (const address of ['MEDIA_URL', 'BACKUP_URL']) {
    if (!set[address]) continue
    for (const name of BUCKET_KEYS) {
      if (!set[name]) faults.set(name, `must be set with ${address}, as a key to its bucket`)
    }
  }
  if (set.BACKUP_URL && withoutSlash(set.BACKUP_URL) === withoutSlash(set.MEDIA_URL ?? '')) {
    faults.set('BACKUP_URL', 'must be another place than MEDIA_URL, whose unknown files are swept away')
  }
  if (result.success && isServed(result.data.BACKUP_DIR, result.data.DATA_DIR)) {
    faults.set(
      'BACKUP_DIR',
      'must not be in the folders `public` and `media` of DATA_DIR, which are served to visitors',
    )
  }
  if (!result.success || faults.size > 0) {
    throw new EnvError([...faults].map(([name, fault]) => `${name} ${fault}.`).join('\n'))
  }
  const env = result.data
  return {
    port: env.PORT,
    host: env.HOST,
    /** Absolute. */
    dataDir: env.DATA_DIR,
    databaseUrl: env.DATABASE_URL,
    databaseReplicaUrls: env.DATABASE_REPLICA_URLS,
    publicUrl: env.PUBLIC_URL,
    authSecret: env.AUTH_SECRET,
    adminEmail: env.ADMIN_EMAIL,
    adminPassword: env.ADMIN_PASSWORD,
    demoContent: env.DEMO_CONTENT ?? env.DATABASE_URL === undefined,
    site: withOwn({
      name: env.SITE_NAME,
      phone: env.SITE_PHONE,
      address: env.SITE_ADDRESS,
      mapUrl: env.SITE_MAP_URL,
      deliveryUrl: env.SITE_DELIVERY_URL,
    }),
    allowedOrigins: env.ALLOWED_ORIGINS,
    trustProxy: env.TRUST_PROXY,
    /** Enables the playground, introspection, suggestions of field names and `/swagger`. */
    graphqlIde: env.GRAPHQL_IDE ?? !env.PUBLIC_URL?.startsWith('https:'),
    /** The store of pictures; without one they are stored in the data folder. */
    s3: env.MEDIA_URL ? placeAt(env.MEDIA_URL, storeOf(env)) : undefined,
    replyCache: env.REPLY_CACHE,
    /** Whether browsers cache pages for use without a connection. */
    serviceWorker: env.SERVICE_WORKER,
    /** Whether mails leave; if not, they wait and expire. */
    mail: env.MAIL,
    /** Whether devices of those who answer ring. */
    push: env.PUSH,
    metricsPublic: env.METRICS === 'public',
    /** Whether a dish needs complete food information to be live. */
    strictFood: env.FOOD_INFORMATION === 'strict',
    /** Absolute; absent if backups are off. */
    backupDir: env.BACKUP_DIR === 'off' ? undefined : (env.BACKUP_DIR ?? path.join(env.DATA_DIR, 'backups')),
    backupKeep: env.BACKUP_KEEP,
    /** The bucket that each backup is copied to. */
    backupBucket: env.BACKUP_URL ? placeAt(env.BACKUP_URL, storeOf(env)) : undefined,
    store: storeOf(env),
  }
}

/** What an operator types to run a command: a script of npm, or the program of an archive, which names itself. */
export function commandLine(script: string): string {
  const program = process.env.RESTAURANT_SITE_PROGRAM
  return program ? `${program} ${script.replace(':', '-')}` : `npm run ${script} --`
}

/** Secrets for the old site, of `import:site` alone; they are in no file of this installation. */
export function oldSiteSecrets(): { readonly password?: string; readonly token?: string } {
  const { OLD_PASSWORD: password, OLD_TOKEN: token } = process.env
  return { ...(password && { password }), ...(token && { token }) }
}

/** Sets the temporary folder of the process, which libraries use too. */
export function setTemporaryFolder(folder: string): void {
  process.env[process.platform === 'win32' ? 'TEMP' : 'TMPDIR'] = folder
}

/** The facts, and again those that are not the demo restaurant's. */
function withOwn(site: SiteFacts) {
  const own = Object.entries(site).filter(([name, value]) => value !== DEMO_SITE[name as keyof SiteFacts])
  return { ...site, own: Object.fromEntries(own) as Partial<SiteFacts> }
}

const withoutSlash = (address: string) => address.replace(/\/+$/, '')

function storeOf(env: z.infer<typeof variables>) {
  return {
    /** The store's address, without the bucket. */
    endpoint: env.AWS_ENDPOINT_URL ?? `https://s3.${env.AWS_REGION}.amazonaws.com`,
    region: env.AWS_REGION,
    accessKeyId: env.AWS_ACCESS_KEY_ID ?? '',
    secretAccessKey: env.AWS_SECRET_ACCESS_KEY ?? '',
  }
}

function placeAt(address: string, store: ReturnType<typeof storeOf>) {
  const [, bucket = '', path] = /^s3:\/\/([^/]+)\/?(.*?)\/*$/.exec(address) ?? []
  return {
    ...store,
    bucket,
    /** Key prefix: empty, or it ends with `/`. */
    prefix: path ? `${path}/` : '',
  }
}

/** A place in any bucket of the configured store. @throws {EnvError} for another address, or without keys. */
export function bucketAt({ store }: Env, address: string): S3Settings {
  if (!bucketAddress.safeParse(address).success)
    throw new EnvError(`${address} must be an s3://bucket/prefix address.`)
  if (!store.accessKeyId || !store.secretAccessKey)
    throw new EnvError(`${BUCKET_KEYS.join(' and ')} must be set to read ${address}.`)
  return placeAt(address, store)
}
