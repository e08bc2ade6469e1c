import { existsSync, mkdirSync, readdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'

const SAMPLE_EVERY_MS = 100

/** A memory limit for a process and its children, its PostgreSQL included. */
export interface MemoryBound {
  readonly kind: 'cgroup' | 'samples'
  /** The command that starts a program under the limit. */
  command(program: readonly [string, ...string[]]): [string, ...string[]]
  /** Applies the limit to process trees, given by their roots and sampled repeatedly; needed without control groups. */
  watch(roots: () => Promise<number[]>): void
  /** The peak memory in bytes, and whether the limit was exceeded, so that processes were killed. */
  result(): { peak: number; exceeded: boolean }
  /** Called once all of them have ended. */
  release(): Promise<void>
}

/**
 * Uses a control group if this user may create one: the kernel kills what exceeds it. Otherwise samples the anonymous
 * memory of the processes, and kills them above the limit.
 */
export function memoryBound(bytes: number): MemoryBound {
  return cgroupBound(bytes) ?? sampledBound(bytes)
}

/** Files of the two versions of control groups. */
const VERSIONS = [
  {
    parent: '/sys/fs/cgroup',
    // The folder of both versions exists without this file.
    mark: '/sys/fs/cgroup/cgroup.subtree_control',
    limits: { 'memory.max': 'needed', 'memory.swap.max': 'zero' },
    peak: 'memory.peak',
    kills: 'memory.events',
  },
  {
    parent: '/sys/fs/cgroup/memory',
    mark: '/sys/fs/cgroup/memory/cgroup.procs',
    limits: { 'memory.limit_in_bytes': 'needed', 'memory.memsw.limit_in_bytes': 'same' },
    peak: 'memory.max_usage_in_bytes',
    kills: 'memory.oom_control',
  },
] as const

function cgroupBound(bytes: number): MemoryBound | null {
  for (const { parent, mark, limits, peak, kills } of VERSIONS) {
    if (!existsSync(mark)) continue
    const folder = `${parent}/restaurant-site-test-${process.pid}`
    try {
      mkdirSync(folder)
    } catch {
      continue
    }
    try {
      for (const [file, role] of Object.entries(limits)) {
        try {
          writeFileSync(`${folder}/${file}`, role === 'zero' ? '0' : String(bytes))
        } catch (error) {
          // Not every kernel accounts for swap.
          if (role === 'needed') throw error
        }
      }
    } catch {
      rmdirSync(folder)
      continue
    }
    const read = (file: string) => readFileSync(`${folder}/${file}`, 'utf8')
    return {
      kind: 'cgroup',
      command: (program) => [
        '/bin/sh',
        '-c',
        `echo $$ > ${folder}/cgroup.procs && exec "$@"`,
        'sh',
        ...program,
      ],
      watch: () => {},
      result: () => ({
        peak: Number(read(peak)),
        exceeded: Number(/^oom_kill (\d+)/m.exec(read(kills))?.[1]) > 0,
      }),
      release: async () => {
        for (let waited = 0; waited < 10_000 && read('cgroup.procs') !== ''; waited += 50) await pause(50)
        rmdirSync(folder)
      },
    }
  }
  return null
}

export function sampledBound(bytes: number): MemoryBound {
  let peak = 0
  let exceeded = false
  let watching = true
  let done = Promise.resolve()
  const watch = async (roots: () => Promise<number[]>) => {
    while (watching) {
      const pids = treeOf(await roots())
      peak = Math.max(
        peak,
        pids.map(heldBy).reduce((sum, each) => sum + each, 0),
      )
      if (peak > bytes) {
        exceeded = true
        for (const pid of pids) kill(pid)
      }
      await pause(SAMPLE_EVERY_MS)
    }
  }
  return {
    kind: 'samples',
    command: (program) => [...program],
    watch: (roots) => {
      done = watch(roots)
    },
    result: () => ({ peak, exceeded }),
    release: async () => {
      watching = false
      await done
    },
  }
}

/** Processes with all of their descendants. */
function treeOf(roots: readonly number[]): number[] {
  const children = new Map<number, number[]>()
  for (const name of readdirSync('/proc')) {
    if (!/^\d+$/.test(name)) continue
    const parent = Number(/^\d+ \(.*\) \S (\d+)/s.exec(contentOf(`/proc/${name}/stat`))?.[1])
    children.set(parent, [...(children.get(parent) ?? []), Number(name)])
  }
  const found = new Set<number>()
  const add = (pid: number) => {
    if (found.has(pid)) return
    found.add(pid)
    for (const child of children.get(pid) ?? []) add(child)
  }
  for (const root of roots) add(root)
  return [...found]
}

/** In bytes: the process's share of anonymous memory. */
function heldBy(pid: number): number {
  const text = contentOf(`/proc/${pid}/smaps_rollup`)
  const of = (what: string) => Number(new RegExp(`^${what}:\\s+(\\d+)`, 'm').exec(text)?.[1] ?? 0)
  return (of('Pss_Anon') + of('Pss_Shmem')) * 1024
}

/** Empty for a process that has ended. */
function contentOf(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}

function kill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL')
  } catch {
    // It has already ended.
  }
}
