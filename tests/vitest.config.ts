import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig, type TestProjectInlineConfiguration } from 'vitest/config'
import { long } from './faults/long.ts'
import { SummaryReporter } from './support/summary-reporter.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
/** Tests that only `npm run test:faults` runs, because they take minutes or measure a throughput. */
const LONG = ['tests/faults/{backup-stops,flood,time-zones}.test.ts']
/** The fault tests of every run: writes that are killed, starts and stops of the process. */
const EVERY_RUN = ['tests/faults/{process,writes}.test.ts']
/** Tests that measure a process, and therefore run with no other test. */
const ALONE = [...(long ? ['tests/faults/flood.test.ts'] : []), 'tests/faults/memory.test.ts']
type ProjectConfig = NonNullable<TestProjectInlineConfiguration['test']>

/** Workers of tests that wait as often as they compute, for pages, mails and locks: two leave a third of two cores idle. */
const WAITING = 3

const cluster = './tests/support/cluster.ts'
const endServers = './tests/support/end-servers.ts'
/** For dozens of starts of the same programs. */
const COMPILED = { NODE_COMPILE_CACHE: `${root}node_modules/.cache/node-compile` }

/** For hangs alone: how long a test takes says something of the machine. */
const HANGS_MS = 240_000

/** For hangs: properties over everything there is take minutes on a slow machine. */
const DEEP_MS = 600_000

/** Tests of the server inside the worker, on a database of their own. */
const api: ProjectConfig = {
  globalSetup: [cluster],
  env: COMPILED,
  setupFiles: ['./tests/support/without-pages.ts', endServers],
  // Each worker loads the server once, and not for each of a hundred files.
  isolate: false,
  // Not in a group with isolated files: a worker that has run one of them is replaced, and loads the server anew.
  sequence: { groupOrder: 1 },
  maxWorkers: WAITING,
}

/** Tests of whole processes. */
const faults: ProjectConfig = {
  isolate: false,
  globalSetup: [cluster],
  setupFiles: [endServers],
  env: COMPILED,
  sequence: { groupOrder: 2 },
}

/** Tests in a browser, of the built application. */
const e2e: ProjectConfig = {
  isolate: false,
  globalSetup: [cluster, './tests/support/run-browser.ts', './tests/support/run-site.ts'],
  setupFiles: [endServers],
  maxWorkers: WAITING,
  sequence: { groupOrder: 3 },
}

export default defineConfig({
  root,
  // One copy of graphql for the sources and for the libraries that Node loads: its types know each other by class.
  resolve: { alias: [{ find: /^graphql$/, replacement: `${root}node_modules/graphql/index.js` }] },
  test: {
    root,
    reporters: ['default', new SummaryReporter()],
    maxWorkers: 2,
    // Decorators of entities need it, whichever file comes first.
    setupFiles: ['reflect-metadata', './tests/support/patience.ts'],
    testTimeout: HANGS_MS,
    // The first file that wants the demo content loads it.
    hookTimeout: HANGS_MS,
    expect: { poll: { timeout: 60_000, interval: 50 } },
    // No file may depend on another that ran before it.
    sequence: { shuffle: { files: process.env.CI === 'true' } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['server/**/*.test.ts', 'web/**/*.test.{ts,tsx}', 'tests/support/**/*.test.ts'],
        },
      },
      {
        extends: true,
        test: { ...api, name: 'api', include: ['tests/{api,contract,rest}/**/*.test.ts'] },
      },
      {
        extends: true,
        test: {
          ...api,
          name: 'deep-api',
          testTimeout: DEEP_MS,
          include: ['tests/deep/{api,fuzz,rest}/**/*.test.ts'],
        },
      },
      { extends: true, test: { ...faults, name: 'faults', include: EVERY_RUN } },
      {
        extends: true,
        test: {
          ...faults,
          name: 'deep-faults',
          testTimeout: DEEP_MS,
          include: ['tests/faults/**/*.test.ts'],
          exclude: [...EVERY_RUN, ...ALONE, ...(long ? [] : LONG)],
        },
      },
      ...ALONE.map((file, index) => ({
        extends: true as const,
        test: {
          name: `deep-${path.basename(file, '.test.ts')}`,
          testTimeout: DEEP_MS,
          include: [file],
          globalSetup: [cluster],
          setupFiles: [endServers],
          // Beside nothing else: after all the others, one by one.
          sequence: { groupOrder: 4 + index },
        },
      })),
      {
        extends: true,
        test: {
          name: 'deep-reading',
          include: ['tests/deep/reading/**/*.test.ts'],
          globalSetup: ['./tests/support/run-browser.ts'],
          sequence: { groupOrder: 2 },
        },
      },
      { extends: true, test: { ...e2e, name: 'e2e', include: ['tests/e2e/**/*.test.ts'] } },
      { extends: true, test: { ...e2e, name: 'deep-e2e', include: ['tests/deep/e2e/**/*.test.ts'] } },
    ],
  },
})
