import type {
  CreateParams,
  DataProvider,
  DeleteParams,
  GetListParams,
  GetListResult,
  GetManyReferenceParams,
  Identifier,
  RaRecord,
  UpdateParams,
} from 'ra-core'
import { currentI18n } from '../language/i18n-provider.ts'
import { ask } from './ask.ts'
import { calls } from './call/calls.ts'
import { merge } from './call/merge.ts'
import { newClientKey } from './client-key.ts'
import { draftOf, ofDraft } from './draft-of.ts'
import { type FieldBounds, inputBounds } from './input-bounds.ts'
import type { InputName, ManyChanged, ResourceOperations, StoredRecord } from './resource-operations.ts'
import { isSame } from './same-value.ts'
import { stampsOf } from './stamps.ts'
import { StoredEarlier, staleVersion } from './stored-earlier.ts'

type Values = Record<string, unknown>

/** The largest page of the API. */
const LARGEST_PAGE = 100

/** The largest size of pages that add up to `perPage`, so that none is read in part. */
function pageSizeFor(perPage: number): number {
  let size = Math.min(perPage, LARGEST_PAGE)
  while (perPage % size !== 0) size--
  return size
}

/** The fields of an input among the values of a form; for an update only those that changed. */
function inputFrom(name: InputName, data: Values, before: Values = {}): Values {
  const bounds: Readonly<Record<string, FieldBounds>> = inputBounds[name]
  const changed = Object.keys(bounds).filter((field) => {
    if (data[field] === undefined) return false
    // The form field of a picture has a value only to change it; the record has its address elsewhere.
    return bounds[field]?.kind.startsWith('picture') || !isSame(data[field], before[field])
  })
  return Object.fromEntries(changed.map((field) => [field, data[field]]))
}

/** The `TableQuery` of a list. In its filter, `q` searches and `deleted` selects soft-deleted records. */
function tableQuery({ sort, filter = {} }: GetListParams): object {
  const { q, deleted, ...equal } = filter as Values
  const filters = Object.entries(equal).map(([field, value]) => ({ field, value }))
  return {
    query: q || undefined,
    orderBy: sort?.field,
    descending: sort?.order === 'DESC',
    includeDeleted: Boolean(deleted),
    filters: deleted ? [...filters, { field: 'isDeleted', value: true }] : filters,
  }
}

/** A record in words, such as `Dish ‘Mantı’`. */
function titleOf(resource: string, { name, title, label, userName }: Values): string {
  const kind = currentI18n().translate(`resources.${resource}.name`, { smart_count: 1 })
  const called = name ?? title ?? label ?? userName
  return called ? `${kind} ‘${called}’` : kind
}

/** The calls for several records, and what they are called. */
const ACTIONS = {
  updateMany: 'ra.action.edit',
  removeMany: 'ra.action.delete',
  restoreMany: 'admin.deleted.restore',
} as const

type ManyCall = keyof typeof ACTIONS

export type RestoringProvider = DataProvider & {
  /** Makes one change to several records in one transaction. */
  changeMany(
    resource: string,
    call: ManyCall,
    ids: readonly Identifier[],
    input?: object,
  ): Promise<ManyChanged>
}

/**
 * The data provider of react-admin on the GraphQL API; all entities have the same reply shape, see
 * `ResourceOperations`.
 */
