import type { EntityManager } from '@mikro-orm/postgresql'
import { AppError, BadInputError, ConflictError } from '../../core/errors.ts'
import { inputFields } from '../../core/input/input-fields.ts'
import { DecodedPicture } from '../../core/pictures/decoded-picture.ts'
import { Status } from '../../core/primitives/status.ts'
import type { MovedRecord, RequestContext } from '../../core/request-context.ts'
import {
  type Digests,
  type FieldDigests,
  type ImportSource,
  importSources,
  storeSources,
} from '../../modules/moving-in/import-source.ts'
import { registry } from '../../modules/registry.ts'
import type { Services } from '../../services.ts'
import { changedFields } from './changed-fields.ts'
import { CONTENT_KINDS, type ContentKind, type EntityName, type KindName } from './kinds.ts'
import type { OldRecord, OldRecords } from './old-record.ts'
import { cutTo } from './old-text.ts'
import { beginAbove, type OwnIds, type OwnRow, ownIds, ownRows } from './own-rows.ts'
import { LARGEST_ID } from './read-lists.ts'
import type { ReadyPictures } from './ready-pictures.ts'
import type { KindReport, RunReport } from './run-report.ts'

/** Of dishes whose category is gone. */
const OTHER_CATEGORY = 'Diğer'
/** Where the ids of a rehearsal begin: it takes none from those that are given. */
const REHEARSED = 2_000_000_000
/** Records that are managed together: each flush checks all of them. */
const CLEARED_AFTER = 20

interface ContentParts {
  readonly services: Services
  /** In the transaction of the run. */
  readonly context: RequestContext
  readonly report: RunReport
  readonly digests: FieldDigests
  readonly pictures: ReadyPictures
  readonly run: number
  readonly only: ReadonlySet<KindName>
  readonly takeTheirs: boolean
  readonly dryRun: boolean
}

type Input = Record<string, unknown>

/** The calls of a kind, whatever its inputs. */
interface Calls {
  add(context: RequestContext, input: Input): Promise<number>
  update(context: RequestContext, id: number, input: Input): Promise<number>
  restore(context: RequestContext, id: number): Promise<number>
  remove(context: RequestContext, id: number): Promise<void>
}

/** A record that cannot be moved, for a reason in words. */
class Refusal extends Error {}

/** Writes content through the services, in the transaction of a run. */
export class ContentWriter {
  /** The living records here, by the ids of those that they came from. */
  private readonly own = new Map<EntityName, Map<string, number>>()
  private otherCategory: number | null = null
  private rehearsed = REHEARSED

  constructor(private readonly parts: ContentParts) {}

  private get em(): EntityManager {
    return this.parts.context.em
  }

  /** Learns of which records here others may belong to. */
  async open(): Promise<void> {
    for (const { entity, table } of CONTENT_KINDS) {
      const sources = await importSources(this.em, entity)
      const rows = await this.em.execute<{ id: number }[]>(
        `select record.id from "${table}" record join import_source s on s.kind = ? and s.own_id = record.id
          where not record.is_deleted`,
        [entity],
      )
      const living = new Set(rows.map(({ id }) => id))
      const own = [...sources].flatMap(([oldId, { ownId }]) =>
        living.has(ownId) ? ([[oldId, ownId]] as const) : [],
      )
      this.own.set(entity, new Map(own))
    }
  }

  async write(kind: ContentKind, old: OldRecords): Promise<void> {
    const report = this.parts.report.of(kind.name)
    report.read += old.records.length + old.leftOut.length
    for (const each of old.leftOut) report.leave(each, each.why)
    const sources = await importSources(this.em, kind.entity)
    const known = old.records.flatMap(({ id }) => sources.get(id)?.ownId ?? [])
    const rows = await ownRows(this.em, kind, known, this.parts.digests)
    const ids = await ownIds(this.em, kind)
    if (!this.parts.dryRun && old.records.some(({ id }) => !sources.has(id)))
      await beginAbove(this.em, kind, old.largestId)
    const writing = new KindWriter(kind, report, ids)
    for (const [index, record] of old.records.entries()) {
      const source = sources.get(record.id)
      if (source) await this.repeat(writing, record, source, rows.get(source.ownId))
      else await this.add(writing, record)
      if (index % CLEARED_AFTER === 0) this.em.clear()
    }
    this.em.clear()
    await this.remember(writing)
    if (old.isComplete) this.tellGone(writing, old, sources)
  }

