import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

/**
 * Runs tests several times, in another order each time, and prints how often each failed and how long it took at most:
 * `npm run test:again -- [files] --times N [--project NAME] [--busy]`. With `--busy` a loop keeps each core busy beside it.
 * Exits with 1 if a test failed once.
 */
const root = fileURLToPath(new URL('../..', import.meta.url))
const SLOWEST = 10

interface Report {
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    readonly message: string
    readonly assertionResults: readonly {
      readonly fullName: string
      readonly status: string
      readonly duration?: number
    }[]
  }[]
}

interface Tally {
  runs: number
  failed: number
  /** In milliseconds. */
  slowest: number
}

function options() {
  try {
    const { values, positionals } = parseArgs({
      args: process.argv.slice(2),
      options: {
        times: { type: 'string', default: '5' },
        project: { type: 'string', multiple: true, default: [] },
        busy: { type: 'boolean', default: false },
      },
      allowPositionals: true,
    })
    const times = Number(values.times)
    if (!Number.isInteger(times) || times < 1 || times > 1_000)
      throw new Error('--times must be a whole number from 1 to 1000.')
    return { ...values, times, files: positionals }
  } catch (error) {
    console.error(
      `${(error as Error).message}\nnpm run test:again -- [files] --times N [--project NAME] [--busy]`,
    )
    process.exit(1)
  }
}

/** Loops that keep each core busy until they are ended. */
const busyLoops = (): ChildProcess[] =>
  os.cpus().map(() => spawn(process.execPath, ['-e', 'for (;;);'], { stdio: 'ignore' }))

function runOnce(files: readonly string[], projects: readonly string[], seed: number, report: string) {
  const vitest = path.join(root, 'node_modules', 'vitest', 'vitest.mjs')
  const own = ['run', '-c', 'tests/vitest.config.ts', ...projects.flatMap((name) => ['--project', name])]
  const order = ['--sequence.shuffle.files', '--sequence.shuffle.tests=false', `--sequence.seed=${seed}`]
  const output = ['--reporter=json', `--outputFile=${report}`]
  return new Promise<void>((resolve, reject) => {
    const child = spawn(process.execPath, [vitest, ...own, ...order, ...output, ...files], {
      cwd: root,
      stdio: ['ignore', 'ignore', 'inherit'],
    })
    child.on('error', reject)
    child.on('close', () => resolve())
  })
}

function count(report: Report, tallies: Map<string, Tally>): number {
  let failures = 0
  const add = (name: string, failed: boolean, duration: number) => {
    const tally = tallies.get(name) ?? { runs: 0, failed: 0, slowest: 0 }
    tallies.set(name, {
      runs: tally.runs + 1,
      failed: tally.failed + Number(failed),
      slowest: Math.max(tally.slowest, Math.round(duration)),
    })
    failures += Number(failed)
  }
  for (const { name, status, message, assertionResults } of report.testResults) {
    const file = path.relative(root, name)
    for (const test of assertionResults)
      if (test.status === 'passed' || test.status === 'failed')
        add(`${file} > ${test.fullName}`, test.status === 'failed', test.duration ?? 0)
    const isHook = status === 'failed' && assertionResults.every((test) => test.status !== 'failed')
    if (isHook) add(`${file} (${message.split('\n')[0]})`, true, 0)
  }
  return failures
}

const { times, files, project, busy } = options()
const folder = mkdtempSync(path.join(os.tmpdir(), 'again-'))
const loops = busy ? busyLoops() : []
// A signal ends a process without its `finally`.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(1))
process.once('exit', () => {
  for (const loop of loops) loop.kill('SIGKILL')
  rmSync(folder, { recursive: true, force: true })
})
const tallies = new Map<string, Tally>()
for (let run = 1; run <= times; run += 1) {
  const report = path.join(folder, `${run}.json`)
  const seed = Date.now()
  await runOnce(files, project, seed, report)
  const failed = count(JSON.parse(readFileSync(report, 'utf8')) as Report, tallies)
  console.log(`Run ${run} of ${times} (seed ${seed}): ${failed} failed`)
}
const rows = [...tallies].toSorted(
  ([, one], [, other]) => other.failed - one.failed || other.slowest - one.slowest,
)
const shown = rows.filter(([, { failed }], index) => failed > 0 || index < SLOWEST)
console.table(
  shown.map(([test, { failed, runs, slowest }]) => ({
    test,
    failed: `${failed} of ${runs}`,
    slowest: `${(slowest / 1000).toFixed(1)} s`,
  })),
)
process.exitCode = rows.some(([, { failed }]) => failed > 0) || rows.length === 0 ? 1 : 0
