import { spawn } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { staleArtifacts } from './artifacts.ts'
import { layeringFaults } from './layering.ts'
import { styleFaults } from './site-styles.ts'
import { wordFaults } from './site-words.ts'

/** All static checks of the sources: prints what fails, and exits with 1. */
const root = fileURLToPath(new URL('../..', import.meta.url))

function program(name: string, ...options: string[]): Promise<string[]> {
  const file = path.join(root, 'node_modules', '.bin', name)
  return new Promise((resolve, reject) => {
    const child = spawn(file, options, { cwd: root, shell: process.platform === 'win32' })
    const said: Buffer[] = []
    child.stdout.on('data', (data: Buffer) => said.push(data))
    child.stderr.on('data', (data: Buffer) => said.push(data))
    child.on('error', reject)
    child.on('close', (code) => {
      const text = Buffer.concat(said).toString().trim()
      resolve(code === 0 ? [] : [text || `${name} ended with ${code}`])
    })
  })
}

/** Every source file of a kind: its path relative to the project, with `/`, and its text. */
function sources(kind = /\.[mc]?tsx?$/) {
  const files = ['server', 'web', 'tests'].flatMap((folder) =>
    readdirSync(path.join(root, folder), { recursive: true, encoding: 'utf8' })
      .map((file) => path.posix.join(folder, file.replaceAll(path.sep, '/')))
      .filter((file) => kind.test(file) && !file.includes('node_modules/')),
  )
  return files.map((file) => ({ path: file, text: readFileSync(path.join(root, file), 'utf8') }))
}

const checks: readonly [name: string, run: () => Promise<string[]> | string[]][] = [
  [
    'format and lint',
    () => program('biome', 'check', '--colors=off', '--error-on-warnings', '--max-diagnostics=50', '.'),
  ],
  ['types', () => program('tsc', '--noEmit', '--pretty', 'false')],
  ['layering', () => layeringFaults(sources())],
  ['words of the site', () => wordFaults(sources())],
  ['sides in styles of the site', () => styleFaults(sources(/\.css$/))],
  ['generated files', () => staleArtifacts(root)],
]

let failed = 0
// At once, since most of the time is that of the compiler, which uses one core.
const running = checks.map(([name, run]) => ({ name, found: Promise.resolve(run()) }))
for (const { name, found } of running) {
  const faults = await found
  console.log(`${faults.length === 0 ? 'ok    ' : 'FAILED'}  ${name}`)
  for (const fault of faults) console.log(fault.replace(/^/gm, '    '))
  failed += faults.length === 0 ? 0 : 1
}
if (failed > 0) process.exitCode = 1
