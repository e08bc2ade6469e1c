import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseEnv } from 'node:util'
import { describe, expect, test } from 'vitest'
import { EnvError, readEnv, variableNames } from './env.ts'

const SECRET = 'a secret of thirty-two characters'

function faultsOf(source: NodeJS.ProcessEnv): string[] {
  try {
    readEnv(source)
  } catch (error) {
    if (error instanceof EnvError) return error.message.split('\n')
    throw error
  }
  return []
}

test('every variable is optional', () => {
  expect(readEnv({})).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    dataDir: path.resolve('data'),
    databaseUrl: undefined,
    adminEmail: 'admin@example.com',
    demoContent: true,
    trustProxy: 0,
    graphqlIde: true,
    replyCache: true,
    metricsPublic: false,
    strictFood: false,
    backupDir: path.resolve('data/backups'),
    backupKeep: 14,
  })
})

test('the mailbox that a login names is none of its settings', () => {
  expect(readEnv({ MAIL: '/var/mail/ayse' }).mail).toBe(true)
  expect(readEnv({ MAIL: 'off' }).mail).toBe(false)
  expect(faultsOf({ MAIL: 'mailbox' })).toEqual(['MAIL must be `on` or `off`.'])
})

test('D133: backups are made unless they are turned off', () => {
  expect(readEnv({ DATA_DIR: '/srv/data' }).backupDir).toBe('/srv/data/backups')
  expect(readEnv({ BACKUP_DIR: 'off' }).backupDir).toBeUndefined()
})

test.each([
  [undefined, undefined, true],
  ['http://localhost:4000', undefined, true],
  ['https://restaurant.example', undefined, false],
  ['https://restaurant.example', 'on', true],
  [undefined, 'off', false],
] as const)(
  'D154: with PUBLIC_URL %s and GRAPHQL_IDE %s the playground is there: %s',
  (url, ide, expected) => {
    expect(readEnv({ PUBLIC_URL: url, GRAPHQL_IDE: ide }).graphqlIde).toBe(expected)
  },
)

test('configured values are read', () => {
  const env = readEnv({
    PORT: '0',
    DATA_DIR: '/srv/data',
    DATABASE_URL: 'postgresql://who@db.example/restaurant',
    DATABASE_REPLICA_URLS: 'postgres://who@one.example/restaurant, postgres://who@two.example/restaurant',
    AUTH_SECRET: SECRET,
    PUBLIC_URL: 'https://restaurant.example/',
    ALLOWED_ORIGINS: 'https://app.example,http://localhost:5173',
    TRUST_PROXY: '2',
    GRAPHQL_IDE: 'off',
    REPLY_CACHE: 'off',
    SERVICE_WORKER: 'off',
    METRICS: 'public',
    FOOD_INFORMATION: 'strict',
    MEDIA_URL: 's3://pictures/restaurant',
    AWS_ENDPOINT_URL: 'http://store.example:9000',
    AWS_ACCESS_KEY_ID: 'who',
    AWS_SECRET_ACCESS_KEY: 'secret',
    SITE_NAME: 'Köşe Lokantası',
    BACKUP_DIR: '/srv/backups',
    BACKUP_KEEP: '30',
  })
  expect(env).toMatchObject({
    port: 0,
    dataDir: '/srv/data',
    databaseReplicaUrls: ['postgres://who@one.example/restaurant', 'postgres://who@two.example/restaurant'],
    publicUrl: 'https://restaurant.example',
    allowedOrigins: ['https://app.example', 'http://localhost:5173'],
    serviceWorker: false,
    trustProxy: 2,
    graphqlIde: false,
    replyCache: false,
    metricsPublic: true,
    strictFood: true,
    s3: {
      bucket: 'pictures',
      prefix: 'restaurant/',
      endpoint: 'http://store.example:9000',
      region: 'us-east-1',
      accessKeyId: 'who',
      secretAccessKey: 'secret',
    },
    backupDir: '/srv/backups',
    backupKeep: 30,
  })
  expect(env.site.name).toBe('Köşe Lokantası')
})

test('demo content is loaded into the embedded database only, unless asked for', () => {
  const external = { DATABASE_URL: 'postgresql://db.example/restaurant', AUTH_SECRET: SECRET }
  expect(readEnv(external).demoContent).toBe(false)
  expect(readEnv({ ...external, DEMO_CONTENT: 'on' }).demoContent).toBe(true)
  expect(readEnv({ DEMO_CONTENT: 'off' }).demoContent).toBe(false)
})

test('an empty variable counts as unset', () => {
  expect(readEnv({ PORT: '', DATABASE_URL: '', AUTH_SECRET: '' }).port).toBe(3000)
})

