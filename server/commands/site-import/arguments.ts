import { parseArgs } from 'node:util'
import { commandLine } from '../../env.ts'
import { parsedArguments, UsageError } from '../run-command.ts'
import { KINDS, type KindName } from './kinds.ts'

const IMPORT = commandLine('import:site')
const USAGE = `Usage:
  ${IMPORT} ADDRESS [--user NAME] [--resource ADDRESS] [--dry-run] [--only KIND,…] [--take-theirs] [--remove-demo] [--plain]
  ${IMPORT} --undo RUN
ADDRESS is that of the old site's API, such as https://old.example.com, without /api.
  --user NAME         signs in; the password is OLD_PASSWORD, or asked for. OLD_TOKEN, an auth_token, replaces both.
  --resource ADDRESS  of the pictures; ADDRESS/resource/ by default
  --dry-run           prints what would be done, and writes nothing
  --only KIND,…       ${KINDS.map(({ name }) => name).join(', ')}
  --take-theirs       takes what the old site has, also where it was changed or removed here
  --remove-demo       removes the demo content first, without asking
  --plain             signs in over http to another machine
  --undo RUN          undoes a run, such as 3 or import-3
It may be repeated: what has not changed on the old site is not written again.`

export interface ImportArguments {
  /** Of the API, without a slash at its end. */
  readonly base: string
  /** Of the pictures, without a slash at its end. */
  readonly resource: string
  readonly user: string | null
  readonly only: ReadonlySet<KindName>
  readonly dryRun: boolean
  readonly takeTheirs: boolean
  readonly removeDemo: boolean
  readonly plain: boolean
}

export type SiteImportCommand = ImportArguments | { readonly undo: number }

/** @throws {UsageError} with the usage, or in one line for a value that is none. */
export function importArguments(): SiteImportCommand {
  const { positionals, values } = parsedArguments(USAGE, (args) => {
    const parsed = parseArgs({
      args,
      allowPositionals: true,
      options: {
        user: { type: 'string' },
        resource: { type: 'string' },
        only: { type: 'string' },
        undo: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
        'take-theirs': { type: 'boolean', default: false },
        'remove-demo': { type: 'boolean', default: false },
        plain: { type: 'boolean', default: false },
      },
    })
    const wanted = parsed.values.undo === undefined ? 1 : 0
    if (parsed.positionals.length > 1 || parsed.positionals.length < wanted)
      throw new Error(`One ADDRESS is wanted, not ${parsed.positionals.length}.`)
    return parsed
  })
  if (values.undo !== undefined) return { undo: runFrom(values.undo) }
  const base = addressFrom('ADDRESS', positionals[0] as string)
  return {
    base,
    resource: values.resource ? addressFrom('--resource', values.resource) : `${base}/resource`,
    user: values.user ?? null,
    only: kindsFrom(values.only),
    dryRun: values['dry-run'],
    takeTheirs: values['take-theirs'],
    removeDemo: values['remove-demo'],
    plain: values.plain,
  }
}

function runFrom(text: string): number {
  const run = /^(?:import-)?([1-9]\d{0,7})$/.exec(text)?.[1]
  if (!run) throw new UsageError(`--undo must be the number of a run, such as 3, which ${text} is not.`)
  return Number(run)
}

/** An address without a slash at its end. */
function addressFrom(name: string, text: string): string {
  const url = URL.parse(text)
  if (!url || !/^https?:$/.test(url.protocol) || url.username || url.password || url.search || url.hash)
    throw new UsageError(`${name} must be an http:// or https:// address without a password in it.`)
  return url.href.replace(/\/+$/, '')
}

function kindsFrom(text: string | undefined): ReadonlySet<KindName> {
  if (text === undefined) return new Set(KINDS.map(({ name }) => name))
  const found = text.split(',').map((part) => {
    const kind = KINDS.find(({ name }) => name.toLowerCase() === part.trim().toLowerCase())
    if (!kind) {
      const all = KINDS.map(({ name }) => name).join(', ')
      throw new UsageError(`--only must name some of ${all}, which ${part.trim() || 'an empty text'} is not.`)
    }
    return kind.name
  })
  return new Set(found)
}