  private async add(writing: KindWriter, record: OldRecord): Promise<void> {
    const { kind, report } = writing
    for (const note of record.notes) report.note(record, note)
    try {
      const { input, read } = this.inputOf(writing, record, Object.keys(record.fields))
      for (const field of kind.initial ?? []) delete read[field]
      await this.placed(writing, record, input)
      const id = await this.accepted(writing, record, input, true, (accepted) =>
        this.added(kind, this.movedWith(writing, record), accepted),
      )
      report.added++
      if ('password' in input) report.note(record, 'its mail account has to be tried: /admin/mail.')
      writing.written.push({ oldId: record.id, ownId: id, read, before: null })
      this.own.get(kind.entity)?.set(record.id, id)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      report.leave(record, error.message)
    }
  }

  private async added(kind: ContentKind, context: RequestContext, { ...input }: Input): Promise<number> {
    const { services, dryRun } = this.parts
    if (kind.entity !== 'productImage') return this.callsOf(kind).add(context, input)
    if (dryRun) return this.rehearsed++
    const [id] = await services.productImages.addAll(context, input.productId, [
      Promise.resolve(input.file as DecodedPicture),
    ])
    return id as number
  }

  /** The context of a record's addition, with what it brings along. */
  private movedWith(writing: KindWriter, { id: oldId, createdDate, updatedDate }: OldRecord): RequestContext {
    const id = writing.idFor(oldId) ?? (this.parts.dryRun ? this.rehearsed++ : undefined)
    const moved: MovedRecord = {
      ...(id !== undefined && { id }),
      ...(createdDate && { createdDate }),
      updatedDate,
    }
    return { ...this.parts.context, moved }
  }

  private async repeat(
    writing: KindWriter,
    record: OldRecord,
    source: ImportSource,
    row: OwnRow | undefined,
  ): Promise<void> {
    const { report, kind } = writing
    const { takeTheirs } = this.parts
    if (!row || (row.isDeleted && !takeTheirs)) {
      report.kept++
      return report.stays(record, 'it was removed here.')
    }
    const fields = Object.keys(record.fields).filter((field) => !kind.initial?.includes(field))
    const { read } = this.inputOf(writing, record, fields, false)
    const { set, stay } = changedFields(source, read, row.digests, takeTheirs)
    const told = stay.filter((field) => !kind.silent?.includes(field))
    if (told.length > 0) report.stays(record, `${told.join(', ')} changed here.`)
    if (set.length === 0 && !row.isDeleted) {
      report.kept++
      return
    }
    for (const note of record.notes) report.note(record, note)
    try {
      const ownId = await this.updated(writing, record, source, set, row.isDeleted)
      report.changed++
      const fresh = Object.fromEntries(set.map((field) => [field, read[field] as string]))
      writing.written.push({
        oldId: record.id,
        ownId,
        read: { ...source.read, ...fresh },
        // What was changed here stays so in the eyes of the next run.
        before: Object.fromEntries(stay.map((field) => [field, source.written[field] as string])),
      })
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      report.kept++
      report.stays(record, error.message)
    }
  }

  /** @returns the id here: of a picture of a dish another one, where its file has changed. */
  private async updated(
    writing: KindWriter,
    record: OldRecord,
    { ownId }: ImportSource,
    fields: readonly string[],
    isRemoved: boolean,
  ): Promise<number> {
    const { kind } = writing
    const calls = this.callsOf(kind)
    const { context, dryRun } = this.parts
    if (isRemoved) await refusedInWords(() => calls.restore(context, ownId))
    this.own.get(kind.entity)?.set(record.id, ownId)
    const { input } = this.inputOf(writing, record, fields)
    if (kind.entity === 'productImage') {
      if (!fields.includes('file') || dryRun) {
        if (fields.includes('index')) await calls.update(context, ownId, { index: input.index })
        return ownId
      }
      const { input: whole } = this.inputOf(writing, record, Object.keys(record.fields))
      await calls.remove(context, ownId)
      return this.added(kind, this.movedWith(writing, record), whole)
    }
    await this.placed(writing, record, input)
    if (Object.keys(input).length === 0) return ownId
    return this.accepted(writing, record, input, false, (accepted) => calls.update(context, ownId, accepted))
  }

