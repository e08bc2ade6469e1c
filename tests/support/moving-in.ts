import { KINDS, type KindName } from '../../server/commands/site-import/kinds.ts'
import { OldServer } from '../../server/commands/site-import/old-server.ts'
import { runImport } from '../../server/commands/site-import/run-import.ts'
import type { Api } from './api.ts'
import { AUTH_SECRET } from './api.ts'
import { OLD_USER } from './old-server.ts'
import type { People } from './people.ts'

export interface Moved {
  readonly number: number
  /** The lines of the table by kind: read, added, changed, kept, left out. */
  readonly table: Readonly<Record<string, number[]>>
  /** What the operator is told besides. */
  readonly told: readonly string[]
  readonly code: number
}

interface MovingIn {
  readonly only?: readonly KindName[]
  readonly dryRun?: boolean
  readonly takeTheirs?: boolean
  readonly removesDemo?: boolean
  readonly signsIn?: boolean
  readonly resource?: string
}

/** Runs `import:site` in the process of the test. */
export async function moveIn(
  api: Api,
  { admin }: People,
  url: string,
  { only, dryRun = false, takeTheirs = false, removesDemo = false, signsIn = true, resource }: MovingIn = {},
): Promise<Moved> {
  const { signal } = new AbortController()
  const server = new OldServer(url, signsIn ? { user: OLD_USER } : {}, signal)
  await server.open()
  const { report, number } = await runImport({
    runtime: { orm: api.orm, services: api.services, authSecret: AUTH_SECRET },
    server,
    caller: { userId: admin.id, roles: new Set(['administrator']) },
    args: {
      resource: resource ?? `${url}/resource`,
      only: new Set(only ?? KINDS.map(({ name }) => name)),
      dryRun,
      takeTheirs,
    },
    removesDemo,
    tell: () => {},
    signal,
  })
  const lines = [...report.text()]
  const head = lines.findIndex((line) => line.startsWith('kind'))
  const rows = lines.slice(head + 1).map((line) => line.split('·').map((cell) => cell.trim()))
  return {
    number,
    told: lines.slice(0, head),
    table: Object.fromEntries(rows.map(([kind, ...numbers]) => [kind, numbers.map(Number)])),
    code: report.hasLeftOut ? 2 : 0,
  }
}
