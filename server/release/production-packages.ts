/** The part of `package-lock.json` with the installed packages and their paths. */
export interface Lockfile {
  readonly packages: Readonly<Record<string, LockEntry>>
}

type Names = Readonly<Record<string, string>>

interface LockEntry {
  readonly version?: string
  readonly integrity?: string
  readonly dev?: boolean
  readonly os?: string | readonly string[]
  readonly cpu?: string | readonly string[]
  readonly libc?: string | readonly string[]
  readonly dependencies?: Names
  readonly optionalDependencies?: Names
  readonly peerDependencies?: Names
}

export interface Platform {
  readonly os: string
  readonly cpu: string
  readonly libc: string
}

export interface LockedPackage {
  /** From the root of the project, with `/`: `node_modules/a/node_modules/b`. */
  readonly path: string
  readonly name: string
  readonly version: string
  /** As npm writes it: `sha512-` and base64. */
  readonly integrity: string
}

/**
 * The packages that the built server may load on a platform, sorted by path.
 * @throws {Error} if the lockfile lacks one of them.
 */
export function productionPackages({ packages }: Lockfile, platform: Platform): LockedPackage[] {
  const found = new Set<string>()
  // The optional dependencies of the project are Node.js binaries: a release uses the Node.js of the machine.
  const waiting = Object.keys(packages['']?.dependencies ?? {}).map((name) => ({
    name,
    from: '',
    must: true,
  }))
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { name, from, must } = next
    if (name.startsWith('@types/')) continue
    const path = resolve(packages, name, from)
    const entry = packages[path ?? '']
    if (!path || !entry) {
      if (must) throw new Error(`package-lock.json lacks ${name}.`)
      continue
    }
    if (found.has(path) || entry.dev || !fits(entry, platform)) continue
    found.add(path)
    const { dependencies, optionalDependencies, peerDependencies } = entry
    for (const each of Object.keys({ ...peerDependencies, ...optionalDependencies, ...dependencies }))
      waiting.push({ name: each, from: path, must: dependencies !== undefined && each in dependencies })
  }
  return [...found].sort().map((path) => {
    const { version, integrity } = packages[path] ?? {}
    if (!version || !integrity) throw new Error(`package-lock.json has no version of ${path}.`)
    return { path, name: path.split('node_modules/').at(-1) ?? '', version, integrity }
  })
}

/** Node's resolution: the nearest `node_modules`, outwards. */
function resolve(packages: Lockfile['packages'], name: string, from: string): string | null {
  const path = `${from === '' ? '' : `${from}/`}node_modules/${name}`
  if (packages[path]) return path
  return from === ''
    ? null
    : resolve(packages, name, from.slice(0, Math.max(0, from.lastIndexOf('node_modules/') - 1)))
}

function fits({ os, cpu, libc }: LockEntry, platform: Platform): boolean {
  return matches(os, platform.os) && matches(cpu, platform.cpu) && matches(libc, platform.libc)
}

/** npm's matching: a name with `!` excludes. */
function matches(wanted: string | readonly string[] | undefined, value: string): boolean {
  const names = wanted === undefined ? [] : [wanted].flat()
  if (names.includes(`!${value}`)) return false
  const accepted = names.filter((name) => !name.startsWith('!'))
  return accepted.length === 0 || accepted.includes(value)
}