  /**
   * The input of some fields of a record, and the digests of what was read of those that can be written.
   * @param isTold whether the operator is told of what is missing.
   * @throws {Refusal} for a record that cannot be without what is missing.
   */
  private inputOf(
    { kind, report }: KindWriter,
    record: OldRecord,
    fields: readonly string[],
    isTold = true,
  ): { input: Input; read: Record<string, string> } {
    const input: Input = {}
    const read: Record<string, string> = {}
    const missing = (field: string, why: string) => {
      if (isTold && kind.entity === 'productImage') throw new Refusal(why)
      if (!isTold) return
      report.withoutPicture++
      report.note(record, `${field}: ${why}`)
    }
    for (const field of fields) {
      const old = record.fields[field] as OldRecord['fields'][string]
      if (old.is === 'value') input[field] = this.bounded(kind, report, record, field, old.value, isTold)
      else if (old.is === 'record') input[field] = this.ownIdOf(old.of, old.read)
      else if (old.is === 'records') {
        const ids = old.read.flatMap((id) => this.ownIdOf(old.of, id) ?? [])
        if (isTold && ids.length < old.read.length)
          report.note(record, `${field}: ${old.read.length - ids.length} of them are not here.`)
        input[field] = ids
      } else if (old.picture) {
        const ready = this.parts.pictures.of(old.picture)
        if (typeof ready === 'string') {
          missing(field, ready)
          continue
        }
        if (ready && !this.parts.dryRun) input[field] = Promise.resolve(ready)
        if (ready && kind.entity === 'productImage') input[field] = ready
        // It was not prepared, as what was read of it is known.
      } else {
        if (kind.entity === 'productImage') {
          missing(field, 'there is no picture.')
          continue
        }
        input[field] = null
      }
      read[field] = this.parts.digests.of(field, old.read)
    }
    return { input, read }
  }

  /** A value within the bounds of its field: a text that is too long is cut. */
  private bounded(
    kind: ContentKind,
    report: KindReport,
    record: OldRecord,
    field: string,
    value: unknown,
    isTold: boolean,
  ): unknown {
    const bound = fieldsOf(kind).get(field)
    const most = bound?.most ?? Number.POSITIVE_INFINITY
    if (bound?.kind !== 'text' || typeof value !== 'string' || value.length <= most || field === 'password')
      return value
    if (isTold) report.note(record, `${field}: it was cut to ${most.toLocaleString('en-US')} characters.`)
    return cutTo(value, most).trimEnd()
  }

  private ownIdOf(entity: EntityName, oldId: string | null): number | null {
    return oldId === null ? null : (this.own.get(entity)?.get(oldId) ?? null)
  }

  /** Places dishes without a category, and hides those that need answers. */
  private async placed({ kind, report }: KindWriter, record: OldRecord, input: Input): Promise<void> {
    if (kind.entity === 'blog' && input.categoryId === null && record.fields.categoryId?.read)
      report.note(record, 'categoryId: it is not here.')
    if (kind.entity === 'productImage' && input.productId === null) throw new Refusal('its dish is not here.')
    if (kind.entity !== 'product') return
    if (input.categoryId === null) {
      if (record.fields.categoryId?.read) {
        if (!this.parts.only.has('Category'))
          throw new Refusal('its category is not here yet: name Category in --only, too.')
        report.note(record, 'its category is not here: it is in "Diğer", and PASSIVE.')
      }
      input.categoryId = await this.otherCategoryId()
      input.status = Status.PASSIVE
    }
    const { strictFood } = this.parts.services
    if (strictFood && input.status !== Status.PASSIVE && ('status' in input || 'price' in input)) {
      report.note(record, 'it is PASSIVE: FOOD_INFORMATION=strict asks for answers first.')
      input.status = Status.PASSIVE
    }
  }

