import { LooseRecord, listIn, recordIn } from './loose-record.ts'
import { integerFrom } from './loose-values.ts'
import type { LeftOut, OldRecord, OldRecords } from './old-record.ts'
import { OldCallError, type OldServer } from './old-server.ts'

const MAX_RECORDS = 10_000
/** No id above counts as one that could be kept: what is added later needs ids, too. */
export const LARGEST_ID = 1_000_000_000

/** The records of a list, without removed and repeated ones. */
export interface OldList {
  readonly records: readonly { readonly id: string; readonly record: LooseRecord }[]
  readonly leftOut: readonly LeftOut[]
  readonly ids: ReadonlySet<string>
  readonly largestId: number
}

/** @throws {OldCallError} for a call that fails, or answers something else than a list. */
export async function listOf(
  server: OldServer,
  path: string,
  query: Readonly<Record<string, string>> = {},
): Promise<unknown[]> {
  const list = listIn(await server.get(path, query))
  if (!list) throw new OldCallError(`GET ${path}`, 'answered no list.', 200)
  return list
}

/** @param name of a record, by which people know it. */
export function sorted(list: readonly unknown[], name: (record: LooseRecord) => string | null): OldList {
  const ids = new Set<string>()
  const leftOut: LeftOut[] = []
  const records: { id: string; record: LooseRecord }[] = []
  let largestId = 0
  for (const each of list) {
    const record = each instanceof LooseRecord ? each : recordIn(each)
    const id = record?.id() ?? null
    const leave = (why: string) => leftOut.push({ id, name: record && name(record), why })
    if (!record || id === null) leave('it has no id.')
    else if (ids.has(id)) leave('another record of the list has the same id.')
    else {
      ids.add(id)
      const number = integerFrom(id) ?? 0
      if (number <= LARGEST_ID) largestId = Math.max(largestId, number)
      if (record.isDeleted) continue
      if (records.length < MAX_RECORDS) records.push({ id, record })
      else leave(`it is beyond the first ${MAX_RECORDS.toLocaleString('en-US')}.`)
    }
  }
  return { records, leftOut, ids, largestId }
}

/** Reads a record alone once, however many fields ask for it; null, told, where that fails. */
export function readAlone(
  server: OldServer,
  path: string,
  id: string,
  notes: string[],
): () => Promise<LooseRecord | null> {
  let isTold = false
  return async () => {
    try {
      return recordIn(await server.get(path, { id }))
    } catch (error) {
      if (!(error instanceof OldCallError)) throw error
      if (!isTold) notes.push(`its picture could not be read: ${error.message}`)
      isTold = true
      return null
    }
  }
}

/** The records of a list, each by a reader. */
export async function readAll(
  list: OldList,
  read: (id: string, record: LooseRecord, notes: string[]) => Promise<Omit<OldRecord, 'id' | 'notes'>>,
): Promise<OldRecords> {
  const { leftOut, ids, largestId } = list
  const records = await Promise.all(
    list.records.map(async ({ id, record }) => {
      const notes: string[] = []
      return { id, notes, ...(await read(id, record, notes)) }
    }),
  )
  return { records, leftOut, ids, largestId, isComplete: true }
}