describe('a wrong value is reported in one line with the variable and what it accepts', () => {
  test.each([
    ['PORT', 'many', /0 to 65535/],
    ['PORT', '65536', /0 to 65535/],
    ['PORT', '-1', /0 to 65535/],
    ['DATABASE_URL', 'mysql://db.example/restaurant', /postgresql:\/\//],
    ['DATABASE_REPLICA_URLS', 'postgresql://one.example/r,two', /postgresql:\/\//],
    ['PUBLIC_URL', 'restaurant.example', /https:\/\//],
    ['PUBLIC_URL', 'https://restaurant.example/menu', /without a path/],
    ['AUTH_SECRET', 'short', /32 characters/],
    ['ADMIN_EMAIL', 'admin', /e-mail/],
    ['ADMIN_PASSWORD', 'short', /10 to 128/],
    ['DEMO_CONTENT', 'yes', /`on` or `off`/],
    ['SITE_MAP_URL', 'javascript:alert(1)', /https:\/\//],
    ['ALLOWED_ORIGINS', '*', /https:\/\//],
    ['TRUST_PROXY', 'on', /number of proxies/],
    ['GRAPHQL_IDE', 'true', /`on` or `off`/],
    ['MEDIA_URL', '/pictures', /s3:\/\//],
    ['AWS_ENDPOINT_URL', 'store.example:9000', /https:\/\//],
    ['REPLY_CACHE', '0', /`on` or `off`/],
    ['SERVICE_WORKER', 'no', /`on` or `off`/],
    ['METRICS', 'private', /`public`/],
    ['FOOD_INFORMATION', 'on', /`warn` or `strict`/],
    ['BACKUP_DIR', 'data/public/backups', /must not be in/],
    ['BACKUP_KEEP', '0', /1 to 9999/],
    ['BACKUP_URL', 'https://bucket.example', /s3:\/\/bucket\/prefix/],
  ])('%s=%s', (name, value, accepts) => {
    const keys = { AWS_ACCESS_KEY_ID: 'who', AWS_SECRET_ACCESS_KEY: 'secret' }
    const lines = faultsOf({ AUTH_SECRET: SECRET, ...keys, [name]: value })
    expect(lines).toHaveLength(1)
    expect(lines[0]).toMatch(new RegExp(`^${name} must `))
    expect(lines[0]).toMatch(accepts)
    expect(lines[0]).not.toContain(` ${value} `)
  })

  test('every fault has its own line', () => {
    const lines = faultsOf({ PORT: 'x', TRUST_PROXY: 'x', DATABASE_URL: 'postgresql://db.example/r' })
    expect(lines.map((line) => line.split(' ')[0]).sort()).toEqual(['AUTH_SECRET', 'PORT', 'TRUST_PROXY'])
  })
})

test('machines that share a database must share a secret', () => {
  expect(faultsOf({ DATABASE_URL: 'postgresql://db.example/restaurant' })).toEqual([
    expect.stringMatching(/^AUTH_SECRET must be set to 32 characters or more/),
  ])
})

test.each([
  ['s3://pictures', 'pictures', ''],
  ['s3://pictures/', 'pictures', ''],
  ['s3://pictures/a/b/', 'pictures', 'a/b/'],
])('%s is the bucket %s and the prefix "%s", at Amazon by default', (MEDIA_URL, bucket, prefix) => {
  const keys = { AWS_ACCESS_KEY_ID: 'who', AWS_SECRET_ACCESS_KEY: 'secret', AWS_REGION: 'eu-central-1' }
  const endpoint = 'https://s3.eu-central-1.amazonaws.com'
  expect(readEnv({ MEDIA_URL, ...keys }).s3).toMatchObject({ bucket, prefix, endpoint })
})

test('a store of pictures requires its keys', () => {
  const lines = faultsOf({ MEDIA_URL: 's3://pictures', AWS_ACCESS_KEY_ID: 'who' })
  expect(lines).toEqual([expect.stringMatching(/^AWS_SECRET_ACCESS_KEY must be set with MEDIA_URL/)])
})

test('.env.example names every variable, and sets those that have a default to it', () => {
  const example = readFileSync(new URL('../.env.example', import.meta.url), 'utf8')
  const named = [...example.matchAll(/^(?:# )?([A-Z_]+)=/gm)].map(([, name]) => name)
  expect(named.sort()).toEqual([...variableNames].sort())
  expect(readEnv(parseEnv(example))).toEqual(readEnv({}))
})

test('backups can be copied to another bucket, by default with the keys of the store', () => {
  const keys = { AWS_ACCESS_KEY_ID: 'key', AWS_SECRET_ACCESS_KEY: 'secret' }
  expect(readEnv({ BACKUP_URL: 's3://copies/nightly', ...keys }).backupBucket).toMatchObject({
    bucket: 'copies',
    prefix: 'nightly/',
    endpoint: 'https://s3.us-east-1.amazonaws.com',
  })
  expect(() => readEnv({ BACKUP_URL: 's3://copies' })).toThrow(
    /^AWS_ACCESS_KEY_ID must be set with BACKUP_URL/,
  )
  expect(() => readEnv({ BACKUP_URL: 's3://one/place/', MEDIA_URL: 's3://one/place', ...keys })).toThrow(
    /^BACKUP_URL must be another place than MEDIA_URL/,
  )
})