  private async otherCategoryId(): Promise<number> {
    if (this.otherCategory !== null) return this.otherCategory
    const { services, context, dryRun } = this.parts
    const [found] = await this.em.execute<{ id: number }[]>(
      'select id from category where name = ? and not is_deleted order by id limit 1',
      [OTHER_CATEGORY],
    )
    const rehearsed = dryRun ? { ...context, moved: { id: this.rehearsed++ } } : context
    const input = { name: OTHER_CATEGORY, status: Status.PASSIVE }
    this.otherCategory = found?.id ?? (await services.categories.add(rehearsed, input))
    return this.otherCategory
  }

  /**
   * Makes a call, again without the optional fields that its bounds refuse.
   * @throws {Refusal} if it is refused for another reason.
   */
  private async accepted<T>(
    { kind, report }: KindWriter,
    record: OldRecord,
    input: Input,
    isNew: boolean,
    call: (input: Input) => Promise<T>,
  ): Promise<T> {
    for (let rest = input; ; ) {
      try {
        return await call(rest)
      } catch (error) {
        const refused = error instanceof BadInputError ? error.fields : []
        const names = new Set(refused.map(({ field }) => field.split('.', 1)[0] as string))
        const isPossible =
          names.size > 0 && [...names].every((name) => name in rest && !this.isNeeded(kind, name, isNew))
        if (!isPossible) throw refusalFrom(error)
        for (const { message } of refused) report.note(record, `${message} It is left out.`)
        rest = Object.fromEntries(Object.entries(rest).filter(([name]) => !names.has(name)))
      }
    }
  }

  private isNeeded(kind: ContentKind, field: string, isNew: boolean): boolean {
    return isNew && (fieldsOf(kind).get(field)?.required ?? false)
  }

  private callsOf({ service }: ContentKind): Calls {
    return this.parts.services[service] as unknown as Calls
  }

  /** Stores where the written records came from, and what they are now. */
  private async remember({ kind, written }: KindWriter): Promise<void> {
    const ids = written.map(({ ownId }) => ownId)
    const rows = await ownRows(this.em, kind, ids, this.parts.digests)
    const sources = written.map(({ before, ...source }) => ({
      ...source,
      kind: kind.entity,
      written: { ...rows.get(source.ownId)?.digests, ...before },
    }))
    await storeSources(this.em, sources, this.parts.run)
  }

  private tellGone(
    { kind, report }: KindWriter,
    old: OldRecords,
    sources: ReadonlyMap<string, ImportSource>,
  ): void {
    for (const [oldId] of sources) {
      const isHere = this.own.get(kind.entity)?.has(oldId)
      if (!old.ids.has(oldId) && isHere) report.stays({ id: oldId, name: null }, 'it is gone there.')
    }
  }
}

/** A kind while it is written. */
class KindWriter {
  readonly written: {
    readonly oldId: string
    readonly ownId: number
    readonly read: Digests
    readonly before: Digests | null
  }[] = []

  constructor(
    readonly kind: ContentKind,
    readonly report: KindReport,
    private readonly ids: OwnIds,
  ) {}

  /** The id that a record keeps; undefined for a new one. */
  idFor(oldId: string): number | undefined {
    const id = Number(oldId)
    const isId = Number.isInteger(id) && id > 0 && id <= LARGEST_ID
    return isId && this.ids.keeps && !this.ids.taken.has(id) ? id : undefined
  }
}

const fieldsOf = ({ service }: ContentKind) => {
  const { record } = registry[service as keyof typeof registry] as unknown as {
    record: { inputs: { add: new () => object } }
  }
  return inputFields(record.inputs.add)
}

function refusalFrom(error: unknown): unknown {
  return error instanceof AppError ? new Refusal(error.message) : error
}

async function refusedInWords(call: () => Promise<unknown>): Promise<void> {
  try {
    await call()
  } catch (error) {
    throw error instanceof ConflictError ? new Refusal(error.message) : error
  }
}
