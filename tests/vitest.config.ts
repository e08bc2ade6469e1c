import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { long } from './faults/long.ts'
import { SummaryReporter } from './support/summary-reporter.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
/** Tests that only `npm run test:faults` runs, because they take minutes or measure a throughput. */
const LONG = ['tests/faults/{backup-stops,flood,time-zones}.test.ts']
/** Tests that measure a process, and therefore run with no other test. */
const ALONE = [...(long ? ['tests/faults/flood.test.ts'] : []), 'tests/faults/memory.test.ts']
const cluster = './tests/support/cluster.ts'
/** For dozens of starts of the same programs. */
const COMPILED = { NODE_COMPILE_CACHE: `${root}node_modules/.cache/node-compile` }

export default defineConfig({
  root,
  // One copy of graphql for the sources and for the libraries that Node loads: its types know each other by class.
  resolve: { alias: [{ find: /^graphql$/, replacement: `${root}node_modules/graphql/index.js` }] },
  test: {
    root,
    reporters: ['default', new SummaryReporter()],
    maxWorkers: 2,
    // Decorators of entities need it, whichever file comes first.
    setupFiles: ['reflect-metadata'],
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
        test: {
          name: 'api',
          include: ['tests/{api,contract,fuzz,rest}/**/*.test.ts'],
          globalSetup: [cluster],
          env: COMPILED,
          setupFiles: ['./tests/support/without-pages.ts'],
          // Each worker loads the server once, and not for each of a hundred files.
          isolate: false,
          // Not in a group with isolated files: a worker that has run one of them is replaced, and loads the server anew.
          sequence: { groupOrder: 1 },
          testTimeout: 15_000,
          // The first file that wants the demo content loads it.
          hookTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'faults',
          include: ['tests/faults/**/*.test.ts'],
          isolate: false,
          exclude: [...ALONE, ...(long ? [] : LONG)],
          globalSetup: [cluster],
          env: COMPILED,
          testTimeout: 40_000,
          hookTimeout: 40_000,
          sequence: { groupOrder: 2 },
        },
      },
      ...ALONE.map((file, index) => ({
        extends: true as const,
        test: {
          name: `faults-${path.basename(file, '.test.ts')}`,
          include: [file],
          globalSetup: [cluster],
          // Beside nothing else: after all the others, one by one.
          sequence: { groupOrder: 4 + index },
        },
      })),
      {
        extends: true,
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          isolate: false,
          globalSetup: [cluster, './tests/support/run-browser.ts', './tests/support/run-site.ts'],
          expect: { poll: { timeout: 5_000, interval: 50 } },
          // A loaded machine may give a page less than the five seconds above; a fault is there the second time, too.
          retry: 1,
          testTimeout: 30_000,
          hookTimeout: 60_000,
          // A page waits as often as it computes: two leave a third of two cores idle.
          maxWorkers: 3,
          sequence: { groupOrder: 3 },
        },
      },
    ],
  },
})
