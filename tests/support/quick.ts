import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/**
 * The checks that fail most often, at once: those of the sources, the unit tests, and the rules that both APIs share.
 * Prints the output of each as it ends, and exits with 1 if one fails.
 */
const root = fileURLToPath(new URL('../..', import.meta.url))

/** Access rules, equal answers of both APIs, and the calls of old clients. */
const BOTH_APIS = [
  'tests/contract',
  'tests/api/permissions-matrix',
  'tests/api/identity-own-password',
  'tests/rest/every-call',
  'tests/rest/same-rules',
]

const vitest = ['run', '--config', 'tests/vitest.config.ts']

function outcomeOf(command: string, ...options: string[]): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(command, options, { cwd: root, shell: process.platform === 'win32' })
    const output: Buffer[] = []
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (data: Buffer) => void output.push(data))
    child.on('error', reject)
    child.on('close', (code) => {
      process.stdout.write(Buffer.concat(output))
      resolve(code ?? 1)
    })
  })
}

const outcomes = await Promise.all([
  outcomeOf('npm', 'run', '--silent', 'check'),
  outcomeOf('npx', 'vitest', ...vitest, '--project', 'unit', '--reporter', 'agent'),
  outcomeOf('npx', 'vitest', ...vitest, '--project', 'api', '--reporter', 'agent', ...BOTH_APIS),
])
process.exitCode = outcomes.some((code) => code !== 0) ? 1 : 0