export function createDataProvider(
  operations: Readonly<Record<string, ResourceOperations>>,
): RestoringProvider {
  function operationsOf(resource: string): ResourceOperations {
    const found = operations[resource]
    if (!found) throw new Error(`There is no resource ${resource}.`)
    return found
  }

  function documentOf<C extends 'table' | 'add' | ManyCall>(resource: string, call: C) {
    const found = operationsOf(resource)[call]
    if (!found) throw new Error(`${resource} has no call ${call}.`)
    return found as NonNullable<ResourceOperations[C]>
  }

  function recordOf<R>(resource: string, record: object | null | undefined): R {
    const { read } = operationsOf(resource)
    const raw = record as Values
    return (read ? read(raw) : raw) as R
  }

  async function update<R extends RaRecord>(
    resource: string,
    id: Identifier,
    data: Values,
    before?: Values,
  ): Promise<R> {
    const { update: document, inputs } = operationsOf(resource)
    const fields: Readonly<Record<string, FieldBounds>> = inputBounds[inputs.update]
    const input = inputFrom(inputs.update, data, before)
    if (Object.keys(input).length === 0 && before) return before as R
    // The stamps of the form's values: react-admin may have refetched the record since the form was opened.
    for (const [stamp, value] of Object.entries(stampsOf(data))) {
      if (stamp in fields) input[stamp] = value
    }
    const draft = draftOf(data)
    const { reply, isEarlier, call } = await calls.send({
      ...{ document, variables: { id: String(id), input }, resource, draft },
      ...(draft && { values: input }),
      ...{ subject: `${resource}/${id}`, title: titleOf(resource, { ...before, ...data }) },
    })
    if (reply) return recordOf<R>(resource, reply.record)
    const stored = await one<R>(resource, id)
    if (!isEarlier) return stored
    const { changed, conflicts, merged } = merge({ ...before, ...(call?.values as Values) }, data, stored)
    if (changed.length === 0) return stored
    if (conflicts.length > 0) throw staleVersion()
    const rest = { ...merged, ...stampsOf(stored) }
    return update<R>(resource, id, draft ? ofDraft(rest, draft) : rest, stored)
  }

  async function add<R>(resource: string, data: Values): Promise<R> {
    const { inputs } = operationsOf(resource)
    if (!inputs.add) throw new Error(`${resource} is not added by itself.`)
    const input = inputFrom(inputs.add, data)
    const draft = draftOf(data)
    const { reply, isEarlier, call, ids } = await calls.send({
      // The form may have values that are sent after it, such as pictures.
      ...{ document: documentOf(resource, 'add'), variables: { input }, resource, values: data },
      // The key of its draft tells it from others that are added.
      ...{ draft, subject: `${resource}/new/${draft ?? newClientKey()}`, title: titleOf(resource, data) },
    })
    if (reply) return recordOf<R>(resource, reply.record)
    const record = await one<StoredRecord>(resource, String(ids[0]))
    const { changed } = merge((call?.values ?? {}) as Values, input, record)
    if (isEarlier && changed.length > 0)
      throw new StoredEarlier(record, Object.fromEntries(changed.map((field) => [field, input[field]])))
    return record as R
  }

  async function one<R extends RaRecord>(resource: string, id: Identifier): Promise<R> {
    const { record } = await ask(operationsOf(resource).one, { id: String(id) })
    return recordOf<R>(resource, record)
  }

  const provider: RestoringProvider = {
    async getList<R extends RaRecord>(resource: string, params: GetListParams) {
      const { page, perPage } = params.pagination ?? { page: 1, perPage: LARGEST_PAGE }
      const query = tableQuery(params)
      // Some entities do not return `isDeleted`.
      const state = params.filter?.deleted ? { isDeleted: true } : {}
      const data: R[] = []
      let total = 0
      const pageSize = pageSizeFor(perPage)
      for (let at = 0; at < perPage; at += pageSize) {
        const number = ((page - 1) * perPage + at) / pageSize + 1
        const { table } = await ask(documentOf(resource, 'table'), {
          query: { ...query, page: number, pageSize },
        })
        data.push(...table.items.map((item) => ({ ...recordOf<R>(resource, item), ...state })))
        total = table.totalCount
        if (number * pageSize >= total) break
      }
      return { data, total }
    },
    async getOne<R extends RaRecord>(resource: string, { id }: { id: Identifier }) {
      return { data: await one<R>(resource, id) }
    },
    async getMany<R extends RaRecord>(resource: string, { ids }: { ids: Identifier[] }) {
      return { data: await Promise.all(ids.map((id) => one<R>(resource, id))) }
    },
    getManyReference<R extends RaRecord>(
      resource: string,
      { target, id, ...params }: GetManyReferenceParams,
    ): Promise<GetListResult<R>> {
      return provider.getList<R>(resource, { ...params, filter: { ...params.filter, [target]: id } })
    },
    async create<R>(resource: string, { data }: CreateParams) {
      return { data: await add<R>(resource, data as Values) }
    },
    async update<R extends RaRecord>(resource: string, { id, data, previousData }: UpdateParams) {
      return { data: await update<R>(resource, id, data as Values, previousData as Values) }
    },
    async updateMany(resource, { ids, data }) {
      // In sequence, so that the first refusal stops it.
      for (const id of ids) await update(resource, id, data as Values)
      return { data: ids }
    },
    async delete<R extends RaRecord>(resource: string, { id, previousData }: DeleteParams<R>) {
      await provider.changeMany(resource, 'removeMany', [id])
      return { data: (previousData ?? { id }) as R }
    },
    async deleteMany(resource, { ids }) {
      await provider.changeMany(resource, 'removeMany', ids)
      return { data: ids }
    },
    async changeMany(resource, call, ids, input) {
      const variables = { ids: ids.map(String), ...(input && { input }) }
      const { translate } = currentI18n()
      const name = translate(`resources.${resource}.name`, { smart_count: ids.length })
      const { reply, requestId } = await calls.send({
        ...{ document: documentOf(resource, call), variables, resource },
        subject: `${resource}/${call}/${JSON.stringify(variables)}`,
        title: `${name}: ${translate(ACTIONS[call])}`,
      })
      return reply?.many ?? { count: ids.length, requestId }
    },
  }

  return provider
}
