import { setTimeout as pause } from 'node:timers/promises'
import type { EntityManager } from '@mikro-orm/postgresql'
import type { Caller } from '../../core/access.ts'
import type { RequestContext } from '../../core/request-context.ts'
import { inTransaction } from '../../core/write/transaction.ts'
import { FieldDigests, nextRun, requestOfRun } from '../../modules/moving-in/import-source.ts'
import type { Runtime } from '../../start/open-runtime.ts'
import type { ImportArguments } from './arguments.ts'
import { CONTENT_KINDS } from './kinds.ts'
import type { OldServer } from './old-server.ts'
import { type OldSite, readSite } from './read-site.ts'
import { ReadyPictures } from './ready-pictures.ts'
import { RunReport } from './run-report.ts'
import { wantedPictures } from './wanted-pictures.ts'
import { ContentWriter } from './write-content.ts'
import { PeopleWriter } from './write-people.ts'

export interface ImportRun {
  readonly runtime: Pick<Runtime, 'orm' | 'services' | 'authSecret'>
  readonly server: OldServer
  /** The user recorded as the author of all changes. */
  readonly caller: Caller
  readonly args: Pick<ImportArguments, 'resource' | 'only' | 'dryRun' | 'takeTheirs'>
  /** Whether the demo content is removed first. */
  readonly removesDemo: boolean
  /** Tells the operator how far it is. */
  readonly tell: (line: string) => void
  readonly signal: AbortSignal
}

/** Thrown at the end of a rehearsal, whose transaction is rolled back. */
class Rehearsed extends Error {}

/**
 * Moves a site in: reads all of it, stores its pictures, and writes it in one transaction.
 * @returns the report, and the number of the run.
 * @throws {OldCallError} if the old site cannot be read; then nothing was written.
 */
export async function runImport(run: ImportRun): Promise<{ report: RunReport; number: number }> {
  const { runtime, args, tell } = run
  const { orm, services } = runtime
  const report = new RunReport()
  const site = await readSite(run.server, args.resource, args.only, report)
  for (const [name, { records, leftOut }] of site.content)
    tell(`${name}: ${records.length + leftOut.length} read.`)
  if (site.directory) {
    const { roles, groups, users } = site.directory
    for (const [name, old] of Object.entries({ Role: roles, Group: groups, User: users }))
      if (old) tell(`${name}: ${old.records.length + old.leftOut.length} read.`)
  }
  const digests = new FieldDigests(runtime.authSecret)
  const pictures = new ReadyPictures(services, orm, !args.dryRun)
  const wanted = await Promise.all(
    CONTENT_KINDS.map(async (kind) => {
      const old = site.content.get(kind.name)
      return old ? wantedPictures(orm.em.fork(), kind, old, digests, args.takeTheirs) : []
    }),
  )
  const flat = wanted.flat()
  if (flat.length > 0) tell(`Pictures: ${flat.length} to fetch or find.`)
  await pictures.prepare(flat)
  run.signal.throwIfAborted()
  const number = await nextRun(orm.em.fork())
  const context: RequestContext = {
    em: orm.em.fork(),
    caller: run.caller,
    requestId: requestOfRun(number),
    address: 'system',
    token: null,
  }
  const parts = { services, report, digests, pictures, run: number, ...args }
  await inTransaction(context, async (em) => {
    await holdPictures(em, run)
    const inside = { ...context, em }
    if (run.removesDemo) await services.demoContent.remove(inside)
    await write(site, { ...parts, context: inside })
    if (args.dryRun) throw new Rehearsed()
    return { ids: [] }
  }).catch((error: unknown) => {
    if (!(error instanceof Rehearsed)) throw error
  })
  return { report, number }
}

type Parts = ConstructorParameters<typeof ContentWriter>[0]

async function write({ content, directory }: OldSite, parts: Parts): Promise<void> {
  const writer = new ContentWriter(parts)
  await writer.open()
  for (const kind of CONTENT_KINDS) {
    const old = content.get(kind.name)
    if (old) await writer.write(kind, old)
  }
  if (directory) await new PeopleWriter(parts).write(directory)
}

/** Keeps the stored pictures from being swept, once no backup is being made. */
async function holdPictures(em: EntityManager, { runtime, tell, signal }: ImportRun): Promise<void> {
  for (let isTold = false; !(await runtime.services.pictures.holdAll(em)); isTold = true) {
    if (!isTold) tell('Waiting for the backup that is being made.')
    await pause(500, undefined, { signal })
  }
}
